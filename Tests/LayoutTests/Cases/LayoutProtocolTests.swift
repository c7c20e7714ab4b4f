import Foundation
import Layout
import Testing
import ViewTree

/// Layouts of the user's own.
struct LayoutProtocolTests {
    @Test func anUnplacedSubviewIsCentred() {
        expectLayout(
            "LP1", "custom Layout whose placeSubviews places nothing, subview box(20,20), bounds 100×60",
            from: "MetalUI probe LC, OpenSwiftUI", at: .proposed(100, 60), size: (100, 60), ["a": [40, 20, 20, 20]]
        ) {
            let layout = PlacingLayout(size: .zero) { _, _ in }
            layout { box(20, 20).mark("a") }
        }
    }

    @Test func theLastPlacementWins() {
        expectLayout(
            "LP2", "place(at:(10,10)) then place(at:(50,5)) on one subview", from: "MetalUI probe LC",
            at: .proposed(100, 60), ["a": [50, 5, 20, 20]]
        ) {
            let layout = PlacingLayout(size: .zero) { _, subviews in
                subviews[0].place(at: CGPoint(x: 10, y: 10), proposal: .unspecified)
                subviews[0].place(at: CGPoint(x: 50, y: 5), proposal: .unspecified)
            }
            layout { box(20, 20).mark("a") }
        }
    }

    @Test func aSubviewIsDrawnAtTheAnswerToItsPlacement() {
        expectLayout(
            "LP4", "place(at:.zero, proposal:.unspecified) on Color", from: "MetalUI probe LC",
            at: .proposed(100, 60), ["a": [0, 0, 10, 10]]
        ) {
            let layout = PlacingLayout(size: .zero) { _, subviews in
                subviews[0].place(at: .zero, proposal: .unspecified)
            }
            layout { Color.red.mark("a") }
        }
    }

    @Test func aSubviewsPriorityIsThatOfTheOutermostViewAlone() {
        let padded = readSubviews { Color.red.layoutPriority(2).padding(4) }
        #expect(padded.priorities == [0], "LP5, Color.layoutPriority(2).padding(4), from MetalUI probe LC")
        let spacer = readSubviews { Spacer() }
        #expect(spacer.priorities == [-.infinity], "LP6, Spacer(), from MetalUI probe LC, OpenSwiftUI")
    }

    @Test func anUnspecifiedDimensionIsReplacedByTen() {
        let proposal = ProposedViewSize(width: nil, height: 50)
        #expect(
            proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 50),
            "LP7, from Apple documentation")
    }

    @Test func twoViewsPreferADistanceOfEight() {
        let boxes = readSubviews {
            box(20, 20)
            box(20, 20)
        }
        #expect(boxes.distance == 8, "LP8, from Apple documentation, MetalUI probe SA")
    }
}

/// What a custom layout reads off its subviews.
private struct ReadSubviews {
    var priorities: [Double] = []
    /// Between the first two, side by side.
    var distance: CGFloat?
}

private func readSubviews(@ViewBuilder _ content: @MainActor () -> some View) -> ReadSubviews {
    let reader = SubviewReader()
    let layout = PlacingLayout(size: .zero) { _, subviews in
        reader.result.priorities = subviews.map(\.priority)
        if subviews.count > 1 {
            reader.result.distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        }
    }
    _ = LayoutTree(layout { content() }, proposal: ProposedViewSize(width: 100, height: 60))
    return reader.result
}

private final class SubviewReader: @unchecked Sendable {
    var result = ReadSubviews()
}
