import Foundation
import Layout
import ViewTree

/// The points at which a region is looked at, each with the part of the screen it speaks for.
///
/// The edges of everything on the screen cut the region into cells. Inside a cell that nothing curved or turned touches
/// every point has the same answer: one point gives the exact share. Other cells are looked at as finely as a 64th of
/// the region. Where there are too many cells, and with a finger, whose reach knows no edges, the region is looked at
/// in 64 × 64 points; in very deep trees, where every tap passes thousands of views, in fewer.
struct RegionSamples {
    struct Sample {
        var point: CGPoint
        /// The part it speaks for.
        var cell: CGRect
        /// Whether every point of the cell has the same answer.
        var isExact: Bool

        var area: CGFloat { cell.width * cell.height }
    }

    let samples: [Sample]

    init(_ tree: LayoutTree, _ region: CGRect, rules: HitTestRules) {
        guard !region.isNull, region.width > 0, region.height > 0, region.width.isFinite, region.height.isFinite else {
            samples = []
            return
        }
        let side = Self.side(depth: tree.table.depth)
        let usesFinger = rules.fingerRadius > 1
        samples = (usesFinger ? nil : Self.cells(tree, region, rules, side)) ?? Self.grid(region, side)
    }

    /// Points on each side of a region that is looked at evenly.
    static func side(depth: Int) -> Int { min(64, max(8, Int((4_000_000 / Double(max(depth, 1))).squareRoot()))) }

    private static func grid(_ region: CGRect, _ side: Int) -> [Sample] { points(in: region, side, side, false) }

    private static func points(in cell: CGRect, _ columns: Int, _ lines: Int, _ isExact: Bool) -> [Sample] {
        let width = cell.width / CGFloat(columns)
        let height = cell.height / CGFloat(lines)
        var result: [Sample] = []
        for line in 0..<lines {
            for column in 0..<columns {
                let part = CGRect(
                    x: cell.minX + CGFloat(column) * width, y: cell.minY + CGFloat(line) * height, width: width,
                    height: height)
                result.append(Sample(point: CGPoint(x: part.midX, y: part.midY), cell: part, isExact: isExact))
            }
        }
        return result
    }

    /// Cells between edges, each with one answer; nil where something curved or turned is near, with a finger, and where
    /// there are more than a number.
    static func exactCells(
        _ tree: LayoutTree, _ region: CGRect, rules: HitTestRules, atMost most: Int
    ) -> [Sample]? {
        guard rules.fingerRadius <= 1, !region.isNull, region.width > 0, region.height > 0, region.width.isFinite,
            region.height.isFinite, let edges = Edges(tree, region, rules, most: 64 * most, allowsCurves: false)
        else { return nil }
        let columns = distinct(edges.xs, region.minX, region.maxX)
        let lines = distinct(edges.ys, region.minY, region.maxY)
        guard (columns.count - 1) * (lines.count - 1) <= most else { return nil }
        return cells(columns, lines) { points(in: $0, 1, 1, true) }
    }

    /// Cells between edges; nil where there are too many of them.
    private static func cells(
        _ tree: LayoutTree, _ region: CGRect, _ rules: HitTestRules, _ side: Int
    ) -> [Sample]? {
        let most = side * side
        guard let edges = Edges(tree, region, rules, most: 64 * most, allowsCurves: true) else { return nil }
        let columns = distinct(edges.xs, region.minX, region.maxX)
        let lines = distinct(edges.ys, region.minY, region.maxY)
        guard (columns.count - 1) * (lines.count - 1) <= most else { return nil }
        let step = CGSize(width: region.width / CGFloat(side), height: region.height / CGFloat(side))
        var count = 0
        return cells(columns, lines) { cell in
            let isExact = !edges.curved.contains { $0.intersects(cell) }
            let across = isExact ? 1 : max(1, Int((cell.width / step.width).rounded(.up)))
            let down = isExact ? 1 : max(1, Int((cell.height / step.height).rounded(.up)))
            count += across * down
            return count > 4 * most ? nil : points(in: cell, across, down, isExact)
        }
    }

    /// What `parts` makes of each cell, line by line; nil where it has had enough.
    private static func cells(
        _ columns: [CGFloat], _ lines: [CGFloat], _ parts: (CGRect) -> [Sample]?
    ) -> [Sample]? {
        var result: [Sample] = []
        for line in stride(from: 1, to: lines.count, by: 1) {
            for column in stride(from: 1, to: columns.count, by: 1) {
                let cell = CGRect(
                    x: columns[column - 1], y: lines[line - 1], width: columns[column] - columns[column - 1],
                    height: lines[line] - lines[line - 1])
                guard let samples = parts(cell) else { return nil }
                result += samples
            }
        }
        return result
    }

    private static func distinct(_ edges: [CGFloat], _ least: CGFloat, _ most: CGFloat) -> [CGFloat] {
        var result: [CGFloat] = []
        for edge in edges.sorted() where edge >= least && edge <= most {
            if let last = result.last, edge - last < 1e-9 { continue }
            result.append(edge)
        }
        return result
    }
}

/// The edges of everything near a region of the screen.
private struct Edges {
    var xs: [CGFloat]
    var ys: [CGFloat]
    /// What is curved or turned: inside its box answers may change anywhere.
    var curved: [CGRect] = []

    /// nil where there are too many, and where something curved is near that must not be.
    ///
    /// - Parameter most: how many places there may be where two of them meet, counting those that lie on each other.
    init?(_ tree: LayoutTree, _ region: CGRect, _ rules: HitTestRules, most: Int, allowsCurves: Bool) {
        xs = [region.minX, region.maxX]
        ys = [region.minY, region.maxY]
        let walk = HitWalk(tree, rules)
        var isTooFine = false
        // Pixel rounding may move an edge by half a pixel, and lets it lie outside the region's box.
        let near = ReachIndex.Box(region.insetBy(dx: -1, dy: -1))
        tree.areaReach.forEachRow(near: near) { row in
            guard !isTooFine, let area = walk.area(of: row) else { return }
            let corners = [
                CGPoint(x: area.rect.minX, y: area.rect.minY), CGPoint(x: area.rect.maxX, y: area.rect.minY),
                CGPoint(x: area.rect.minX, y: area.rect.maxY),
            ].map {
                tree.hasEffects(row)
                    ? tree.onScreen($0, row) : tree.bounds(row, of: CGRect(origin: $0, size: .zero)).origin
            }
            let box = tree.bounds(row, of: area.rect)
            guard box.minX.isFinite, box.minY.isFinite, box.width.isFinite, box.height.isFinite else {
                isTooFine = true
                return
            }
            guard box.insetBy(dx: -1, dy: -1).intersects(region) else { return }
            func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
            let isUpright =
                (isNear(corners[0].y, corners[1].y) && isNear(corners[0].x, corners[2].x))
                || (isNear(corners[0].x, corners[1].x) && isNear(corners[0].y, corners[2].y))
            if !area.isRectangle || !isUpright {
                curved.append(box)
                if !allowsCurves, box.intersects(region) { isTooFine = true }
            }
            for edge in [box.minX, box.maxX] {
                xs.append(edge)
                xs.append(CGFloat(Double(edge).roundedHalfUp(scale: Double(tree.scale))))
            }
            for edge in [box.minY, box.maxY] {
                ys.append(edge)
                ys.append(CGFloat(Double(edge).roundedHalfUp(scale: Double(tree.scale))))
            }
            if xs.count * ys.count >= most { isTooFine = true }
        }
        if isTooFine { return nil }
    }
}
