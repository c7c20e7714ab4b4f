import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Apple's documentation of `UITabBarController`: with more than five tabs a narrow bar shows four and "More".
@Suite struct MoreTabTests {
    private struct Tabs: View {
        var count = 6
        @State var tab = 0
        @State var taps = 0

        var body: some View {
            TabView(selection: $tab) {
                ForEach(0..<count, id: \.self) { number in
                    Text(verbatim: "screen \(number) of \(tab)")
                        .tabItem { Text(verbatim: "Tab \(number)") }
                        .tag(number)
                }
            }
        }
    }

    private func items(_ host: ViewHost) -> [CGRect] { host.tree.nodes.filter { $0.kind == "TabItem" }.map(\.frame) }

    private func tapItem(_ item: Int, _ host: ViewHost) {
        let frame = items(host)[item]
        _ = host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }

    private func screen(_ host: ViewHost) -> String? {
        host.tree.nodes.lazy.compactMap(\.label).first { $0.hasPrefix("screen ") }
    }

    private func row(_ title: String, _ host: ViewHost) -> CGRect? {
        host.tree.nodes.first { $0.kind == "Text" && $0.label == title && $0.frame.maxY < 700 }?.frame
    }

    @Test func fiveTabsHaveAnItemEach() {
        let host = ViewHost(Tabs(count: 5), device: .iPhone16Pro)
        #expect(items(host).count == 5)
        tapItem(4, host)
        #expect(screen(host) == "screen 4 of 4")
    }

    @Test func ofSixTabsFourAreInTheBar() {
        let host = ViewHost(Tabs(), device: .iPhone16Pro)
        #expect(items(host).count == 5)
        #expect(host.tree.nodes.contains { $0.label == "More" })
        #expect(!host.tree.nodes.contains { $0.label == "Tab 4" })
        tapItem(3, host)
        #expect(screen(host) == "screen 3 of 3")
    }

    @Test func theOthersAreInAList() throws {
        let host = ViewHost(Tabs(), device: .iPhone16Pro)
        tapItem(4, host)
        #expect(screen(host) == nil)
        #expect(row("Tab 3", host) == nil)
        _ = try #require(row("Tab 4", host))
        let last = try #require(row("Tab 5", host))
        _ = host.tap(at: CGPoint(x: last.midX, y: last.midY))
        #expect(screen(host) == "screen 5 of 5")
        // Once more on "More": back to the list.
        tapItem(4, host)
        #expect(screen(host) == nil && row("Tab 5", host) != nil)
        tapItem(1, host)
        #expect(screen(host) == "screen 1 of 1")
    }

    @Test func aTabBehindMoreCanBeChosenByTheSelection() {
        let host = ViewHost(Tabs(tab: 5), device: .iPhone16Pro)
        #expect(screen(host) == "screen 5 of 5")
        tapItem(4, host)
        #expect(row("Tab 5", host) != nil)
    }

    @Test func aWideBarHasRoomForAll() {
        let host = ViewHost(Tabs().environment(\.horizontalSizeClass, .regular), device: .iPhone16Pro)
        #expect(items(host).count == 6)
    }
}
