import Foundation
import Layout
import ViewTree

/// How much of an element's hit region reaches it, and where best.
public struct Reachability: Sendable {
    /// The box of the region, on the screen.
    public let box: CGRect
    /// The part of the box inside the window.
    public let visible: CGRect
    /// Where one would tap it: its accessibility activation point, else a descendant's, else the middle of its frame.
    public let activation: CGPoint
    /// The best point: the activation point, or the reachable point nearest to it; nil where none is reachable.
    public let point: CGPoint?
    /// The share of the region inside the window that reaches it, 0 to 1.
    ///
    /// Exact where everything on the screen is an upright rectangle; else to about a 32nd (``RegionSamples``).
    public let share: Double
    /// The share of the box inside the window that takes hits at all, whoever gets them: gaps and clear parts do not.
    public let coverage: Double
    /// The tap nearest to the activation point that goes elsewhere, or nil.
    public let missed: HitTestResult?
    /// Whether any of the box inside the window takes hits.
    public var isEmpty: Bool { coverage == 0 }

    public init(_ tree: LayoutTree, row: Int, rules: HitTestRules) {
        // A row with gaps is as large as its frame, and larger where its content overflows.
        let content = tree.hitBox(of: row)
        let frame = tree.bounds(row)
        let box = frame.width.isFinite && frame.height.isFinite ? content.union(frame) : content
        let visible = tree.device == nil ? box : box.intersection(CGRect(origin: .zero, size: tree.spaceSize))
        let centre = tree.activationPoint(of: row)
        var own: CGFloat = 0
        var all: CGFloat = 0
        var reached: CGFloat = 0
        var best: (distance: CGFloat, point: CGPoint, sample: CGPoint)?
        var missed: HitTestResult?
        let region = RegionTest(tree, row)
        for sample in RegionSamples(tree, visible, rules: rules).samples {
            let weight = sample.cell.width * sample.cell.height
            all += weight
            guard region.contains(sample.point) else { continue }
            own += weight
            let result = tree.hitTest(sample.point, rules: rules)
            if result.reaches(row) {
                reached += weight
                let nearest = sample.isExact ? sample.cell.nearest(to: centre) : sample.point
                let distance = nearest.squaredDistance(to: centre)
                if best.map({ $0.distance > distance }) ?? true { best = (distance, nearest, sample.point) }
            } else if missed.map({
                $0.point.squaredDistance(to: centre) > sample.point.squaredDistance(to: centre)
            }) ?? true {
                missed = result
            }
        }
        let atCentre = tree.hitTest(centre, rules: rules)
        if atCentre.reaches(row) {
            point = centre
        } else if let best {
            point = tree.hitTest(best.point, rules: rules).reaches(row) ? best.point : best.sample
        } else {
            point = nil
        }
        self.box = box
        self.visible = visible
        activation = centre
        share = own == 0 ? 0 : Double(reached / own)
        coverage = all == 0 ? 0 : Double(own / all)
        self.missed = missed ?? (point == nil ? atCentre : nil)
    }
}

extension CGPoint {
    func squaredDistance(to other: CGPoint) -> CGFloat {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}

extension CGRect {
    /// The point nearest to another one, half a point inside the edges where there is room for that.
    fileprivate func nearest(to point: CGPoint) -> CGPoint {
        let dx = min(0.5, width / 2)
        let dy = min(0.5, height / 2)
        return CGPoint(
            x: min(max(point.x, minX + dx), maxX - dx), y: min(max(point.y, minY + dy), maxY - dy))
    }
}

extension HitTestResult {
    /// Whether a row of the table is the whole content of a list's row: its names are then those of the list's row.
    private func isContent(_ start: Int, ofListRow listRow: Int) -> Bool {
        guard tree.table.nodes[listRow].kind == .listRow, start > listRow else { return false }
        var row = start
        while row > listRow {
            let parent = Int(tree.table.nodes[row].parent)
            guard row == parent + 1,
                parent == listRow || tree.table.nodes[parent].kind.isModifier
                    || tree.table.nodes[parent].kind == .view
            else { return false }
            row = parent
        }
        return row == listRow
    }

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
        return inside.contains(receiverRow) || isContent(row, ofListRow: receiverRow)
            || (inside.contains(receiver.node.row) && inside.contains(hitRow))
    }
}

extension Reachability {
    /// Where a finger goes down on an element for a press or a drag: where a tap reaches it, else where it is hit.
    public func touchPoint(_ tree: LayoutTree, row: Int, rules: HitTestRules) -> CGPoint {
        if let point { return point }
        let inside = row..<Int(tree.table.nodes[row].end)
        func isHit(_ point: CGPoint) -> Bool { inside.contains(tree.hitTest(point, rules: rules).hitRow) }
        if isHit(activation) { return activation }
        let near = RegionSamples(tree, visible, rules: rules).samples.map(\.point).sorted {
            $0.squaredDistance(to: activation) < $1.squaredDistance(to: activation)
        }
        return near.first(where: isHit) ?? refusedPoint(tree, row: row, rules: rules)
    }

    /// Where one would tap an element that no tap reaches: on what is disabled in it, else in the middle.
    public func refusedPoint(_ tree: LayoutTree, row: Int, rules: HitTestRules) -> CGPoint {
        let nodes = tree.table.nodes
        for inner in row..<Int(nodes[row].end) {
            switch nodes[inner].kind {
            case .hosted, .button, .gesture, .platformView: break
            default: continue
            }
            let box = tree.hitBox(of: inner).intersection(visible)
            guard !box.isNull else { continue }
            let point = CGPoint(x: box.midX, y: box.midY)
            if tree.hitTest(point, rules: rules).isDisabled(inside: row) { return point }
        }
        return CGPoint(x: box.midX, y: box.midY)
    }
}
