import Foundation
import Layout
import ViewTree

/// What makes a query independent of how many siblings there are; computed once per tree.
///
/// Long stacks and lazy grids, whose children lie one after the other or line after line, are searched by bisection;
/// children that reach beyond their own frame, and pinned headers, are looked at besides.
final class HitIndex {
    /// A long stack. An object, so that a query holds on to one thing.
    final class Run {
        let horizontal: Bool
        /// The children in order.
        @exclusivity(unchecked) fileprivate(set) var rows: [Int32] = []
        /// Where each line begins along the stack; children that lie side by side form a line.
        @exclusivity(unchecked) fileprivate(set) var starts: [Double] = []
        /// The place in `rows` of each line's first child, and at the end their number.
        @exclusivity(unchecked) fileprivate(set) var lines: [Int] = []
        /// Children in front of all others, front to back: headers and footers that scrolling holds in place.
        @exclusivity(unchecked) fileprivate(set) var pinned: [Int32] = []
        /// How far hits of children may lie before and behind their own line, most of the time: a few lines at most.
        @exclusivity(unchecked) fileprivate(set) var slack = (before: 0.0, behind: 0.0)
        /// Places in `rows` of children whose hits reach further than that, with how far they reach along the stack.
        @exclusivity(unchecked) fileprivate(set) var overflowing: [(place: Int, from: Double, to: Double)] = []
        /// How far each block of `blockLength` of them reaches.
        @exclusivity(unchecked) fileprivate(set) var blocks: [(from: Double, to: Double)] = []
        fileprivate static let blockLength = 64

        init(horizontal: Bool) { self.horizontal = horizontal }
    }

    /// Containers with fewer children are scanned.
    static let shortest = 12

    /// What each row is to a search, a set of the bits below.
    let marks: UnsafeMutablePointer<UInt8>
    /// The row has an entry in one of the tables below.
    static let special: UInt8 = 1
    /// All hits at or below the row lie inside its frame, give or take what rounding to pixels adds.
    static let contained: UInt8 = 2
    /// How much that is at most, in points: each edge may move by half a pixel.
    let margin: Double

    @exclusivity(unchecked) private(set) var runs: [Int32: Run] = [:]
    /// Rows with children of different z, front to back.
    @exclusivity(unchecked) private(set) var ordered: [Int32: [Int32]] = [:]

    init(_ tree: LayoutTree) {
        let nodes = tree.table.nodes
        let count = tree.table.count
        marks = .allocate(capacity: max(1, count))
        marks.initialize(repeating: 0, count: count)
        margin = 1 / max(Double(tree.scale), 1e-6)
        var extents = HitExtents(tree)
        var z: [Int: Double] = [:]
        let pinned = tree.table.side.pinnedRows
        for row in stride(from: count - 1, through: 0, by: -1) {
            let node = nodes[row]
            extents.add(row)
            if extents.isContained(row) { marks[row] = Self.contained }
            var children = 0
            var pins = 0
            var hasZ = false
            var child = row + 1
            while child < Int(node.end) {
                if let value = z[child], value != 0 { hasZ = true }
                if !pinned.isEmpty, pinned.contains(Int32(child)) { pins += 1 }
                children += 1
                child = Int(nodes[child].end)
            }
            if let value = Self.zIndex(node, z[row + 1], hasChild: children > 0), value != 0 { z[row] = value }
            guard children > 1 else { continue }
            if !hasZ && children >= Self.shortest, let run = Self.run(tree, row, extents) {
                runs[Int32(row)] = run
                marks[row] |= Self.special
            } else if (hasZ || pins > 0) && Self.isContainer(node.kind) {
                ordered[Int32(row)] = Self.frontToBack(tree, row, z)
                marks[row] |= Self.special
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
        // A list's rows are cells, which keep their order whatever is in them.
        if node.kind == .listRow { return nil }
        return hasChild && !isContainer(node.kind) ? inner : nil
    }

    private static func frontToBack(_ tree: LayoutTree, _ row: Int, _ z: [Int: Double]) -> [Int32] {
        let pinned = tree.table.side.pinnedRows
        func height(_ child: Int) -> Double { pinned.contains(Int32(child)) ? .infinity : z[child] ?? 0 }
        return tree.table.children(of: row).enumerated().sorted {
            let first = height($0.element)
            let second = height($1.element)
            return first != second ? first > second : $0.offset > $1.offset
        }.map { Int32($0.element) }
    }

    /// The direction in which the children of a row follow each other; nil where they need not.
    private static func axis(_ tree: LayoutTree, _ row: Int) -> Axis? {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .vstack, .list: return .vertical
        case .hstack: return .horizontal
        case .lazyStack: return tree.table.side.lazyStacks[Int(node.a)].axis
        case .lazyGrid: return tree.table.side.lazyGrids[Int(node.a)].axis
        default: return nil
        }
    }

    private static func run(_ tree: LayoutTree, _ row: Int, _ extents: HitExtents) -> Run? {
        guard let axis = axis(tree, row) else { return nil }
        let horizontal = axis == .horizontal
        let isMirrored = horizontal && tree.table.nodes[row].flags.contains(.rightToLeft)
        let pinned = tree.table.side.pinnedRows
        let run = Run(horizontal: horizontal)
        var ends: [Double] = []
        var overflowing: [(place: Int, from: Double, to: Double)] = []
        for child in tree.table.children(of: row) {
            if !pinned.isEmpty, pinned.contains(Int32(child)) {
                run.pinned.insert(Int32(child), at: 0)
                continue
            }
            let slot = tree.slots[child]
            var start = horizontal ? slot.x : slot.y
            var end = start + (horizontal ? slot.width : slot.height)
            if isMirrored { (start, end) = (-end, -start) }
            // No finite size.
            guard end >= start else { return nil }
            var first = run.rows.count
            while let previous = ends.last, start < previous - 1e-9 {
                // Overlapping neighbours: with negative spacing in a stack there is no run; in a grid they are a line.
                guard tree.table.nodes[row].kind == .lazyGrid else { return nil }
                start = min(start, run.starts.removeLast())
                end = max(end, ends.removeLast())
                first = run.lines.removeLast()
            }
            if !extents.isContained(child) {
                let box = extents.boxes[child]
                let own = tree.slots[child]
                let from = Double(horizontal ? box.minX : box.minY) + (horizontal ? own.x : own.y)
                let to = Double(horizontal ? box.maxX : box.maxY) + (horizontal ? own.x : own.y)
                overflowing.append((run.rows.count, isMirrored ? -to : from, isMirrored ? -from : to))
            }
            run.rows.append(Int32(child))
            run.starts.append(start)
            run.lines.append(first)
            ends.append(end)
        }
        run.lines.append(run.rows.count)
        run.note(overflowing, ends)
        return run
    }
}

extension HitIndex.Run {
    /// Keeps what reaches out of its line: by a wider look at the lines around where that is enough.
    fileprivate func note(_ reaching: [(place: Int, from: Double, to: Double)], _ ends: [Double]) {
        guard let first = starts.first, let last = ends.last, !reaching.isEmpty else { return }
        // What no more than a few lines reach over.
        let most = 4 * (last - first) / Double(starts.count)
        var line = 0
        for entry in reaching {
            while lines[line + 1] <= entry.place { line += 1 }
            let before = starts[line] - entry.from
            let behind = entry.to - ends[line]
            if before <= most && behind <= most {
                slack = (max(slack.before, before), max(slack.behind, behind))
            } else {
                if overflowing.count % Self.blockLength == 0 { blocks.append((.infinity, -.infinity)) }
                overflowing.append(entry)
                let block = blocks.count - 1
                blocks[block] = (min(blocks[block].from, entry.from), max(blocks[block].to, entry.to))
            }
        }
    }

