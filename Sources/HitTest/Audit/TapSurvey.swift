import Foundation
import Layout
import ViewTree

/// What becomes of the taps on one target: how much of its hit region reaches it, and who takes the rest.
///
/// Areas are exact, as `why`'s are; with a finger, and where a view decides by itself where it is hit, to a 64th.
public struct TapSurvey: Sendable {
    /// Taps of the region that go elsewhere, by what is hit.
    public struct Loss: Sendable {
        /// The row that is hit instead, or -1 for nothing.
        public let hitRow: Int
        /// Who receives those taps, or -1 for nobody.
        public let receiverRow: Int
        /// In pt².
        public internal(set) var area: Double
        /// The box around them, on the screen.
        public internal(set) var box: CGRect
        /// One of them.
        public let point: CGPoint
    }

    /// The box around its frame and its hit region on the screen, whatever shows of it.
    public let box: CGRect
    /// What the window and the scroll views around it show of that box.
    public let visible: CGRect
    /// The region inside ``visible``, in pt².
    public let region: Double
    /// What reaches the target itself.
    public let reached: Double
    /// What reaches something inside the target that reacts by itself.
    public let inner: Double
    /// The rows of that, in the order in which they were met.
    public let innerRows: [Int]
    /// The largest part first.
    public let losses: [Loss]
    /// Where one would tap it.
    public let activation: CGPoint
    /// The tap there.
    public let atActivation: HitTestResult
    /// Whether that tap reaches it, or something inside it.
    public let isActivationReached: Bool
    /// Whether there is anything to hit at that point.
    public let isActivationInRegion: Bool
    /// Whether there is nothing to hit there, nor 6 pt beside it on any side.
    public let isMiddleEmpty: Bool
    /// What is drawn of it: the box around its content, cut by clips and masks.
    public let drawn: CGRect
    /// What reaches the target outside of ``drawn``, in pt², and the box around that.
    public let overhang: Double
    public let overhangBox: CGRect
    /// The largest upright rectangle inside ``visible`` that takes no hits; null where there is none, and where all such
    /// places are less than a quarter of it.
    public let gap: CGRect

    /// The share of the region that reaches the target or something inside it; 0 where there is no region.
    public var share: Double { region > 0 ? (reached + inner) / region : 0 }
    /// The share of the box inside ``visible`` that takes hits at all.
    public var coverage: Double {
        let all = Double(visible.width * visible.height)
        return visible.isNull || all <= 0 ? 0 : region / all
    }
}

/// Surveys the targets of one tree by the same rules.
public struct TapSurveyor {
    private let tree: LayoutTree
    private let rules: HitTestRules
    private let tester: HitTester
    private let walk: HitWalk

    public init(_ tree: LayoutTree, rules: HitTestRules) {
        self.tree = tree
        self.rules = rules
        tester = HitTester(tree, rules)
        walk = HitWalk(tree, rules)
    }

