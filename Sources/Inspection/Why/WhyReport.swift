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
        guard !isTappable, let failure = reach.missed else {
            reason = nil
            blocker = reach.missed.flatMap { Self.blocker($0, target.row) }
            detail =
                reachable > 1 - 1e-9
                ? "all of its area reaches it" : "\(Number.short(reachable * 100)) % of its area reaches it"
            fix = nil
            return
        }
        let box = reach.box
        let isEmpty = reach.visible.isNull || reach.visible.width <= 0 || reach.visible.height <= 0
        let explanation = failure.explanation
        if isEmpty {
            reason = box.width <= 0 || box.height <= 0 ? .zeroSize : .offScreen
            blocker = nil
            detail =
                reason == .zeroSize
                ? "it has no area that takes hits: \(target.frame.short)"
                : "its area \(box.short) lies outside the screen"
            fix = nil
        } else if let skipped = explanation.candidates.first(where: {
            $0.outcome == .skipped && Self.isInside($0.node.row, target.row, tree)
        }) {
            reason = skipped.rule
            blocker = nil
            detail = skipped.detail
            fix = explanation.fix
        } else if let blocker = Self.blocker(failure, target.row) {
            reason = .occluded
            self.blocker = blocker
            detail = "\(blocker.hit.kind) is in front of it"
            fix =
                "Put it in front (declare it later, or zIndex), or let \(blocker.hit.kind) pass taps with allowsHitTesting(false)."
        } else {
            reason = explanation.rule == .nearestGesture ? .handledBy : explanation.rule
            blocker = nil
            detail = explanation.verdict
            fix = explanation.fix
        }
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
            let ancestor = blocker.ancestor.map { " (in @\($0.n) \($0.kind))" } ?? ""
            lines.append("in the way: @\(blocker.hit.node.n) \(blocker.hit.kind)\(ancestor)")
        }
        if let fix { lines.append("fix: \(fix)") }
        return lines.joined(separator: "\n") + "\n"
    }
}
