/// The background style in the current context.
@frozen
public struct BackgroundStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        if let background = context.background {
            return background.opacity(HierarchicalShapeStyle.opacity(at: context.level))
        }
        let color: SystemColor =
            switch context.level {
            case ...0: .background
            case 1: .secondaryBackground
            default: .tertiaryBackground
            }
        return .color(color.resolved(isDark: context.isDark))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in the current context.
    @inlinable public static var background: BackgroundStyle { BackgroundStyle() }
}
