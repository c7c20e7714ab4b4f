import Foundation
import ViewTree

/// What a probe was asked.
final class ProposalLog: @unchecked Sendable {
    /// The proposals it was asked to size itself for.
    var questions: [ProposedViewSize] = []
    /// The proposals it was placed with.
    var placements: [ProposedViewSize] = []
}

/// A layout of a fixed size that writes down every proposal it gets.
struct Probe: Layout {
    let size: CGSize
    let log: ProposalLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.questions.append(proposal)
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        log.placements.append(proposal)
    }
}

/// A layout that takes what it is proposed, or `size` on a nil axis, and places its subviews as a closure says.
struct PlacingLayout: Layout {
    var size: CGSize
    /// Whether it answers `size` whatever is proposed.
    var isRigid = false
    let place: @Sendable (CGRect, LayoutSubviews) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        isRigid ? size : CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(bounds, subviews)
    }
}

/// `half` of the recordings: half the proposed width, or half of 40, and 10 high.
struct HalfWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: (proposal.width ?? 40) / 2, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// `Wrap` of the recordings: fills rows from the left and starts another when the next view does not fit.
struct Wrap: Layout {
    var gap: CGFloat
    var rowGap: CGFloat
    var alignment: VerticalAlignment = .top

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(_ sizes: [CGSize], in width: CGFloat) -> [Row] {
        var rows: [Row] = []
        for (index, size) in sizes.enumerated() {
            if var row = rows.last, row.width + gap + size.width <= width {
                row.indices.append(index)
                row.width += gap + size.width
                row.height = max(row.height, size.height)
                rows[rows.count - 1] = row
            } else {
                rows.append(Row(indices: [index], width: size.width, height: size.height))
            }
        }
        return rows
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews.map { $0.sizeThatFits(.unspecified) }, in: proposal.width ?? .infinity)
        return CGSize(
            width: rows.map(\.width).max() ?? 0,
            height: rows.map(\.height).reduce(0, +) + rowGap * CGFloat(max(0, rows.count - 1)))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        var y = bounds.minY
        for row in rows(sizes, in: bounds.width) {
            var x = bounds.minX
            for index in row.indices {
                let slack = row.height - sizes[index].height
                let drop = alignment == .top ? 0 : alignment == .bottom ? slack : slack / 2
                subviews[index].place(at: CGPoint(x: x, y: y + drop), proposal: .unspecified)
                x += sizes[index].width + gap
            }
            y += row.height + rowGap
        }
    }
}
