import Foundation
import ViewTree

// A bordered button's insets on macOS. Source: MetalUI probe FL20, where a button that is offered nothing keeps half of
// its insets at the sides; swiftui-web `button/basic` for the least height, which such a button has not.

extension LayoutPass {
    /// Whether a padding is that of a bordered button on macOS.
    @inline(__always)
    func isButtonPadding(_ node: Node) -> Bool { node.b == 1 }

    func buttonPaddingSize(_ index: Int, _ proposal: Proposal) -> Size {
        let label = measureChild(index, buttonLabelProposal(index, proposal))
        let insets = buttonInsets(index, proposal, label)
        let minimum = label.width == 0 && label.height == 0 ? 0 : nodes[index].a
        return Size(
            width: label.width + Double(insets.leading + insets.trailing),
            height: max(minimum, label.height + Double(insets.top + insets.bottom)))
    }

    func positionButtonPadded(_ index: Int) {
        let proposal = slots[index].proposal
        let label = measure(index + 1, buttonLabelProposal(index, proposal))
        setOrigin(
            index + 1, Double(buttonInsets(index, proposal, label).leading), (slots[index].height - label.height) / 2)
    }

    private func buttonLabelProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
        let insets = side.insets[Int(nodes[index].payload)]
        let width = proposal.width - Double(insets.leading + insets.trailing)
        let height = proposal.height - Double(insets.top + insets.bottom)
        return Proposal(
            width: proposal.width.isNaN ? .nan : max(0, width), height: proposal.height.isNaN ? .nan : max(0, height))
    }

    /// Half at the sides where there is no room for a label between them and the label gives way.
    private func buttonInsets(_ index: Int, _ proposal: Proposal, _ label: Size) -> EdgeInsets {
        var insets = side.insets[Int(nodes[index].payload)]
        guard label.width == 0, proposal.width < Double(insets.leading + insets.trailing) else { return insets }
        insets.leading /= 2
        insets.trailing /= 2
        return insets
    }
}
