import Foundation

extension NodeTable {
    /// The same table without some subtrees: views that were weighed and not shown.
    ///
    /// - Parameters:
    ///   - absent: whole subtrees, in order, none inside another.
    /// - Returns: the table, and for each of its rows the row it was before. The side tables are shared; what they keep
    ///   by row follows.
    public func removing(_ absent: [Range<Int>]) -> (table: NodeTable, origins: [Int32]) {
        var moved = [Int32](repeating: -1, count: count + 1)
        var origins: [Int32] = []
        origins.reserveCapacity(count)
        var range = 0
        for row in 0..<count {
            while range < absent.count && row >= absent[range].upperBound { range += 1 }
            if range < absent.count && absent[range].contains(row) {
                moved[row] = -Int32(origins.count) - 1
            } else {
                moved[row] = Int32(origins.count)
                origins.append(Int32(row))
            }
        }
        moved[count] = Int32(origins.count)
        let kept = UnsafeMutablePointer<Node>.allocate(nodes: max(1, origins.count))
        let keptIdentities = UnsafeMutablePointer<UInt64>.allocate(nodes: max(1, origins.count))
        for (row, origin) in origins.enumerated() {
            var node = nodes[Int(origin)]
            if node.parent >= 0 { node.parent = moved[Int(node.parent)] }
            // An end may be the first row of an absent subtree: what follows has moved to there.
            let end = moved[Int(node.end)]
            node.end = end >= 0 ? end : -end - 1
            kept[row] = node
            keptIdentities[row] = identities[Int(origin)]
        }
        side.moveRows { moved[Int($0)] >= 0 ? moved[Int($0)] : nil }
        let table = NodeTable(
            nodes: kept, identities: keptIdentities, count: origins.count, depth: depth, side: side)
        return (table, origins)
    }
}

extension UnsafeMutablePointer {
    /// From `malloc`, as the table frees it.
    fileprivate static func allocate(nodes count: Int) -> UnsafeMutablePointer {
        malloc(count * MemoryLayout<Pointee>.stride)!.bindMemory(to: Pointee.self, capacity: count)
    }
}

extension SideTables {
    /// Renames the rows that entries are kept under; entries of rows that are gone are dropped.
    func moveRows(_ place: (Int32) -> Int32?) {
        func moved<T>(_ entries: [Int32: T]) -> [Int32: T] {
            Dictionary(uniqueKeysWithValues: entries.compactMap { row, entry in place(row).map { ($0, entry) } })
        }
        names = moved(names)
        effectRows = moved(effectRows)
        approximations = moved(approximations)
        layoutValues = moved(layoutValues)
        titles = moved(titles)
        elements = moved(elements)
        columns = moved(columns)
        spacings = moved(spacings)
        pops = moved(pops)
        pages = moved(pages)
        ink = moved(ink)
        aliases = moved(aliases)
        pinnedRows = Set(pinnedRows.compactMap(place))
        callbacks = callbacks.compactMap { entry in
            // A callback belongs to the row that its content becomes; at the very end there may be none.
            guard let row = place(entry.row) else { return nil }
            var entry = entry
            entry.row = row
            return entry
        }
    }
}
