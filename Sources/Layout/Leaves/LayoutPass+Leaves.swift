import Foundation
import ViewTree

// Leaves. Rules: MetalUI probe SH, OpenSwiftUI.

extension LayoutPass {
    /// A shape fills what it is offered; a Circle answers a square.
    func shapeSize(_ index: Int, _ proposal: Proposal) -> Size {
        let size = side.shapes[Int(nodes[index].payload)].shape.sizeThatFits(proposal.view)
        return Size(width: Double(size.width), height: Double(size.height))
    }

    /// Its natural size, or where resizable what is offered.
    func imageSize(_ index: Int, _ proposal: Proposal) -> Size {
        let image = side.images[Int(nodes[index].payload)]
        let natural = Size(width: Double(image.size.width), height: Double(image.size.height))
        guard image.isResizable else { return natural }
        if proposal.width.isNaN || proposal.height.isNaN, !image.wasAskedForOwnSize {
            side.images[Int(nodes[index].payload)].wasAskedForOwnSize = true
        }
        return Size(
            width: proposal.width.isNaN ? natural.width : proposal.width,
            height: proposal.height.isNaN ? natural.height : proposal.height)
    }

    /// A control's own size; on an axis where it has none, what is offered, its ideal where nothing is.
    func hostedSize(_ index: Int, _ proposal: Proposal) -> Size {
        let entry = side.hosted[Int(nodes[index].payload)]
        let offered = Size(
            width: proposal.width.isNaN ? Double(entry.ideal.width) : proposal.width,
            height: proposal.height.isNaN ? Double(entry.ideal.height) : proposal.height)
        return Size(
            width: entry.size.width.isNaN ? offered.width : Double(entry.size.width),
            height: entry.size.height.isNaN ? offered.height : Double(entry.size.height))
    }

    /// At least its minimum along its stack and nothing across; outside of stacks flexible both ways.
    func spacerSize(_ index: Int, _ proposal: Proposal) -> Size {
        let minimum = nodes[index].a
        func length(_ offered: Double) -> Double { offered.isNaN ? minimum : max(minimum, offered) }
        switch StackAxis(rawValue: UInt8(nodes[index].payload)) {
        case .horizontal: return Size(width: length(proposal.width), height: 0)
        case .vertical: return Size(width: 0, height: length(proposal.height))
        default: return Size(width: length(proposal.width), height: length(proposal.height))
        }
    }

    /// A hairline across the enclosing stack, as long as it is offered.
    func dividerSize(_ index: Int, _ proposal: Proposal) -> Size {
        let filling = Self.filling(proposal)
        let thickness = nodes[index].a
        return StackAxis(rawValue: UInt8(nodes[index].payload)) == .horizontal
            ? Size(width: thickness, height: filling.height) : Size(width: filling.width, height: thickness)
    }

    func textSize(_ index: Int, _ proposal: Proposal) -> Size {
        let payload = Int(nodes[index].payload)
        return side.texts.withUnsafeBufferPointer { texts in
            let entry = texts.baseAddress! + payload
            guard usesMemo else { return TextMemo.measure(proposal, entry) }
            return textMemos.memo(payload, of: texts.count).pointee.size(proposal, entry)
        }
    }

    /// The text as it is at its present proposal.
    func textMeasurement(_ index: Int) -> TextMeasurement {
        let entry = side.texts[Int(nodes[index].payload)]
        let slot = slots[index]
        let proposal = slot.wasAsked ? slot.proposal.view : .unspecified
        return entry.measurer.measure(entry.text, proposal: proposal)
    }

    func textBaseline(_ index: Int, _ key: AlignmentKey) -> Double? {
        guard key.axis == .vertical else { return nil }
        switch key.index {
        case AlignmentKey.firstTextBaseline: return Double(textMeasurement(index).firstBaseline)
        case AlignmentKey.lastTextBaseline: return Double(textMeasurement(index).lastBaseline)
        default: return nil
        }
    }

    /// Each child of a GeometryReader is offered the whole and lies at the top leading corner (since SDK 14).
    func positionInReader(_ index: Int) {
        let own = slots[index].size
        var child = index + 1
        while child < Int(nodes[index].end) {
            _ = measure(child, Proposal(width: own.width, height: own.height))
            setOrigin(child, 0, 0)
            child = Int(nodes[child].end)
        }
    }
}
