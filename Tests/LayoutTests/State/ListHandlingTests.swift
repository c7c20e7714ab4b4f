import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Swiping, deleting, moving and selecting the rows of a list.
struct ListHandlingTests {
    struct Swiped: View {
        @State var items = ["a", "b", "c"]
        @State var log = "none"
        var body: some View {
            List {
                ForEach(items, id: \.self) { item in
                    Text(item).accessibilityIdentifier(item)
                        .swipeActions {
                            Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
                                .accessibilityIdentifier("delete-\(item)")
                            Button("Flag") { log = "flag \(item)" }.accessibilityIdentifier("flag-\(item)")
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Read") { log = "read \(item)" }.accessibilityIdentifier("read-\(item)")
                        }
                }
                Text(log).accessibilityIdentifier("log")
            }
        }
    }

    private func label(_ id: String, _ host: ViewHost) -> String? { host.tree[id]?.children.first?.label }

    @Test func aSwipeShowsTheButtonsTheFirstAtTheEdge() throws {
        let host = ViewHost(Swiped(), device: .iPhone16Pro)
        #expect(host.tree["flag-a"] == nil)
        let before = try #require(host.tree["a"]?.frame.minX)
        host.swipe("a", .left)
        let flag = try #require(host.tree["flag-a"]?.frame)
        let delete = try #require(host.tree["delete-a"]?.frame)
        #expect(flag.maxX == delete.minX)
        let moved = try #require(host.tree["a"]?.frame.minX)
        #expect(abs(before - moved - flag.width - delete.width) < 1e-6)
        try host.tap("flag-a")
        #expect(label("log", host) == "flag a")
        #expect(host.tree["flag-a"] == nil)
        #expect(host.tree["a"]?.frame.minX == before)
    }

    @Test func aTapElsewhereInTheListClosesTheButtonsAndDoesNothingElse() {
        let host = ViewHost(Swiped(), device: .iPhone16Pro)
        host.swipe("a", .left)
        let b = host.tree["b"]!.frame
        host.tap(at: CGPoint(x: b.midX, y: b.midY))
        #expect(host.tree["flag-a"] == nil)
    }

    @Test func aFullSwipeDoesWhatTheFirstButtonDoesUnlessItIsNotAllowed() {
        let host = ViewHost(Swiped(), device: .iPhone16Pro)
        host.swipe("b", .left, isFull: true)
        #expect(host.tree["b"] == nil)
        #expect(host.tree["a"] != nil && host.tree["c"] != nil)
        host.swipe("a", .right, isFull: true)
        #expect(label("log", host) == "none")
        #expect(host.tree["read-a"] != nil)
    }

    @Test func oneRowAtATimeShowsItsButtons() {
        let host = ViewHost(Swiped(), device: .iPhone16Pro)
        host.swipe("a", .left)
        host.swipe("c", .right)
        #expect(host.tree["flag-a"] == nil)
        #expect(host.tree["read-c"] != nil)
    }

    @Test func aDragUpOrDownScrollsAndShowsNothing() {
        let host = ViewHost(Swiped(), device: .iPhone16Pro)
        host.swipe("a", .up)
        #expect(host.tree["flag-a"] == nil)
    }

    /// Source: Apple's documentation of `swipeActions`.
    @Test func aRowWithActionsOfItsOwnIsNotGivenTheOneThatDeletes() {
        struct Flagged: View {
            @State var items = ["a", "b"]
            var body: some View {
                List {
                    ForEach(items, id: \.self) { item in
                        if item == "a" {
                            Text(item).accessibilityIdentifier(item).swipeActions(edge: .leading) { Button("Flag") {} }
                        } else {
                            Text(item).accessibilityIdentifier(item)
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                }
            }
        }
        let host = ViewHost(Flagged(), device: .iPhone16Pro)
        host.swipe("a", .left, isFull: true)
        #expect(host.tree["a"] != nil)
        #expect(!host.tree.nodes.contains { $0.kind == "Text" && $0.label == "Delete" })
        host.swipe("b", .left, isFull: true)
        #expect(host.tree["b"] == nil)
    }

    struct Edited: View {
        @State var items = ["a", "b", "c"]
        @State var chosen: String?
        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(items, id: \.self) { item in
                        Text(item).accessibilityIdentifier(item).deleteDisabled(item == "c")
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                    Text("chosen \(chosen ?? "none"), \(items.joined())").accessibilityIdentifier("log")
                }
                .toolbar { EditButton().accessibilityIdentifier("edit") }
            }
        }
    }

    private func button(_ title: String, _ host: ViewHost, row: String? = nil) -> CGPoint? {
        let y = row.flatMap { host.tree[$0]?.frame.midY }
        let frames = host.tree.nodes.filter { $0.kind == "Button" && $0.label == title }.map(\.frame)
        let frame = y.map { y in frames.first { $0.minY < y && $0.maxY > y } } ?? frames.first
        return frame.map { CGPoint(x: $0.midX, y: $0.midY) }
    }

    @Test func onDeleteOffersADeleteButtonAfterASwipe() throws {
        let host = ViewHost(Edited(), device: .iPhone16Pro)
        host.swipe("a", .left)
        host.tap(at: try #require(button("Delete", host)))
        #expect(label("log", host) == "chosen none, bc")
        host.swipe("c", .left)
        #expect(button("Delete", host) == nil)
    }

    @Test func anEditModeDeletesInTwoSteps() throws {
        let host = ViewHost(Edited(), device: .iPhone16Pro)
        try host.tap("edit")
        #expect(button("Remove", host, row: "c") == nil)
        host.tap(at: try #require(button("Remove", host, row: "b")))
        #expect(label("log", host) == "chosen none, abc")
        host.tap(at: try #require(button("Delete", host)))
        #expect(label("log", host) == "chosen none, ac")
        try host.tap("edit")
        #expect(button("Remove", host) == nil)
    }

    @Test func aHandleMovesItsRow() throws {
        let host = ViewHost(Edited(), device: .iPhone16Pro)
        try host.tap("edit")
        let (a, b, c) = (host.tree["a"]!.frame, host.tree["b"]!.frame, host.tree["c"]!.frame)
        let x: CGFloat = 402 - 20 - 19
        host.drag(from: CGPoint(x: x, y: a.midY), to: CGPoint(x: x, y: b.midY + 5))
        #expect(label("log", host) == "chosen none, bac")
        host.drag(from: CGPoint(x: x, y: c.midY), to: CGPoint(x: x, y: a.midY - 5))
        #expect(label("log", host) == "chosen none, cba")
        host.drag(from: CGPoint(x: x, y: a.midY), to: CGPoint(x: x, y: a.midY + 3))
        #expect(label("log", host) == "chosen none, cba")
    }

    @Test func aTapOnARowSelectsItsValue() throws {
        let host = ViewHost(Edited(), device: .iPhone16Pro)
        try host.tap("b")
        #expect(label("log", host) == "chosen b, abc")
    }

    @Test func movingKeepsTheOrderOfWhatMoves() {
        // Apple's documentation of move(fromOffsets:toOffset:): the destination is an offset before the move.
        var letters = ["a", "b", "c", "d", "e"]
        letters.move(fromOffsets: [0, 3], toOffset: 2)
        #expect(letters == ["b", "a", "d", "c", "e"])
        letters.move(fromOffsets: [0], toOffset: 5)
        #expect(letters == ["a", "d", "c", "e", "b"])
        letters.remove(atOffsets: [1, 4, 17])
        #expect(letters == ["a", "c", "e"])
    }
}
