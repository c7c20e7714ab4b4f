import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What follows a finger besides gestures: scroll views as wide as they are, refreshing, swiping back.
struct PanningTests {
    private let size = ProposedViewSize(width: 300, height: 300)

    private struct Gaps: View {
        var count = 20
        var body: some View {
            ScrollView {
                VStack(spacing: 100) {
                    ForEach(0..<count, id: \.self) { Text("row \($0)").accessibilityIdentifier("\($0)") }
                }
            }
        }
    }

    @Test func aDragThatBeginsOnAGapScrollsAndATapThereHitsNothing() throws {
        let host = ViewHost(Gaps(), proposal: size)
        let before = try #require(host.tree["0"]?.frame)
        // Across its axis a scroll view is as wide as its content.
        let gap = CGPoint(x: before.midX, y: before.maxY + 50)
        let tap = host.tap(at: gap)
        #expect(tap.hitTest.hit == nil && tap.hitTest.receiver == nil && tap.effects.isEmpty)
        let drag = host.drag(from: gap, to: CGPoint(x: gap.x, y: gap.y - 40))
        #expect(drag.hitTest.receiver?.kind == "ScrollView")
        let after = try #require(host.tree["0"]?.frame)
        #expect(abs(after.minY - before.minY + 40) < 1e-6)
        #expect(drag.hitTest.verdict.contains("ScrollView"))
    }

    @Test func whatNeedNotScrollLeavesTheDragToWhatIsBehind() {
        let log = GestureLog()
        func host(_ count: Int) -> ViewHost {
            ViewHost(
                ZStack {
                    Color.red.onTapGesture(perform: log.note("tap"))
                        .gesture(DragGesture().onEnded { _ in log.note("drag")() })
                    Gaps(count: count)
                }, proposal: size)
        }
        let (start, end) = (CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 60))
        host(1).drag(from: start, to: end)
        #expect(log.take() == ["drag"])
        let long = host(20)
        long.drag(from: start, to: end)
        #expect(log.take() == [])
        // Where a gap is by now.
        long.tap(at: end)
        #expect(log.take() == ["tap"])
    }

    @Test func aDragOnAGapOfAListScrollsIt() throws {
        let host = ViewHost(
            List {
                Section { ForEach(0..<20) { Text("\($0)").accessibilityIdentifier("a\($0)") } }
                Section { ForEach(0..<20) { Text("\($0)").accessibilityIdentifier("b\($0)") } }
            }, device: .iPhone16Pro)
        let before = try #require(host.tree["a0"]?.frame.minY)
        // Beside the rows.
        host.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 4, y: 440))
        let after = try #require(host.tree["a0"]?.frame.minY)
        #expect(abs(after - before + 60) < 1e-6)
    }

    @Test func aScrollViewThatIsPulledDownFarEnoughAtItsTopRefreshes() {
        let log = GestureLog()
        let list = ViewHost(
            List(0..<100) { Text("\($0)") }.refreshable { @MainActor in log.note("list")() }.accessibilityIdentifier(
                "list"),
            device: .iPhone16Pro)
        let start = CGPoint(x: 200, y: 300)
        list.drag(from: start, to: CGPoint(x: 200, y: 390))
        #expect(log.take() == [])
        list.drag(from: start, to: CGPoint(x: 200, y: 410))
        #expect(log.take() == ["list"])
        list.scroll("list", by: CGVector(dx: 0, dy: 500))
        list.drag(from: start, to: CGPoint(x: 200, y: 410))
        #expect(log.take() == [])
        let short = ViewHost(
            ScrollView { Text("short") }.refreshable { @MainActor in log.note("short")() }, device: .iPhone16Pro)
        short.drag(from: start, to: CGPoint(x: 200, y: 410))
        #expect(log.take() == ["short"])
        short.drag(from: CGPoint(x: 200, y: 410), to: start)
        #expect(log.take() == [])
    }

    private struct Pushing: View {
        var hidesBack = false
        var body: some View {
            NavigationStack {
                NavigationLink("Go") {
                    VStack {
                        Text("second").accessibilityIdentifier("second")
                    }
                    .navigationBarBackButtonHidden(hidesBack)
                }
                .accessibilityIdentifier("go").navigationTitle("Home")
            }
        }
    }

    @Test func aSwipeFromTheLeadingEdgeOverMoreThanHalfTheWidthGoesBack() throws {
        let host = ViewHost(Pushing(), device: .iPhone16Pro)
        func drag(_ start: CGFloat, _ end: CGFloat) {
            host.drag(from: CGPoint(x: start, y: 600), to: CGPoint(x: end, y: 605))
        }
        try host.tap("go")
        drag(5, 195)
        drag(40, 390)
        #expect(host.tree["second"] != nil)
        drag(5, 230)
        #expect(host.tree["second"] == nil)
        // The root stays.
        drag(5, 230)
        #expect(host.tree["go"] != nil)
    }

    @Test func aScreenWithoutABackButtonIsNotSwipedAway() throws {
        let host = ViewHost(Pushing(hidesBack: true), device: .iPhone16Pro)
        try host.tap("go")
        host.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 300, y: 600))
        #expect(host.tree["second"] != nil)
    }

    @Test func aBackButtonIsFoundAsBackAndUnderTheTitleBefore() throws {
        let host = ViewHost(Pushing(), device: .iPhone16Pro)
        try host.tap("go")
        let tree = host.tree
        let back = try #require(tree.nodes.first { tree.alias(of: $0.row) == "Back" })
        host.tap(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
        #expect(host.tree["second"] == nil)
    }
}
