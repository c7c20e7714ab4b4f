import Foundation
import ViewTree

// fixedSize, aspectRatio, position. Rules: MetalUI probe SH, OpenSwiftUI; settled.

extension LayoutPass {
    /// nil on the fixed axes.
    func fixedSizeProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
        let node = nodes[index]
        return Proposal(
            width: node.a == 1 ? .nan : proposal.width, height: node.b == 1 ? .nan : proposal.height)
    }

    /// The largest (fit) or smallest (fill) size of the ratio for what is offered; nil × nil passes through.
    ///
    /// ∞ is an ordinary number here; a ratio of 0 or below gives what the arithmetic gives.
    func aspectRatioProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        let node = nodes[index]
        var base = Size(width: node.a, height: 1)
        if node.a.isNaN {
            base = measureChild(index, .unspecified)
            if base.width == base.height || base.width <= 0 || base.height <= 0 { base = Size(width: 1, height: 1) }
        }
        let isFill = node.b == 1
        var scale = Double.nan
        for quotient in [proposal.width / base.width, proposal.height / base.height] where !quotient.isNaN {
            scale = scale.isNaN ? quotient : isFill ? max(scale, quotient) : min(scale, quotient)
        }
        guard !scale.isNaN else { return proposal }
        func times(_ length: Double) -> Double { length == 0 ? 0 : length * scale }
        return Proposal(width: times(base.width), height: times(base.height))
    }

    /// What is offered, else the content's answer.
    func positionSize(_ index: Int, _ proposal: Proposal) -> Size {
        if !proposal.width.isNaN && !proposal.height.isNaN {
            return Size(width: proposal.width, height: proposal.height)
        }
        let content = measureChild(index, proposal)
        return Size(
            width: proposal.width.isNaN ? content.width : proposal.width,
            height: proposal.height.isNaN ? content.height : proposal.height)
    }

    /// The content, offered the whole, with its centre at the point.
    func positionAtPoint(_ index: Int) {
        let own = slots[index].size
        let content = measure(index + 1, Proposal(width: own.width, height: own.height))
        setOrigin(index + 1, nodes[index].a - content.width / 2, nodes[index].b - content.height / 2)
    }
}
