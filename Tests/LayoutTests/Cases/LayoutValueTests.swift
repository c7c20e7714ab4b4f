import Foundation
import Layout
import Testing
import ViewTree

/// Values that views pass to the layout around them.
struct LayoutValueTests {
    @Test func aSubviewWithoutAValueReadsTheDefault() {
        #expect(weights { box(10, 10) } == [1])
    }

    @Test func theValueComesOutOfModifiersAndViewsOfTheUsers() {
        #expect(
            weights {
                box(10, 10).layoutValue(key: Weight.self, value: 2)
                box(10, 10).layoutValue(key: Weight.self, value: 3).padding(4).background(Color.blue)
                Weighted()
            } == [2, 3, 4])
    }

    @Test func theOutermostOfSeveralValuesCounts() {
        #expect(
            weights {
                box(10, 10).layoutValue(key: Weight.self, value: 2).layoutValue(key: Weight.self, value: 5)
            } == [5])
    }

    @Test func theValueDoesNotLeaveAContainerNorAnOverlaysContent() {
        #expect(
            weights {
                HStack { box(10, 10).layoutValue(key: Weight.self, value: 2) }
                box(10, 10).overlay { box(5, 5).layoutValue(key: Weight.self, value: 2) }
            } == [1, 1])
    }

    @Test func aGroupsValueGoesToEachMember() {
        #expect(
            weights {
                Group {
                    box(10, 10)
                    box(10, 10)
                }
                .layoutValue(key: Weight.self, value: 7)
            } == [7, 7])
    }

    @Test func widthsFollowTheWeights() {
        expectLayout(
            "LV1", "WeightedRow{ Color.weight(1).tag(a); Color.weight(3).tag(b) } at 200×20",
            from: "the layout's own rule",
            at: .proposed(200, 20), size: (200, 20), ["a": [0, 0, 50, 20], "b": [50, 0, 150, 20]]
        ) {
            WeightedRow {
                Color.red.mark("a")
                Color.red.layoutValue(key: Weight.self, value: 3).mark("b")
            }
        }
    }
}

private struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 1
}

private struct Weighted: View {
    var body: some View { box(10, 10).layoutValue(key: Weight.self, value: 4) }
}

/// Shares its width by weight.
private struct WeightedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.reduce(0) { $0 + $1[Weight.self] }
        var x = bounds.minX
        for subview in subviews {
            let width = bounds.width * subview[Weight.self] / total
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

private final class WeightLog: @unchecked Sendable {
    var weights: [CGFloat] = []
}

private func weights(@ViewBuilder _ content: @MainActor () -> some View) -> [CGFloat] {
    let log = WeightLog()
    let layout = PlacingLayout(size: .zero) { _, subviews in log.weights = subviews.map { $0[Weight.self] } }
    _ = LayoutTree(layout { content() }, proposal: ProposedViewSize(width: 100, height: 60))
    return log.weights
}
