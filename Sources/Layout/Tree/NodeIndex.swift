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
    /// For each row its layout origin in the tree's space, so that reports need not climb from every row.
    let origins: [CGPoint]
    /// For each row the nearest effect at or above it, -1 for none.
    let effects: [Int32]

    init(_ table: NodeTable, _ slots: UnsafeMutablePointer<Slot>) {
        var origins = [CGPoint](repeating: .zero, count: table.count)
        var effects = [Int32](repeating: -1, count: table.count)
        for row in 0..<table.count {
            let parent = Int(table.nodes[row].parent)
            let outer = parent < 0 ? .zero : origins[parent]
            origins[row] = CGPoint(x: Double(outer.x) + slots[row].x, y: Double(outer.y) + slots[row].y)
            effects[row] = table.nodes[row].kind.isEffect ? Int32(row) : parent < 0 ? -1 : effects[parent]
        }
        self.origins = origins
        self.effects = effects
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
            let made = NodeIndex(table, slots)
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
