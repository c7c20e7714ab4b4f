import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// The link of a text at a point of the tree's space, or nil.
    public func link(of row: Int, at point: CGPoint) -> TextLink? {
        guard row >= 0, table.nodes[row].kind == .text else { return nil }
        let entry = table.side.texts[Int(table.nodes[row].payload)]
        guard entry.text.runs.contains(where: { $0.link != nil }), let place = localPoint(point, row) else {
            return nil
        }
        return entry.links(in: size(row)).first { $0.frames.contains { $0.contains(place) } }
    }
}

extension HitTestResult {
    /// The link in the text that was hit, or nil.
    public var link: TextLink? { tree.link(of: hitRow, at: point) }
}
