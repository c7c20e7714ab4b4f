/// The foreground style in the current context.
@frozen
public struct ForegroundStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { context.foregroundStyle(at: context.level) }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style in the current context.
    @inlinable public static var foreground: ForegroundStyle { ForegroundStyle() }
}
