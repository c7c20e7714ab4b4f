import Foundation

extension NodeBuilder {
    /// The chosen tab, and the bar in front of it.
    @MainActor
    mutating func tabView(_ tabs: [TabEntry], _ shown: Int, _ own: TabState, choose: @escaping (Int) -> Void) {
        var tabs = tabs
        for place in tabs.indices {
            if let label = tabs[place].label { (tabs[place].title, tabs[place].image) = tabItem(label) }
        }
        let platform = environment.platform
        let hasBar = !platform.isMacOS && platform != .watchOS && environment.tabViewLook == .bar
        let more = hasBar ? MoreTabs(tabs, shown, own, self, choose: choose) : nil
        keepState(of: tabs, besides: more?.showsList == true ? -1 : shown, own)
        if case .page(let mode) = platform == .watchOS ? .page(.automatic) : environment.tabViewLook, !platform.isMacOS
        {
            return pages(tabs, shown, mode, choose: choose)
        }
        guard !platform.isMacOS else { return segmentedTabs(tabs, shown, choose: choose) }
        let bar = TabBarState()
        let side = side
        let row = nextRow
        let place = identity
        node(safeAreaInset(.bottom, spacing: 0)) { builder in
            side.names[builder.parent] = "TabView"
            builder.withEnvironment(\.tabBar, bar) { builder in
                builder.filled { builder in
                    if let more, more.isOpen {
                        let screen = MoreTabsScreen(more: more, place: place)
                        builder.member(-2) { MoreTabsScreen._makeNodes(screen, &$0) }
                    } else if tabs.indices.contains(shown) {
                        tabs[shown].content(&builder)
                    }
                }
            }
            guard !tabs.isEmpty, !bar.isHidden else { return }
            let items = more?.items ?? tabs
            let view = TabBar(
                tabs: items, shown: more?.shownItem ?? shown, look: TabBarLook(builder, items.count),
                choose: { item in
                    if let more { more.tap(item) } else { choose(item) }
                })
            builder.member(-1) { builder in builder.apart { TabBar._makeNodes(view, &$0) } }
        }
        if let guess = TabBarLook.guess(platform, tabs, store.windowSize) { side.approximations[row] = guess }
    }

    /// Tabs that were shown before are evaluated aside: their state is kept, and nothing of them is on the screen.
    @MainActor
    private mutating func keepState(of tabs: [TabEntry], besides shown: Int, _ own: TabState) {
        if tabs.indices.contains(shown) { own.visited.insert(shown) }
        for place in own.visited where place != shown && tabs.indices.contains(place) {
            var aside = aside()
            tabs[place].content(&aside)
            _ = aside.finish()
        }
    }

    /// A screen as large as it is offered, its content in the middle.
    @MainActor
    private mutating func filled(_ content: @MainActor (inout NodeBuilder) -> Void) {
        side.flexibleFrames.append(
            FlexibleFrame(
                minWidth: 0, idealWidth: .nan, maxWidth: .infinity, minHeight: 0, idealHeight: .nan,
                maxHeight: .infinity))
        plumbing(Node(kind: .flexibleFrame, parent: -1, payload: Int32(side.flexibleFrames.count - 1))) { builder in
            builder.apart { builder in
                builder.plumbing(Node(kind: .zstack, parent: -1, payload: builder.newContainer())) { builder in
                    builder.withEnvironment(\.tabViewLook, .bar) { builder in
                        builder.withStackAxis(.none, content)
                    }
                }
            }
        }
    }

    /// Pages: the one that is shown, and the dots.
    @MainActor
    private mutating func pages(
        _ tabs: [TabEntry], _ shown: Int, _ mode: PageTabViewStyle.IndexDisplayMode, choose: @escaping (Int) -> Void
    ) {
        let side = side
        let showsDots = mode == .always || (mode == .automatic && tabs.count > 1)
        node(Node(kind: .zstack, parent: -1, payload: newContainer(), vertical: VerticalAlignment.bottom.index)) {
            builder in
            side.names[builder.parent] = "TabView"
            side.pages[builder.parent] = PageTurning(count: tabs.count, shown: shown, choose: choose)
            builder.filled { builder in if tabs.indices.contains(shown) { tabs[shown].content(&builder) } }
            guard showsDots, !tabs.isEmpty else { return }
            // UIPageControl on iOS 26 (swiftui-web `uikit/controls/more`): dots of 10 points, 18 from one to the next, 14 at
            // both ends: 74 × 26 for three pages, 92 for four; 25.667 high at 3 pixels a point (AccessibilitySnapshot).
            let scale = builder.environment.displayScale
            var entry = HostedEntry(
                kind: "PageControl", label: "page \(shown + 1) of \(tabs.count)",
                size: CGSize(width: 20 + 18 * CGFloat(tabs.count), height: (25.6 * scale).rounded(.up) / scale),
                takesTouches: true,
                isEnabled: builder.environment.isEnabled, yieldsToAncestorTap: false, colors: [], activate: nil)
            entry.parts = .columns([
                HostedPart(name: "previous", activate: { choose(max(0, shown - 1)) }),
                HostedPart(name: "next", activate: { choose(min(tabs.count - 1, shown + 1)) }),
            ])
            let control = entry
            builder.member(-1) { builder in
                builder.apart { $0.hosted(control, because: "the place of the dots was not recorded") }
            }
        }
    }

    /// AppKit's tabs: segments at the top in the middle, the content below them.
    ///
    /// Source: swiftui-web `tabview/basic`: a segment is its title + 24, a point between two, 24 high in all.
    @MainActor
    private mutating func segmentedTabs(_ tabs: [TabEntry], _ shown: Int, choose: @escaping (Int) -> Void) {
        let side = side
        let column = Node(kind: .vstack, parent: -1, payload: newContainer(), a: 0)
        node(column) { builder in
            side.names[builder.parent] = "TabView"
            builder.withStackAxis(.vertical) { builder in
                let bar = TabSegments(tabs: tabs, shown: shown, choose: choose)
                builder.member(-1) { builder in builder.apart { TabSegments._makeNodes(bar, &$0) } }
                builder.filled { builder in if tabs.indices.contains(shown) { tabs[shown].content(&builder) } }
            }
        }
    }
}

/// What the views in a tab ask of the bar, collected while they are lowered.
final class TabBarState: @unchecked Sendable {
    var isHidden = false
}

private enum TabBarKey: EnvironmentKey { static var defaultValue: TabBarState? { nil } }

extension EnvironmentValues {
    /// The bar of the tab view around; nil outside of tab views.
    var tabBar: TabBarState? {
        get { self[TabBarKey.self] }
        set { self[TabBarKey.self] = newValue }
    }
}
