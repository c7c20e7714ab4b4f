import Foundation
import ViewTree

/// A stack that a user's layout calls, laid out by a pass of its own over the rows that stand for the subviews.
final class EngineArrangement: LayoutArrangement {
    private let pass: LayoutPass
    private let slots: UnsafeMutablePointer<Slot>

    init(_ table: NodeTable) {
        slots = .allocate(capacity: max(1, table.count))
        pass = LayoutPass(table: table, slots: slots, window: nil, usesMemo: true)
        pass.findFacts()
    }

    deinit {
        pass.finishLayouts()
        slots.deallocate()
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        let size = pass.measure(0, Proposal(proposal))
        return CGSize(width: size.width, height: size.height)
    }

    func places(_ proposal: ProposedViewSize, size: CGSize) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
        _ = pass.measure(0, Proposal(proposal))
        let answer = slots[0]
        // The user's layout decides how large the stack is; the answer is put back for the next question.
        slots[0].width = Double(size.width)
        slots[0].height = Double(size.height)
        pass.positionChildren(0)
        slots[0].width = answer.width
        slots[0].height = answer.height
        return pass.table.children(of: 0).map {
            (CGPoint(x: slots[$0].x, y: slots[$0].y), slots[$0].proposal.view)
        }
    }

    func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        _ = pass.measure(0, Proposal(proposal))
        return pass.explicitGuide(0, key).map { CGFloat($0) }
    }

    var spacing: ViewSpacing { pass.viewSpacing(0) }
}
