import Foundation

/// A list: what its layout goes by.
public struct ListEntry: Sendable {
    public var sizes: ListSizes
    /// Whether text lines in rows are as high as UIKit's labels.
    public var usesLabelLines: Bool
    /// The point size of the body font, for telling such lines.
    public var bodySize: CGFloat
    /// Pixels per point; lengths on iOS are rounded to pixels.
    public var displayScale: CGFloat
    /// What `listRowSpacing(_:)` and `listSectionSpacing(_:)` ask for; nil for the style's own.
    public var rowSpacing: CGFloat?
    public var sectionSpacing: CGFloat?
    /// The navigation bar above, whose large title takes the place of the space above the first row.
    public var navigation: NavigationContext?
    /// Whether `scrollContentBackground(_:)` hides the list's own background.
    public var hidesBackground = false
    /// Whether it is drawn in the dark appearance.
    public var isDark = false

    /// Whether it has a background of its own around its rows.
    public var isGrouped: Bool { sizes.margin > 0 || sizes.missingHeader > 0 }
}

/// A row of a list, a section's header or its footer.
public struct ListRowEntry: @unchecked Sendable {
    public enum Role: Sendable { case row, header, footer }
    public var role: Role
    /// The section it is in, or -1.
    public var section: Int32
    /// The least height, in points.
    public var minHeight: CGFloat
    /// What `listRowInsets(_:)` asks for; nil for the style's own.
    public var insets: EdgeInsets?
    /// What `listRowBackground(_:)` puts behind it.
    var background: (@MainActor (inout NodeBuilder) -> Void)?
    /// What can be done with the row besides touching its content.
    public var handling = ListRowHandling()
    /// The edges at which `listRowSeparator(_:edges:)` hides the line, and the colour of the others; nil for the list's.
    public var hiddenSeparators: VerticalEdge.Set = []
    public var separatorTint: Color?
    /// Whether something of the user's is behind the row.
    public var hasOwnBackground: Bool { background != nil }
}

/// What rows know of the list around them.
struct ListContext: @unchecked Sendable {
    var look: ListLook
    var isForm: Bool
    /// Which row of the list shows the buttons beside it.
    var swipes: ListSwipes?
    var selection: ListSelection?
}

/// Which part of which section is being lowered.
struct ListSectionPart: Sendable {
    var role: ListRowEntry.Role
    var section: Int32
}

private enum ListContextKey: EnvironmentKey { static var defaultValue: ListContext? { nil } }
private enum ListSectionPartKey: EnvironmentKey { static var defaultValue: ListSectionPart? { nil } }
private enum ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }
private enum ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ListSectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

extension EnvironmentValues {
    /// The list around; nil outside of lists.
    var listContext: ListContext? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }

    var listSectionPart: ListSectionPart? {
        get { self[ListSectionPartKey.self] }
        set { self[ListSectionPartKey.self] = newValue }
    }

    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    var hidesListBackground: Bool {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }

    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }

    /// How much the headers of sections inside stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far a list's sections are apart.
public struct ListSectionSpacing: Sendable {
    enum Kind: Sendable {
        case standard, compact
        case custom(CGFloat)
    }
    let kind: Kind
    public static let `default` = ListSectionSpacing(kind: .standard)
    public static let compact = ListSectionSpacing(kind: .compact)

    /// - Parameter spacing: In points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// Nil for the style's own. What compact is was not recorded: about half.
    var points: CGFloat? {
        switch kind {
        case .standard: nil
        case .compact: 17.5
        case .custom(let spacing): spacing.isFinite ? max(0, spacing) : nil
        }
    }
}
