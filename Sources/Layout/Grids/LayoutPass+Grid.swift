import Foundation
import ViewTree

// Grid. Rules: MetalUI probe GR.
//
// | function | purpose |
// |---|---|
// | `gridPlan` | which views are cells, in which rows and columns |
// | `findGridGaps` | the distances between columns and between rows |
// | `solveGrid` | how large columns and rows are |
// | `positionGrid` | where the cells lie in their places |

extension LayoutPass {
    /// The sum of columns, rows and gaps: a grid without flexible cells does not stretch.
    func gridSize(_ index: Int, _ proposal: Proposal) -> Size {
        let plan = gridPlan(index)
        guard plan.cellCount > 0 else { return .zero }
        solveGrid(plan, proposal)
        return plan.size
    }

    /// Offers each cell its place, and lines it up there.
    func positionGrid(_ index: Int) {
        let plan = gridPlan(index)
        let proposal = slots[index].proposal
        if plan.solved.map({ $0.width.isSame(proposal.width) && $0.height.isSame(proposal.height) }) != true {
            solveGrid(plan, proposal)
        }
        plan.columns.findStarts()
        plan.rows.findStarts()
        for place in 0..<plan.cellCount { positionGridCell(plan, plan.cells[place], nodes[index].horizontal) }
    }

    private func positionGridCell(_ plan: GridPlan, _ cell: GridCell, _ gridAlignment: UInt8) {
        let row = plan.rows.lines[cell.row]
        let isPlaceless = cell.span == 0
        let slot = Size(
            width: isPlaceless ? cell.answer.width : plan.columns.length(cell.column, cell.span), height: row.length)
        let size = measure(cell.node, gridPlacement(cell, slot))
        let x: Double
        if let anchor = cell.anchor {
            x = (slot.width - size.width) * Double(anchor.x)
        } else if cell.isSingle {
            x = alignedOffset(plan.columns.lines[cell.column], cell, slot.width, size.width, .horizontal)
        } else {
            // Over several columns there is no line of views, only the place.
            let key = AlignmentKey(.horizontal, gridAlignment)
            let dimensions = ViewDimensions(width: CGFloat(slot.width), height: CGFloat(slot.height))
            x = Double(dimensions.defaultValue(key)) - guide(cell.node, key)
        }
        let y =
            cell.anchor.map { (slot.height - size.height) * Double($0.y) }
            ?? alignedOffset(row, cell, slot.height, size.height, .vertical)
        setOrigin(cell.node, gridColumnStart(plan, cell.column) + x, row.start + y)
    }

    /// Where a column begins; the one after the last begins at the grid's end.
    private func gridColumnStart(_ plan: GridPlan, _ column: Int) -> Double {
        column < plan.columns.count ? plan.columns.lines[column].start : plan.columns.total
    }

    /// A cell is placed with the size of its place, unless its answer fills that: then with what it was offered.
    ///
    /// Lengths that a sum of shares missed by a rounding error count as the same, or a text would wrap.
    private func gridPlacement(_ cell: GridCell, _ slot: Size) -> Proposal {
        let fillsWidth = abs(slot.width - cell.answer.width) < Self.roundingError
        let fillsHeight = abs(slot.height - cell.answer.height) < Self.roundingError
        if fillsWidth && fillsHeight { return cell.proposal }
        return Proposal(
            width: fillsWidth ? cell.answer.width : slot.width, height: fillsHeight ? cell.answer.height : slot.height)
    }

    /// In points; far below anything visible, far above what sums of doubles miss.
    private static var roundingError: Double { 1e-6 }

    /// How far into its place a cell lies.
    private func alignedOffset(
        _ line: GridLine, _ cell: GridCell, _ place: Double, _ length: Double, _ axis: Axis
    ) -> Double {
        let slack = place - length
        let fraction = Double(line.alignment) / 2
        guard line.usesGuides, line.before.isFinite, line.after.isFinite else {
            return slack * (line.alignment > AlignmentKey.trailing ? 0.5 : fraction)
        }
        let isPlain = line.alignment <= AlignmentKey.trailing
        // The cells that are lined up lie together in what room their line has.
        let room = isPlain ? (place - line.before - line.after) * fraction : 0
        let offset = room + line.before - guide(cell.node, AlignmentKey(axis, line.alignment))
        // One that grew into its place lies in it.
        return slack >= 0 ? min(max(offset, 0), slack) : offset
    }
}
