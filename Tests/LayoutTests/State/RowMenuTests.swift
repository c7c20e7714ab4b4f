import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Rows of lists with gestures of their own that take no tap.
struct RowMenuTests {
    private struct Screen<Added: ViewModifier>: View {
        let log: GestureLog
        let added: Added
        var body: some View {
            List {
                HStack {
                    Text("Row").accessibilityIdentifier("row")
                    Spacer()
                    Button("A") { log.note("A")() }
                }
                .modifier(added)
            }
        }
    }

    private struct Menu: ViewModifier {
        func body(content: Content) -> some View {
            content.contextMenu { Button("Item") {}.accessibilityIdentifier("item") }
        }
    }

    private struct Drag: ViewModifier {
        func body(content: Content) -> some View { content.gesture(DragGesture()) }
    }

    private struct TwoTaps: ViewModifier {
        let log: GestureLog
        func body(content: Content) -> some View { content.onTapGesture(count: 2, perform: log.note("two")) }
    }

    private struct OneTap: ViewModifier {
        let log: GestureLog
        func body(content: Content) -> some View { content.onTapGesture(perform: log.note("one")) }
    }

    private func gap(_ host: ViewHost) throws -> CGPoint {
        let row = try #require(host.tree["row"]?.frame)
        return CGPoint(x: row.maxX + 60, y: row.midY)
    }

    @Test func aContextMenuLeavesTheTapToTheRowsButton() throws {
        let log = GestureLog()
        let host = ViewHost(Screen(log: log, added: Menu()), device: .iPhone16Pro)
        let row = try #require(host.tree["row"]?.frame)
        let tap = host.tap(at: CGPoint(x: row.midX, y: row.midY))
        #expect(tap.hitTest.receiver?.kind == "Button")
        #expect(log.take() == ["A"])
        host.tap(at: try gap(host))
        #expect(log.take() == ["A"])
        #expect(host.tree["item"] == nil)
    }

    @Test func aPressAnywhereInTheRowOpensItsMenu() throws {
        let log = GestureLog()
        for point in [try gap(ViewHost(Screen(log: log, added: Menu()), device: .iPhone16Pro)), nil] {
            let host = ViewHost(Screen(log: log, added: Menu()), device: .iPhone16Pro)
            let row = try #require(host.tree["row"]?.frame)
            host.longPress(at: point ?? CGPoint(x: row.midX, y: row.midY))
            #expect(host.tree["item"] != nil)
            #expect(log.take() == [])
            let other = ViewHost(Screen(log: log, added: Menu()), device: .iPhone16Pro)
            other.secondaryPress(at: point ?? CGPoint(x: row.midX, y: row.midY))
            #expect(other.tree["item"] != nil)
        }
    }

    @Test func otherGesturesThatTakeNoTapLeaveItToo() throws {
        let log = GestureLog()
        let drag = ViewHost(Screen(log: log, added: Drag()), device: .iPhone16Pro)
        drag.tap(at: CGPoint(x: drag.tree["row"]!.frame.midX, y: drag.tree["row"]!.frame.midY))
        #expect(log.take() == ["A"])
        let host = ViewHost(Screen(log: log, added: TwoTaps(log: log)), device: .iPhone16Pro)
        let point = CGPoint(x: host.tree["row"]!.frame.midX, y: host.tree["row"]!.frame.midY)
        host.tap(at: point)
        #expect(log.take() == ["A"])
        host.tap(at: point, count: 2)
        #expect(log.take() == ["two"])
    }

    @Test func aTapGestureInARowKeepsItsTap() throws {
        let log = GestureLog()
        let host = ViewHost(Screen(log: log, added: OneTap(log: log)), device: .iPhone16Pro)
        host.tap(at: CGPoint(x: host.tree["row"]!.frame.midX, y: host.tree["row"]!.frame.midY))
        #expect(log.take() == ["one"])
    }
}
