import Foundation

/// A bar's line: the title in the middle, items before and after it. Three views: the title and both groups of items.
///
/// The title stands in the middle of the bar while it has room there, moves aside for the items of the longer group, and
/// is cut off where there is not enough room between both: UIKit's rule.
struct BarLine: Layout {
    /// In points: from the bar's edges to the items.
    let leading: CGFloat
    let trailing: CGFloat
    /// Between items and the title, and between both groups.
    static let gap: CGFloat = 8

    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: NavigationBar.line))
    }

    nonisolated func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        guard subviews.count == 3 else { return }
        let (title, before, after) = (subviews[0], subviews[1], subviews[2])
        var start = bounds.minX + leading
        var end = bounds.maxX - trailing
        let room = max(0, end - start)

        // Items that do not fit side by side share the room by what they need.
        var widths = [before, after].map { $0.sizeThatFits(.unspecified).width }
        let gap = widths.allSatisfy { $0 > 0 } ? Self.gap : 0
        let wanted = widths[0] + widths[1]
        if wanted + gap > room, wanted > 0 { widths = widths.map { max(0, (room - gap) * $0 / wanted) } }

        func place(_ group: LayoutSubview, width: CGFloat, x: CGFloat, anchor: UnitPoint) -> CGFloat {
            let offer = ProposedViewSize(width: width, height: bounds.height)
            group.place(at: CGPoint(x: x, y: bounds.midY), anchor: anchor, proposal: offer)
            return width
        }
        if widths[0] > 0 { start += place(before, width: widths[0], x: start, anchor: .leading) + Self.gap }
        if widths[1] > 0 { end -= place(after, width: widths[1], x: end, anchor: .trailing) + Self.gap }

        let offer = ProposedViewSize(width: max(0, end - start), height: bounds.height)
        let width = title.sizeThatFits(offer).width
        let left = max(start, min(bounds.midX - width / 2, end - width))
        title.place(at: CGPoint(x: left, y: bounds.midY), anchor: .leading, proposal: offer)
    }
}
