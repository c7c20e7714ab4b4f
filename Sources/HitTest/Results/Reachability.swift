import Foundation
import Layout
import ViewTree

/// How much of an element's hit region reaches it, and where best.
public struct Reachability {
    /// The box of the region, on the screen.
    public let box: CGRect
    /// The part of the box inside the window.
    public let visible: CGRect
    /// The best point: the middle of the region, or the reachable point nearest to it; nil where none is reachable.
    public let point: CGPoint?
    /// The share of the region inside the window that reaches it, 0 to 1.
    public let share: Double
    /// The share of the box inside the window that takes hits at all, whoever gets them: gaps and clear parts do not.
    public let coverage: Double
    /// The tap nearest to the middle that goes elsewhere, or nil.
    public let missed: HitTestResult?

    /// How finely a region is sampled: points on each side of its box. The share is exact to about 2 / samples. In very
    /// deep trees, where every tap passes thousands of views, fewer do.
    static func samples(depth: Int) -> Int { min(64, max(8, Int((4_000_000 / Double(max(depth, 1))).squareRoot()))) }

    public init(_ tree: LayoutTree, row: Int, rules: HitTestRules) {
        // A row with gaps is as large as its frame, and larger where its content overflows.
        let content = tree.hitBox(of: row)
        let frame = tree.bounds(row)
        let box = frame.width.isFinite && frame.height.isFinite ? content.union(frame) : content
        let visible = tree.device == nil ? box : box.intersection(CGRect(origin: .zero, size: tree.spaceSize))
        let centre = CGPoint(x: box.midX, y: box.midY)
        func distance(_ point: CGPoint) -> CGFloat {
            (point.x - centre.x) * (point.x - centre.x) + (point.y - centre.y) * (point.y - centre.y)
        }
        var own = 0
        var reached = 0
        var best: CGPoint?
        var missed: HitTestResult?
        let isEmpty = visible.isNull || visible.width <= 0 || visible.height <= 0
        let region = RegionTest(tree, row)
        let samples = Self.samples(depth: tree.table.depth)
        for line in 0..<(isEmpty ? 0 : samples) {
            for column in 0..<samples {
                let place = CGPoint(
                    x: visible.minX + (CGFloat(column) + 0.5) * visible.width / CGFloat(samples),
                    y: visible.minY + (CGFloat(line) + 0.5) * visible.height / CGFloat(samples))
                guard region.contains(place) else { continue }
                own += 1
                let result = tree.hitTest(place, rules: rules)
                if result.reaches(row) {
                    reached += 1
                    if best.map({ distance($0) > distance(place) }) ?? true { best = place }
                } else if missed.map({ distance($0.point) > distance(place) }) ?? true {
                    missed = result
                }
            }
        }
        let atCentre = tree.hitTest(centre, rules: rules)
        if atCentre.reaches(row) { best = centre }
        self.box = box
        self.visible = visible
        point = best
        share = own == 0 ? 0 : Double(reached) / Double(own)
        coverage = isEmpty ? 0 : Double(own) / Double(samples * samples)
        self.missed = missed ?? (best == nil ? atCentre : nil)
    }
}

extension HitTestResult {
    /// Whether what would have received the tap lies inside a row and is disabled.
    public func isDisabled(inside row: Int) -> Bool {
        guard let disabled = GestureSearch.disabled(tree, from: hitRow) else { return false }
        return (row..<Int(tree.table.nodes[row].end)).contains(disabled)
    }

    /// Whether the tap ends at a row, at something inside it, or at a gesture of its own.
    ///
    /// A hit on the target's own descendant is success.
    public func reaches(_ row: Int) -> Bool {
        guard let receiver else { return false }
        let inside = row..<Int(tree.table.nodes[row].end)
        return inside.contains(receiverRow) || (inside.contains(receiver.node.row) && inside.contains(hitRow))
    }
}
