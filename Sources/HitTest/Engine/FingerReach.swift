import Foundation
import Layout
import ViewTree

/// Whom a finger would reach where a single point reaches nobody.
struct FingerReach {
    private let tree: LayoutTree
    private let rules: HitTestRules
    /// A finger in the iOS simulator.
    static let radius = 20.0

    init(_ tree: LayoutTree, _ rules: HitTestRules) {
        self.tree = tree
        var finger = rules
        finger.fingerRadius = Self.radius
        self.rules = finger
    }

    /// What a finger's tap ends at; nil where nobody receives it.
    func result(at point: CGPoint) -> HitTestResult? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        let result = ScoredWalk(tree, rules).result(at: point)
        return result.receiverRow >= 0 ? result : nil
    }
}
