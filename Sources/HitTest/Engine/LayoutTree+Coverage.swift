import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// Whether a point of the tree's space lies in the hit area of a row or of something inside it, whatever lies in
    /// front and whatever rules take it out.
    public func covers(_ row: Int, _ point: CGPoint) -> Bool {
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(table.nodes[ancestor].parent)
        }
        var rules = HitTestRules()
        rules.minimumOpacity = -.infinity
        rules.hostedMinimumAlpha = -.infinity
        let walk = HitWalk(self, rules)
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for (number, step) in path.reversed().enumerated() {
            place = walk.child(step, place)
            if number < path.count - 1 {
                let node = table.nodes[step]
                if node.kind.isEffect {
                    guard let inner = walk.through(step, place) else { return false }
                    place = inner
                }
                if node.kind == .contentShape, !walk.isInside(step, node, place) { return false }
            }
        }
        return walk.hit(row, place) >= 0
    }
}
