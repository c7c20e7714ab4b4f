import Foundation
import Layout
import ViewTree

/// Asks one tree about many points by the same rules: what one point needs of paths is kept for the next.
public struct HitTester {
    private let tree: LayoutTree
    private let rules: HitTestRules
    private let assumption: OpacityAssumption?
    private let walk: HitWalk
    private let scored: ScoredWalk?

    public init(_ tree: LayoutTree, _ rules: HitTestRules, assuming assumption: OpacityAssumption? = nil) {
        self.tree = tree
        self.rules = rules
        self.assumption = assumption
        walk = HitWalk(tree, rules, assuming: assumption)
        walk.keepsPaths = true
        scored = rules.areScored ? ScoredWalk(tree, rules, assuming: assumption) : nil
    }

    /// The same as ``LayoutTree/hitTest(_:rules:assuming:)``.
    public func result(at point: CGPoint) -> HitTestResult {
        if let scored { return scored.result(at: point) }
        let hit = walk.run(point)
        return HitTestResult(
            tree: tree, point: point, rules: rules, assumption: assumption, hitRow: hit,
            receiverRow: tree.receiver(from: hit, at: point))
    }
}
