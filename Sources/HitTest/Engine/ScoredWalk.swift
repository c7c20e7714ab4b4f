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

    /// What a leaf and what a gesture or platform view counts.
    static let leafPriority = 1.0
    static let gesturePriority = 16.0
    /// What the centre of the cloud weighs, and each ring around it.
    static let ringWeight = 24.0
    /// A node hides what is behind it only above this opacity.
    static let coveringOpacity = 0.5
    /// The least score that wins, and how far ahead of the second it has to be.
    static let leastScore = 8.0
    static let lead = 1.2

    init(_ tree: LayoutTree, _ rules: HitTestRules, assuming assumption: OpacityAssumption? = nil) {
        self.tree = tree
        self.rules = rules
        self.assumption = assumption
        walk = HitWalk(tree, rules, assuming: assumption)
    }

    /// A point of the cloud with its weight.
    struct Sample {
        var point: CGPoint
        var weight: Double
    }

    /// The cloud around a point: the centre weighs as much as each ring, whose 4k points share it.
    static func samples(_ point: CGPoint, radius: Double) -> [Sample] {
        var result = [Sample(point: point, weight: ringWeight)]
        guard radius > 1 else { return result }
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

    func result(at point: CGPoint) -> HitTestResult {
        let samples = Self.samples(point, radius: rules.fingerRadius)
        var covered = [Bool](repeating: false, count: samples.count)
        var scores: [(row: Int, leaf: Int, score: Double)] = []
        // Front to back over the leaves that any sample hits; each gives its uncovered samples to its receiver.
        for leaf in leaves(samples) {
            var weight = 0.0
            for place in samples.indices where !covered[place] && leaf.hits[place] { weight += samples[place].weight }
            let receiver = GestureSearch.receiver(tree, from: leaf.row)
            let isHosted = tree.table.nodes[leaf.row].kind == .hosted
            // A hosted control counts only if the centre hits it.
            let counts = !isHosted || leaf.hits[0]
            if counts && weight > 0 {
                let priority = receiver >= 0 ? Self.gesturePriority : Self.leafPriority
                let score = priority * leaf.opacity * weight
                let key = receiver >= 0 ? receiver : -1 - leaf.row
                if let place = scores.firstIndex(where: { $0.row == key }) {
                    scores[place].score += score
                } else {
                    scores.append((key, leaf.row, score))
                }
            }
            if leaf.opacity > Self.coveringOpacity {
                for place in samples.indices where leaf.hits[place] { covered[place] = true }
            }
        }
        let ranked = scores.sorted { $0.score > $1.score }
        let second = ranked.count > 1 ? ranked[1].score : 0
        guard let best = ranked.first, best.score >= max(Self.leastScore, Self.lead * second) else {
            return HitTestResult(
                tree: tree, point: point, rules: rules, assumption: assumption, hitRow: -1, receiverRow: -1)
        }
        return HitTestResult(
            tree: tree, point: point, rules: rules, assumption: assumption, hitRow: best.leaf,
            receiverRow: best.row >= 0 ? best.row : -1)
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
        visit(0, places.map { $0 }, 1, &result)
        return result
    }

    private func visit(_ row: Int, _ places: [HitWalk.Place?], _ opacity: Double, _ result: inout [Leaf]) {
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
        var children = tree.table.children(of: row)
        if children.isEmpty {
            let hits = places.map { $0.map { walk.isInside(row, node, $0) } ?? false }
            if hits.contains(true), node.kind != .hosted || walk.isAlive(row) {
                result.append(Leaf(row: row, hits: hits, opacity: opacity))
            }
            return
        }
        switch node.kind {
        case .background: break
        case .mask: children.removeLast(children.count - 1)
        default: children = walk.index.frontToBack(row, children)
        }
        for child in children { visit(child, places.map { $0.map { walk.child(child, $0) } }, opacity, &result) }
        if node.kind == .contentShape {
            result.append(Leaf(row: row, hits: places.map { $0 != nil }, opacity: opacity))
        }
    }
}
