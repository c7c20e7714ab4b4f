import Foundation

/// The areas of two paths, cut into bands between all their corners and crossings, and put together again.
///
/// Between two neighbouring heights no edges cross: the edges there have an order from left to right, and what lies
/// between two of them is inside or outside of each path as a whole. Bands that continue one another become one polygon.
struct PathArea {
    enum Operation {
        case union
        case intersection
        case subtraction
        case symmetricDifference

        func keeps(_ first: Bool, _ second: Bool) -> Bool {
            switch self {
            case .union: first || second
            case .intersection: first && second
            case .subtraction: first && !second
            case .symmetricDifference: first != second
            }
        }
    }

    /// How far a polygon may be from a curve, in points: finer than a screen shows.
    private static let tolerance: CGFloat = 0.02
    /// Heights and places closer than this are the same, in points.
    private static let nearest: CGFloat = 1e-7

    private struct Edge {
        /// The upper end.
        let a: CGPoint
        let b: CGPoint
        /// +1 for an edge that the path draws downwards.
        let winding: Int
        let isSecond: Bool

        func x(at y: CGFloat) -> CGFloat { a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x) }
    }

    private struct Region {
        var left: [CGPoint]
        var right: [CGPoint]
    }

    private var edges: [Edge] = []

    init(_ first: Path, _ second: Path) {
        add(first, isSecond: false)
        add(second, isSecond: true)
    }

    private mutating func add(_ path: Path, isSecond: Bool) {
        for polygon in path.flattened(tolerance: Self.tolerance) {
            for (index, p) in polygon.enumerated() {
                let q = polygon[(index + 1) % polygon.count]
                if p.y < q.y {
                    edges.append(Edge(a: p, b: q, winding: 1, isSecond: isSecond))
                } else if q.y < p.y {
                    edges.append(Edge(a: q, b: p, winding: -1, isSecond: isSecond))
                }
            }
        }
    }

    /// Every height at which the order of edges may change.
    private var heights: [CGFloat] {
        var heights = edges.flatMap { [$0.a.y, $0.b.y] }
        let sorted = edges.sorted { $0.a.y < $1.a.y }
        for (index, edge) in sorted.enumerated() {
            for other in sorted[(index + 1)...] {
                if other.a.y >= edge.b.y { break }
                let top = max(edge.a.y, other.a.y)
                let bottom = min(edge.b.y, other.b.y)
                let before = edge.x(at: top) - other.x(at: top)
                let after = edge.x(at: bottom) - other.x(at: bottom)
                if before * after < 0 { heights.append(top + (bottom - top) * before / (before - after)) }
            }
        }
        heights.sort()
        return heights.reduce(into: []) { all, y in
            if all.last.map({ y - $0 > Self.nearest }) ?? true { all.append(y) }
        }
    }

    func combined(_ operation: Operation, eoFill: Bool) -> Path {
        let heights = heights
        var path = Path()
        var open: [Region] = []
        let sorted = edges.sorted { $0.a.y < $1.a.y }
        var active: [Edge] = []
        var next = 0
        for (top, bottom) in zip(heights, heights.dropFirst()) {
            let middle = (top + bottom) / 2
            while next < sorted.count, sorted[next].a.y <= middle {
                active.append(sorted[next])
                next += 1
            }
            active.removeAll { $0.b.y <= middle }
            var continued: [Region] = []
            for (left, right) in intervals(active, at: middle, operation, eoFill) {
                let corners = (left.x(at: top), right.x(at: top), left.x(at: bottom), right.x(at: bottom))
                let lower = (CGPoint(x: corners.2, y: bottom), CGPoint(x: corners.3, y: bottom))
                let match = open.firstIndex {
                    abs($0.left[$0.left.count - 1].x - corners.0) < 1e-5
                        && abs($0.right[$0.right.count - 1].x - corners.1) < 1e-5
                }
                var region =
                    match.map { open.remove(at: $0) }
                    ?? Region(left: [CGPoint(x: corners.0, y: top)], right: [CGPoint(x: corners.1, y: top)])
                Self.add(lower.0, to: &region.left)
                Self.add(lower.1, to: &region.right)
                continued.append(region)
            }
            for region in open { Self.close(region, &path) }
            open = continued
        }
        for region in open { Self.close(region, &path) }
        return path
    }

    /// The pairs of edges with something to keep between them.
    private func intervals(
        _ active: [Edge], at y: CGFloat, _ operation: Operation, _ eoFill: Bool
    ) -> [(Edge, Edge)] {
        let ordered = active.map { ($0.x(at: y), $0) }.sorted { $0.0 < $1.0 }
        var winding = (0, 0)
        var start: Edge?
        var result: [(Edge, Edge)] = []
        for (x, edge) in ordered {
            if edge.isSecond { winding.1 += edge.winding } else { winding.0 += edge.winding }
            let isInside = operation.keeps(Self.isInside(winding.0, eoFill), Self.isInside(winding.1, eoFill))
            if isInside, start == nil {
                start = edge
            } else if !isInside, let left = start {
                if x - left.x(at: y) > Self.nearest { result.append((left, edge)) }
                start = nil
            }
        }
        return result
    }

    private static func isInside(_ winding: Int, _ eoFill: Bool) -> Bool {
        eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// A point in line with the last two takes the last one's place.
    private static func add(_ point: CGPoint, to chain: inout [CGPoint]) {
        if chain.count > 1 {
            let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
            let expected = a.x + (point.x - a.x) * (b.y - a.y) / (point.y - a.y)
            if abs(expected - b.x) < 1e-6 { chain.removeLast() }
        }
        chain.append(point)
    }

    private static func close(_ region: Region, _ path: inout Path) {
        var points = region.left + region.right.reversed()
        points = points.enumerated().filter { index, point in index == 0 || point != points[index - 1] }.map(\.1)
        path.addLines(points)
        path.closeSubpath()
    }
}

