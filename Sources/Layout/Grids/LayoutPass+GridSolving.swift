import Foundation
import ViewTree

// How large a grid's columns and rows are. Rules: MetalUI probe GR (its model agrees with SwiftUI on all of 1000 plain
// random grids); what is said of spans here goes beyond that model and explains eight more of its recorded grids.

extension LayoutPass {
    /// Finds the lengths of all columns and rows for what the grid is offered.
    func solveGrid(_ plan: GridPlan, _ proposal: Proposal) {
        plan.columns.reset(offered: proposal.width)
        plan.rows.reset(offered: proposal.height)
        if proposal.width.isNaN && proposal.height.isNaN {
            for place in 0..<plan.cellCount { askGridCell(plan, place, proposal) }
        } else {
            shareOutGrid(plan, proposal)
        }
        // With no width to share, spans come last (recorded: corpus 4242, E150).
        if proposal.width.isNaN && plan.hasSpans {
            for place in 0..<plan.cellCount { widenForSpan(plan, plan.cells[place]) }
        }
        plan.solved = proposal
    }

    /// Serves the cells in groups of equal priority and flexibility, the least flexible first. Nothing is kept for
    /// lower priorities, so that a grid may become larger than what it is offered.
    private func shareOutGrid(_ plan: GridPlan, _ proposal: Proposal) {
        findExtremes(plan)
        for place in 0..<plan.cellCount {
            findFlexibility(plan.cells + place, proposal)
            if plan.cells[place].isSingle { plan.columns.lines[plan.cells[place].column].waiting += 1 }
        }
        plan.sortOrder()
        var group = 0
        var level = 0
        while group < plan.cellCount {
            if group == level {
                let priority = plan.cells[plan.order[group]].priority
                while level < plan.cellCount && plan.cells[plan.order[level]].priority == priority {
                    let cell = plan.cells[plan.order[level]]
                    plan.rows.open(cell.row)
                    for column in cell.ownColumns { plan.columns.open(column) }
                    level += 1
                }
            }
            var end = group + 1
            while end < level && plan.cells[plan.order[end]].isServed(with: plan.cells[plan.order[group]]) { end += 1 }
            serve(plan, group..<end, proposal)
            group = end
        }
    }

    /// One group: each cell is offered an equal share of what the committed lines leave. A column that a waiting cell of
    /// a row only reaches over has its share, too (recorded: corpus 4242, E171, E178, E184).
    private func serve(_ plan: GridPlan, _ group: Range<Int>, _ proposal: Proposal) {
        plan.columns.findShare()
        plan.rows.findShare()
        for place in group {
            let number = plan.order[place]
            askGridCell(plan, number, offer(plan, plan.cells[number]))
        }
        // The counts are those of the group's start until all of it is served.
        for place in group {
            let cell = plan.cells[plan.order[place]]
            plan.rows.serve(cell.row)
            for column in cell.ownColumns { plan.columns.serve(column) }
            if cell.isSingle { plan.columns.lines[cell.column].waiting -= 1 }
        }
        if plan.hasSpans && !proposal.width.isNaN {
            for place in group where !plan.cells[plan.order[place]].isInRow {
                widenAll(plan, plan.cells[plan.order[place]])
            }
            for place in group where plan.cells[plan.order[place]].isInRow {
                widenForSpan(plan, plan.cells[plan.order[place]])
            }
        }
        plan.columns.commit { columns in
            for place in group {
                for column in plan.cells[plan.order[place]].ownColumns { columns.commit(column) }
            }
        }
        plan.rows.commit { rows in
            for place in group { rows.commit(plan.cells[plan.order[place]].row) }
        }
    }

    private func offer(_ plan: GridPlan, _ cell: GridCell) -> Proposal {
        let columns = plan.columns
        let rows = plan.rows
        var width = columns.available
        if !width.isNaN {
            if cell.unsizedAxes.contains(.horizontal) {
                width = columns.length(cell.column, cell.span)
            } else if cell.isSingle {
                width = max(columns.share, columns.lines[cell.column].length)
            } else {
                width = columns.offer(cell.column, cell.span)
            }
        }
        var height = rows.available
        if !height.isNaN {
            let length = rows.lines[cell.row].length
            height = cell.unsizedAxes.contains(.vertical) ? length : max(rows.share, length)
        }
        return Proposal(width: width, height: height)
    }

