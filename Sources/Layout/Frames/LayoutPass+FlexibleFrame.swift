import Foundation
import ViewTree

// frame(minWidth:idealWidth:maxWidth:…). Rules: MetalUI probes FS, FN, IV; OpenSwiftUI; settled.

/// One axis of a flexible frame; NaN for a bound that is not given.
struct FlexibleLength {
    var minimum: Double
    var ideal: Double
    var maximum: Double

    /// What the content is offered: the proposal, or the ideal, within the bounds; nil where neither is given.
    func offer(_ proposal: Double) -> Double {
        var offer = proposal.isNaN ? ideal : proposal
        if offer.isNaN { return .nan }
        if !minimum.isNaN { offer = max(offer, minimum) }
        if !maximum.isNaN { offer = min(offer, maximum) }
        return offer
    }

    /// Whether the content's answer matters.
    func needsContent(_ proposal: Double) -> Bool {
        if proposal.isNaN { return ideal.isNaN }
        return minimum.isNaN || maximum.isNaN
    }

    /// `clamp(proposal ?? content, lower: min ?? content, upper: max ?? content)`, a declared bound winning.
    func length(_ proposal: Double, _ content: Double) -> Double {
        if proposal.isNaN {
            if !ideal.isNaN { return ideal }
            var length = content
            if !minimum.isNaN { length = max(length, minimum) }
            if !maximum.isNaN { length = min(length, maximum) }
            return length
        }
        let offer = offer(proposal)
        switch (minimum.isNaN, maximum.isNaN) {
        case (true, true): return content
        case (false, true): return max(min(offer, content), minimum)
        case (true, false): return min(max(offer, content), maximum)
        case (false, false): return offer
        }
    }

    /// The frame's own length, except nil where nothing was offered and the length lies strictly inside the bounds
    /// (OpenSwiftUI `childPlacementProposal`; MetalUI probes FS D3, D6, D14).
    func placement(_ proposal: Double, _ length: Double) -> Double {
        let isInside = (minimum.isNaN || minimum < length) && (maximum.isNaN || length < maximum)
        return ideal.isNaN && proposal.isNaN && isInside ? .nan : length
    }
}

extension LayoutPass {
    func flexibleLengths(_ index: Int) -> (width: FlexibleLength, height: FlexibleLength) {
        let frame = side.flexibleFrames[Int(nodes[index].payload)]
        return (
            FlexibleLength(minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth),
            FlexibleLength(minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight)
        )
    }

    func flexibleFrameSize(_ index: Int, _ proposal: Proposal) -> Size {
        let (width, height) = flexibleLengths(index)
        var content = Size.zero
        if width.needsContent(proposal.width) || height.needsContent(proposal.height) {
            content = measureChild(
                index, Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        }
        return Size(
            width: width.length(proposal.width, content.width),
            height: height.length(proposal.height, content.height))
    }

    /// What the content is offered at its place.
    func flexibleFramePlacement(_ index: Int) -> Proposal {
        let (width, height) = flexibleLengths(index)
        let slot = slots[index]
        return Proposal(
            width: width.placement(slot.proposedWidth, slot.width),
            height: height.placement(slot.proposedHeight, slot.height))
    }
}
