import Foundation
import HitTest
import Layout
import ViewTree

/// Whether an element can be tapped: where, over how much of its area, and if not, who or what is in the way.
public struct WhyReport {
    public let id: String
    private let answer: Tappability

    /// Whether a tap somewhere reaches it.
    public var isTappable: Bool { answer.isTappable }
    /// The best point: where one would tap it, or the reachable point nearest to that.
    public var point: CGPoint? { answer.reach.point }
    /// The share of its hit region inside the window that reaches it.
    public var reachable: Double { answer.reach.share }
    public var reason: HitRule? { answer.reason }
    public var blocker: Blocker? { answer.blocker }
    public var detail: String { answer.detail }
    public var fix: String? { answer.fix }

    public init(_ tree: LayoutTree, target: LayoutNode, id: String, rules: HitTestRules) {
        self.id = id
        answer = Tappability(tree, target: target, rules: rules)
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
        var lines = [answer.verdict(for: id)]
        if let blocker {
            let ancestor = blocker.ancestor.map { " (in @\($0.n) \($0.tree.viewKind(of: $0.row)))" } ?? ""
            lines.append("in the way: @\(blocker.hit.node.n) \(blocker.name)\(ancestor)")
        }
        if let fix { lines.append("fix: \(fix)") }
        return PrintedText.joined(lines) + "\n"
    }
}
