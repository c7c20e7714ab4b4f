import Foundation
import Layout
import ViewTree

/// The hit area of one element, whatever lies in front and whatever rules around it take it out.
struct RegionTest {
    private let walk: HitWalk
    private let reach: ReachIndex
    /// From the root to the element.
    private let path: [Int]

    init(_ tree: LayoutTree, _ row: Int) {
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        self.path = path.reversed()
        var rules = HitTestRules()
        rules.minimumOpacity = -.infinity
        rules.hostedMinimumAlpha = -.infinity
        walk = HitWalk(tree, rules)
        walk.keepsPaths = true
        reach = tree.reach
    }

    /// Whether a point of the tree's space lies in it: what the element would be hit at if it stood alone.
    func contains(_ point: CGPoint) -> Bool { leaf(at: point) >= 0 }

    /// The element's front-most content at a point of the tree's space, or -1.
    func leaf(at point: CGPoint) -> Int {
        guard let place = place(point, respectingShapes: true) else { return -1 }
        return walk.hit(path[path.count - 1], place)
    }

    /// The same without any rule that takes content out: opacities, `hidden`, `allowsHitTesting`, content shapes and
    /// containers' bounds.
    func leafWithoutRules(at point: CGPoint) -> Int {
        guard let place = place(point, respectingShapes: false) else { return -1 }
        return bare(path[path.count - 1], place, ReachIndex.Box(point))
    }

    /// A point in the space of the element's parent; nil where an effect or a shape around it leaves nothing.
    private func place(_ point: CGPoint, respectingShapes: Bool) -> HitWalk.Place? {
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for (number, row) in path.enumerated() {
            place = walk.child(row, place)
            if number == path.count - 1 { return place }
            let node = walk.tree.table.nodes[row]
            if node.kind.isEffect {
                guard let inner = walk.through(row, place) else { return nil }
                place = inner
            }
            if respectingShapes, node.kind == .contentShape, !walk.isInside(row, node, place) { return nil }
        }
        return nil
    }

    private func bare(_ row: Int, _ start: HitWalk.Place, _ point: ReachIndex.Box) -> Int {
        let nodes = walk.tree.table.nodes
        let node = nodes[row]
        var place = start
        if node.kind.hasArea { return walk.isInside(row, node, place) ? row : -1 }
        if node.kind.isEffect {
            guard let inner = walk.through(row, place) else { return -1 }
            place = inner
        }
        var result = -1
        for child in walk.index.childrenFrontToBack(row, of: walk.tree, near: point, reach) {
            result = bare(child, walk.child(child, place), point)
            if result >= 0 { return result }
        }
        let isArea = node.kind == .contentShape || node.kind == .platformView
        return isArea && walk.isInside(row, node, place) ? row : -1
    }
}

extension HitIndex {
    /// The children of a row that may be hit, front to back: a mask's own content is none.
    func childrenFrontToBack(_ row: Int, of tree: LayoutTree) -> [Int] {
        var children = tree.table.children(of: row)
        switch tree.table.nodes[row].kind {
        case .background, .listRow: return children
        case .mask:
            if children.count > 1 { children.removeLast(children.count - 1) }
            return children
        default: return frontToBack(row, children)
        }
    }

    /// Of those the ones that may touch a box of the tree's space.
    func childrenFrontToBack(_ row: Int, of tree: LayoutTree, near box: ReachIndex.Box, _ reach: ReachIndex) -> [Int] {
        switch tree.table.nodes[row].kind {
        case .background, .listRow, .mask:
            return childrenFrontToBack(row, of: tree).filter { reach.mayTouch($0, box) }
        default:
            if let ordered = ordered[Int32(row)] {
                return ordered.lazy.map { Int($0) }.filter { reach.mayTouch($0, box) }
            }
            return frontToBack(row, reach.children(of: row, near: box)).filter { reach.mayTouch($0, box) }
        }
    }
}
