/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    private let style: any ShapeStyle

    /// Wraps a shape style; wrapping an `AnyShapeStyle` adds no layer.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { style._resolve(context) }
}
