import Foundation
import ViewTree

// How stacks make their answers of their views'.

extension ExplanationPass {
    /// `300 wide: 60 + 224 and 16 of gaps; 54 high, as its tallest view`.
    ///
    /// - Parameter withOrder: whether to say in which order the views were served.
    func stackAnswer(_ facts: RowFacts, withOrder: Bool) -> LayoutDecision {
        let horizontal = nodes[facts.row].kind == .hstack
        guard !facts.measured.isEmpty else { return LayoutDecision(.stackSum, "nothing is inside") }
        let lengths = facts.measured.map { Words.length($0.answer.main(horizontal)) }
        let gaps = zip(facts.measured, facts.measured.dropFirst()).reduce(0.0) {
            $0 + pass.gap(facts.row, $1.0.row, $1.1.row, horizontal)
        }
        var sum =
            lengths.count <= 8
            ? lengths.joined(separator: " + ")
            : "\(Words.length(facts.measured.reduce(0) { $0 + $1.answer.main(horizontal) })) of \(lengths.count) views"
        if gaps != 0 { sum += " and \(Words.length(gaps)) of gaps" }
        let (along, across, most) = horizontal ? ("wide", "high", "tallest") : ("high", "wide", "widest")
        let key =
            horizontal
            ? AlignmentKey(.vertical, nodes[facts.row].vertical)
            : AlignmentKey(.horizontal, nodes[facts.row].horizontal)
        let reach =
            isPlain(facts.row, key)
            ? "as its \(most) view" : "as far as its views reach on both sides of their \(Words.guide(key)) line"
        var detail =
            "\(Words.length(facts.answer.main(horizontal))) \(along): \(sum); "
            + "\(Words.length(facts.answer.cross(horizontal))) \(across), \(reach)"
        if withOrder, let shares = facts.measuredShares, shares.turns.count > 1 {
            detail += "; served \(order(shares))"
        }
        return LayoutDecision(.stackSum, detail)
    }

    func zstackAnswer(_ facts: RowFacts) -> LayoutDecision {
        guard !facts.measured.isEmpty else { return LayoutDecision(.zstackUnion, "nothing is inside") }
        let priorities = facts.measured.map { pass.priority(of: $0.row) }
        let highest = priorities.max() ?? 0
        let counted = zip(facts.measured, priorities).filter { $0.1 == highest }.map { $0.0 }
        let who =
            counted.count == facts.measured.count
            ? "its views"
            : "its views of priority \(Words.length(highest)), \(Words.list(counted.map { name($0.row) }))"
        let node = nodes[facts.row]
        let isPlain =
            isPlain(facts.row, AlignmentKey(.horizontal, node.horizontal))
            && isPlain(facts.row, AlignmentKey(.vertical, node.vertical))
        guard isPlain else {
            return LayoutDecision(.zstackUnion, "the union of \(who), lined up on their guides")
        }
        func widest(_ length: (Size) -> Double) -> String {
            let longest = counted.max { length($0.answer) < length($1.answer) }!
            return "\(name(longest.row)), \(Words.length(length(longest.answer)))"
        }
        return LayoutDecision(
            .zstackUnion,
            "as wide as the widest of \(who), \(widest(\.width)), and as high as the highest, \(widest(\.height))")
    }

    /// Leading, center and trailing without explicit guides inside: lengths alone count.
    func isPlain(_ row: Int, _ key: AlignmentKey) -> Bool {
        !nodes[row].flags.contains(.explicitGuides) && key.isFrameAlignment
    }
}
