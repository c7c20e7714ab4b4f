import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// Where assistive technology, and whoever names an element, taps it, in the tree's space.
    ///
    /// The point given by `accessibilityActivationPoint`, else that of the first descendant that gives one, else the
    /// middle of the frame. Source: Apple, `accessibilityActivationPoint(_:)`.
    public func activationPoint(of row: Int) -> CGPoint {
        let points = table.side.activationPoints
        if !points.isEmpty {
            let nodes = table.nodes
            // Written outside the identifier, it is the element's all the same.
            var owner = row
            while nodes[owner].parent >= 0, nodes[Int(nodes[owner].parent)].kind.isModifier,
                Int(nodes[owner].parent) == owner - 1
            {
                owner -= 1
                if let point = points[Int32(owner)] { return onScreen(point, owner) }
            }
            for inner in row..<Int(nodes[row].end) {
                if let point = points[Int32(inner)] { return onScreen(point, inner) }
            }
        }
        let frame = bounds(row)
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private func onScreen(_ point: ActivationPoint, _ row: Int) -> CGPoint {
        switch point {
        case .point(let point): return onScreen(point, row)
        case .unit(let unit):
            let size = size(row)
            let isRightToLeft = table.nodes[row].flags.contains(.rightToLeft)
            return onScreen(
                CGPoint(x: size.width * (isRightToLeft ? 1 - unit.x : unit.x), y: size.height * unit.y), row)
        }
    }
}
