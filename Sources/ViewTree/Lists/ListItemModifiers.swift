import Foundation

/// How the rows of a list stand out.
public struct ListItemTint: Sendable {
    let color: Color?
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    public static let monochrome = ListItemTint(color: nil)
}

/// How many rows and columns a badge stands out by.
public struct BadgeProminence: Hashable, Sendable {
    private let rank: Int
    public static let decreased = BadgeProminence(rank: 0)
    public static let standard = BadgeProminence(rank: 1)
    public static let increased = BadgeProminence(rank: 2)
}

nonisolated extension View {
    public func listItemTint(_ tint: ListItemTint?) -> UnchangedContent<Self> { unchanged }
    public func badgeProminence(_ prominence: BadgeProminence) -> UnchangedContent<Self> { unchanged }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> UnchangedContent<Self> { unchanged }
    public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func listRowPlatterColor(_ color: Color?) -> UnchangedContent<Self> { unchanged }
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> UnchangedContent<Self> { unchanged }

    /// The margins of sections; the style's own are kept.
    public func listSectionMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "listSectionMargins is not modelled"))
    }
}

/// Whether every other row has a background.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
