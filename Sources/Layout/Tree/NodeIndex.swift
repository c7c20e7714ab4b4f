import Foundation
import ViewTree

/// The numbers under which rows are reported: preorder, plumbing left out.
final class NodeIndex {
    /// For each number its row.
    let rows: [Int]
    /// For each row its number, -1 for plumbing.
    let numbers: [Int32]
    /// The first row of each accessibility identifier, and those that several rows have.
    let identifiers: [String: Int]
    let duplicates: [String]

    init(_ table: NodeTable) {
        var rows: [Int] = []
        var numbers = [Int32](repeating: -1, count: table.count)
        var identifiers: [String: Int] = [:]
        var duplicates: [String] = []
        rows.reserveCapacity(table.count)
        for row in 0..<table.count where !table.nodes[row].flags.contains(.plumbing) {
            numbers[row] = Int32(rows.count)
            rows.append(row)
            guard table.nodes[row].kind == .accessibilityIdentifier else { continue }
            let id = table.side.strings[Int(table.nodes[row].payload)]
            if identifiers[id] == nil {
                identifiers[id] = row
            } else if !duplicates.contains(id) {
                duplicates.append(id)
            }
        }
        self.rows = rows
        self.numbers = numbers
        self.identifiers = identifiers
        self.duplicates = duplicates
    }
}

extension LayoutTree {
    var index: NodeIndex {
        cache.lock.withLock {
            if let known = cache.index { return known }
            let made = NodeIndex(table)
            cache.index = made
            return made
        }
    }

    /// Every node in preorder, the window first where there is one.
    public var nodes: [LayoutNode] { index.rows.map { LayoutNode(tree: self, row: $0) } }

    /// The node with an accessibility identifier: the frame at that point of the modifier chain. Of several the first.
    public subscript(_ identifier: String) -> LayoutNode? {
        index.identifiers[identifier].map { LayoutNode(tree: self, row: $0) }
    }

    /// The node of a row, or of the nearest row around it that is reported.
    public func node(row: Int) -> LayoutNode? {
        var row = row
        while row >= 0, index.numbers[row] < 0 { row = Int(table.nodes[row].parent) }
        return row < 0 ? nil : LayoutNode(tree: self, row: row)
    }

    /// The node of a number, or nil if there is none.
    public func node(number: Int) -> LayoutNode? {
        index.rows.indices.contains(number) ? LayoutNode(tree: self, row: index.rows[number]) : nil
    }

    /// Identifiers that more than one node has.
    public var duplicateIdentifiers: [String] { index.duplicates }
}
