import Foundation
import ViewTree

// The window. Rule: MetalUI (root centred).

extension LayoutPass {
    func windowSize(_ index: Int) -> Size { window?.size ?? .zero }

    /// The root is offered the safe rectangle and lies in its middle.
    func positionRoot(_ index: Int) {
        guard let window else { return setOrigin(index + 1, 0, 0) }
        let safe = safeRect(window)
        let size = measure(index + 1, Proposal(width: safe.width, height: safe.height))
        setOrigin(
            index + 1, safe.x + (safe.width - size.width) / 2, safe.y + (safe.height - size.height) / 2)
        // What is presented on top lies in a layer as large as the window.
        var layer = Int(nodes[index + 1].end)
        while layer < Int(nodes[index].end) {
            _ = measure(layer, Proposal(width: window.size.width, height: window.size.height))
            setOrigin(layer, 0, 0)
            layer = Int(nodes[layer].end)
        }
    }

    func safeRect(_ window: Window) -> (x: Double, y: Double, width: Double, height: Double) {
        let insets = window.safeArea
        return (
            Double(insets.leading), Double(insets.top),
            max(0, window.size.width - Double(insets.leading + insets.trailing)),
            max(0, window.size.height - Double(insets.top + insets.bottom))
        )
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
