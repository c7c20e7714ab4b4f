import Foundation
import ViewTree

extension LayoutTree {
    /// How a node came by its frame.
    public func explanation(of node: LayoutNode) -> LayoutExplanation { explanation(of: node.row) }

    /// How a row came by its frame.
    ///
    /// Nothing is recorded during layout: the decisions on the way to the row are made once more, on a copy of the
    /// slots. Costs about a layout of the tree. A row that is not in the table has no steps.
    public func explanation(of row: Int) -> LayoutExplanation {
        var steps: [LayoutStep] = []
        if row >= 0 && row < table.count {
            // A layout of the user's may complain once more.
            let warnings = table.side.warnings
            StackGuard.recurse(depth: table.depth) {
                MainActorStandIn.around { steps = ExplanationPass(self).steps(to: namedRow(row)) }
            }
            table.side.warnings = warnings
        }
        return LayoutExplanation(target: LayoutNode(tree: self, row: row), steps: steps)
    }
}
