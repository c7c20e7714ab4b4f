import Foundation
import Testing
import ViewTree

@testable import Layout

/// What holds for every explanation, tried on random views.
struct ExplanationPropertyTests {
    private static let viewCount: UInt64 = 200

    private static func forEveryView(_ body: (LayoutTree, UInt64) -> Void) {
        for seed in 0..<viewCount {
            let proposal =
                seed % 3 == 0
                ? ProposedViewSize.unspecified : ProposedViewSize(width: seed % 3 == 1 ? 200 : nil, height: 60)
            let view = RandomView.random(seed: seed)
            body(
                LayoutTree(
                    view.view(times: 1), proposal: proposal,
                    environment: seed % 2 == 0 ? .injectedLines : .rightToLeft), seed)
        }
    }

    /// Made once more, the decisions come out as they did in the layout.
    @Test func everyStepAgreesWithTheLayout() {
        Self.forEveryView { tree, seed in
            // Views that a ViewThatFits did not take are gone, and with them what they answered to the questions that
            // decided about others; followers of matched geometry were moved after everything had its place.
            if !tree.choices.isEmpty || !tree.table.side.matched.isEmpty { return }
            for row in 0..<tree.table.count where (UInt64(row) + seed) % 5 == 0 {
                for step in tree.explanation(of: row).steps where step.role == .around || step.role == .element {
                    let inner = step.node.row
                    let size = tree.size(inner)
                    #expect(
                        Self.isSame(step.answer.width, size.width) && Self.isSame(step.answer.height, size.height),
                        "seed \(seed), row \(inner) on the way to \(row): \(step.answer) instead of \(size)")
                    // A rigid row's slot keeps its first question: it answers the same to every other.
                    if tree.table.nodes[inner].flags.contains(.rigid) { continue }
                    #expect(
                        step.proposal == tree.proposal(inner),
                        "seed \(seed), row \(inner) on the way to \(row): \(step.proposal)")
                }
            }
        }
    }

    /// A stack's turns add up: each child was offered its share of what is left, and answered what it answered.
    @Test func everyTurnIsAnEqualShareOfWhatIsLeft() {
        Self.forEveryView { tree, seed in
            let explanation = ExplanationPass(tree)
            var turns = 0
            for row in 0..<tree.table.count {
                if let shares = explanation.pass.facts(of: row).placedShares {
                    #expect(shares.turns.count == tree.table.children(of: row).count)
                    for turn in shares.turns {
                        turns += 1
                        let share = turn.room / Double(turn.sharers)
                        #expect(turn.offer == (share > 0 ? share : 0), "seed \(seed), row \(turn.row)")
                    }
                }
            }
            _ = explanation.steps(to: 0)
        }
    }

    private static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || a.isNaN && b.isNaN }
}
