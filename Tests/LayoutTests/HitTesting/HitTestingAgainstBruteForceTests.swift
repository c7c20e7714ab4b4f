import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Hit-testing agrees with a walk that knows nothing of the library but its layout frames.
struct HitTestingAgainstBruteForceTests {
    /// How far beside a node a point may lie.
    private static let margin: CGFloat = 12

    @Test(arguments: RuleSet.allCases)
    func everyPointOfARandomTreeReachesWhomTheBruteForceWalkFinds(_ ruleSet: RuleSet) throws {
        var reached = 0
        var disagreements: [String] = []
        for seed in PropertyCheck.seeds {
            let model = RandomHitTree.random(seed: seed)
            let tree = Self.tree(of: model, ruleSet.environment)
            let nodes = tree.nodes
            var generator = SeededGenerator(seed: ~seed)
            for _ in 0..<ruleSet.pointsPerTree {
                let point = Self.point(near: nodes, using: &generator)
                var isNearCurve = false
                let expected = ruleSet.answer(model, at: point, { Self.frame($0, tree) }, &isNearCurve)
                if isNearCurve { continue }
                let result = tree.hitTest(point, rules: ruleSet.rules)
                let got = RandomHitTree.Answer(
                    hit: expected.isHitOpen ? expected.hit : result.hit?.id, receiver: result.receiver?.id,
                    also: ruleSet.areScored ? [] : result.also.map { $0.id ?? "?" },
                    isHitOpen: expected.isHitOpen)
                if got.receiver != nil { reached += 1 }
                guard got != expected else { continue }
                disagreements.append(
                    """
                    seed \(seed), \(point.x),\(point.y)
                    expected hit \(expected.hit ?? "nothing"), receiver \(expected.receiver ?? "nobody"), also \(expected.also)
                    got hit \(got.hit ?? "nothing"), receiver \(got.receiver ?? "nobody"), also \(got.also)
                    \(model)
                    \(result)
                    """
                )
            }
        }
        let shortest = disagreements.sorted { $0.count < $1.count }.prefix(3).joined(separator: "\n\n")
        let count = disagreements.count
        #expect(count == 0, "the shortest:\n\(shortest)")
        #expect(reached > 500, "a receiver at \(reached) points: too few to say anything")
    }

    private static func tree(of model: RandomHitTree, _ environment: EnvironmentValues) -> LayoutTree {
        LayoutTree(model.view, proposal: ProposedViewSize(width: 200, height: 200), environment: environment)
    }

    /// The frame of an identifier, or of the list's row around one.
    private static func frame(_ name: String, _ tree: LayoutTree) -> CGRect {
        guard name.hasPrefix("row of ") else { return tree[name]?.frame ?? .null }
        var node = tree[String(name.dropFirst("row of ".count))]
        while let inner = node, inner.kind != "ListRow" { node = inner.parent }
        return node?.frame ?? .null
    }

    /// A point on or beside some node, never on an edge: a third of a point off the grid.
    private static func point(near nodes: [LayoutNode], using generator: inout SeededGenerator) -> CGPoint {
        let bounds = nodes[Int.random(in: 0..<nodes.count, using: &generator)].bounds
        // A perspective may send a corner far away, or to infinity.
        let isNear = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 100_000 }
        let box = isNear ? bounds : CGRect(x: 0, y: 0, width: 200, height: 200)
        let x = CGFloat.random(in: -margin...box.width + margin, using: &generator)
        let y = CGFloat.random(in: -margin...box.height + margin, using: &generator)
        return CGPoint(x: (box.minX + x).rounded() + 0.313, y: (box.minY + y).rounded() + 0.371)
    }
}
