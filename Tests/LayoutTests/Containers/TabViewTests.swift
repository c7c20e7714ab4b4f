import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Tab views: where the bar is, and what a tap on it does.
struct TabViewTests {
    struct Tabs: View {
        @State var tab = 0
        var body: some View {
            TabView(selection: $tab) {
                Color.red.accessibilityIdentifier("first").tabItem { Label("First", systemImage: "star") }.tag(0)
                Text("Two").accessibilityIdentifier("second").tabItem { Text("Second") }.tag(1)
                Text("Three").tabItem { Text("Third") }.tag(2)
            }
        }
    }

    private func recorded(_ view: some View & Sendable) -> ViewHost {
        var environment = EnvironmentValues()
        environment.platform = .iOS26
        return ViewHost(view, proposal: ProposedViewSize(width: 375, height: 667), scale: 2, environment: environment)
    }

    private func items(_ host: ViewHost) -> [LayoutNode] { host.tree.nodes.filter { $0.kind == "TabItem" } }

    /// swiftui-web `ios/tabs/basic`: a capsule of 270 × 58 with ends of 6, 23 above the bottom of 375 × 667; the content
    /// ends 83 above it.
    @Test func theBarOfThreeTabsLiesWhereItWasRecorded() throws {
        let host = recorded(Tabs())
        let frames = items(host).map(\.frame)
        try #require(frames.count == 3)
        #expect(frames.map(\.minX) == [58.5, 144.5, 230.5])
        #expect(frames.allSatisfy { $0.width == 86 && $0.minY == 586 && $0.height == 58 })
        #expect(host.tree["first"]?.frame == CGRect(x: 0, y: 0, width: 375, height: 584))
    }

    @Test func aTapOnATabShowsItsScreenAlone() throws {
        let host = recorded(Tabs())
        #expect(host.tree["second"] == nil)
        let result = host.tap(at: CGPoint(x: items(host)[1].frame.midX, y: items(host)[1].frame.midY))
        #expect(result.hitTest.receiver?.kind == "TabItem")
        #expect(host.tree["second"] != nil)
        #expect(host.tree["first"] == nil)
    }

    struct Counter: View {
        @State var count = 0
        var body: some View { Button("count \(count)") { count += 1 }.accessibilityIdentifier("counter") }
    }

    struct Kept: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "star") { Counter() }
                Tab("Two", systemImage: "heart") { Text("Two") }
            }
        }
    }

    @Test func aTabThatIsHiddenKeepsItsState() throws {
        let host = recorded(Kept())
        try host.tap("counter")
        for place in [1, 0] {
            let frame = items(host)[place].frame
            _ = host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        }
        #expect(host.tree.nodes.contains { $0.label == "count 1" })
    }

    struct HiddenBar: View {
        var body: some View {
            TabView { Text("One").toolbar(.hidden, for: .tabBar).tabItem { Text("One") } }
        }
    }

    @Test func aScreenMayHideTheBar() {
        #expect(items(recorded(HiddenBar())).isEmpty)
    }

    struct MacTabs: View {
        var body: some View {
            TabView {
                Color.red.accessibilityIdentifier("content").tabItem { Text("One") }
                Text("b").tabItem { Text("Two") }
            }
        }
    }

    /// swiftui-web `tabview/basic` on macOS: segments as wide as their titles and 24, a point apart, 24 high, in the middle.
    @Test func onAMacTheTabsAreSegmentsAboveTheContent() throws {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let host = ViewHost(
            MacTabs(), proposal: ProposedViewSize(width: 360, height: 260), environment: environment)
        let frames = items(host).map(\.frame)
        try #require(frames.count == 2)
        #expect(frames[1].minX - frames[0].maxX == 1)
        #expect(frames.allSatisfy { $0.height == 24 && $0.minY == 0 })
        #expect(abs(frames[0].minX - (360 - frames[1].maxX)) < 1)
        #expect(host.tree["content"]?.frame == CGRect(x: 0, y: 24, width: 360, height: 236))
    }
}
