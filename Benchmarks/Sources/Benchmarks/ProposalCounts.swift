import Foundation
import Layout
import ViewTree

/// How many distinct proposals each container of a deep tree is asked for: with a memo this, and not the depth, is what a
/// node costs. Counts are the same on every machine.
enum ProposalCounts {
    /// The most that a container of the tree is asked.
    static func most(_ table: (ProposalLog) -> NodeTable, offering proposal: ProposedViewSize) -> Int {
        let log = ProposalLog()
        Layouts.layOut(table(log), proposal)
        return log.questions.values.map(\.count).max() ?? 0
    }
}

/// What each container was asked, by its level.
final class ProposalLog: @unchecked Sendable {
    var questions: [Int: Set<ProposedViewSize>] = [:]
}

/// Passes everything on and notes the questions; used by one thread.
struct Listening: Layout {
    let level: Int
    let log: ProposalLog?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log?.questions[level, default: []].insert(proposal)
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// A leaf that wraps as a text of 6 words does, 10 points wide and 20 high each.
struct WrappingLeaf: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let columns = max(1, min(6, ((proposal.width ?? .infinity) / 10).rounded(.down)))
        return CGSize(width: 10 * columns, height: 20 * (6 / columns).rounded(.up))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// **depth-text**: *depth* whose leaves wrap.
struct WrappingDepth: View {
    var depth: Int
    var isRow = true
    var log: ProposalLog?

    var body: AnyView {
        if depth == 0 { return AnyView(WrappingLeaf {}) }
        let next = WrappingDepth(depth: depth - 1, isRow: !isRow, log: log)
        let stack =
            isRow
            ? AnyView(
                HStack(spacing: 0) {
                    WrappingLeaf {}
                    AnyView(next)
                })
            : AnyView(
                VStack(spacing: 0) {
                    WrappingLeaf {}
                    AnyView(next)
                })
        return log == nil ? stack : AnyView(Listening(level: depth, log: log) { stack })
    }
}
