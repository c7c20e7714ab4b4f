import Foundation
import ViewTree

// padding. Rules: MetalUI probes FN, E2, OM; OpenSwiftUI; settled.

extension LayoutPass {
    @inline(__always)
    private func padded(_ index: Int, _ proposal: Proposal) -> Proposal {
        let insets = side.insets[Int(nodes[index].payload)]
        let width = proposal.width - Double(insets.leading + insets.trailing)
        let height = proposal.height - Double(insets.top + insets.bottom)
        // Written so that nil (NaN) stays nil.
        return Proposal(
            width: proposal.width.isNaN ? .nan : max(0, width), height: proposal.height.isNaN ? .nan : max(0, height))
    }

    /// The content offered what the insets leave, at least 0; its answer and the insets, at least 0.
    func paddingSize(_ index: Int, _ proposal: Proposal) -> Size {
        if isButtonPadding(nodes[index]) { return buttonPaddingSize(index, proposal) }
        let content = measureChild(index, padded(index, proposal))
        let insets = side.insets[Int(nodes[index].payload)]
        return Size(
            width: max(0, content.width + Double(insets.leading + insets.trailing)),
            height: max(0, content.height + Double(insets.top + insets.bottom)))
    }

    func positionPadded(_ index: Int) {
        if isButtonPadding(nodes[index]) { return positionButtonPadded(index) }
        let insets = side.insets[Int(nodes[index].payload)]
        _ = measure(index + 1, padded(index, slots[index].proposal))
        setOrigin(index + 1, Double(insets.leading), Double(insets.top))
    }
}
