import Layout
import ViewTree

/// The view around scored candidates of which none wins: it takes the tap in their place.
///
/// The rule is a parent's about its children: the best one wins if its score is high enough and far enough ahead of the
/// runner-up's, "else the parent". What counts is the outermost view around the best candidate for which that does not
/// hold; the tap goes on from there to the nearest gesture.
struct ScoredParent: Hashable {
    /// The row that is hit instead of the candidates.
    let hit: Int
    let receiver: Int

    /// nil where nothing reacts at or above a row.
    init?(_ tree: LayoutTree, from row: Int) {
        guard row >= 0 else { return nil }
        receiver = GestureSearch.receiver(tree, from: row)
        guard receiver >= 0 else { return nil }
        // Named by a view, and by no modifier of one of the candidates.
        var hit = row
        while hit > receiver {
            let node = tree.table.nodes[hit]
            let isPassed = node.kind != .gesture && node.kind != .button
            guard isPassed, node.kind.isModifier || node.flags.contains(.plumbing) else { break }
            hit = Int(node.parent)
        }
        self.hit = hit
    }

    /// The row around the best candidate where it does not win, or -1 for the root's surroundings.
    ///
    /// - Parameters:
    ///   - rivals: The leaves of those whom the best is not far enough ahead of.
    ///   - isTooLow: Whether the best one's score is too low whatever the others have.
    static func row(
        _ tree: LayoutTree, best: (leaf: Int, receiver: Int), rivals: [Int], isTooLow: Bool
    ) -> Int {
        let nodes = tree.table.nodes
        var row = best.leaf
        for rival in rivals {
            while row >= 0, !(row <= rival && rival < Int(nodes[row].end)) { row = Int(nodes[row].parent) }
        }
        guard isTooLow else { return row }
        let own = best.receiver >= 0 ? best.receiver : best.leaf
        return min(row, Int(nodes[own].parent))
    }
}
