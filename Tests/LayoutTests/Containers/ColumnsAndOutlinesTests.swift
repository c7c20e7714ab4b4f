import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Split views, disclosure groups, selections and bars at the bottom.
struct ColumnsAndOutlinesTests {
    struct Split: View {
        @State var selection: Int?
        var body: some View {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $selection) {
                    Text("Item \($0)").accessibilityIdentifier("item\($0)")
                }
            } detail: {
                Text(selection.map { "Detail \($0)" } ?? "None").accessibilityIdentifier("detail")
            }
        }
    }

    @Test func onAPhoneARowOfTheSidebarShowsTheDetail() throws {
        let host = ViewHost(Split(), device: .iPhone16Pro)
        #expect(host.tree["detail"] == nil)
        try host.tap("item1")
        #expect(host.tree.nodes.contains { $0.label == "Detail 1" })
    }

    struct MacSplit: View {
        var body: some View {
            NavigationSplitView {
                Color.red.accessibilityIdentifier("sidebar").navigationSplitViewColumnWidth(150)
            } detail: {
                Color.blue.accessibilityIdentifier("detail")
            }
        }
    }

    /// swiftui-web `splitview/widths`: a panel of 150 with 8 before, above and below it; the detail begins where it ends.
    @Test func onAMacTheColumnsStandSideBySide() {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let host = ViewHost(
            MacSplit(), proposal: ProposedViewSize(width: 480, height: 300), environment: environment)
        #expect(host.tree["sidebar"]?.frame == CGRect(x: 8, y: 8, width: 150, height: 284))
        #expect(host.tree["detail"]?.frame == CGRect(x: 158, y: 0, width: 322, height: 300))
    }

    struct Group: View {
        var body: some View {
            DisclosureGroup("More") { Color.red.frame(height: 16).accessibilityIdentifier("inside") }
                .accessibilityIdentifier("group")
        }
    }

    /// swiftui-web `disclosure/basic`: a line of 16 makes a row of 24, the content lies right below it.
    @Test func onAMacATapOpensADisclosureGroup() throws {
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let host = ViewHost(Group(), proposal: ProposedViewSize(width: 200, height: 100), environment: environment)
        #expect(host.tree["group"]?.frame.height == 24)
        #expect(host.tree["inside"] == nil)
        // The label begins 11.5 in, after the chevron.
        let frame = try #require(host.tree["group"]?.frame)
        _ = host.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
        #expect(host.tree["group"]?.frame.height == 40)
        #expect(host.tree["inside"]?.frame.height == 16)
    }

    struct Bars: View {
        var body: some View {
            NavigationStack {
                Color.red.accessibilityIdentifier("content")
                    .toolbar { ToolbarItem(placement: .bottomBar) { Button("Tap") {}.accessibilityIdentifier("tap") } }
            }
        }
    }

    /// swiftui-web `uikit/nav/toolbar`: 76 at the bottom belong to the bar, the items lie in its upper 48.
    @Test func aBottomBarTakesItsRoomFromTheContent() throws {
        var environment = EnvironmentValues()
        environment.platform = .iOS26
        let host = ViewHost(Bars(), proposal: ProposedViewSize(width: 320, height: 400), environment: environment)
        #expect(host.tree["content"]?.frame == CGRect(x: 0, y: 0, width: 320, height: 324))
        #expect(host.tree["tap"]?.frame.midY == 348)
    }

    /// swiftui-web `table/*`: two automatic columns in 360 share the room, four in 480 give way, two in 200 run out.
    @Test func columnsOfATableShareItsWidth() {
        struct Row: Identifiable { let id: Int }
        struct Grid: View {
            var body: some View {
                Table([Row(id: 0)]) {
                    TableColumn("A") { (_: Row) in Color.red.accessibilityIdentifier("a") }
                    TableColumn("B") { (_: Row) in Color.red.accessibilityIdentifier("b") }
                }
            }
        }
        var environment = EnvironmentValues()
        environment.platform = .macOS
        let host = ViewHost(Grid(), proposal: ProposedViewSize(width: 360, height: 200), environment: environment)
        // Pitches of 172.5 from 8 on; cells 8 in.
        #expect(host.tree["a"]?.frame.minX == 16)
        #expect(host.tree["b"]?.frame.minX == 188.5)
        #expect(host.tree["a"]?.frame.minY == 37)
    }

    @Test func elementsAreRemovedAndMovedByOffsets() {
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: IndexSet([0, 2]), toOffset: 4)
        #expect(letters == ["b", "d", "a", "c", "e"])
        letters.remove(atOffsets: IndexSet([1, 4]))
        #expect(letters == ["b", "a", "c"])
    }
}
