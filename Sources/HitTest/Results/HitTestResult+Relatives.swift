import Layout
import ViewTree

extension HitTestResult {
    /// Whether the touch went to something that has the element in it and reacts in its place, as a button does for the
    /// text of its label: the element was hit, has no gesture of its own, and what is around it took the touch.
    ///
    /// An element with a gesture of its own, a disabled one included, is missed where only its surroundings react.
    public func isTaken(around row: Int) -> Bool {
        guard receiverRow >= 0, hitRow >= 0 else { return false }
        let inside = row..<Int(tree.table.nodes[row].end)
        guard inside.contains(hitRow), !tree.hasGesture(in: inside) else { return false }
        return receiverRow <= row && Int(tree.table.nodes[receiverRow].end) >= inside.upperBound
    }
}

extension LayoutTree {
    /// The list's row that a row of the table lies in, or nil.
    func listRow(around row: Int) -> Int? {
        var outer = Int(table.nodes[row].parent)
        while outer >= 0, table.nodes[outer].kind != .listRow { outer = Int(table.nodes[outer].parent) }
        return outer >= 0 ? outer : nil
    }

    /// Whether any of these rows would react to a touch.
    func hasGesture(in rows: Range<Int>) -> Bool {
        rows.contains { row in
            let node = table.nodes[row]
            switch node.kind {
            case .gesture, .button: return true
            case .hosted: return table.side.hosted[Int(node.payload)].takesTouches
            case .platformView: return takesTouches(platform: row)
            default: return false
            }
        }
    }
}
