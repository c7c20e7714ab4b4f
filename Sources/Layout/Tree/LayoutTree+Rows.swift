import Foundation
import ViewTree

/// Geometry of rows, for hit-testing and reports.
extension LayoutTree {
    /// A row's origin in its parent, layout only.
    public func origin(_ row: Int) -> CGPoint { CGPoint(x: slots[row].x, y: slots[row].y) }

    /// A row's size.
    public func size(_ row: Int) -> CGSize { CGSize(width: slots[row].width, height: slots[row].height) }

    /// How far a scroll view shows content beyond its frame: into the unsafe area and under bars.
    public func scrollInsets(_ row: Int) -> EdgeInsets { scrollInsets[Int32(row)] ?? EdgeInsets() }

    /// How far a scroll view is scrolled, in points from the top leading corner.
    public func scrollOffset(_ row: Int) -> CGPoint { scrollOffsetOf(table: table, slots: slots, row: row) }

    /// How far a scroll view can be scrolled, in points; 0 on an axis along which it does not scroll.
    public func scrollEnd(_ row: Int) -> CGPoint {
        let entry = table.side.scrollViews[Int(table.nodes[row].payload)]
        let (room, content) = (slots[row], slots[row + 1])
        let width = room.width - Double(entry.margins.leading + entry.margins.trailing)
        let height = room.height - Double(entry.margins.top + entry.margins.bottom)
        return CGPoint(
            x: entry.axes.contains(.horizontal) ? max(0, content.width - width) : 0,
            y: entry.axes.contains(.vertical) ? max(0, content.height - height) : 0)
    }

    /// The proposal a row was placed with.
    public func proposal(_ row: Int) -> ProposedViewSize { slots[row].proposal.view }

    /// A row's frame in the tree's space: layout only, no transform and no offset.
    public func frame(_ row: Int) -> CGRect { CGRect(origin: index.origins[row], size: size(row)) }

    /// The box around a rectangle of a row's own space after all transforms and offsets, in the tree's space.
    public func bounds(_ row: Int, of rect: CGRect? = nil) -> CGRect {
        let rect = rect ?? CGRect(origin: .zero, size: size(row))
        if index.effects[row] < 0 {
            let origin = index.origins[row]
            return rect.offsetBy(dx: origin.x, dy: origin.y)
        }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ].map { onScreen($0, row) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        return CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }

    /// Whether the row, or a view around it, has an effect.
    public func hasEffects(_ row: Int) -> Bool { index.effects[row] >= 0 }

    /// A point of a row's own space in the tree's space, the row's own effect included.
    public func onScreen(_ point: CGPoint, _ row: Int) -> CGPoint {
        var point = point
        var index = row
        while index >= 0 {
            if let transform = transform(index) { point = point.applying(transform) }
            point.x += slots[index].x
            point.y += slots[index].y
            index = Int(table.nodes[index].parent)
        }
        return point
    }

    /// What a row's effect does to everything inside, in the row's own space; nil where it has none.
    public func transform(_ row: Int) -> ProjectionTransform? {
        transformOf(table: table, row: row, width: slots[row].width, height: slots[row].height)
    }
}

/// What a row's effect does to everything inside it, about its own top left corner.
func transformOf(table: NodeTable, row: Int, width: Double, height: Double) -> ProjectionTransform? {
    let node = table.nodes[row]
    switch node.kind {
    case .offset:
        // x runs from the leading edge.
        let x = node.flags.contains(.rightToLeft) ? -node.a : node.a
        return ProjectionTransform(CGAffineTransform(translationX: x, y: node.b))
    case .scaleEffect:
        return about(table, node, width, height, CGAffineTransform(scaleX: node.a, y: node.b))
    case .rotationEffect:
        return about(table, node, width, height, CGAffineTransform(rotationAngle: node.a))
    case .transformEffect:
        return ProjectionTransform(table.side.affineTransforms[Int(node.payload)])
    case .projectionEffect:
        return table.side.projections[Int(node.payload)].transform(CGSize(width: width, height: height))
    default:
        return nil
    }
}

/// A transform about the anchor of an effect.
private func about(
    _ table: NodeTable, _ node: Node, _ width: Double, _ height: Double, _ transform: CGAffineTransform
) -> ProjectionTransform {
    var anchor = table.side.anchors[Int(node.payload)]
    if node.flags.contains(.rightToLeft) { anchor.x = 1 - anchor.x }
    let x = width * anchor.x
    let y = height * anchor.y
    return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y)))
}
