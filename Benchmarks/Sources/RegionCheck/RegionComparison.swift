import Foundation
import HitTest
import Layout

/// The map of one tree, compared with hit tests.
struct RegionComparison {
    /// How far a region's area may be from that of the grid's points, of the screen.
    static let mostDifference = 0.001
    /// How far polygons may be from curves, and their corners from where they ought to be, in points: nearer to an edge
    /// than this, hit tests may answer otherwise. Fills keep to 0.02; the sides of a pen's line, which is cut by 0.02
    /// itself, are off by as much as four times that where it bends sharply (seeds 442 and 444).
    static let hair = 0.1
    /// How far beside edges points are looked at besides the grid.
    static let probe = 0.102

    var receivers = 0
    var points = 0
    var probes = 0
    /// The largest difference of a receiver's areas, of the screen.
    var worst = 0.0
    /// The farthest from an edge that a point is at which map and hit test differ.
    var farthest = 0.0
    /// What does not hold; nil where all does.
    var problem: String?

    /// Whether anything in the tree could receive: else there is nothing to compare.
    private(set) var isIdle = false
    /// Between the points of the grid, in points.
    private let step: Double

    init(_ one: RegionCase, step: Double = 0.25) {
        self.step = step
        let tree = one.tree()
        let rules = one.ruleSet.rules
        let box = one.screen.box
        let map = HitRegions(tree, rules: rules, within: box)
        if map.regions.isEmpty, tree.tapTargets.isEmpty, tree.namedParts.isEmpty {
            isIdle = true
            return
        }
        var raster = RegionRaster(map, in: box, step: step)
        let tester = HitTester(tree, rules)
        var counts: [Int: Int] = [:]
        var labels = [Int32](repeating: -1, count: raster.columns)
        for line in 0..<raster.lines {
            if let column = raster.regions(onLine: line, into: &labels) {
                let point = CGPoint(x: raster.x(of: column), y: raster.y(of: line))
                if raster.distance(to: point) > Self.hair { note("\(point.x),\(point.y) lies in two regions") }
            }
            var last = -1
            var run = 0
            for column in 0..<raster.columns {
                let point = CGPoint(x: raster.x(of: column), y: raster.y(of: line))
                let received = tester.result(at: point).receiverRow
                if received == last {
                    run += 1
                } else {
                    if last >= 0 { counts[last, default: 0] += run }
                    (last, run) = (received, 1)
                }
                let label = labels[column] < 0 ? -1 : raster.rows[Int(labels[column])]
                if label != received { differ(point, label, received, raster, tree) }
            }
            if last >= 0 { counts[last, default: 0] += run }
        }
        points = raster.columns * raster.lines
        for point in raster.probes(at: Self.probe) where raster.distance(to: point) > Self.hair {
            probes += 1
            let region = raster.region(at: point)
            let label = region < 0 ? -1 : raster.rows[region]
            let received = tester.result(at: point).receiverRow
            if label != received { differ(point, label, received, raster, tree) }
            // A tester keeps what it needs for many points; a test of one point finds the same.
            if probes % 16 == 0, tree.hitTest(point, rules: rules).receiverRow != received {
                note("a hit test at \(point.x),\(point.y) alone differs from one of many")
            }
        }
        compare(map, counts, tree, Double(box.width * box.height))
    }

    private mutating func compare(_ map: HitRegions, _ counts: [Int: Int], _ tree: LayoutTree, _ whole: Double) {
        var sum = 0.0
        for row in Set(map.regions.map(\.row)).union(counts.keys).sorted() {
            receivers += 1
            let area = map.regions.filter { $0.row == row }.reduce(0) { $0 + $1.area.size }
            let counted = Double(counts[row] ?? 0) * step * step
            sum += area
            let difference = abs(area - counted) / whole
            worst = max(worst, difference)
            if step <= 0.25, difference > Self.mostDifference {
                note("\(Self.name(row, tree)): region \(area) pt², grid \(counted) pt²")
            }
        }
        if abs(sum + map.unreceived - whole) > 1e-6 * whole {
            note("regions of \(sum) pt² and \(map.unreceived) pt² for nobody are not \(whole) pt²")
        }
    }

    private mutating func differ(
        _ point: CGPoint, _ label: Int, _ received: Int, _ raster: RegionRaster, _ tree: LayoutTree
    ) {
        let distance = raster.distance(to: point)
        farthest = max(farthest, distance)
        guard distance > Self.hair else { return }
        note(
            "\(point.x),\(point.y), \(distance) pt from the nearest edge: in the region of \(Self.name(label, tree)), "
                + "received by \(Self.name(received, tree))")
    }

    /// The first problem is told of.
    private mutating func note(_ text: String) {
        if problem == nil { problem = text }
    }

    private static func name(_ row: Int, _ tree: LayoutTree) -> String {
        guard row >= 0 else { return "nobody" }
        guard let view = tree.hitView(of: row, gestureRow: row) else { return "row \(row)" }
        return "@\(view.node.n) \(view.kind) \"\(view.id ?? "")\" \(view.gesture ?? "")"
    }
}
