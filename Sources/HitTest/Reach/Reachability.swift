import Foundation
import Layout
import ViewTree

/// How much of an element's hit region reaches it, and where best.
public struct Reachability: Sendable {
    /// The box of the region, on the screen.
    public let box: CGRect
    /// The part of the box inside the window.
    public let visible: CGRect
    /// Where one would tap it: its accessibility activation point, else a descendant's, else the middle of its frame.
    public let activation: CGPoint
    /// The best point: the activation point, or the reachable point nearest to it; nil where none is reachable.
    public let point: CGPoint?
    /// The share of the region inside the window that reaches it, 0 to 1.
    ///
    /// Exact but for a finger's taps, and where a view of the user's class decides by itself where it is hit: there to
    /// about a 32nd (``RegionSamples``). What is narrower than a pixel does not make an element reachable
    /// (``SliverTest``).
    public let share: Double
    /// The share of the box inside the window that takes hits at all, whoever gets them: gaps and clear parts do not.
    public let coverage: Double
    /// The tap nearest to the activation point that goes elsewhere, or nil.
    public let missed: HitTestResult?
    /// Whether any of the box inside the window takes hits.
    public var isEmpty: Bool { coverage == 0 }

    /// - Parameter assumption: An opacity that is asked about instead of the one that is there.
    public init(
        _ tree: LayoutTree, row: Int, rules: HitTestRules, assuming assumption: OpacityAssumption? = nil
    ) {
        // A row with gaps is as large as its frame, and larger where its content overflows.
        let content = tree.hitBox(of: row)
        let frame = tree.bounds(row)
        let box = frame.width.isFinite && frame.height.isFinite ? content.union(frame) : content
        let visible = tree.device == nil ? box : box.intersection(CGRect(origin: .zero, size: tree.spaceSize))
        let centre = tree.activationPoint(of: row)
        let tester = HitTester(tree, rules, assuming: assumption)
        let region = RegionTest(tree, row)
        let isFinger = rules.areScored && rules.fingerRadius > 1
        let isInList = !isFinger && tree.listRow(around: row) != nil
        let samples = RegionSamples(tree, visible, rules: rules).samples
        // What is curved or turned is known better than samples tell, and that nothing is reached without any.
        let isRough = samples.contains { !$0.isExact }
        let swept = isRough ? ElementRegion(tree, row, visible, rules, assumption) : nil
        if !isInList, let swept, swept.own > 0, swept.reached <= 1e-9 * swept.own {
            let nearest = Self.nearest(samples, to: centre, region)
            let missed = nearest.map { tester.result(at: $0.point) }
            if missed.map({ !$0.reaches(row) }) ?? true, !tester.result(at: centre).reaches(row) {
                self.box = box
                self.visible = visible
                activation = centre
                point = nil
                share = 0
                coverage = min(1, swept.own / Double(visible.width * visible.height))
                self.missed = missed ?? tester.result(at: centre)
                return
            }
        }
        var own: [RegionSamples.Sample] = []
        var area: (own: CGFloat, all: CGFloat) = (0, 0)
        for sample in samples {
            area.all += sample.area
            guard region.contains(sample.point) else {
                // A list's row takes hits for what it holds, in the gaps, too.
                if isInList, tester.result(at: sample.point).reaches(row) { area.own += sample.area }
                continue
            }
            area.own += sample.area
            own.append(sample)
        }
        var asked: CGFloat = 0
        var reached: CGFloat = 0
        var hits: [(distance: CGFloat, point: CGPoint, sample: RegionSamples.Sample)] = []
        var missed: HitTestResult?
        for sample in isFinger ? Self.spread(own) : own {
            asked += sample.area
            let result = tester.result(at: sample.point)
            if result.reaches(row) {
                reached += sample.area
                let nearest = sample.isExact ? sample.cell.nearest(to: centre) : sample.point
                hits.append((nearest.squaredDistance(to: centre), nearest, sample))
            } else if missed.map({
                $0.point.squaredDistance(to: centre) > sample.point.squaredDistance(to: centre)
            }) ?? true {
                missed = result
            }
        }
        let sliver = SliverTest(tester, region, row: row, pixel: 1 / tree.scale)
        let atCentre = tester.result(at: centre)
        var point: CGPoint?
        if atCentre.reaches(row), !sliver.isSliver(at: centre) {
            point = centre
        } else {
            hits.sort { $0.distance < $1.distance }
            for hit in hits.prefix(isFinger ? 8 : 256) where point == nil {
                point = [hit.point, hit.sample.point].first { place in
                    guard tester.result(at: place).reaches(row) else { return false }
                    return sliver.isWide(hit.sample) || !sliver.isSliver(at: place)
                }
            }
        }
        self.point = point
        self.box = box
        self.visible = visible
        activation = centre
        let exact = own.contains { !$0.isExact } ? swept : nil
        let size = Double(visible.width * visible.height)
        if let exact, exact.own > 0 {
            share = point == nil ? 0 : min(1, exact.reached / exact.own)
            coverage = min(1, max(exact.own / size, isInList ? Double(area.own / area.all) : 0))
        } else {
            share = asked == 0 || point == nil ? 0 : Double(reached / asked)
            coverage = area.all == 0 ? 0 : Double(area.own / area.all)
        }
        self.missed = missed ?? (point == nil ? atCentre : nil)
    }

