import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Hit-testing agrees with a walk that knows nothing of the library but its layout frames.
struct HitTestingAgainstBruteForceTests {
    private static let treeCount: UInt64 = 2_000
    private static let pointsPerTree = 4

    @Test(arguments: RuleSet.allCases)
    func everyPointOfARandomTreeReachesWhomTheBruteForceWalkFinds(_ ruleSet: RuleSet) throws {
        var reached = 0
        var disagreements: [String] = []
        for seed in 0..<Self.treeCount {
            let model = RandomHitTree.random(seed: seed)
            let tree = HitTestingAgainstBruteForceTests.tree(of: model)
            var generator = SeededGenerator(seed: ~seed)
            for _ in 0..<Self.pointsPerTree {
                let point = Self.point(around: tree.size, using: &generator)
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
        #expect(disagreements.isEmpty, "\(disagreements.count) disagreements, the shortest:\n\(shortest)")
        #expect(reached > 500, "a receiver at \(reached) points: too few to say anything")
    }

    private static func tree(of model: RandomHitTree) -> LayoutTree {
        var environment = EnvironmentValues()
        environment.textMeasurer = HitFixtures.measurer
        return LayoutTree(
            model.view, proposal: ProposedViewSize(width: 200, height: 200), environment: environment
        )
    }

    /// A point in or around the tree, never on an edge: a third of a point off the grid.
    private static func point(around size: CGSize, using generator: inout SeededGenerator) -> CGPoint {
        CGPoint(
            x: CGFloat(Int.random(in: -30...(30 + Int(size.width)), using: &generator)) + 0.313,
            y: CGFloat(Int.random(in: -30...(30 + Int(size.height)), using: &generator)) + 0.371
        )
    }
}

/// The rules a walk is done by, as the library and as the brute-force walk know them.
enum RuleSet: String, CaseIterable, Sendable {
    case frontMost, macOS, clipsLimitHits

    var rules: HitTestRules {
        switch self {
        case .frontMost: return .frontMost
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
        }
    }
}