    /// How many lines begin at or before a place.
    @inline(__always)
    private func lines(before place: Double) -> Int {
        var low = 0
        var high = starts.count
        guard let first = starts.first, let end = starts.last else { return 0 }
        // Lines are about equally long, most of the time: near where it would be if they were.
        if high > 64, end > first {
            let share = (place - first) / (end - first)
            let guess = share > 0 ? Double(high) * (share < 1 ? share : 1) : 0
            let from = max(0, Int(guess) - 8)
            let to = min(high - 1, Int(guess) + 8)
            if starts[from] <= place { low = from + 1 } else { high = from }
            if starts[to] <= place { low = max(low, to + 1) } else { high = min(high, to) }
        }
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The children that may be hit at a place along the stack, front (last) to back.
    @inline(__always)
    func forEachCandidate(
        _ x: Double, _ y: Double, isMirrored: Bool, margin: Double, _ body: (Int32) -> Bool
    ) {
        let place = horizontal ? (isMirrored ? -x : x) : y
        for row in pinned where body(row) { return }
        if rows.isEmpty { return }
        // The line that begins before the place, and its neighbours as far as rounding to pixels and what reaches over
        // from them may matter.
        let low = lines(before: place)
        var from = max(0, low - 1)
        var to = from
        while from > 0, place - starts[from] <= slack.behind + margin { from -= 1 }
        while to + 1 < starts.count, starts[to + 1] - place <= slack.before + margin { to += 1 }
        let first = lines[from]
        let last = lines[to + 1] - 1
        if overflowing.isEmpty {
            var candidate = last
            while candidate >= first {
                if body(rows[candidate]) { return }
                candidate -= 1
            }
            return
        }
        var near = last
        var far = overflowed(overflowing.count - 1, at: place)
        while near >= first || far >= 0 {
            let overflow = far >= 0 ? overflowing[far].place : -1
            let next = max(near >= first ? near : -1, overflow)
            if near >= first && near == next { near -= 1 }
            if far >= 0 && overflow == next { far = overflowed(far - 1, at: place) }
            if body(rows[next]) { return }
        }
    }

    /// The last of the children that reach far, at or before a number, that reaches a place; -1 for none.
    private func overflowed(_ start: Int, at place: Double) -> Int {
        var number = start
        // Half a pixel, whatever its size.
        let margin = 1.0
        while number >= 0 {
            let block = blocks[number / Self.blockLength]
            if place < block.from - margin || place > block.to + margin {
                number = number / Self.blockLength * Self.blockLength - 1
                continue
            }
            let entry = overflowing[number]
            if place >= entry.from - margin && place <= entry.to + margin { return number }
            number -= 1
        }
        return -1
    }
}

extension HitIndex {
    /// The children of a row, front to back.
    func frontToBack(_ row: Int, _ children: [Int]) -> [Int] {
        if let ordered = ordered[Int32(row)] { return ordered.map { Int($0) } }
        guard let pinned = runs[Int32(row)]?.pinned, !pinned.isEmpty else { return children.reversed() }
        return pinned.map { Int($0) } + children.reversed().filter { !pinned.contains(Int32($0)) }
    }
}
