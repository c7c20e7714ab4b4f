import Foundation
import Layout
import ViewTree

/// What makes a query independent of how many siblings there are; computed once per tree.
///
/// Long stacks whose children lie one after the other are searched by bisection; children that reach beyond their own
/// frame are looked at besides.
final class HitIndex {
    /// A long stack. An object, so that a query holds on to one thing.
    final class Run {
        let horizontal: Bool
        /// The children in order, and where each begins along the stack.
        fileprivate(set) var rows: [Int32] = []
        fileprivate(set) var starts: [Double] = []
        /// Places in `rows` of children whose hits may lie outside their frames.
        fileprivate(set) var overflowing: [Int] = []

        init(horizontal: Bool) { self.horizontal = horizontal }
    }

    /// Stacks with fewer children are scanned.
    static let shortest = 12

    /// What each row is to a search: most have no entry in the tables below.
    let marks: UnsafeMutablePointer<UInt8>
    static let plain: UInt8 = 0
    private static let special: UInt8 = 1

    private(set) var runs: [Int32: Run] = [:]
    /// Rows with children of different z, front to back.
    private(set) var ordered: [Int32: [Int32]] = [:]

    init(_ tree: LayoutTree) {
        let nodes = tree.table.nodes
        let slots = tree.slots
        let count = tree.table.count
        marks = .allocate(capacity: max(1, count))
        marks.initialize(repeating: Self.plain, count: count)
        // Whether all hits of a row lie inside its frame, bottom-up.
        var contained = [Bool](repeating: true, count: count)
        var z: [Int: Double] = [:]
        for row in stride(from: count - 1, through: 0, by: -1) {
            let node = nodes[row]
            let slot = slots[row]
            var isContained = Self.keepsInside(tree, row)
            var children = 0
            var hasZ = false
            var child = row + 1
            while child < Int(node.end) {
                let inner = slots[child]
                if !contained[child] || inner.x < 0 || inner.y < 0 || inner.x + inner.width > slot.width
                    || inner.y + inner.height > slot.height
                {
                    isContained = false
                }
                if let value = z[child], value != 0 { hasZ = true }
                children += 1
                child = Int(nodes[child].end)
            }
            contained[row] = isContained
            if let value = Self.zIndex(node, z[row + 1], hasChild: children > 0), value != 0 { z[row] = value }
            if hasZ && children > 1 && Self.isContainer(node.kind) {
                ordered[Int32(row)] = Self.frontToBack(tree, row, z)
                marks[row] = Self.special
            } else if children >= Self.shortest && (node.kind == .vstack || node.kind == .hstack) {
                if let run = Self.run(tree, row, contained) {
                    runs[Int32(row)] = run
                    marks[row] = Self.special
                }
            }
        }
    }

    deinit { marks.deallocate() }

    private static func isContainer(_ kind: NodeKind) -> Bool {
        kind.isContainer || kind == .geometryReader || kind == .scrollView || kind == .list
    }

    /// A z index reaches its container through modifiers, not through containers.
    private static func zIndex(_ node: Node, _ inner: Double?, hasChild: Bool) -> Double? {
        if node.kind == .zIndex { return node.a }
        return hasChild && !isContainer(node.kind) ? inner : nil
    }

    private static func frontToBack(_ tree: LayoutTree, _ row: Int, _ z: [Int: Double]) -> [Int32] {
        let children = tree.table.children(of: row)
        return children.enumerated().sorted {
            let first = z[$0.element] ?? 0
            let second = z[$1.element] ?? 0
            return first != second ? first > second : $0.offset > $1.offset
        }.map { Int32($0.element) }
    }

    private static func run(_ tree: LayoutTree, _ row: Int, _ contained: [Bool]) -> Run? {
        let horizontal = tree.table.nodes[row].kind == .hstack
        let run = Run(horizontal: horizontal)
        var previousEnd = -Double.infinity
        for child in tree.table.children(of: row) {
            let slot = tree.slots[child]
            var start = horizontal ? slot.x : slot.y
            var end = start + (horizontal ? slot.width : slot.height)
            if tree.table.nodes[row].flags.contains(.rightToLeft) && horizontal {
                (start, end) = (-end, -start)
            }
            // Overlapping neighbours (negative spacing, no finite size) are no run.
            guard start >= previousEnd - 1e-9, end >= start else { return nil }
            if !contained[child] { run.overflowing.append(run.rows.count) }
            run.rows.append(Int32(child))
            run.starts.append(start)
            previousEnd = end
        }
        return run
    }

    /// Whether the row itself adds no hits outside its own frame.
    private static func keepsInside(_ tree: LayoutTree, _ row: Int) -> Bool {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .shape:
            let entry = tree.table.side.shapes[Int(node.payload)]
            return entry.stroke == nil
                && (entry.name == Rectangle.self || entry.name == RoundedRectangle.self || entry.name == Circle.self
                    || entry.name == Capsule.self || entry.name == Ellipse.self)
        case .offset:
            return node.a == 0 && node.b == 0
        case .scaleEffect, .rotationEffect, .transformEffect, .projectionEffect, .contentShape:
            return false
        default:
            return true
        }
    }
}

extension HitIndex.Run {
    /// The children that may be hit at a place along the stack, front (last) to back.
    @inline(__always)
    func forEachCandidate(_ x: Double, _ y: Double, isMirrored: Bool, _ body: (Int32) -> Bool) {
        let place = horizontal ? (isMirrored ? -x : x) : y
        var low = 0
        var high = starts.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        // The child that begins before the place, and its neighbours for the half pixel that rounding may add.
        let first = max(0, low - 2)
        let last = min(starts.count - 1, low)
        if overflowing.isEmpty {
            var candidate = last
            while candidate >= first {
                if body(rows[candidate]) { return }
                candidate -= 1
            }
            return
        }
        var near = last
        var far = overflowing.count - 1
        while near >= first || far >= 0 {
            let overflow = far >= 0 ? overflowing[far] : -1
            let next = max(near >= first ? near : -1, overflow)
            if near >= first && near == next { near -= 1 }
            if far >= 0 && overflow == next { far -= 1 }
            if body(rows[next]) { return }
        }
    }
}
