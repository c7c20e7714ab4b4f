/// A style that reflects the current tint colour, or the accent colour where none is set.
@frozen
public struct TintShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { Color.accentColor._resolve(context) }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint colour.
    @inlinable public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A style used to visually indicate selection. On iOS it follows the tint.
@frozen
public struct SelectionShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { TintShapeStyle()._resolve(context) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// A style used to visually indicate selection.
    @inlinable public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