    /// The sample in a region that is nearest to a point; of those equally near the first.
    private static func nearest(
        _ samples: [RegionSamples.Sample], to point: CGPoint, _ region: RegionTest
    ) -> RegionSamples.Sample? {
        var best: (distance: CGFloat, sample: RegionSamples.Sample)?
        for sample in samples {
            let distance = sample.point.squaredDistance(to: point)
            if best.map({ distance < $0.distance }) ?? true, region.contains(sample.point) { best = (distance, sample) }
        }
        return best?.sample
    }

    /// At most a hundred of many samples, for a share to 1/64: a finger asks about 61 points at each.
    private static func spread(_ samples: [RegionSamples.Sample]) -> [RegionSamples.Sample] {
        let most = 100
        guard samples.count > most else { return samples }
        // Odd, so that not every line of samples is asked in the same columns.
        let step = ((samples.count + most - 1) / most) | 1
        return stride(from: step / 2, to: samples.count, by: step).map { samples[$0] }
    }
}

/// Whether what reaches an element is too narrow to count: less than a pixel across, where the element itself is wider.
///
/// A text's edge is not rounded to pixels and that of a colour over it is: what is left between the two nobody can hit.
struct SliverTest {
    private let tester: HitTester
    private let region: RegionTest
    private let row: Int
    private let pixel: CGFloat
    /// Points that are asked per pixel.
    private let parts = 8

    init(_ tester: HitTester, _ region: RegionTest, row: Int, pixel: CGFloat) {
        self.tester = tester
        self.region = region
        self.row = row
        self.pixel = pixel
    }

    /// Whether all of a cell gives the same answer, and it is a pixel wide and high.
    func isWide(_ sample: RegionSamples.Sample) -> Bool {
        sample.isExact && sample.cell.width >= pixel && sample.cell.height >= pixel
    }

    /// Whether a reachable point lies in a sliver.
    func isSliver(at point: CGPoint) -> Bool {
        for direction in [CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)] {
            let reached = run(from: point, direction) { tester.result(at: $0).reaches(row) }
            guard reached < parts else { continue }
            if run(from: point, direction, where: region.contains) > reached { return true }
        }
        return false
    }

    /// How many points in a row, an eighth of a pixel apart, are in; no more than a pixel's.
    private func run(from point: CGPoint, _ direction: CGVector, where isIn: (CGPoint) -> Bool) -> Int {
        var count = 1
        for sign in [CGFloat(1), -1] {
            for step in 1..<parts {
                let distance = sign * CGFloat(step) * pixel / CGFloat(parts)
                guard isIn(CGPoint(x: point.x + distance * direction.dx, y: point.y + distance * direction.dy))
                else { break }
                count += 1
                if count == parts { return count }
            }
        }
        return count
    }
}

extension CGPoint {
    func squaredDistance(to other: CGPoint) -> CGFloat {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }
}

extension CGRect {
    /// The point nearest to another one, half a point inside the edges where there is room for that.
    fileprivate func nearest(to point: CGPoint) -> CGPoint {
        let dx = min(0.5, width / 2)
        let dy = min(0.5, height / 2)
        return CGPoint(
            x: min(max(point.x, minX + dx), maxX - dx), y: min(max(point.y, minY + dy), maxY - dy))
    }
}

