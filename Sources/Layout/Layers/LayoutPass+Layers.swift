import Foundation
import ViewTree

// overlay, background, mask: size, guides, priority and spacing are the primary content's.

extension LayoutPass {
    /// The secondary content is offered the primary's size and lined up with the primary's guides; it may overflow.
    func positionLayers(_ index: Int) {
        let primary = index + 1
        let node = nodes[index]
        let own = slots[index].size
        _ = measure(primary, slots[index].proposal)
        setOrigin(primary, 0, 0)
        let secondary = Int(nodes[primary].end)
        guard secondary < Int(node.end) else { return }
        let size = measure(secondary, Proposal(width: own.width, height: own.height))
        let usesGuides = nodes[primary].flags.union(nodes[secondary].flags).contains(.explicitGuides)
        if !usesGuides && node.horizontal <= AlignmentKey.trailing && node.vertical <= AlignmentKey.trailing {
            return setOrigin(
                secondary, (own.width - size.width) * 0.5 * Double(node.horizontal),
                (own.height - size.height) * 0.5 * Double(node.vertical))
        }
        let horizontal = AlignmentKey(.horizontal, node.horizontal)
        let vertical = AlignmentKey(.vertical, node.vertical)
        setOrigin(
            secondary, guide(primary, horizontal) - guide(secondary, horizontal),
            guide(primary, vertical) - guide(secondary, vertical))
    }
}
