import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Hit-testing agrees with a walk that knows nothing of the library but its layout frames.
struct HitTestingAgainstBruteForceTests {
    private static let treeCount: UInt64 = 2_000
    private static let pointsPerTree = 8
    /// How far beside a node a point may lie.
    private static let margin: CGFloat = 12

    @Test(arguments: RuleSet.allCases)
    func everyPointOfARandomTreeReachesWhomTheBruteForceWalkFinds(_ ruleSet: RuleSet) throws {
        var reached = 0
        var disagreements: [String] = []
        for seed in 0..<Self.treeCount {
            let model = RandomHitTree.random(seed: seed)
            let tree = Self.tree(of: model, ruleSet.environment)
            let nodes = tree.nodes
            var generator = SeededGenerator(seed: ~seed)
            for _ in 0..<Self.pointsPerTree {
                let point = Self.point(near: nodes, using: &generator)
                var isNearCurve = false
                let expected = model.answer(
                    at: point, rules: ruleSet.bruteForce, frames: { tree[$0]?.frame ?? .null },
                    isNearCurve: &isNearCurve
                )
                if isNearCurve { continue }
                let result = tree.hitTest(point, rules: ruleSet.rules)
                let got = RandomHitTree.Answer(hit: result.hit?.id, receiver: result.receiver?.id)
                if got.receiver != nil { reached += 1 }
                guard got != expected else { continue }
                disagreements.append(
                    """
                    seed \(seed), \(point.x),\(point.y)
                    expected hit \(expected.hit ?? "nothing"), receiver \(expected.receiver ?? "nobody")
                    got hit \(got.hit ?? "nothing"), receiver \(got.receiver ?? "nobody")
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

    /// A point on or beside some node, never on an edge: a third of a point off the grid.
    private static func point(near nodes: [LayoutNode], using generator: inout SeededGenerator) -> CGPoint {
        let bounds = nodes[Int.random(in: 0..<nodes.count, using: &generator)].bounds
        let box = bounds.isInfinite || bounds.isNull ? CGRect(x: 0, y: 0, width: 200, height: 200) : bounds
        let x = CGFloat.random(in: -margin...box.width + margin, using: &generator)
        let y = CGFloat.random(in: -margin...box.height + margin, using: &generator)
        return CGPoint(x: (box.minX + x).rounded() + 0.313, y: (box.minY + y).rounded() + 0.371)
    }
}

/// The rules a walk is done by, as the library and as the brute-force walk know them.
enum RuleSet: String, CaseIterable, Sendable {
    case frontMost, macOS, clipsLimitHits, rightToLeft

    var rules: HitTestRules {
        switch self {
        case .frontMost, .rightToLeft: return .frontMost
        case .macOS: return .macOS
        case .clipsLimitHits:
            var rules = HitTestRules.frontMost
            rules.clipsLimitHits = true
            return rules
        }
    }

    var bruteForce: RandomHitTree.BruteForceRules {
        switch self {
        case .frontMost: RandomHitTree.BruteForceRules()
        case .macOS: RandomHitTree.BruteForceRules(hostedMinimumAlpha: 0.001)
        case .clipsLimitHits: RandomHitTree.BruteForceRules(clipsLimitHits: true)
        case .rightToLeft: RandomHitTree.BruteForceRules(isMirrored: true)
        }
    }

    var environment: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        if self == .rightToLeft { environment.layoutDirection = .rightToLeft }
        return environment
    }
}
