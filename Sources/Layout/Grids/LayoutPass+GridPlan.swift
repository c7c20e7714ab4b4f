import Foundation
import ViewTree

// Which views are the cells of a grid, and in which rows and columns they stand. Rules: MetalUI probe GR.

/// What a grid's child and the views inside it say about the cell.
private struct GridCellNotes {
    /// The entry of the outermost GridRow; cells that share it share a row.
    var row: Int32?
    var rowAlignment: VerticalAlignment?
    /// The sum of all counts.
    var columns: Int?
    /// The innermost, as for the alignment.
    var anchor: UnitPoint?
    var columnAlignment: HorizontalAlignment?
    var unsizedAxes: Axis.Set = []
}

extension LayoutPass {
    /// The grid's cells, found at the first question.
    func gridPlan(_ index: Int) -> GridPlan {
        let number = nodes[index].payload
        if let known = gridPlans[number] { return known }
        let made = makeGridPlan(index)
        gridPlans[number] = made
        return made
    }

    /// Notes pass out through whatever has a single child, and through the primary content of overlays and backgrounds;
    /// not through containers (recorded).
    private func notes(_ child: Int) -> GridCellNotes {
        var result = GridCellNotes()
        var index = child
        while index < Int(nodes[child].end) {
            let node = nodes[index]
            switch node.kind {
            case .gridCell: add(side.gridCells[Int(node.payload)], node.payload, to: &result)
            case .geometryReader, .scrollView, .safeAreaInset, .window: return result
            default: if node.kind.isContainer { return result }
            }
            if Int(node.end) == index + 1 { return result }
            index += 1
        }
        return result
    }

    private func add(_ entry: GridCellEntry, _ number: Int32, to notes: inout GridCellNotes) {
        switch entry {
        case .row(let alignment):
            guard notes.row == nil else { return }
            notes.row = number
            notes.rowAlignment = alignment
        case .columns(let count):
            notes.columns = Int(clamping: Int64(min(count, Int(Int32.max))) + Int64(notes.columns ?? 0))
        case .anchor(let anchor): notes.anchor = anchor
        case .columnAlignment(let guide): notes.columnAlignment = guide
        case .unsizedAxes(let axes): notes.unsizedAxes.formUnion(axes)
        }
    }

    private func makeGridPlan(_ index: Int) -> GridPlan {
        var cells: [GridCell] = []
        var rows: [GridLine] = []
        var columnCount = 1
        var nextColumn = 0
        var currentRow: Int32?
        var child = index + 1
        while child < Int(nodes[index].end) {
            let notes = notes(child)
            if notes.row == nil || notes.row != currentRow {
                var row = GridLine()
                row.alignment = notes.rowAlignment?.key.index ?? nodes[index].vertical
                rows.append(row)
                nextColumn = 0
            }
            currentRow = notes.row
            var cell = GridCell(node: child)
            cell.row = rows.count - 1
            cell.priority = priority(of: child)
            cell.anchor = notes.anchor
            cell.unsizedAxes = notes.unsizedAxes
            if notes.row != nil {
                cell.isInRow = true
                cell.column = nextColumn
                cell.span = notes.columns ?? 1
                cell.isSingle = cell.span == 1
                cell.columnAlignment = notes.columnAlignment
                nextColumn += cell.span
                columnCount = max(columnCount, nextColumn)
            } else {
                // It makes that many columns, but takes all (recorded: corpus 4242, E150, E153, E160).
                columnCount = max(columnCount, notes.columns ?? 1)
            }
            cells.append(cell)
            child = Int(nodes[child].end)
        }
        var columns = makeColumns(&cells, columnCount)
        for column in columns.indices { columns[column].alignment = nodes[index].horizontal }
        findGridLines(cells, &columns, &rows)
        findGridGaps(index, cells, &columns, &rows)
        return GridPlan(cells: cells, columns: columns, rows: rows)
    }

    /// The columns. Where spans make them many more than there are cells, neighbours that no cell tells apart become
    /// one line that counts as several: `gridCellColumns(.max)` costs nothing.
    private func makeColumns(_ cells: inout [GridCell], _ columnCount: Int) -> [GridLine] {
        var columns: [GridLine]
        if columnCount <= 2 * cells.count + 64 {
            columns = [GridLine](repeating: GridLine(), count: columnCount)
        } else {
            var edges: Set<Int> = [0, columnCount]
            for cell in cells where cell.isInRow {
                edges.insert(cell.column)
                edges.insert(cell.column + cell.span)
            }
            let starts = edges.sorted()
            let numbers = Dictionary(uniqueKeysWithValues: zip(starts, 0...))
            columns = zip(starts, starts.dropFirst()).map { start, end in
                var line = GridLine()
                line.count = Double(end - start)
                return line
            }
            for place in cells.indices where cells[place].isInRow {
                let end = numbers[cells[place].column + cells[place].span]!
                cells[place].column = numbers[cells[place].column]!
                cells[place].span = end - cells[place].column
            }
        }
        // What stands in no GridRow reaches over all columns.
        for place in cells.indices where !cells[place].isInRow {
            cells[place].span = columns.count
            cells[place].isSingle = columnCount == 1
        }
        return columns
    }

    /// What the lines' cells are lined up on, and whether that takes more than their sizes.
    private func findGridLines(_ cells: [GridCell], _ columns: inout [GridLine], _ rows: inout [GridLine]) {
        var isAligned = [Bool](repeating: false, count: columns.count)
        for cell in cells {
            if cell.isSingle { columns[cell.column].hasCells = true }
            guard let guide = cell.columnAlignment, cell.column < columns.count, !isAligned[cell.column] else {
                continue
            }
            // Of several in a column the first counts, row by row.
            isAligned[cell.column] = true
            columns[cell.column].alignment = guide.key.index
        }
        for cell in cells where cell.anchor == nil && nodes[cell.node].flags.contains(.explicitGuides) {
            rows[cell.row].usesGuides = true
            if cell.isSingle { columns[cell.column].usesGuides = true }
        }
        for column in columns.indices where columns[column].alignment > AlignmentKey.trailing {
            columns[column].usesGuides = true
        }
        for row in rows.indices where rows[row].alignment > AlignmentKey.trailing { rows[row].usesGuides = true }
    }
}
