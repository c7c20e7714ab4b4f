import Foundation
import ViewTree

// The distances between a grid's columns and rows, and what the grid itself states. Rules: MetalUI probe GR (GS, GE).

extension LayoutPass {
    /// The grid's spacing; where it has none, the largest distance that a pair of cells meeting between two lines wants,
    /// and nothing where no pair meets.
    ///
    /// That a given spacing also stands between columns that only spans reach is recorded (corpus 4242, E121, E140).
    func findGridGaps(_ index: Int, _ cells: [GridCell], _ columns: inout [GridLine], _ rows: inout [GridLine]) {
        let spacing = (horizontal: nodes[index].a, vertical: nodes[index].b)
        if !spacing.horizontal.isNaN {
            for column in columns.indices {
                if column > 0 { columns[column].gap = spacing.horizontal }
                columns[column].inside = spacing.horizontal * (columns[column].count - 1)
            }
        } else {
            findColumnGaps(cells, &columns)
        }
        if !spacing.vertical.isNaN {
            for row in rows.indices.dropFirst() { rows[row].gap = spacing.vertical }
        } else {
            findRowGaps(cells, &rows)
        }
    }

    private func findColumnGaps(_ cells: [GridCell], _ columns: inout [GridLine]) {
        var hasPair = [Bool](repeating: false, count: columns.count)
        for place in cells.indices.dropFirst() {
            let cell = cells[place]
            let previous = cells[place - 1]
            guard cell.row == previous.row, cell.column > 0, cell.column < columns.count else { continue }
            let gap = gridGap(previous.node, cell.node, true)
            columns[cell.column].gap = hasPair[cell.column] ? max(columns[cell.column].gap, gap) : gap
            hasPair[cell.column] = true
        }
    }

    private func findRowGaps(_ cells: [GridCell], _ rows: inout [GridLine]) {
        var start = 0
        var end = endOfRow(cells, 0)
        while end < cells.count {
            let nextEnd = endOfRow(cells, end)
            rows[cells[end].row].gap = rowGap(cells, start, end, nextEnd)
            start = end
            end = nextEnd
        }
    }

    private func endOfRow(_ cells: [GridCell], _ start: Int) -> Int {
        var end = start
        while end < cells.count && cells[end].row == cells[start].row { end += 1 }
        return end
    }

    /// Goes along two rows at once; a pair meets where both cover a column.
    private func rowGap(_ cells: [GridCell], _ start: Int, _ middle: Int, _ end: Int) -> Double {
        var result: Double?
        var upper = start
        var lower = middle
        while upper < middle && lower < end {
            let upperEnd = cells[upper].column + cells[upper].span
            let lowerEnd = cells[lower].column + cells[lower].span
            if cells[upper].column < lowerEnd && cells[lower].column < upperEnd {
                let gap = gridGap(cells[upper].node, cells[lower].node, false)
                result = max(result ?? gap, gap)
            }
            if upperEnd <= lowerEnd { upper += 1 }
            if lowerEnd <= upperEnd { lower += 1 }
        }
        return result ?? 0
    }

    private func gridGap(_ first: Int, _ second: Int, _ horizontal: Bool) -> Double {
        if nodes[first].flags.union(nodes[second].flags).contains(.spacing) {
            return preferredGap(first, second, horizontal)
        }
        return ControlMetrics.defaultSpacing
    }

    /// What the cells along an edge state, joined; a cell that states nothing adds nothing, and a grid without cells
    /// states 0.
    func gridSpacing(_ index: Int, _ edge: Side) -> ViewSpacing.Edge {
        let plan = gridPlan(index)
        guard plan.cellCount > 0 else { return .zero }
        var result = ViewSpacing.Edge.none
        for place in 0..<plan.cellCount {
            let cell = plan.cells[place]
            let isAtEdge =
                switch edge {
                case .top: cell.row == 0
                case .bottom: cell.row == plan.rows.count - 1
                case .leading: cell.column == 0
                case .trailing: cell.column + cell.span == plan.columns.count
                }
            guard isAtEdge else { continue }
            let own = spacing(cell.node, edge)
            if !own.general.isNaN {
                result.general = result.general.isNaN ? own.general : max(result.general, own.general)
            }
            if !own.text.isNaN { result.text = result.text.isNaN ? own.text : max(result.text, own.text) }
        }
        return result
    }
}
