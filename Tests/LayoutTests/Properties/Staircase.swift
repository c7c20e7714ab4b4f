import Foundation
import ViewTree

/// What ``Staircase`` leaves free before a subview, in points.
enum Indentation: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}

/// A layout that asks all that can be asked: each subview, the eager ones first, gets a share of the width, stands one
/// step lower than the one before, and has its leading guide where that one ended, after the gap both want.
struct Staircase: Layout {
    var step: CGFloat

    private func proposal(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 / CGFloat(subviews.count) }, height: proposal.height)
    }

    private func order(_ subviews: Subviews) -> [Int] {
        subviews.indices.sorted { a, b in
            (subviews[b].priority, a) < (subviews[a].priority, b)
        }
    }

    /// Explicit, so that doubling doubles it: half a step, unless the two want to touch.
    private func gap(_ first: LayoutSubview, _ second: LayoutSubview) -> CGFloat {
        first.spacing.distance(to: second.spacing, along: .horizontal) == 0 ? 0 : step / 2
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var size = CGSize.zero
        for (number, index) in order(subviews).enumerated() {
            let answer = subviews[index].sizeThatFits(self.proposal(proposal, subviews))
            size.width += subviews[index][Indentation.self] + answer.width
            size.height = max(size.height, answer.height + step * CGFloat(number))
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let offer = self.proposal(proposal, subviews)
        var corner = bounds.origin
        var previous: LayoutSubview?
        for index in order(subviews) {
            if let previous { corner.x += gap(previous, subviews[index]) }
            corner.x += subviews[index][Indentation.self]
            let dimensions = subviews[index].dimensions(in: offer)
            subviews[index].place(
                at: CGPoint(x: corner.x - dimensions[HorizontalAlignment.leading], y: corner.y), proposal: offer)
            corner.x += dimensions.width
            corner.y += step
            previous = subviews[index]
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guide == .center ? bounds.height / 4 : nil
    }
}