extension Path {
    private func combined(_ other: Path, _ operation: PathArea.Operation, _ eoFill: Bool) -> Path {
        PathArea(self, other).combined(operation, eoFill: eoFill)
    }

    /// What lies in this path or in another. Curves become polygons, 0.02 points from them at most; in a path with
    /// infinite or NaN coordinates nothing lies.
    ///
    /// - Parameter eoFill: Whether a point is inside when an odd number of outlines surround it.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .union, eoFill) }

    /// What lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .intersection, eoFill) }

    /// What lies in this path and not in another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, .subtraction, eoFill) }

    /// What lies in one of the paths and not in both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, .symmetricDifference, eoFill)
    }

    /// The same area with outlines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), .union, eoFill) }

    /// The parts of this path's lines that lie in another path.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(inside: true, other, eoFill)
    }

    /// The parts of this path's lines that do not lie in another path.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(inside: false, other, eoFill) }

    private func lines(inside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
        let area = other.flattened(tolerance: 0.02)
        var result = Path()
        for line in strokeLines(tolerance: 0.02) {
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            var end: CGPoint?
            for (a, b) in zip(points, points.dropFirst()) {
                let cuts = ([0, 1] + Self.cuts(a, b, area)).sorted()
                for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
                    let middle = Self.point(a, b, (from + to) / 2)
                    guard other.contains(middle, eoFill: eoFill) == inside else { continue }
                    let (start, stop) = (Self.point(a, b, from), Self.point(a, b, to))
                    if end != start { result.move(to: start) }
                    result.addLine(to: stop)
                    end = stop
                }
            }
        }
        return result
    }

    private static func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// Where between two points, 0…1, polygons are crossed.
    private static func cuts(_ a: CGPoint, _ b: CGPoint, _ polygons: [[CGPoint]]) -> [CGFloat] {
        var cuts: [CGFloat] = []
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        for polygon in polygons {
            for (index, p) in polygon.enumerated() {
                let q = polygon[(index + 1) % polygon.count]
                let (ex, ey) = (q.x - p.x, q.y - p.y)
                let cross = dx * ey - dy * ex
                guard cross != 0 else { continue }
                let t = ((p.x - a.x) * ey - (p.y - a.y) * ex) / cross
                let u = ((p.x - a.x) * dy - (p.y - a.y) * dx) / cross
                if t > 0, t < 1, u >= 0, u <= 1 { cuts.append(t) }
            }
        }
        return cuts
    }
}
