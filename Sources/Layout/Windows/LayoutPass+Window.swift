import Foundation
import ViewTree

// The window and its safe area. Rules: MetalUI (root centred), fatbobman, OpenSwiftUI `_PositionAwarePlacementContext`.

extension LayoutPass {
    func windowSize(_ index: Int) -> Size { window?.size ?? .zero }

    /// The root is offered the safe rectangle and lies in its middle.
    func positionRoot(_ index: Int) {
        guard let window else { return setOrigin(index + 1, 0, 0) }
        let safe = safeRect(window)
        let size = measure(index + 1, Proposal(width: safe.width, height: safe.height))
        setOrigin(
            index + 1, safe.x + (safe.width - size.width) / 2, safe.y + (safe.height - size.height) / 2)
    }

    private func safeRect(_ window: Window) -> (x: Double, y: Double, width: Double, height: Double) {
        let insets = window.safeArea
        return (
            Double(insets.leading), Double(insets.top),
            max(0, window.size.width - Double(insets.leading + insets.trailing)),
            max(0, window.size.height - Double(insets.top + insets.bottom))
        )
    }

    /// At its place the content is offered the view's size and the insets that reach the view's edges, and moved out
    /// by them. The size question never sees the insets.
    func positionIgnoringSafeArea(_ index: Int) {
        let child = index + 1
        let own = slots[index].size
        let insets = reachableInsets(index, Edge.Set(rawValue: Int8(truncatingIfNeeded: nodes[index].payload)))
        _ = measure(
            child,
            insets == EdgeInsets()
                ? slots[index].proposal
                : Proposal(
                    width: own.width + Double(insets.leading + insets.trailing),
                    height: own.height + Double(insets.top + insets.bottom)))
        setOrigin(child, -Double(insets.leading), -Double(insets.top))
    }

    /// How far the view may grow on each edge: to the window's, where the view touches the safe area's.
    func reachableInsets(_ index: Int, _ edges: Edge.Set) -> EdgeInsets {
        guard let window else { return EdgeInsets() }
        // Accumulated halves and thirds of points must not lose the touch.
        let tolerance = 1e-6
        let safe = safeRect(window)
        let origin = absoluteOrigin(index)
        let own = slots[index].size
        let isRightToLeft = nodes[index].flags.contains(.rightToLeft)
        let left = origin.x <= safe.x + tolerance ? max(0, origin.x) : 0
        let right =
            origin.x + own.width >= safe.x + safe.width - tolerance
            ? max(0, window.size.width - origin.x - own.width) : 0
        let top = origin.y <= safe.y + tolerance ? max(0, origin.y) : 0
        let bottom =
            origin.y + own.height >= safe.y + safe.height - tolerance
            ? max(0, window.size.height - origin.y - own.height) : 0
        let leading = isRightToLeft ? right : left
        let trailing = isRightToLeft ? left : right
        return EdgeInsets(
            top: edges.contains(.top) ? CGFloat(top) : 0, leading: edges.contains(.leading) ? CGFloat(leading) : 0,
            bottom: edges.contains(.bottom) ? CGFloat(bottom) : 0,
            trailing: edges.contains(.trailing) ? CGFloat(trailing) : 0)
    }

    /// The layout origin of a row in the tree's space.
    func absoluteOrigin(_ start: Int) -> (x: Double, y: Double) {
        var x = 0.0
        var y = 0.0
        var index = start
        while index >= 0 {
            x += slots[index].x
            y += slots[index].y
            index = Int(nodes[index].parent)
        }
        return (x, y)
    }
}