extension HitTestResult {
    /// Whether a row of the table is the whole content of a list's row: its names are then those of the list's row.
    private func isContent(_ start: Int, ofListRow listRow: Int) -> Bool {
        guard tree.table.nodes[listRow].kind == .listRow, start > listRow else { return false }
        var row = start
        while row > listRow {
            let parent = Int(tree.table.nodes[row].parent)
            guard row == parent + 1,
                parent == listRow || tree.table.nodes[parent].kind.isModifier
                    || tree.table.nodes[parent].kind == .view
            else { return false }
            row = parent
        }
        return row == listRow
    }

    /// Whether what would have received the tap is disabled, and lies inside a row or among its own modifiers.
    public func isDisabled(inside row: Int) -> Bool {
        guard let disabled = GestureSearch.disabled(tree, from: hitRow) else { return false }
        return tree.isOwn(disabled, of: row)
    }

    /// Whether the tap ends at a row, at something inside it, or at a gesture of its own.
    ///
    /// A hit on the target's own descendant is success.
    public func reaches(_ row: Int) -> Bool {
        guard let receiver else { return false }
        let inside = row..<Int(tree.table.nodes[row].end)
        return inside.contains(receiverRow) || isContent(row, ofListRow: receiverRow)
            || (inside.contains(receiver.node.row) && inside.contains(hitRow))
    }
}

extension LayoutTree {
    /// Whether a row lies inside another one, or is a modifier of the same view that was written after it.
    func isOwn(_ other: Int, of row: Int) -> Bool {
        if (row..<Int(table.nodes[row].end)).contains(other) { return true }
        guard other >= 0, other < row, table.nodes[other].kind.isModifier else { return false }
        var inner = row
        while inner > other {
            let parent = Int(table.nodes[inner].parent)
            let node = table.nodes[parent]
            // The first child of a layer is the view itself.
            guard inner == parent + 1, node.kind.isModifier || node.kind == .view else { return false }
            inner = parent
        }
        return inner == other
    }
}

extension Reachability {
    /// Where a finger goes down on an element for a press or a drag: where a tap reaches it, else where it is hit.
    public func touchPoint(_ tree: LayoutTree, row: Int, rules: HitTestRules) -> CGPoint {
        if let point { return point }
        let inside = row..<Int(tree.table.nodes[row].end)
        func isHit(_ point: CGPoint) -> Bool { inside.contains(tree.hitTest(point, rules: rules).hitRow) }
        if isHit(activation) { return activation }
        let near = RegionSamples(tree, visible, rules: rules).samples.map(\.point).sorted {
            $0.squaredDistance(to: activation) < $1.squaredDistance(to: activation)
        }
        return near.first(where: isHit) ?? refusedPoint(tree, row: row, rules: rules)
    }

    /// Where a tap that is meant for an element is made, whether it reaches it or not: at the best point, else at the one
    /// it would have if it were opaque, else where it is refused.
    public static func aim(_ tree: LayoutTree, row: Int, rules: HitTestRules) -> CGPoint {
        let reach = Reachability(tree, row: row, rules: rules)
        if let point = reach.point { return point }
        let opaque = OpacityAssumption(row: tree.opacityRow(of: row) ?? row, opacity: 1)
        return Reachability(tree, row: row, rules: rules, assuming: opaque).point
            ?? reach.refusedPoint(tree, row: row, rules: rules)
    }

    /// Where one would tap an element that no tap reaches: on what is disabled in it, else in the middle, or beside that
    /// where the middle is a gap.
    public func refusedPoint(_ tree: LayoutTree, row: Int, rules: HitTestRules) -> CGPoint {
        let nodes = tree.table.nodes
        for inner in row..<Int(nodes[row].end) {
            switch nodes[inner].kind {
            case .hosted, .button, .gesture, .platformView: break
            default: continue
            }
            let box = tree.hitBox(of: inner).intersection(visible)
            guard !box.isNull else { continue }
            let point = CGPoint(x: box.midX, y: box.midY)
            if tree.hitTest(point, rules: rules).isDisabled(inside: row) { return point }
        }
        let middle = CGPoint(x: box.midX, y: box.midY)
        let region = RegionTest(tree, row)
        guard !region.contains(middle), let missed, region.contains(missed.point) else { return middle }
        return missed.point
    }
}
