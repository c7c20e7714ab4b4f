import Foundation
import Layout
import ViewTree

/// Whether an element can be tapped: where, over how much of its area, and if not, why not and what to change.
public struct Tappability: Sendable {
    /// The element.
    public let target: LayoutNode
    /// Where it can be tapped.
    public let reach: Reachability
    /// Why it cannot be tapped anywhere; nil where it can.
    public let reason: HitRule?
    /// Who takes its taps; where it can be tapped in part, who takes the others.
    public let blocker: Blocker?
    /// The numbers.
    public let detail: String
    /// What to change; nil where nothing is wrong.
    public let fix: String?

    /// Whether a tap somewhere reaches it.
    public var isTappable: Bool { reach.point != nil }

    /// - Parameter assumption: An opacity that is asked about instead of the one that is there.
    public init(
        _ tree: LayoutTree, target: LayoutNode, rules: HitTestRules, assuming assumption: OpacityAssumption? = nil
    ) {
        let reach = Reachability(tree, row: target.row, rules: rules, assuming: assumption)
        self.target = target
        self.reach = reach
        guard reach.point == nil else {
            reason = nil
            blocker = reach.missed.flatMap { Blocker(of: $0, for: target.row) }
            detail = Self.shares(reach, blocker)
            fix =
                reach.missed.flatMap { Self.remedy($0, in: target) }
                ?? (reach.coverage < 0.75
                    ? "For one area without gaps add contentShape(Rectangle()) inside the gesture, or to a button's label."
                    : nil)
            return
        }
        let search = ReasonSearch(tree, target, reach, rules, assuming: assumption)
        let answer = search.answer()
        reason = answer.reason
        blocker = answer.blocker
        detail = answer.detail
        fix = answer.fix
    }

    /// What makes taps count that hit the element and that nobody receives: what they hit is written in the wrong place.
    private static func remedy(_ missed: HitTestResult, in target: LayoutNode) -> String? {
        guard missed.receiverRow < 0, missed.hitRow >= target.row,
            missed.hitRow < Int(target.tree.table.nodes[target.row].end), let hit = missed.hit
        else { return nil }
        let search = NobodySearch(missed, [])
        let name = HitExplanation.name(hit)
        return (search.shapeAroundGesture(name) ?? search.backgroundAfterGesture(name))?.fix
    }

    /// One sentence.
    public func verdict(for id: String) -> String {
        if let point = reach.point { return "\"\(id)\" can be tapped at \(point.short): \(detail)." }
        return "\"\(id)\" cannot be tapped: \((reason ?? .noGesture).rawValue), \(detail)."
    }

    /// How much of it reaches it, and how much takes no hits.
    private static func shares(_ reach: Reachability, _ blocker: Blocker?) -> String {
        func percent(_ share: Double) -> String {
            let whole = (share * 100).rounded()
            // Neither nothing nor everything where it is not.
            return whole < 1 ? "less than 1 %" : whole > 99 ? "more than 99 %" : "\(Int(whole)) %"
        }
        var text =
            reach.share > 1 - 1e-9
            ? "all that takes hits in it reaches it" : "\(percent(reach.share)) of what takes hits in it reaches it"
        if let blocker, reach.share <= 1 - 1e-9 { text += ", \(blocker.name) takes other taps" }
        return reach.coverage > 0.995 ? text : "\(text); \(percent(1 - reach.coverage)) of its box takes no hits"
    }
}
