import Foundation
import Layout
import ViewTree

/// How far each row and everything inside it may reach on the screen: what leaves most of a long screen out of searches
/// that have to look at more than the front-most content.
///
/// A box holds the row's own frame, its hit area and those of all inside, after all effects and whatever contains
/// them, with a pixel more on each side. Made once per tree, the first time that somebody asks why: taps do without.
final class ReachIndex {
    /// A rectangle by its edges; with NaN nowhere.
    struct Box {
        var left: Double
        var top: Double
        var right: Double
        var bottom: Double

        static let empty = Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
        static let everything = Box(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

        @inline(__always)
        func touches(_ other: Box) -> Bool {
            left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
        }

        @inline(__always)
        mutating func join(_ other: Box) {
            left = min(left, other.left)
            top = min(top, other.top)
            right = max(right, other.right)
            bottom = max(bottom, other.bottom)
        }
    }

    /// Siblings that follow each other.
    private struct Block {
        var first: Int32
        var end: Int32
        var box: Box
    }

    private static let blockLength = 64

    private let boxes: UnsafeMutablePointer<Box>
    private let nodes: UnsafeMutablePointer<Node>
    private let table: NodeTable
    /// The children of rows that have many, in blocks.
    private var blocks: [Int32: [Block]] = [:]
    /// How many rows before each one have a hit area.
    private var areas: [Int32] = []

    /// - Parameters:
    ///   - walk: Made before: what a tree keeps is made under its lock.
    ///   - onlyAreas: Whether frames of rows without an area of their own count for nothing.
    fileprivate init(_ tree: LayoutTree, _ walk: HitWalk, onlyAreas: Bool = false) {
        let count = tree.table.count
        table = tree.table
        nodes = tree.table.nodes
        boxes = .allocate(capacity: max(1, count))
        boxes.initialize(repeating: .empty, count: max(1, count))
        areas.reserveCapacity(count + 1)
        areas.append(0)
        for row in 0..<count {
            areas.append(areas[row] + (nodes[row].kind.hasArea ? 1 : 0))
        }
        var own = RowBoxes(tree, walk)
        for row in 0..<count {
            let box = own.box(of: row)
            let kind = nodes[row].kind
            if onlyAreas, !kind.hasArea, kind != .contentShape, kind != .listRow { continue }
            boxes[row] = box
        }
        for row in stride(from: count - 1, through: 0, by: -1) { gather(row) }
    }

    deinit { boxes.deallocate() }

    /// Joins the boxes of the children, which are complete.
    private func gather(_ row: Int) {
        let end = Int(nodes[row].end)
        var child = row + 1
        guard child < end else { return }
        var whole = boxes[row]
        var parts: [Block] = []
        var part = Block(first: Int32(child), end: Int32(child), box: .empty)
        var number = 0
        while child < end {
            part.box.join(boxes[child])
            child = Int(nodes[child].end)
            number += 1
            if number % Self.blockLength == 0 || child >= end {
                part.end = Int32(child)
                whole.join(part.box)
                if number > Self.blockLength || child < end { parts.append(part) }
                part = Block(first: Int32(child), end: Int32(child), box: .empty)
            }
        }
        boxes[row] = whole
        if !parts.isEmpty { blocks[Int32(row)] = parts }
    }

    /// Whether anything at or inside a row may lie in a box of the tree's space.
    @inline(__always)
    func mayTouch(_ row: Int, _ box: Box) -> Bool { boxes[row].touches(box) }

    /// The children of a row that may touch a box, first to last.
    func children(of row: Int, near box: Box) -> [Int] {
        var result: [Int] = []
        func collect(_ first: Int, _ end: Int) {
            var child = first
            while child < end {
                if boxes[child].touches(box) { result.append(child) }
                child = Int(nodes[child].end)
            }
        }
        if let parts = blocks[Int32(row)] {
            for part in parts where part.box.touches(box) { collect(Int(part.first), Int(part.end)) }
        } else {
            collect(row + 1, Int(nodes[row].end))
        }
        return result
    }

    /// Calls `body` for every row that may touch a box, in preorder, and for no row inside one that cannot.
    func forEachRow(near box: Box, _ body: (Int) -> Void) {
        guard table.count > 0 else { return }
        // Rows left to look at: what a row's children are is found when it is its turn.
        var waiting = boxes[0].touches(box) ? [0] : []
        while let row = waiting.popLast() {
            body(row)
            waiting += children(of: row, near: box).reversed()
        }
    }

    /// How many rows with a hit area there are in a range.
    func areaCount(_ rows: Range<Int>) -> Int { Int(areas[rows.upperBound] - areas[rows.lowerBound]) }
}

extension LayoutTree {
    /// How far each row reaches on the screen.
    var reach: ReachIndex {
        let walk = HitWalk(self, .frontMost)
        return cached { ReachIndex(self, walk) }
    }

