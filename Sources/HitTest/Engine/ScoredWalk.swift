import Foundation
import Layout
import ViewTree

/// A cloud of sample points instead of one, and candidates that are scored.
///
/// Source: audited re-implementations of the iOS 18 SDK (OpenSwiftUI `HitTestBindingModifier`); strength C.
struct ScoredWalk {
    let tree: LayoutTree
    let rules: HitTestRules
    private let walk: HitWalk
    private let assumption: OpacityAssumption?
    private let reach: ReachIndex

    private var scoring: HitScoring { rules.scoring }

    init(_ tree: LayoutTree, _ rules: HitTestRules, assuming assumption: OpacityAssumption? = nil) {
        self.tree = tree
        self.rules = rules
        self.assumption = assumption
        walk = HitWalk(tree, rules, assuming: assumption)
        walk.keepsPaths = true
        reach = tree.areaReach
    }

    /// A point of the cloud with its weight.
    struct Sample {
        var point: CGPoint
        var weight: Double
    }

    /// The cloud around a point: the centre weighs as much as each ring, whose 4k points share it.
    static func samples(_ point: CGPoint, radius: Double, ringWeight: Double = HitScoring().ringWeight) -> [Sample] {
        var result = [Sample(point: point, weight: ringWeight)]
        guard radius > 1, radius.isFinite else { return result }
        let r = min(max(radius, 1), 60)
        let step = max(r / 6, 4)
        let levels = min(Int((r / step).rounded(.up)), 6)
        for ring in 1..<max(levels, 1) {
            let number = 4 * ring
            for place in 0..<number {
                let angle = 2 * Double.pi * Double(place) / Double(number)
                result.append(
                    Sample(
                        point: CGPoint(
                            x: Double(point.x) + Double(ring) * step * cos(angle),
                            y: Double(point.y) + Double(ring) * step * sin(angle)),
                        weight: ringWeight / Double(number)))
            }
        }
        return result
    }

    /// What a candidate scored.
    struct Candidate {
        /// The row of the gesture, Button or control; -1 for content that nobody reacts for.
        var receiver: Int
        /// The front-most leaf that scored for it.
        var leaf: Int
        var score: Double
    }

    /// The candidates at a point, best first; of two equal ones the front-most.
    func ranking(at point: CGPoint) -> [Candidate] {
        let samples = Self.samples(point, radius: rules.fingerRadius, ringWeight: scoring.ringWeight)
        var covered = [Bool](repeating: false, count: samples.count)
        var scores: [(key: Int, candidate: Candidate)] = []
        // Front to back over the leaves that any sample hits; each gives its uncovered samples to its receiver.
        for leaf in leaves(samples) {
            var weight = 0.0
            for place in samples.indices where !covered[place] && leaf.hits[place] { weight += samples[place].weight }
            let receiver = GestureSearch.receiver(tree, from: leaf.row)
            let isHosted = tree.isHosted(leaf.row)
            // A hosted control counts only if the centre hits it.
            let counts = !isHosted || leaf.hits[0]
            if counts && weight > 0 {
                let priority = receiver >= 0 ? scoring.gesturePriority : scoring.leafPriority
                let score = priority * leaf.opacity * weight
                let key = receiver >= 0 ? receiver : -1 - leaf.row
                if let place = scores.firstIndex(where: { $0.key == key }) {
                    scores[place].candidate.score += score
                } else {
                    scores.append((key, Candidate(receiver: receiver, leaf: leaf.row, score: score)))
                }
            }
            if leaf.opacity > scoring.coveringOpacity {
                for place in samples.indices where leaf.hits[place] { covered[place] = true }
            }
        }
        return scores.map(\.candidate).enumerated().sorted {
            $0.element.score != $1.element.score ? $0.element.score > $1.element.score : $0.offset < $1.offset
        }.map(\.element)
    }

    /// The score that the best of a ranking has to reach.
    func needed(_ ranked: [Candidate]) -> Double {
        max(scoring.leastScore, ranked.count > 1 ? scoring.lead * ranked[1].score : 0)
    }

    /// Why a candidate does not win: its score, what it would need, and who is next to it.
    func shortfall(of own: Candidate, in ranked: [Candidate]) -> (detail: String, rival: Candidate?) {
        let rival = ranked.first { $0.leaf != own.leaf }
        let least = Number.short(scoring.leastScore)
        let score = Number.short(own.score)
        guard let rival, own.score >= scoring.leastScore || rival.score > own.score else {
            return ("its score \(score) is below \(least), the least that wins", nil)
        }
        let needed = max(scoring.leastScore, scoring.lead * rival.score)
        let name = tree.hitView(of: rival.leaf, gestureRow: -1).map(HitExplanation.name) ?? "another view"
        return (
            "its score \(score) is below \(Number.short(needed)): a winner needs \(least), and "
                + "\(Number.short(scoring.lead))× the runner-up's, and \(name) scores \(Number.short(rival.score))",
            rival
        )
    }