    /// What the window and the scroll views around a row show of a box on the screen.
    public func shown(_ box: CGRect, around row: Int) -> CGRect {
        var visible = tree.device == nil ? box : box.overlap(CGRect(origin: .zero, size: tree.spaceSize))
        var ancestor = Int(tree.table.nodes[row].parent)
        while ancestor >= 0 {
            if tree.table.nodes[ancestor].kind == .scrollView, let area = walk.area(of: ancestor) {
                visible = visible.overlap(tree.bounds(ancestor, of: area.rect))
            }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        return visible
    }

    /// Whether scrolling something around a row moves it along the screen.
    public func isScrollable(around row: Int) -> Bool {
        var ancestor = Int(tree.table.nodes[row].parent)
        while ancestor >= 0 {
            if tree.table.nodes[ancestor].kind == .scrollView {
                let end = tree.scrollEnd(ancestor)
                if end.x > 0 || end.y > 0 { return true }
            }
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        return false
    }

    public func survey(_ target: TapTarget) -> TapSurvey {
        let row = target.row
        let frame = tree.bounds(row)
        let content = tree.hitBox(of: row)
        let isFramed = frame.width.isFinite && frame.height.isFinite && frame.width > 0 && frame.height > 0
        let whole = isFramed ? content.union(frame) : content
        let shown = self.shown(whole, around: row)
        var tally = SurveyTally(tree, row, drawn: tree.drawnBox(of: row), shown, TargetTouches(tree, target))
        let region = RegionTest(tree, row)
        var sweep: TapSweep?
        if let cells = RegionSamples.exactCells(tree, shown, rules: rules, atMost: Self.mostCells) {
            take(cells, region, &tally)
        } else if let found = TapSweep(tree, row, shown, rules) {
            sweep = found
            for piece in found.pieces { tally.add(piece) }
        } else {
            take(samples(shown), region, &tally)
        }
        // Content that a content shape takes out is no part of it.
        let box = tally.regionBox
        let face = box.isNull ? shown : isFramed ? box.union(frame.overlap(shown)) : box
        var gaps = GapSearch()
        if tally.all > 0, tally.all < 0.75 * Double(face.width * face.height) {
            for cell in sweep.map({ emptyCells($0, shown) }) ?? tally.empty
            where face.contains(CGPoint(x: cell.midX, y: cell.midY)) { gaps.add(cell) }
        }
        let centre = tree.activationPoint(of: row)
        let atCentre = tester.result(at: centre)
        let receiver = tally.receiver(atCentre.hitRow, atCentre.receiverRow)
        return TapSurvey(
            box: shown == whole ? face : whole, visible: face, region: tally.all, reached: tally.reached,
            inner: tally.inner, innerRows: tally.innerRows, losses: tally.sortedLosses, activation: centre,
            atActivation: atCentre,
            isActivationReached: tally.reaches(atCentre.hitRow, receiver)
                || (receiver > row && tally.rows.contains(receiver)),
            isActivationInRegion: region.contains(centre),
            isMiddleEmpty: [(0, 0), (6, 0), (-6, 0), (0, 6), (0, -6)].allSatisfy {
                !region.contains(CGPoint(x: centre.x + $0.0, y: centre.y + $0.1))
            }, drawn: tally.drawn, overhang: tally.overhang, overhangBox: tally.overhangBox, gap: gaps.largest)
    }

    /// With more cells than this a sweep is quicker than a tap in each of them.
    private static let mostCells = 160

    private func take(_ samples: [RegionSamples.Sample], _ region: RegionTest, _ tally: inout SurveyTally) {
        for sample in samples {
            let result = tester.result(at: sample.point)
            // What hits something inside it hits the region, whatever rules there are.
            if tally.rows.contains(result.hitRow) || region.contains(sample.point) {
                tally.add(sample, result)
            } else {
                tally.empty.append(sample.cell)
            }
        }
    }

    /// Where a region is not, at a 64th of it.
    private func emptyCells(_ sweep: TapSweep, _ shown: CGRect) -> [CGRect] {
        var line = TapSweep.Line(sweep.pieces)
        return RegionSamples(tree, shown, rules: rules).samples.filter { !line.contains($0.point) }.map(\.cell)
    }

    private func samples(_ visible: CGRect) -> [RegionSamples.Sample] {
        let all = RegionSamples(tree, visible, rules: rules).samples
        // With scoring each tap asks about many points.
        let most = 100
        guard rules.areScored, all.count > most else { return all }
        let step = Double(all.count) / Double(most)
        return (0..<most).map { all[Int(Double($0) * step)] }
    }
}

/// Finds the largest rectangle among cells that come line by line, from left to right.
private struct GapSearch {
    private var runs: [CGRect] = []
    private var above: [CGRect] = []
    private var current: [CGRect] = []
    private(set) var best = CGRect.null

    /// The largest so far.
    var largest: CGRect {
        var search = self
        search.endLine()
        return search.best
    }

    mutating func add(_ cell: CGRect) {
        if let last = current.last, abs(last.minY - cell.minY) > 1e-9 { endLine() }
        if let last = current.last, abs(last.maxX - cell.minX) < 1e-6, abs(last.height - cell.height) < 1e-6 {
            current[current.count - 1].size.width = cell.maxX - last.minX
        } else {
            current.append(cell)
        }
    }

    /// Joins runs with those of the line above that are as wide and touch them.
    private mutating func endLine() {
        for (place, run) in current.enumerated() {
            if let upper = above.first(where: {
                abs($0.minX - run.minX) < 1e-6 && abs($0.maxX - run.maxX) < 1e-6 && abs($0.maxY - run.minY) < 1e-6
            }) {
                current[place] = upper.union(run)
            }
            let rect = current[place]
            if best.isNull || rect.width * rect.height > best.width * best.height { best = rect }
        }
        above = current
        current = []
    }
}

extension LayoutTree {
    /// The box around what is drawn of a row, on the screen: its content cut by the clips and masks inside and around
    /// it. A content shape counts as drawn: whoever writes one asks for its area.
    public func drawnBox(of row: Int) -> CGRect {
        var around = CGRect.infinite
        var ancestor = Int(table.nodes[row].parent)
        while ancestor >= 0 {
            if let clip = clipBox(ancestor) { around = around.overlap(clip) }
            ancestor = Int(table.nodes[ancestor].parent)
        }
        var box = CGRect.null
        // Clips of the rows that are being looked into, with the row after the last inside.
        var clips: [(end: Int, box: CGRect)] = []
        for inner in row..<Int(table.nodes[row].end) {
            while let last = clips.last, last.end <= inner { clips.removeLast() }
            if let clip = clipBox(inner) {
                clips.append((Int(table.nodes[inner].end), (clips.last?.box ?? around).overlap(clip)))
            }
            let kind = table.nodes[inner].kind
            guard kind.hasArea || kind == .contentShape || kind == .listRow, !isClear(inner) else { continue }
            let bounds = (kind == .contentShape ? self.bounds(inner, of: contentShapeBox(inner)) : self.bounds(inner))
                .overlap(clips.last?.box ?? around)
            if !bounds.isNull, bounds.width > 0, bounds.height > 0 { box = box.union(bounds) }
        }
        return box
    }

    /// The box of a clip or of a mask; nil for other rows.
    private func clipBox(_ row: Int) -> CGRect? {
        switch table.nodes[row].kind {
        case .clipped, .clipShape, .cornerRadius: return bounds(row)
        case .mask:
            let primary = row + 1
            guard primary < Int(table.nodes[row].end) else { return nil }
            let mask = Int(table.nodes[primary].end)
            return mask < Int(table.nodes[row].end) ? hitBox(of: mask) : nil
        default: return nil
        }
    }
}
