import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// The row of the opacity that a sweep of `row` changes: the outermost in the view's own modifier chain.
    public func opacityRow(of start: Int) -> Int? {
        let nodes = table.nodes
        // The view under the modifiers, then up its chain.
        var row = start
        while nodes[row].kind.isModifier, row + 1 < Int(nodes[row].end) { row += 1 }
        var found: Int?
        var inner = -1
        while row >= 0 {
            let node = nodes[row]
            if inner >= 0, !(node.kind.isModifier || node.kind == .view) || inner != row + 1 { break }
            if node.kind == .opacity { found = row }
            inner = row
            row = Int(node.parent)
        }
        return found
    }
}
