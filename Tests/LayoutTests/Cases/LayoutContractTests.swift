import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What a layout of the user's own may rely on.
struct LayoutContractTests {
    @Test func placedViewsLieAtTheirAnchorsAndTakeTheirAnswerToThePlacement() {
        for (anchor, frame) in [
            (UnitPoint.center, [110, 115, 30, 20] as ExpectedFrame), (.bottomTrailing, [95, 105, 30, 20]),
        ] {
            expectLayout(
                "MC-PLA", "Fill() placed at (+100,+100) with 30x20; parent 150x150 at 25 25",
                from: "MetalUI probe swiftui-layout-protocol-contract", at: .window(200, 200), ["c": frame]
            ) {
                let layout = PlacingLayout(size: CGSize(width: 150, height: 150), isRigid: true) { bounds, subviews in
                    subviews[0].place(
                        at: CGPoint(x: bounds.minX + 100, y: bounds.minY + 100), anchor: anchor,
                        proposal: ProposedViewSize(width: 30, height: 20))
                }
                layout { Color.red.mark("c") }
            }
        }
    }

    @Test func theBoundsLieWhereTheLayoutLies() {
        expectLayout(
            "MC-PLA",
            "a layout of 100x100 in the middle of 200x200 that places at 0,0 instead of at its bounds' origin",
            from: "Apple documentation of placeSubviews", at: .window(200, 200), ["c": [0, 0, 10, 10]]
        ) {
            let layout = PlacingLayout(size: CGSize(width: 100, height: 100), isRigid: true) { _, subviews in
                subviews[0].place(at: .zero, proposal: .unspecified)
            }
            layout { Color.red.mark("c") }
        }
    }

    @Test func aLayoutsOwnSpacingSetsTheGapsAroundIt() {
        expectLayout(
            "LS1", "HStack{ box(10,10); spacing 30 on all edges; box(10,10) }",
            from: "Apple documentation of Layout.spacing",
            at: .proposed(nil, nil), size: (90, 10),
            ["a": [0, 0, 10, 10], "b": [40, 0, 10, 10], "c": [80, 0, 10, 10]]
        ) {
            HStack {
                box(10, 10).mark("a")
                Spaced { box(10, 10).mark("b") }
                box(10, 10).mark("c")
            }
        }
    }

    @Test func aLayoutsOwnGuideAlignsIt() {
        expectLayout(
            "LA1", "VStack(alignment:.leading){ box(20,20); guide 5 }",
            from: "Apple documentation of explicitAlignment",
            at: .proposed(nil, nil), size: (25, 28), ["a": [5, 0, 20, 20], "b": [0, 28, 0, 0]]
        ) {
            VStack(alignment: .leading) {
                box(20, 20).mark("a")
                Guided {}.mark("b")
            }
        }
    }

    @Test func placingOutsidePlaceSubviewsIsWarnedOf() {
        let tree = LayoutTree(PlacingTooEarly { box(10, 10) }, proposal: .unspecified)
        #expect(tree.warnings.contains { $0.message.contains("outside placeSubviews") })
    }

    @Test func aPositionThatIsNoNumberIsWarnedOf() {
        let layout = PlacingLayout(size: .zero) { _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        }
        let tree = LayoutTree(layout { box(10, 10) }, proposal: .unspecified)
        #expect(tree.warnings.count == 1)
    }

    @Test func theCacheIsMadeOnceAndThenUpdated() throws {
        let log = CacheLog()
        let host = ViewHost(Growing(log: log), proposal: ProposedViewSize(width: 100, height: 100))
        #expect(log.calls == ["make 1"])
        try host.tap("grow")
        #expect(log.calls == ["make 1", "update 2"])
    }

    @Test func subviewsAreSlicedUnderTheirOwnIndices() {
        let layout = PlacingLayout(size: .zero) { _, subviews in
            let slice = subviews[1...]
            #expect(slice.startIndex == 1 && slice.count == 2 && slice[1] == subviews[1])
            #expect(slice.first == subviews[1] && subviews.dropFirst(2).first == subviews[2])
            let chosen = subviews[[2, 0]]
            #expect(chosen.startIndex == 0 && chosen[0] == subviews[2] && chosen[1] == subviews[0])
            #expect(subviews.indices == 0..<3 && Array(subviews.reversed())[0] == subviews[2])
        }
        _ = LayoutTree(
            layout {
                box(1, 1)
                box(1, 1)
                box(1, 1)
            }, proposal: .unspecified)
    }

    @Test func anAnimatableLayoutCompiles() {
        expectLayout(
            "LM1", "Wheel(angle: .zero){ box(10,10) }", from: "the layout's own rule", at: .proposed(100, 100),
            ["a": [95, 45, 10, 10]]
        ) {
            Wheel(radius: 50) { box(10, 10).mark("a") }
        }
    }
}

private struct Spaced: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        var spacing = ViewSpacing.zero
        spacing.leading.general = 30
        spacing.trailing.general = 30
        return spacing
    }
}

private struct Guided: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .leading ? 5 : nil
    }
}

private struct PlacingTooEarly: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].place(at: .zero, proposal: .unspecified)
        return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private final class CacheLog: @unchecked Sendable {
    var calls: [String] = []
}

private struct Caching: Layout {
    let log: CacheLog

    func makeCache(subviews: Subviews) -> Int {
        log.calls.append("make \(subviews.count)")
        return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.calls.append("update \(subviews.count)")
        cache = subviews.count
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        CGSize(width: 10 * cache, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}

private struct Growing: View {
    let log: CacheLog
    @State private var count = 1

    var body: some View {
        Caching(log: log) { ForEach(0..<count, id: \.self) { _ in box(10, 10) } }
            .onTapGesture { count += 1 }
            .mark("grow")
    }
}

private struct Wheel: Layout {
    var radius: CGFloat
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX + radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}
