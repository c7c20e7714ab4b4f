/// How tab views look. Apple's protocol has no requirements that users can meet.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var _look: _TabViewLook { get }
}

extension TabViewStyle {
    nonisolated public var _look: _TabViewLook { .bar }
}

/// The system's looks of a tab view.
public enum _TabViewLook: Sendable, Equatable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode)
}

/// The platform's own: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}

/// Pages side by side, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots show.
    public struct IndexDisplayMode: Sendable, Equatable {
        enum Mode: Sendable { case automatic, always, never }
        let mode: Mode
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        public static let always = IndexDisplayMode(mode: .always)
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let mode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

    nonisolated public var _look: _TabViewLook { .page(mode) }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}
public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
}
/// Pages one below the other, on a watch; taken for pages side by side.
public struct VerticalPageTabViewStyle: TabViewStyle {
    /// How a page gives way to the next.
    public struct TransitionStyle: Sendable, Equatable {
        public static let automatic = TransitionStyle()
        public static let blur = TransitionStyle()
        public static let identity = TransitionStyle()
    }

    nonisolated public init(transitionStyle: TransitionStyle = .automatic) {}
    nonisolated public var _look: _TabViewLook { .page(.automatic) }
}
public struct CarouselTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var _look: _TabViewLook { .page(.automatic) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
    public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
    ) -> VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
    public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}

/// How the dots below pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, with or without a background; the background takes no room.
public struct PageIndexViewStyle: IndexViewStyle {
    public struct BackgroundDisplayMode: Sendable, Equatable {
        private let name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
    }

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { .bar } }

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the tab views inside.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> ModifiedContent<Self, _ControlStyleModifier> {
        let look = style._look
        return modifier(_ControlStyleModifier { $0.tabViewLook = look })
    }

    /// Sets the style of the dots below pages inside; it takes no room.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// When the bar of tabs gets smaller, while scrolling. It does not here.
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// Views in the sidebar that tabs become on larger screens; there is none on a phone.
    public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func tabViewSidebarBottomBar<C: View>(
        @ViewBuilder content: () -> C
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// What the user changed about the tabs of a sidebar.
    public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// A view above the bar of tabs (iOS 26). Its place was not recorded: it is left out.
    public func tabViewBottomAccessory<C: View>(
        @ViewBuilder content: () -> C
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the accessory above the tab bar is left out"))
    }
}

/// When a bar of tabs gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabBarMinimizeBehavior(name: "automatic")
    public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
    public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
    public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What the user changed about the tabs of a sidebar.
public struct TabViewCustomization: Codable, Sendable, Equatable {
    public init() {}
    public mutating func resetTabOrder() {}
    public mutating func resetVisibility() {}
}
