import ViewTree

/// A grid's cells, columns and rows: what stands where is found once, what is how large anew for each proposal.
final class GridPlan {
    let cells: UnsafeMutablePointer<GridCell>
    let cellCount: Int
    /// The cells' numbers in the order in which they are served.
    let order: UnsafeMutablePointer<Int>
    let orderBuffer: UnsafeMutablePointer<Int>
    @exclusivity(unchecked) var columns: GridTracks
    @exclusivity(unchecked) var rows: GridTracks
    let hasSpans: Bool
    /// Whether the cells' answers to 0×0 and ∞×∞ are known; they do not depend on what the grid is offered.
    @exclusivity(unchecked) var knowsExtremes = false
    /// What the lengths were found for; nil before that.
    @exclusivity(unchecked) var solved: Proposal?

    init(cells found: [GridCell], columns: [GridLine], rows: [GridLine]) {
        cellCount = found.count
        cells = .allocate(capacity: max(1, cellCount))
        cells.initialize(from: found, count: cellCount)
        order = .allocate(capacity: max(1, cellCount))
        orderBuffer = .allocate(capacity: max(1, cellCount))
        self.columns = GridTracks(lines: Self.copy(columns), count: columns.count)
        self.rows = GridTracks(lines: Self.copy(rows), count: rows.count)
        hasSpans = found.contains { !$0.isSingle }
    }

    deinit {
        cells.deallocate()
        order.deallocate()
        orderBuffer.deallocate()
        columns.lines.deallocate()
        rows.lines.deallocate()
    }

    private static func copy(_ lines: [GridLine]) -> UnsafeMutablePointer<GridLine> {
        let result = UnsafeMutablePointer<GridLine>.allocate(capacity: max(1, lines.count))
        result.initialize(from: lines, count: lines.count)
        return result
    }

    var size: Size { Size(width: columns.total, height: rows.total) }
}

extension GridPlan {
    /// Sorts ``order``: a stable merge sort without closures, which keeps debug builds quick with thousands of cells.
    func sortOrder() {
        for place in 0..<cellCount { order[place] = place }
        var isSorted = true
        for place in 1..<max(1, cellCount) where cells[place].isServed(before: cells[place - 1]) {
            isSorted = false
            break
        }
        if isSorted { return }
        var width = 1
        while width < cellCount {
            var start = 0
            while start < cellCount {
                merge(start, min(start + width, cellCount), min(start + 2 * width, cellCount))
                start += 2 * width
            }
            order.update(from: orderBuffer, count: cellCount)
            width *= 2
        }
    }

    /// Merges two sorted neighbouring runs of ``order`` into the buffer.
    private func merge(_ start: Int, _ middle: Int, _ end: Int) {
        var first = start
        var second = middle
        for place in start..<end {
            let takesSecond =
                second < end && (first == middle || cells[order[second]].isServed(before: cells[order[first]]))
            orderBuffer[place] = order[takesSecond ? second : first]
            if takesSecond { second += 1 } else { first += 1 }
        }
    }
}
