import Foundation
import HitTest

/// Who a map says receives at the points of a grid, by the polygons alone: a point belongs to a region around which an
/// odd number of its polygons' edges lie to the left.
struct RegionRaster {
    private struct Edge {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        var region: Int32
    }

    /// How far beyond its line an edge is still found, in points.
    private static let margin = 0.05

    let box: CGRect
    let step: Double
    let columns: Int
    let lines: Int
    /// The rows of those who receive, by region.
    let rows: [Int]
    private var edges: [Edge] = []
    /// By line: the edges that touch it, or come near.
    private var buckets: [[Int32]]
    private var crossings: [(region: Int32, x: Double)] = []

    init(_ regions: HitRegions, in box: CGRect, step: Double) {
        self.box = box
        self.step = step
        columns = Int((Double(box.width) / step).rounded())
        lines = Int((Double(box.height) / step).rounded())
        rows = regions.regions.map(\.row)
        buckets = Array(repeating: [], count: lines)
        for (number, region) in regions.regions.enumerated() {
            for polygon in region.area.polygons {
                for place in polygon.indices {
                    let (a, b) = (polygon[place], polygon[(place + 1) % polygon.count])
                    add(
                        Edge(x0: Double(a.x), y0: Double(a.y), x1: Double(b.x), y1: Double(b.y), region: Int32(number)))
                }
            }
        }
    }

    private mutating func add(_ edge: Edge) {
        let number = Int32(edges.count)
        edges.append(edge)
        let from = line(of: min(edge.y0, edge.y1) - Self.margin)
        let to = line(of: max(edge.y0, edge.y1) + Self.margin)
        guard from < lines, to >= 0 else { return }
        for line in max(0, from)...min(lines - 1, to) { buckets[line].append(number) }
    }

    private func line(of y: Double) -> Int { Int(((y - Double(box.minY)) / step).rounded(.down)) }

    /// Where in its square each point lies: beside the middle, for edges lie on halves and thirds of points.
    private static let place = 0.4871

    /// The height of a line's points.
    func y(of line: Int) -> Double { Double(box.minY) + (Double(line) + Self.place) * step }

    func x(of column: Int) -> Double { Double(box.minX) + (Double(column) + Self.place) * step }

    /// The regions of a line's points, -1 for none; answers the first column that two regions claim.
    mutating func regions(onLine line: Int, into labels: inout [Int32]) -> Int? {
        for column in 0..<columns { labels[column] = -1 }
        let y = y(of: line)
        crossings.removeAll(keepingCapacity: true)
        for number in buckets[line] {
            if let x = crossing(edges[Int(number)], y) { crossings.append((edges[Int(number)].region, x)) }
        }
        crossings.sort { $0.region != $1.region ? $0.region < $1.region : $0.x < $1.x }
        var claimed: Int?
        // A region's edges come in pairs.
        for place in stride(from: 1, to: crossings.count, by: 2) {
            let (left, right) = (crossings[place - 1], crossings[place])
            let from = max(0, column(from: left.x))
            let to = min(columns, column(from: right.x))
            guard from < to else { continue }
            for column in from..<to {
                if labels[column] >= 0, claimed == nil { claimed = column }
                labels[column] = left.region
            }
        }
        return claimed
    }

    /// The first column whose point does not lie to the left of a place.
    private func column(from x: Double) -> Int {
        Int(max(-1, min(1e6, ((x - Double(box.minX)) / step - Self.place).rounded(.up))))
    }

    /// The upper end of an edge belongs to it, the lower one does not.
    private func crossing(_ edge: Edge, _ y: Double) -> Double? {
        guard (edge.y0 <= y) != (edge.y1 <= y) else { return nil }
        return edge.x0 + (y - edge.y0) / (edge.y1 - edge.y0) * (edge.x1 - edge.x0)
    }

    /// The region at any point of the box, -1 for none.
    func region(at point: CGPoint) -> Int {
        var isInside = [Bool](repeating: false, count: rows.count)
        for number in near(point) {
            let edge = edges[Int(number)]
            if let x = crossing(edge, Double(point.y)), x <= Double(point.x) { isInside[Int(edge.region)].toggle() }
        }
        return isInside.firstIndex(of: true) ?? -1
    }

    /// How far away the nearest edge is; infinity beyond a margin of 0.05 points above and below.
    func distance(to point: CGPoint) -> Double {
        var least = Double.infinity
        for number in near(point) {
            let edge = edges[Int(number)]
            let (dx, dy) = (edge.x1 - edge.x0, edge.y1 - edge.y0)
            let (px, py) = (Double(point.x) - edge.x0, Double(point.y) - edge.y0)
            let t = max(0, min(1, (px * dx + py * dy) / max(dx * dx + dy * dy, 1e-18)))
            least = min(least, hypot(px - t * dx, py - t * dy))
        }
        return least
    }

    private func near(_ point: CGPoint) -> [Int32] {
        let line = line(of: Double(point.y))
        return buckets.indices.contains(line) ? buckets[line] : []
    }

    /// Points at a distance on both sides of each edge: near its middle and near its first corner, never above either.
    func probes(at distance: Double) -> [CGPoint] {
        edges.flatMap { edge -> [CGPoint] in
            let (dx, dy) = (edge.x1 - edge.x0, edge.y1 - edge.y0)
            let length = hypot(dx, dy)
            guard length > 0 else { return [] }
            let (x, y) = (-dy / length * distance, dx / length * distance)
            return [0.0137, 0.4871].flatMap { share -> [CGPoint] in
                let (left, top) = (edge.x0 + dx * share, edge.y0 + dy * share)
                return [CGPoint(x: left + x, y: top + y), CGPoint(x: left - x, y: top - y)]
            }.filter { box.contains($0) }
        }
    }
}
