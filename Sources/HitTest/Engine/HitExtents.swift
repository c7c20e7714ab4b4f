import Foundation
import Layout
import ViewTree

/// How far hits at or inside each row reach, in the row's own space: its frame where nothing overflows.
///
/// Containers that test their bounds cut off what reaches out of them. What an effect that is not affine does is taken
/// for everything.
struct HitExtents {
    /// By row; complete for a row once ``add(_:)`` was called for it, from the last row to the first.
    private(set) var boxes: [CGRect]
    private let tree: LayoutTree

    private static let everything = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)

    init(_ tree: LayoutTree) {
        self.tree = tree
        boxes = Array(repeating: .null, count: tree.table.count)
    }

    /// Finds the box of a row whose inner rows are done.
    mutating func add(_ row: Int) {
        let node = tree.table.nodes[row]
        let slot = tree.slots[row]
        guard slot.width.isFinite, slot.height.isFinite else {
            boxes[row] = Self.everything
            return
        }
        var box = CGRect(x: 0, y: 0, width: max(0, slot.width), height: max(0, slot.height))
        let frame = box
        if let area = area(row, node, frame) { box = box.union(area) }
        var child = row + 1
        while child < Int(node.end) {
            let inner = boxes[child].offsetBy(dx: tree.slots[child].x, dy: tree.slots[child].y)
            if inner.minX < box.minX || inner.minY < box.minY || inner.maxX > box.maxX || inner.maxY > box.maxY {
                box = box.union(inner)
            }
            child = Int(tree.table.nodes[child].end)
        }
        switch node.kind {
        // A container that tests its bounds lets no hits out of them; how far those reach is its own affair.
        case .scrollView:
            let insets = tree.scrollInsets(row)
            let side = max(insets.leading, insets.trailing)
            box = frame.insetBy(dx: -side, dy: -max(insets.top, insets.bottom))
        case .listRow: box = frame
        // UIKit looks no further than a view's bounds either, but a class of the user's may.
        case .platformView:
            let isAsked = tree.table.side.platformViews[Int(node.payload)].hitTest != nil
            box = isAsked ? Self.everything : frame
        case .offset, .scaleEffect, .rotationEffect, .transformEffect, .projectionEffect:
            if let transform = tree.transform(row) { box = Self.moved(box, transform) }
        default: break
        }
        boxes[row] =
            box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
            ? box : Self.everything
    }

    /// Whether all hits of a row lie inside its frame.
    func isContained(_ row: Int) -> Bool {
        let slot = tree.slots[row]
        let box = boxes[row]
        return box.minX >= -1e-9 && box.minY >= -1e-9 && Double(box.maxX) <= slot.width + 1e-9
            && Double(box.maxY) <= slot.height + 1e-9
    }

    private static func moved(_ box: CGRect, _ transform: ProjectionTransform) -> CGRect {
        guard transform.isAffine else { return everything }
        return box.applying(
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
                ty: transform.m32))
    }

    /// What a row's own area covers, where that may be more than its frame.
    private func area(_ row: Int, _ node: Node, _ frame: CGRect) -> CGRect? {
        let shape: AnyShape
        var reach: CGFloat = 0
        switch node.kind {
        case .shape:
            let entry = tree.table.side.shapes[Int(node.payload)]
            if let stroke = entry.stroke {
                // The corners of a stroke reach as far as its miter limit lets them.
                reach = stroke.lineWidth * max(1, stroke.miterLimit) / 2
            } else if entry.name == Rectangle.self || entry.name == RoundedRectangle.self
                || entry.name == Circle.self || entry.name == Capsule.self || entry.name == Ellipse.self
            {
                return nil
            }
            shape = entry.shape
        case .contentShape: shape = tree.table.side.contentShapes[Int(node.payload)].shape
        default: return nil
        }
        let path = shape._path(
            in: frame, layoutDirection: node.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight)
        let rect = path.boundingRect
        guard !rect.isNull else { return nil }
        // Rounding to pixels may make the frame two pixels larger, and a shape that is larger than its frame more so.
        let pixels = rect.isInside(frame) && reach == 0 ? 0 : 2 / max(tree.scale, 1e-6)
        let across = frame.width > 0 ? max(1, rect.width / frame.width) : 1
        let down = frame.height > 0 ? max(1, rect.height / frame.height) : 1
        return rect.insetBy(dx: -reach - pixels * across, dy: -reach - pixels * down)
    }
}

extension CGRect {
    /// Whether it lies inside another one, up to the last bits of sums.
    fileprivate func isInside(_ other: CGRect) -> Bool {
        minX >= other.minX - 1e-9 && minY >= other.minY - 1e-9 && maxX <= other.maxX + 1e-9 && maxY <= other.maxY + 1e-9
    }
}
