import Foundation
import HitTest
import Layout
import ViewTree

/// Whether an element can be tapped: where, over how much of its area, and if not, who or what is in the way.
public struct WhyReport {
    public let id: String
    public let isTappable: Bool
    /// The best point: the middle of its area, or the reachable point nearest to it.
    public let point: CGPoint?
    /// The share of its hit region inside the window that reaches it.
    public let reachable: Double
    public let reason: HitRule?
    public let blocker: (hit: HitView, ancestor: LayoutNode?)?
    public let detail: String
    public let fix: String?

    public init(_ tree: LayoutTree, target: LayoutNode, id: String, rules: HitTestRules) {
        self.id = id
        let reach = Reachability(tree, row: target.row, rules: rules)
        point = reach.point
        isTappable = reach.point != nil
        reachable = reach.share
        let name = HitExplanation.name(of: target)
        if isTappable {
            reason = nil
            blocker = reach.missed.flatMap { Self.blocker($0, target.row) }
            detail = Self.shares(reach)
            fix =
                reach.coverage < 0.75
                ? "For one area without gaps add contentShape(Rectangle()) inside the gesture, or to a button's label."
                : nil
            return
        }
        let isEmpty = reach.visible.isNull || reach.visible.width <= 0 || reach.visible.height <= 0
        let failure = reach.missed
        let explanation = failure?.explanation
        if isEmpty {
            let isFlat = reach.box.width <= 0 || reach.box.height <= 0
            reason = isFlat ? .zeroSize : .offScreen
            blocker = nil
            detail =
                isFlat
                ? "it has no area: \(target.frame.short)" : "its area \(reach.box.short) lies outside the screen"
            fix = nil
        } else if reach.coverage == 0 {
            reason = .emptyContent
            blocker = nil
            detail = "nothing in it takes hits: it is clear, or empty"
            fix = "Give it a contentShape(Rectangle()) inside the gesture."
        } else if let skipped = explanation?.candidates.first(where: {
            $0.outcome == .skipped && Self.isInside($0.node.row, target.row, tree)
        }) {
            reason = skipped.rule
            blocker = nil
            detail = skipped.detail
            fix = explanation?.fix
        } else if let failure, let blocker = Self.blocker(failure, target.row) {
            reason = .occluded
            self.blocker = blocker
            let who = HitExplanation.name(blocker.hit.kind, blocker.hit.id, blocker.hit.label)
            detail = "\(who) is in front of it"
            fix =
                "Put it in front (declare it later, or zIndex), or let \(who) pass taps with allowsHitTesting(false)"
                + (tree.clippedArea(of: failure.hitRow) == nil
                    ? "." : ", or bound it with contentShape(Rectangle()) after its clip.")
        } else {
            blocker = nil
            let isDisabled = failure.map { $0.isDisabled(inside: target.row) } ?? false
            if let receiver = failure?.receiver {
                reason = .handledBy
                let who = HitExplanation.name(receiver.kind, receiver.id, receiver.label)
                detail = "\(who) around it takes the tap" + (isDisabled ? "; \(name) itself is disabled" : "")
                fix = nil
            } else if isDisabled {
                reason = .disabled
                detail = "\(name) is disabled"
                fix = "Enable it."
            } else {
                reason = .noGesture
                detail = "neither \(name) nor anything around it has a tap gesture"
                fix = "Add onTapGesture, or make it a Button."
            }
        }
    }

    /// How much of it reaches it, and how much takes no hits.
    private static func shares(_ reach: Reachability) -> String {
        func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
        let reached =
            reach.share > 1 - 1e-9
            ? "all that takes hits in it reaches it" : "\(percent(reach.share)) of what takes hits in it reaches it"
        return reach.coverage > 0.995 ? reached : "\(reached); \(percent(1 - reach.coverage)) of its box takes no hits"
    }

    private static func isInside(_ row: Int, _ target: Int, _ tree: LayoutTree) -> Bool {
        (target..<Int(tree.table.nodes[target].end)).contains(row)
    }

    /// The leaf that was hit and its topmost ancestor that is not the target's too.
    private static func blocker(_ result: HitTestResult, _ target: Int) -> (hit: HitView, ancestor: LayoutNode?)? {
        let tree = result.tree
        guard let hit = result.hit, !isInside(result.hitRow, target, tree) else { return nil }
        var row = result.hitRow
        var topmost = row
        while row >= 0 {
            if row <= target, target < Int(tree.table.nodes[row].end) { break }
            topmost = row
            row = Int(tree.table.nodes[row].parent)
        }
        return (hit, tree.node(row: topmost))
    }

    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.why/1")),
            ("id", .string(id)),
            ("tappable", .bool(isTappable)),
            ("point", point.map { .point($0) } ?? .null),
            ("reachable", .number(reachable)),
            ("reason", .string(reason?.rawValue)),
            (
                "blocker",
                blocker.map {
                    .object([
                        ("hit", Self.json($0.hit.node, $0.hit.id, $0.hit.label)),
                        ("ancestor", $0.ancestor.map { Self.json($0, $0.id, $0.label) } ?? .null),
                    ])
                } ?? .null
            ),
            ("detail", .string(detail)),
            ("fix", .string(fix)),
        ])
    }

    private static func json(_ node: LayoutNode, _ id: String?, _ label: String?) -> JSONValue {
        .object([
            ("n", .int(node.n)), ("kind", .string(node.kind)), ("id", .string(id)), ("label", .string(label)),
        ])
    }

    public var text: String {
        var lines: [String]
        if isTappable, let point {
            lines = ["\"\(id)\" can be tapped at \(point.short): \(detail)."]
        } else {
            lines = ["\"\(id)\" cannot be tapped: \(reason?.rawValue ?? "noGesture"), \(detail)."]
        }
        if let blocker {
            let ancestor = blocker.ancestor.map { " (in @\($0.n) \($0.tree.viewKind(of: $0.row)))" } ?? ""
            let who = HitExplanation.name(blocker.hit.kind, blocker.hit.id, blocker.hit.label)
            lines.append("in the way: @\(blocker.hit.node.n) \(who)\(ancestor)")
        }
        if let fix { lines.append("fix: \(fix)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
