import Foundation
import ViewTree

/// One layout of one node table: questions about size on the way down, places in a flat sweep.
///
/// | function | purpose |
/// |---|---|
/// | ``run(_:)`` | the whole layout |
/// | ``measure(_:_:)`` | a row's answer to a proposal, with the memo |
/// | ``compute(_:_:)`` | the same without it: which rule answers |
/// | ``positionChildren(_:)`` | where a row's children lie, and what they are offered there |
final class LayoutPass {
    let table: NodeTable
    let nodes: UnsafeMutablePointer<Node>
    let slots: UnsafeMutablePointer<Slot>
    let states: UnsafeMutablePointer<ContainerState>
    let side: SideTables
    let count: Int
    /// The window, where there is one.
    let window: Window?
    let usesMemo: Bool
    @exclusivity(unchecked) var memo = Memo()
    @exclusivity(unchecked) var scratch = Scratch()
    /// What texts answered before.
    @exclusivity(unchecked) var textMemos = TextMemos()
    /// Proxies for the user's own layouts, by container number.
    var backends: [Int32: SubviewBackend] = [:]
    /// The row whose children the final sweep is placing; -1 before it.
    @exclusivity(unchecked) var sweptRow = -1
    /// Explicit guides that were found before.
    @exclusivity(unchecked) var guideMemo: [GuideQuestion: Double?] = [:]
    /// Cells, columns and rows of the grids, by container number.
    var gridPlans: [Int32: GridPlan] = [:]

    /// Whether something other than the window ends a safe area.
    var hasSafeAreas = false
    /// What the user's layouts keep to their neighbours, by row.
    var layoutSpacings: [Int32: ViewSpacing] = [:]
    /// What each ViewThatFits decided at its place.
    var choices: [Int32: FittingChoice] = [:]
    /// What each ViewThatFits states when the views that it did not take are gone.
    var fittingSpacing: [Int32: ViewSpacing] = [:]
    /// Notes how a stack shares out its length; nil unless somebody asked how a frame came about.
    @exclusivity(unchecked) var recorder: ShareRecorder?

    /// The screen around the root.
    struct Window {
        var size: Size
        var safeArea: EdgeInsets
    }

    init(table: NodeTable, slots: UnsafeMutablePointer<Slot>, window: Window?, usesMemo: Bool) {
        self.table = table
        nodes = table.nodes
        count = table.count
        side = table.side
        self.slots = slots
        self.window = window
        self.usesMemo = usesMemo
        let containers = max(1, Int(side.containerCount))
        states = .allocate(capacity: containers)
        states.initialize(repeating: ContainerState(), count: containers)
        slots.initialize(repeating: .empty, count: count)
    }

    deinit {
        states.deallocate()
        memo.deallocate()
        scratch.deallocate()
        textMemos.deallocate()
    }

    /// Lays out the table for what the root is offered; frames are in the slots afterwards.
    func run(_ proposal: Proposal) {
        guard count > 0 else { return }
        StackGuard.recurse(depth: table.depth) { self.runHere(proposal) }
    }

    private func runHere(_ proposal: Proposal) {
        findFacts()
        // Guides, effects and layouts of the user's are called on the way.
        MainActorStandIn.around {
            _ = measure(0, proposal)
            place(0..<count)
            if !side.platformTrees.isEmpty { layOutPlatformTrees() }
            placeMatched()
        }
        finishLayouts()
    }

    /// Gives every row its place, parents first: the rows are in preorder, so this is one sweep.
    func place(_ rows: Range<Int>) {
        for index in rows where Int(nodes[index].end) > index + 1 {
            sweptRow = index
            positionChildren(index)
            if nodes[index].flags.contains(.rightToLeft) { mirrorChildren(index) }
        }
    }

    /// The answer of a row to a proposal.
    @inline(__always)
    func measure(_ index: Int, _ proposal: Proposal) -> Size {
        let slot = slots + index
        if slot.pointee.proposedWidth.isSame(proposal.width) && slot.pointee.proposedHeight.isSame(proposal.height) {
            return slot.pointee.size
        }
        return measureAnew(index, proposal)
    }

    @inline(never)
    private func measureAnew(_ index: Int, _ proposal: Proposal) -> Size {
        let slot = slots + index
        let node = nodes + index
        if node.pointee.flags.contains(.rigid) && slot.pointee.wasAsked {
            if recorder != nil { slot.pointee.proposal = proposal }
            return slot.pointee.size
        }
        let size: Size
        switch node.pointee.kind {
        case .hstack, .vstack, .zstack, .layout, .grid, .lazyGrid, .lazyStack, .viewThatFits, .safeAreaInset:
            size = remembered(index, proposal)
        default:
            size = compute(index, proposal)
        }
        slot.pointee.width = size.width
        slot.pointee.height = size.height
        slot.pointee.proposedWidth = proposal.width
        slot.pointee.proposedHeight = proposal.height
        return size
    }

    /// A container's answer from the memo, or computed and kept there. The list starts with the second question.
    private func remembered(_ index: Int, _ proposal: Proposal) -> Size {
        let slot = slots + index
        guard usesMemo, slot.pointee.wasAsked else { return compute(index, proposal) }
        let state = states + Int(nodes[index].payload)
        if let size = memo.find(state.pointee.memo, proposal) { return size }
        if state.pointee.memo < 0 {
            memo.add(&state.pointee.memo, slot.pointee.proposal, slot.pointee.size)
        }
        let size = compute(index, proposal)
        memo.add(&state.pointee.memo, proposal, size)
        return size
    }

    /// The first child's row, or -1.
    @inline(__always)
    func child(_ index: Int) -> Int { index + 1 < Int(nodes[index].end) ? index + 1 : -1 }

    /// The only child's answer; a row without children takes no room.
    @inline(__always)
    func measureChild(_ index: Int, _ proposal: Proposal) -> Size {
        let child = child(index)
        return child < 0 ? .zero : measure(child, proposal)
    }
}
