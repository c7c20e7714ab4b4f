import Foundation
import Layout
import ViewTree

extension ViewHost {
    /// Scrolls the scroll view that an identifier stands on, or the first one inside, or else the one around it.
    ///
    /// - Parameter distance: in points; positive values show what lies further down, and further to the trailing side.
    ///   The content stops at its ends. Axes along which the view does not scroll do not move.
    /// - Returns: what moved. An identifier that nobody has, or without a scroll view, changes nothing and warns.
    @discardableResult
    public func scroll(_ identifier: String, by distance: CGVector) -> [TapEffect] {
        guard let node = tree[identifier] else {
            warn("no element has the identifier \"\(identifier)\"; nothing was scrolled")
            return []
        }
        return scroll(node, by: distance)
    }

    /// Scrolls the scroll view that a node is, the first one inside, or else the one around it.
    @discardableResult
    public func scroll(_ node: LayoutNode, by distance: CGVector) -> [TapEffect] {
        guard let row = scrollView(near: node.row) else {
            if let scroll = tree.platformScroll(near: node.row), distance.dx.isFinite, distance.dy.isFinite {
                return update { scroll(distance) }
            }
            let name = node.id ?? node.label ?? "@\(node.n)"
            warn("\"\(name)\" is no scroll view, and neither has nor lies in one; nothing was scrolled")
            return []
        }
        guard distance.dx.isFinite, distance.dy.isFinite else {
            warn("a scroll by \(distance.dx), \(distance.dy) is none; nothing was scrolled")
            return []
        }
        let entry = tree.table.side.scrollViews[Int(tree.table.nodes[row].payload)]
        let offset = tree.scrollOffset(row)
        return update {
            store.scroll(
                entry.identity, from: offset,
                by: CGVector(
                    dx: entry.axes.contains(.horizontal) ? distance.dx : 0,
                    dy: entry.axes.contains(.vertical) ? distance.dy : 0))
        }
    }

    /// A scroll as a step of a sequence: with who lies in the middle of what is scrolled.
    public func scrolling(_ node: LayoutNode, by distance: CGVector) -> TapResult {
        let place = scrollView(near: node.row).map { ScrollPlace(tree, $0) }
        var result = TapResult(hitTest: hitTest(on: node), effects: scroll(node, by: distance))
        result.input = place.map { PlayedInput(kind: .scroll, verdict: $0.verdict(after: tree)) }
        return result
    }

    /// Who receives a tap on an element, without performing it.
    func hitTest(on node: LayoutNode) -> HitTestResult {
        let reach = Reachability(tree, row: node.row, rules: rules)
        let shown = reach.box.overlap(CGRect(origin: .zero, size: tree.spaceSize))
        let box = shown.isNull ? reach.box : shown
        return tree.hitTest(reach.point ?? CGPoint(x: box.midX, y: box.midY), rules: rules)
    }

    private func scrollView(near row: Int) -> Int? {
        let nodes = tree.table.nodes
        if let inside = (row..<Int(nodes[row].end)).first(where: { nodes[$0].kind == .scrollView }) { return inside }
        var ancestor = Int(nodes[row].parent)
        while ancestor >= 0, nodes[ancestor].kind != .scrollView { ancestor = Int(nodes[ancestor].parent) }
        return ancestor >= 0 ? ancestor : nil
    }
}
