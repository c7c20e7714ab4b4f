import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Regions agree with hit-tests at points, by every rule set that they know exactly.
///
/// `VIEWTREE_REGION_STEP` says how far apart the points of a grid are, in points; without it some points of each tree
/// are tried. Areas are compared where there is a grid.
struct HitRegionsPropertyTests {
    private static let box = CGRect(x: -40, y: -40, width: 280, height: 280)
    /// Nearer to an edge than this a polygon need not agree with the curve that it stands for.
    private static let margin = 0.03

    @Test(arguments: [RuleSet.frontMost, .macOS, .clipsLimitHits, .rightToLeft, .scored])
    func everyPointLiesInTheRegionOfWhoeverReceivesThere(_ ruleSet: RuleSet) {
        let environment = ProcessInfo.processInfo.environment
        let step = environment["VIEWTREE_REGION_STEP"].flatMap { Double($0) }
        var problems: [String] = []
        var reached = 0
        var worst = 0.0
        let seeds = PropertyCheck.seeds.prefix(step == nil ? PropertyCheck.seeds.count / 20 + 1 : Int.max)
        for seed in seeds {
            let model = RandomHitTree.random(seed: seed)
            let tree = LayoutTree(
                model.view, proposal: ProposedViewSize(width: 200, height: 200), environment: ruleSet.environment)
            let regions = HitRegions(tree, rules: ruleSet.rules, within: Self.box)
            let index = RegionIndex(regions)
            var generator = SeededGenerator(seed: ~seed)
            for point in Self.points(step, using: &generator) {
                let result = tree.hitTest(point, rules: ruleSet.rules)
                let row = index.receiver(at: point)
                if result.receiverRow >= 0 { reached += 1 }
                index.count(result.receiverRow)
                guard row != result.receiverRow, !index.isNearEdge(point, Self.margin) else { continue }
                problems.append(
                    "seed \(seed), \(point.x),\(point.y): region of \(row), hit-test \(result.receiverRow)\n\(model)")
                break
            }
            if let step { worst = max(worst, index.worstDifference(step, in: Self.box)) }
        }
        let shortest = problems.sorted { $0.count < $1.count }.prefix(3).joined(separator: "\n\n")
        #expect(problems.isEmpty, "\(problems.count) trees; the shortest:\n\(shortest)")
        #expect(reached > 100)
        if let step {
            print("\(ruleSet): \(seeds.count) trees, \(step) pt: worst area off by \(worst * 100) % of the screen")
            #expect(worst < 0.001)
        }
    }

    private static func points(_ step: Double?, using generator: inout SeededGenerator) -> [CGPoint] {
        guard let step else {
            return (0..<60).map { _ in
                CGPoint(
                    x: Double.random(in: -40..<240, using: &generator),
                    y: Double.random(in: -40..<240, using: &generator))
            }
        }
        let side = Int(280 / step)
        return (0..<side * side).map {
            CGPoint(
                x: -40 + (Double($0 % side) + 0.5) * step, y: -40 + (Double($0 / side) + 0.5) * step)
        }
    }
}

/// Polygons made ready for many questions.
private final class RegionIndex {
    private struct Entry {
        var row: Int
        var box: CGRect
        var polygons: [[CGPoint]]
        var area: Double
    }

    private let entries: [Entry]
    private var counts: [Int: Int] = [:]

    init(_ regions: HitRegions) {
        entries = regions.regions.map { region in
            let points = region.area.polygons.flatMap(\.self)
            let xs = points.map(\.x)
            let ys = points.map(\.y)
            return Entry(
                row: region.row,
                box: CGRect(
                    x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!),
                polygons: region.area.polygons, area: region.area.size)
        }
    }

    func receiver(at point: CGPoint) -> Int {
        for entry in entries where entry.box.insetBy(dx: -1, dy: -1).contains(point) {
            var isInside = false
            for polygon in entry.polygons {
                var last = polygon[polygon.count - 1]
                for corner in polygon {
                    if (corner.y > point.y) != (last.y > point.y),
                        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
                    {
                        isInside.toggle()
                    }
                    last = corner
                }
            }
            if isInside { return entry.row }
        }
        return -1
    }

    func isNearEdge(_ point: CGPoint, _ margin: Double) -> Bool {
        entries.contains { entry in
            entry.polygons.contains { polygon in
                polygon.indices.contains { place in
                    let (a, b) = (polygon[place], polygon[(place + 1) % polygon.count])
                    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
                    let (px, py) = (Double(point.x - a.x), Double(point.y - a.y))
                    let t = max(0, min(1, (px * dx + py * dy) / max(dx * dx + dy * dy, 1e-12)))
                    return hypot(px - t * dx, py - t * dy) < margin
                }
            }
        }
    }

    func count(_ row: Int) { counts[row, default: 0] += 1 }

    /// The largest difference between a region and the points of a grid that it received, as a share of the screen.
    func worstDifference(_ step: Double, in box: CGRect) -> Double {
        var worst = 0.0
        for row in Set(entries.map(\.row) + counts.keys.filter { $0 >= 0 }) {
            let area = entries.first { $0.row == row }?.area ?? 0
            worst = max(worst, abs(area - Double(counts[row] ?? 0) * step * step))
        }
        return worst / Double(box.width * box.height)
    }
}
