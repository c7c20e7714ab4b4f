import Foundation
import ViewTree

// ZStack. Rules: MetalUI probe SA; of the sources that differ with custom guides the union is followed
// ("Thinking in SwiftUI", fatbobman), not OpenSwiftUI's maximum of widths and heights.

extension LayoutPass {
    func zstackSize(_ index: Int, _ proposal: Proposal) -> Size {
        if nodes[index].flags.contains(.singleChild) { return measureChild(index, proposal) }
        return zstackUnions(index, proposal).size
    }

    /// Offers `proposal` to every child and joins those of the highest priority.
    private func zstackUnions(
        _ index: Int, _ proposal: Proposal
    ) -> (horizontal: AlignedUnion, vertical: AlignedUnion, size: Size) {
        let node = nodes[index]
        let usesGuides = node.flags.contains(.explicitGuides)
        var horizontal = AlignedUnion(key: AlignmentKey(.horizontal, node.horizontal), usesGuides: usesGuides)
        var vertical = AlignedUnion(key: AlignmentKey(.vertical, node.vertical), usesGuides: usesGuides)
        let end = Int(node.end)
        var highest = -Double.infinity
        var child = index + 1
        while child < end {
            highest = max(highest, priority(of: child))
            child = Int(nodes[child].end)
        }
        child = index + 1
        while child < end {
            let size = measure(child, proposal)
            if priority(of: child) == highest {
                horizontal.add(child, size.width, in: self)
                vertical.add(child, size.height, in: self)
            }
            child = Int(nodes[child].end)
        }
        return (horizontal, vertical, Size(width: horizontal.extent, height: vertical.extent))
    }

    /// Places the children: offered the ZStack's own size, aligned in the union of those answers.
    func positionZStack(_ index: Int) {
        let slot = slots[index]
        if nodes[index].flags.contains(.singleChild) {
            _ = measure(index + 1, slot.proposal)
            return setOrigin(index + 1, 0, 0)
        }
        let unions = zstackUnions(index, Proposal(width: slot.width, height: slot.height))
        var child = index + 1
        while child < Int(nodes[index].end) {
            let size = slots[child].size
            setOrigin(
                child, unions.horizontal.offset(of: child, size.width, in: self),
                unions.vertical.offset(of: child, size.height, in: self))
            child = Int(nodes[child].end)
        }
    }
}
