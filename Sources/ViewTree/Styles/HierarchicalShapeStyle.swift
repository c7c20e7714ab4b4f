/// A shape style that maps to one of the numbered levels of the current foreground style.
@frozen
public struct HierarchicalShapeStyle: Hashable, Sendable {
    @usableFromInline let level: UInt8

    @inlinable init(level: UInt8) { self.level = level }

    /// The first level of the current content style.
    @inlinable public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the current content style.
    @inlinable public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the current content style.
    @inlinable public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the current content style.
    @inlinable public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the current content style.
    @inlinable public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }

    /// How opaque a style without levels of its own is at a level: 1, 0.5, 0.25, then 0.18.
    ///
    /// Source: OpenSwiftUI, `SystemColorDefinition.opacity(at:environment:)`, audited for iOS 18.
    static func opacity(at level: Int) -> Double {
        switch level {
        case ...0: 1
        case 1: 0.5
        case 2: 0.25
        default: 0.18
        }
    }
}

extension HierarchicalShapeStyle: ShapeStyle {
    public func _resolve(_ context: StyleContext) -> ResolvedStyle {
        context.foregroundStyle(at: context.level + Int(level))
    }
}

extension StyleContext {
    /// The foreground style at a level: the one given for it, else the first one's share of it, else the label colour.
    func foregroundStyle(at level: Int) -> ResolvedStyle {
        if level > 0, level <= foregroundLevels.count { return foregroundLevels[level - 1] }
        if let foreground { return foreground.opacity(HierarchicalShapeStyle.opacity(at: level)) }
        let color: SystemColor =
            switch level {
            case ...0: .label
            case 1: .secondaryLabel
            case 2: .tertiaryLabel
            case 3: .quaternaryLabel
            default: .quinaryLabel
            }
        return .color(color.resolved(isDark: isDark))
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the current content style.
    @inlinable public static var primary: HierarchicalShapeStyle { .primary }
    /// The second level of the current content style.
    @inlinable public static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third level of the current content style.
    @inlinable public static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth level of the current content style.
    @inlinable public static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The fifth level of the current content style.
    @inlinable public static var quinary: HierarchicalShapeStyle { .quinary }
}