    /// How far the areas at or inside each row reach: a frame as large as the screen around a small view, which
    /// `position` makes, leads no search there.
    var areaReach: ReachIndex {
        let walk = HitWalk(self, .frontMost)
        return cached { AreaReach(index: ReachIndex(self, walk, onlyAreas: true)) }.index
    }
}

private final class AreaReach {
    let index: ReachIndex

    init(index: ReachIndex) { self.index = index }
}

extension ReachIndex.Box {
    init(_ point: CGPoint) {
        self.init(left: Double(point.x), top: Double(point.y), right: Double(point.x), bottom: Double(point.y))
    }

    init(_ rect: CGRect) {
        self.init(
            left: Double(rect.minX), top: Double(rect.minY), right: Double(rect.maxX), bottom: Double(rect.maxY))
    }
}

/// What a row covers by itself.
private struct RowBoxes {
    private let tree: LayoutTree
    private let walk: HitWalk
    private let pixel: Double
    /// From the space of what lies inside each effect to the tree's space; nil where it is not affine.
    private var effects: [Int: CGAffineTransform?] = [:]
    /// Where each row's space begins in the space of what lies inside the nearest effect above; and that effect, or -1.
    private var origins: [(x: Double, y: Double, effect: Int)] = []

    init(_ tree: LayoutTree, _ walk: HitWalk) {
        self.tree = tree
        self.walk = walk
        pixel = 1 / max(Double(tree.scale), 1e-6) + 1e-6
        origins.reserveCapacity(tree.table.count)
    }

    /// Rows are asked for in preorder.
    mutating func box(of row: Int) -> ReachIndex.Box {
        let node = tree.table.nodes[row]
        let slot = tree.slots[row]
        // A class of UIKit's kind that the user wrote decides by itself how far it reaches.
        let isAsked = node.kind == .platformView && tree.table.side.platformViews[Int(node.payload)].hitTest != nil
        let outer = node.parent < 0 ? (x: 0, y: 0, effect: -1) : origins[Int(node.parent)]
        let own = (x: outer.x + slot.x, y: outer.y + slot.y, effect: outer.effect)
        var box = onScreen(CGRect(x: 0, y: 0, width: slot.width, height: slot.height), own)
        guard node.kind.isEffect else {
            origins.append(own)
            if isAsked { return .everything }
            if let area = area(row, node) { box.join(onScreen(area, own)) }
            return box
        }
        // Inside, the effect's own space begins anew.
        origins.append((0, 0, row))
        effects[row] = .some(inside(row, own))
        box.join(onScreen(CGRect(x: 0, y: 0, width: slot.width, height: slot.height), (0, 0, row)))
        return box
    }

    private func inside(_ row: Int, _ own: (x: Double, y: Double, effect: Int)) -> CGAffineTransform? {
        guard let transform = tree.transform(row), transform.isAffine,
            let outer = own.effect < 0 ? .some(CGAffineTransform.identity) : effects[own.effect] ?? nil
        else { return nil }
        return CGAffineTransform(
            a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m31,
            ty: transform.m32
        )
        .concatenating(CGAffineTransform(translationX: own.x, y: own.y))
        .concatenating(outer)
    }

    private func onScreen(_ rect: CGRect, _ own: (x: Double, y: Double, effect: Int)) -> ReachIndex.Box {
        if rect.isNull { return .empty }
        var rect = rect.offsetBy(dx: own.x, dy: own.y)
        if own.effect >= 0 {
            guard let transform = effects[own.effect] ?? nil else { return .everything }
            rect = rect.applying(transform)
        }
        let box = ReachIndex.Box(rect)
        guard box.left.isFinite, box.top.isFinite, box.right.isFinite, box.bottom.isFinite else { return .everything }
        // Sums of large numbers are off in their last digits.
        let margin = pixel + 1e-9 * max(abs(box.left), abs(box.right), abs(box.top), abs(box.bottom))
        return ReachIndex.Box(
            left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin)
    }

    /// The hit area of a row in its own space, where it may be another than the frame; pixel rounding allowed for.
    private func area(_ row: Int, _ node: Node) -> CGRect? {
        switch node.kind {
        case .shape, .contentShape, .scrollView: break
        default: return nil
        }
        guard var rect = walk.area(of: row)?.rect, !rect.isNull else { return nil }
        if node.kind == .shape, let stroke = tree.table.side.shapes[Int(node.payload)].stroke {
            // The corners of a stroke reach as far as its miter limit lets them.
            let reach = stroke.lineWidth * max(1, stroke.miterLimit) / 2
            rect = rect.insetBy(dx: -reach, dy: -reach)
        }
        // A shape that is larger than its frame grows by more than a pixel where the frame grows by one.
        let slot = tree.slots[row]
        let across = slot.width > 0 ? Double(rect.width) / slot.width : 1
        let down = slot.height > 0 ? Double(rect.height) / slot.height : 1
        return rect.insetBy(dx: -pixel * max(0, across), dy: -pixel * max(0, down))
    }
}