    /// Measures a cell and lets its column, if it has one of its own, and its row grow to its answer.
    private func askGridCell(_ plan: GridPlan, _ number: Int, _ proposal: Proposal) {
        let cell = plan.cells + number
        let answer = measure(cell.pointee.node, proposal)
        cell.pointee.proposal = proposal
        cell.pointee.answer = answer
        let hasGuides = cell.pointee.anchor == nil
        if cell.pointee.isSingle {
            let column = cell.pointee.column
            let extent = hasGuides ? alignedExtent(plan.columns.lines + column, cell.pointee.node, .horizontal) : 0
            plan.columns.grow(column, to: max(answer.width, extent))
        }
        let row = cell.pointee.row
        let extent = hasGuides ? alignedExtent(plan.rows.lines + row, cell.pointee.node, .vertical) : 0
        plan.rows.grow(row, to: max(answer.height, extent))
    }

    /// Joins a cell, as it is measured now, with those of its line that are lined up with it; the extent of all.
    ///
    /// No recording tells how a grid treats guides; this is what a stack does across its axis.
    func alignedExtent(_ line: UnsafeMutablePointer<GridLine>, _ node: Int, _ axis: Axis) -> Double {
        guard line.pointee.usesGuides else { return 0 }
        let length = axis == .horizontal ? slots[node].width : slots[node].height
        let guide = guide(node, AlignmentKey(axis, line.pointee.alignment))
        guard length.isFinite && guide.isFinite else { return 0 }
        line.pointee.before = max(line.pointee.before, guide)
        line.pointee.after = max(line.pointee.after, length - guide)
        return line.pointee.before + line.pointee.after
    }

    /// A cell over several columns that needs more than they have widens those that still wait for cells of their own,
    /// else those that never had any, else all of them, each by the same.
    private func widenForSpan(_ plan: GridPlan, _ cell: GridCell) {
        guard !cell.isSingle, cell.span > 0 else { return }
        let lines = plan.columns.lines
        let shortfall = cell.answer.width - plan.columns.length(cell.column, cell.span)
        guard shortfall > 0 else { return }
        var waiting = 0.0
        var empty = 0.0
        var all = 0.0
        for column in cell.column..<cell.column + cell.span {
            all += lines[column].count
            if lines[column].waiting > 0 { waiting += lines[column].count }
            if !lines[column].hasCells { empty += lines[column].count }
        }
        let sharing = waiting > 0 ? waiting : empty > 0 ? empty : all
        for column in cell.column..<cell.column + cell.span {
            if waiting > 0 ? lines[column].waiting == 0 : empty > 0 && lines[column].hasCells { continue }
            plan.columns.grow(column, to: lines[column].length + shortfall * (lines[column].count / sharing))
        }
    }

    /// What stands in no row widens all columns by the same, before spans do (recorded: corpus 4242, E157, E171).
    private func widenAll(_ plan: GridPlan, _ cell: GridCell) {
        guard !cell.isSingle else { return }
        let shortfall = cell.answer.width - plan.columns.total
        guard shortfall > 0 else { return }
        let lines = plan.columns.lines
        var all = 0.0
        for column in 0..<plan.columns.count { all += lines[column].count }
        for column in 0..<plan.columns.count {
            plan.columns.grow(column, to: lines[column].length + shortfall * (lines[column].count / all))
        }
    }

    /// Asks each cell how small and how large it can be.
    private func findExtremes(_ plan: GridPlan) {
        if plan.knowsExtremes { return }
        plan.knowsExtremes = true
        for place in 0..<plan.cellCount {
            let cell = plan.cells + place
            cell.pointee.least = measure(cell.pointee.node, Proposal(width: 0, height: 0))
            cell.pointee.most = measure(cell.pointee.node, Proposal(width: .infinity, height: .infinity))
        }
    }

    /// How a cell compares with others; only the axes count on which something is offered.
    private func findFlexibility(_ cell: UnsafeMutablePointer<GridCell>, _ proposal: Proposal) {
        cell.pointee.endlessAxes = 0
        cell.pointee.flexibility = 0
        let least = cell.pointee.least
        let most = cell.pointee.most
        if !proposal.width.isNaN { count(cell, most.width, least.width) }
        if !proposal.height.isNaN { count(cell, most.height, least.height) }
    }

    @inline(__always)
    private func count(_ cell: UnsafeMutablePointer<GridCell>, _ most: Double, _ least: Double) {
        if most == .infinity {
            cell.pointee.endlessAxes += 1
        } else if (most - least).isFinite {
            cell.pointee.flexibility += most - least
        }
    }
}
