import Foundation
import ViewTree

// frame(width:height:alignment:). Rules: MetalUI probes FS, FN, IV; OpenSwiftUI; settled.

extension LayoutPass {
    /// What the content is offered, for its size and for its place alike: the fixed lengths, else what was offered.
    @inline(__always)
    func fixedFrameProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
        let node = nodes[index]
        return Proposal(
            width: node.a.isNaN ? proposal.width : node.a, height: node.b.isNaN ? proposal.height : node.b)
    }

    @inline(__always)
    func fixedFrameSize(_ index: Int, _ proposal: Proposal) -> Size {
        let node = nodes[index]
        if !node.a.isNaN && !node.b.isNaN { return Size(width: node.a, height: node.b) }
        let content = measureChild(index, fixedFrameProposal(index, proposal))
        return Size(
            width: node.a.isNaN ? content.width : node.a, height: node.b.isNaN ? content.height : node.b)
    }

    /// Lines up the frame's default guide with the content's guide; the content may overflow.
    func positionInFrame(_ index: Int, _ proposal: Proposal) {
        let child = index + 1
        let content = measure(child, proposal)
        let node = nodes[index]
        let own = slots[index].size
        if !nodes[child].flags.contains(.explicitGuides) && node.horizontal <= AlignmentKey.trailing
            && node.vertical <= AlignmentKey.trailing
        {
            // leading, center and trailing are 0, 1 and 2 halves of the room left.
            return setOrigin(
                child, (own.width - content.width) * 0.5 * Double(node.horizontal),
                (own.height - content.height) * 0.5 * Double(node.vertical))
        }
        let horizontal = AlignmentKey(.horizontal, node.horizontal)
        let vertical = AlignmentKey(.vertical, node.vertical)
        setOrigin(
            child, defaultGuide(index, horizontal) - guide(child, horizontal),
            defaultGuide(index, vertical) - guide(child, vertical))
    }
}