    /// Whether a leaf's innermost `opacity`, the one that scores count, is below 1.
    func isFaint(_ leaf: Int) -> Bool {
        var row = leaf
        while row >= 0 {
            if row == assumption?.row { return assumption!.opacity < 1 }
            if tree.table.nodes[row].kind == .opacity { return tree.table.nodes[row].a < 1 }
            row = Int(tree.table.nodes[row].parent)
        }
        return false
    }

    func result(at point: CGPoint) -> HitTestResult {
        guard tree.table.count > 0, point.x.isFinite, point.y.isFinite else {
            return HitTestResult(
                tree: tree, point: point, rules: rules, assumption: assumption, hitRow: -1, receiverRow: -1)
        }
        let ranked = ranking(at: point)
        let best = ranked.first.flatMap { $0.score >= needed(ranked) ? $0 : nil }
        let parent = best == nil ? parent(of: ranked) : nil
        return HitTestResult(
            tree: tree, point: point, rules: rules, assumption: assumption, hitRow: best?.leaf ?? parent?.hit ?? -1,
            receiverRow: best?.receiver ?? parent?.receiver ?? -1)
    }

    /// Who takes the tap where no candidate wins; a finger's reach around one point ends at nobody then.
    private func parent(of ranked: [Candidate]) -> ScoredParent? {
        guard rules.selection == .scored, let best = ranked.first else { return nil }
        let rivals = ranked.dropFirst().filter { best.score < scoring.lead * $0.score }.map(\.leaf)
        return ScoredParent(
            tree,
            from: ScoredParent.row(
                tree, best: (best.leaf, best.receiver), rivals: rivals, isTooLow: best.score < scoring.leastScore))
    }

    private struct Leaf {
        var row: Int
        var hits: [Bool]
        var opacity: Double
    }

    /// The leaves under the samples, front to back, with their own opacity.
    private func leaves(_ samples: [Sample]) -> [Leaf] {
        var result: [Leaf] = []
        let places = samples.map {
            walk.child(
                0,
                HitWalk.Place(x: Double($0.point.x), y: Double($0.point.y), originX: 0, originY: 0))
        }
        // Where none of the samples lies nothing needs to be looked at.
        var cloud = ReachIndex.Box.empty
        for sample in samples { cloud.join(ReachIndex.Box(sample.point)) }
        withUnsafeMutablePointer(to: &result) { result in
            StackGuard.recurse(depth: tree.table.depth) { visit(0, places.map { $0 }, 1, cloud, &result.pointee) }
        }
        return result
    }

    private func visit(
        _ row: Int, _ places: [HitWalk.Place?], _ opacity: Double, _ cloud: ReachIndex.Box, _ result: inout [Leaf]
    ) {
        let node = tree.table.nodes[row]
        if walk.skipRule(row, node) != nil { return }
        var places = places
        var opacity = opacity
        if node.kind == .opacity { opacity = node.a }
        if row == assumption?.row { opacity = assumption!.opacity }
        if node.kind.isEffect { places = places.map { $0.flatMap { walk.through(row, $0) } } }
        if node.kind == .contentShape {
            places = places.map { place in place.flatMap { walk.isInside(row, node, $0) ? $0 : nil } }
        }
        if rules.clipsLimitHits || node.kind.testsBounds {
            places = places.map { place in place.flatMap { walk.isInsideBounds(row, node, $0) ? $0 : nil } }
        }
        guard places.contains(where: { $0 != nil }) else { return }
        if row + 1 >= Int(node.end) {
            let hits = places.map { $0.map { walk.isInside(row, node, $0) } ?? false }
            if hits.contains(true), node.kind != .hosted || walk.isAlive(row) {
                result.append(Leaf(row: row, hits: hits, opacity: opacity))
            }
            return
        }
        for child in walk.index.childrenFrontToBack(row, of: tree, near: cloud, reach) {
            visit(child, places.map { $0.map { walk.child(child, $0) } }, opacity, cloud, &result)
        }
        if node.kind == .contentShape || node.kind == .listRow || node.kind == .platformView {
            result.append(Leaf(row: row, hits: places.map { $0 != nil }, opacity: opacity))
        }
    }
}
