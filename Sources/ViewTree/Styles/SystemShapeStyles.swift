/// A style appropriate for foreground separator or border lines.
@frozen
public struct SeparatorShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { context.style(of: .separator) }
}

/// A style appropriate for placeholder text.
@frozen
public struct PlaceholderTextShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { context.style(of: .placeholderText) }
}

/// A style appropriate for links.
@frozen
public struct LinkShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { context.style(of: .link) }
}

/// A style appropriate for the background of windows.
@frozen
public struct WindowBackgroundShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle { context.style(of: .background) }
}

/// A style appropriate for filling shapes; its levels are UIKit's four fill colours.
@frozen
public struct FillShapeStyle: ShapeStyle {
    @inlinable public init() {}

    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        let color: SystemColor =
            switch context.level {
            case ...0: .fill
            case 1: .secondaryFill
            case 2: .tertiaryFill
            default: .quaternaryFill
            }
        return .color(color.resolved(isDark: context.isDark))
    }
}

extension StyleContext {
    /// A system colour at the context's level.
    fileprivate func style(of color: SystemColor) -> ResolvedStyle { Color(system: color)._resolve(self) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// A style appropriate for separator or border lines.
    @inlinable public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// A style appropriate for placeholder text.
    @inlinable public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// A style appropriate for links.
    @inlinable public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A style appropriate for filling shapes.
    @inlinable public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// A style appropriate for the background of windows.
    @inlinable public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
