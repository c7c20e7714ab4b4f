import Foundation
import Layout
import ViewTree

extension AreaCollector {
    /// A class of the user's decides by itself where it is hit, within what contains it.
    mutating func sample(_ row: Int, _ around: Surroundings) {
        let clip = clips[around.hitClip]
        guard !clip.isEmpty, let tester = RowTester(walk, tree, row) else { return }
        sampledRows.append(row)
        let found = SampledCells(clip.box) { tester.hit(at: $0) }
        for (hit, cells) in found.cells {
            var owner = Owner(row: hit)
            owner.isHit = true
            owner.opacity = around.ownOpacity
            add(owner, PolygonArea(rings: cells.flatMap { PolygonArea($0).rings }), around.hitClip)
        }
    }
}

/// Asks one row of a tree who is hit at points of the screen.
private struct RowTester {
    private let walk: HitWalk
    private let tree: LayoutTree
    private let row: Int

    init?(_ walk: HitWalk, _ tree: LayoutTree, _ row: Int) {
        self.walk = walk
        self.tree = tree
        self.row = row
    }

    /// The row that is hit, or -1.
    func hit(at point: CGPoint) -> Int {
        var path: [Int] = []
        var ancestor = row
        while ancestor >= 0 {
            path.append(ancestor)
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        var place = HitWalk.Place(x: Double(point.x), y: Double(point.y), originX: 0, originY: 0)
        for step in path.reversed() {
            place = walk.child(step, place)
            if step == row { break }
            guard tree.table.nodes[step].kind.isEffect else { continue }
            guard let inner = walk.through(step, place) else { return -1 }
            place = inner
        }
        return walk.hit(row, place)
    }
}
