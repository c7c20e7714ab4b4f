import HitTest
import Layout
import ViewTree

// What people read or touch, in contrast to decoration.
extension AuditScreen {
    func isText(_ row: Int) -> Bool { kind(row) == .text }

    /// Whether a row is a text that somebody could read: drawn, not empty, not under what is presented.
    func isReadable(_ row: Int) -> Bool {
        guard kind(row) == .text, !covered.contains(row), opacities[row] > 0.05, !isOfSystem(row) else { return false }
        let entry = tree.table.side.texts[Int(tree.table.nodes[row].payload)]
        return entry.string.contains { !$0.isWhitespace }
    }

    /// Whether a frame around a row has no width or no height, as one writes it to hide a view.
    func isWithoutRoomByFrame(_ row: Int) -> Bool {
        isInside(row) { outer in
            guard kind(outer) == .frame || kind(outer) == .flexibleFrame else { return false }
            let size = tree.size(outer)
            return size.width <= 0 || size.height <= 0
        }
    }

    /// Texts and enabled targets, each with the view to name; of a target and its own text the target alone.
    var readables: [(row: Int, view: HitView)] {
        var result: [(row: Int, view: HitView)] = []
        var seen: Set<Int> = []
        var ends = 0
        let targets = Dictionary(subjects.map { ($0.row, $0) }) { first, _ in first }
        for row in 0..<tree.table.count {
            if let subject = targets[row], subject.target.kind == .button || subject.target.kind == .control {
                guard opacities[row] > 0.05, !isOfSystem(row), seen.insert(subject.target.view.node.row).inserted else {
                    continue
                }
                result.append((row, subject.target.view))
                ends = max(ends, Int(tree.table.nodes[row].end))
            } else if row >= ends, isReadable(row), let view = view(of: row), seen.insert(row).inserted {
                result.append((row, view))
            }
        }
        return result
    }

    /// Whether a row is part of a bar that the system lays out, a navigation bar, a toolbar or a tab bar, or of a page
    /// control.
    func isOfSystem(_ start: Int) -> Bool {
        let nodes = tree.table.nodes
        if tree.kindName(start) == "PageControl" { return true }
        var row = start
        while row >= 0 {
            let parent = Int(nodes[row].parent)
            guard parent >= 0 else { return false }
            if row != parent + 1, isBarHolder(parent) { return true }
            row = parent
        }
        return false
    }

    /// Whether a row lays a bar of the system's out beside a screen's content: the content first, then the bar.
    func isBarHolder(_ row: Int) -> Bool {
        let node = tree.table.nodes[row]
        return node.kind == .safeAreaInset
            && (node.flags.contains(.plumbing) || tree.table.side.names[Int32(row)] == "TabView")
    }
}
