import Foundation
import Layout
import ViewTree

/// Whether points lie in the hit area of one element, whatever lies in front and whatever rules take it out.
struct RegionTest {
    private let walk: HitWalk
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
    }

    /// The point is in the tree's space.
    func contains(_ point: CGPoint) -> Bool {
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for (number, row) in path.enumerated() {
            place = walk.child(row, place)
            if number == path.count - 1 { return walk.hit(row, place) >= 0 }
            let node = walk.tree.table.nodes[row]
            if node.kind.isEffect {
                guard let inner = walk.through(row, place) else { return false }
                place = inner
            }
            if node.kind == .contentShape, !walk.isInside(row, node, place) { return false }
        }
        return false
    }
}
