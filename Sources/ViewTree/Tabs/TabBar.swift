import Foundation

/// Where a bar of tabs and its parts lie. In points.
struct TabBarLook {
    /// From the top of the bar to the window's bottom, less the safe area.
    var height: CGFloat
    /// The capsule or, before iOS 26, the bar itself.
    var width: CGFloat
    var barHeight: CGFloat
    /// From the bar's top to the capsule.
    var top: CGFloat
    /// What the tabs leave free at each end.
    var margin: CGFloat
    var imageTop: CGFloat
    var imageHeight: CGFloat
    /// From the top to the label's baseline.
    var baseline: CGFloat
    var isFloating: Bool

    /// - Parameter count: How many tabs there are.
    @MainActor
    init(_ builder: NodeBuilder, _ count: Int) {
        let width = builder.store.windowSize.width > 0 ? builder.store.windowSize.width : 375
        switch builder.environment.platform {
        case .iOS26, .macOS:
            // swiftui-web `ios/tabs/basic`, three tabs in 375 × 667: the content ends 83 above the bottom, a capsule of
            // 270 × 58 lies 23 above it, its ends of 6 free; symbols 9.5 and baselines 46 below its top.
            height = max(0, 83 - builder.environment._windowSafeArea.bottom)
            self.width = min(86 * CGFloat(count) + 12, max(0, width - 42))
            barHeight = 58
            top = 2
            margin = 6
            imageTop = 9.5
            imageHeight = 24
            baseline = 46
            isFloating = true
        case .iOS17, .iOS18, .watchOS:
            // UITabBar: 49 above the safe area; from general knowledge of UIKit.
            height = 49
            self.width = width
            barHeight = 49
            top = 0
            margin = 0
            imageTop = 5
            imageHeight = 28
            baseline = 45
            isFloating = false
        }
    }

    /// Why the bar's numbers may be wrong; nil for what was recorded.
    static func guess(_ platform: Platform, _ tabs: [TabEntry], _ window: CGSize) -> String? {
        switch platform {
        case .macOS: nil
        case .iOS26:
            tabs.count == 3 && window == CGSize(width: 375, height: 667)
                ? nil : "the tab bar was recorded with three tabs in 375 × 667"
        case .iOS17, .iOS18, .watchOS: "the tab bar was not recorded on this version; from general knowledge of UIKit"
        }
    }
}

/// The bar of a tab view.
struct TabBar {
    let tabs: [TabEntry]
    let shown: Int
    let look: TabBarLook
    let choose: (Int) -> Void
}

extension TabBar: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(tabs.indices, id: \.self) { place in
                TabBarItem(tab: tabs[place], isShown: place == shown, look: look, choose: { choose(place) })
            }
        }
        .padding(.horizontal, look.margin)
        .frame(width: look.width, height: look.barHeight)
        .background { if look.isFloating { Capsule().fill(.bar) } else { Rectangle().fill(.bar).ignoresSafeArea() } }
        .padding(.top, look.top)
        .frame(maxWidth: .infinity)
        .frame(height: look.height, alignment: .top)
    }
}

/// A tab's item in the bar: symbol above title, the whole slot for taps.
private struct TabBarItem {
    let tab: TabEntry
    let isShown: Bool
    let look: TabBarLook
    let choose: () -> Void
}

extension TabBarItem: PrimitiveView {
    @MainActor static func _makeNodes(_ view: TabBarItem, _ builder: inout NodeBuilder) {
        let side = builder.side
        let button = AnyButton(role: nil, action: view.choose, label: AnyView(EmptyView()))
        button.makeNodes(&builder, named: "TabItem") { builder in
            if !view.tab.title.isEmpty { side.titles[builder.parent] = view.tab.title }
            let label = TabBarLabel(tab: view.tab, isShown: view.isShown, look: view.look)
            builder.withEnvironment(
                {
                    $0.font = .system(size: 10, weight: .medium)
                    $0.imageScale = .medium
                    // UIKit's are grey, those of iOS 26 black.
                    let other = view.look.isFloating ? Color.primary : .gray
                    $0.foregroundStyle = AnyShapeStyle(view.isShown ? $0.tint ?? .accentColor : other)
                },
                { builder in builder.part { TabBarLabel._makeNodes(label, &$0) } })
        }
    }
}

private struct TabBarLabel {
    let tab: TabEntry
    let isShown: Bool
    let look: TabBarLook
}

extension TabBarLabel: View {
    var body: some View {
        ZStack(alignment: .top) {
            if let image = tab.image {
                // A symbol in the size that fills the slot; an asset in its own.
                Reported(image.font(.system(size: 20))).frame(height: look.imageHeight).padding(.top, look.imageTop)
            }
            if !tab.title.isEmpty {
                // A line of the system's font at 10 points: its baseline is 1950/2048 of them down.
                Reported(Text(verbatim: tab.title).lineLimit(1))
                    .padding(.top, look.baseline - 10 * 1950 / 2048)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .contentShape(Rectangle())
    }
}

/// AppKit's tabs.
struct TabSegments {
    let tabs: [TabEntry]
    let shown: Int
    let choose: (Int) -> Void
}

extension TabSegments: View {
    var body: some View {
        HStack(spacing: 1) {
            ForEach(tabs.indices, id: \.self) { place in
                TabSegment(tab: tabs[place], isShown: place == shown, choose: { choose(place) })
            }
        }
    }
}

private struct TabSegment {
    let tab: TabEntry
    let isShown: Bool
    let choose: () -> Void
}

extension TabSegment: PrimitiveView {
    @MainActor static func _makeNodes(_ view: TabSegment, _ builder: inout NodeBuilder) {
        let side = builder.side
        let button = AnyButton(role: nil, action: view.choose, label: AnyView(EmptyView()))
        let label = Text(verbatim: view.tab.title).lineLimit(1).padding(.horizontal, 12).frame(height: 24)
            .contentShape(Rectangle())
        button.makeNodes(&builder, named: "TabItem") { builder in
            side.titles[builder.parent] = view.tab.title
            builder.single(label, in: Node(kind: .hstack, parent: -1))
        }
    }
}
