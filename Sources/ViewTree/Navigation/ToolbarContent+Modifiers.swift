import Foundation

/// A gap between the items of a bar (iOS 26). A flexible one takes the room there is.
public struct ToolbarSpacer {
    let sizing: SpacerSizing
    let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

/// Whether a gap takes the room there is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    public static let flexible = SpacerSizing(name: "flexible")
    public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarSpacer: ToolbarContent {
    public var body: Never { return fatalError("a gap in a bar has no body") }

    @MainActor public static func _collect(_ spacer: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        // At the ends of a bar there is no room to take; a fixed gap is the distance that items keep anyway.
        guard spacer.sizing == .flexible, spacer.placement.side == .bottom else { return }
        add(spacer.placement, AnyView(Spacer(minLength: 0)))
    }
}

/// The system's own item, which moves it elsewhere or leaves it out.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let search = ToolbarDefaultItemKind(name: "search")
    public static let title = ToolbarDefaultItemKind(name: "title")
}

public struct DefaultToolbarItem {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

extension DefaultToolbarItem: ToolbarContent {
    public var body: Never { return fatalError("an item of a bar has no body") }
    @MainActor public static func _collect(_ item: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {}
}

/// Items of a bar whose identity lets users rearrange them.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {}
extension _ToolbarContents: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}

/// How rearranging treats an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What rearranging offers.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension ToolbarContent {
    /// Whether the shared glass behind items shows (iOS 26); it takes no room.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
    /// Where a transition of a screen begins.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    public func hidden(_ hidden: Bool = true) -> _HiddenToolbarContent<Self> {
        nonisolated(unsafe) let content = self
        return _HiddenToolbarContent(content: content, isHidden: hidden)
    }
}

nonisolated extension CustomizableToolbarContent {
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> Self { self }
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }
}

/// Items of a bar that may be left out.
public struct _HiddenToolbarContent<Content> {
    let content: Content
    let isHidden: Bool
}

extension _HiddenToolbarContent: ToolbarContent where Content: ToolbarContent {
    public var body: Never { return fatalError("contents of a bar have no body") }

    @MainActor public static func _collect(_ contents: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {
        if !contents.isHidden { Content._collect(contents.content, add) }
    }
}

/// What a bar is for.
public struct ToolbarRole: Sendable {
    private let name: String
    public static let automatic = ToolbarRole(name: "automatic")
    public static let navigationStack = ToolbarRole(name: "navigationStack")
    public static let browser = ToolbarRole(name: "browser")
    public static let editor = ToolbarRole(name: "editor")
}

/// How a Mac's window shows its bar's labels.
public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

nonisolated extension View {
    /// What the bar is for; on a phone it looks the same.
    public func toolbarRole(_ role: ToolbarRole) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// The menu that opens from the title; it is not part of the screen before.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// Whether what is behind bars shows; it takes no room.
    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func toolbarForegroundStyle<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// A Mac's bar without one of its parts.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// A second line of the title, on a Mac.
    public func navigationSubtitle(_ subtitle: Text) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// What a title stands for, when it is dragged or shared.
    public func navigationDocument(_ url: URL) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// A title with a menu.
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> ModifiedContent<Self, _NavigationModifier> {
        let title = title().plainTitle()
        return modifier(_NavigationModifier { if $0.title == nil { $0.title = title } })
    }
}

/// The menu that opens from the title; it is not part of the screen before.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}

    public var body: Never { return fatalError("an item of a bar has no body") }

    @MainActor public static func _collect(_ menu: Self, _ add: (ToolbarItemPlacement, AnyView) -> Void) {}
}
