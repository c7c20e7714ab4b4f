import Foundation
import HitTest
import Layout
import ViewTree

/// Why an element has the frame it has, as text and as JSON.
public struct ExplainReport {
    let id: String
    let explanation: LayoutExplanation

    public init(_ tree: LayoutTree, target: LayoutNode, id: String) {
        self.id = id
        explanation = tree.explanation(of: target.row)
    }

    /// `viewtree.explain/1`.
    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.explain/1")),
            ("id", .string(id)),
            ("n", .int(explanation.target.n)),
            ("frame", .rect(explanation.target.frame)),
            ("steps", .array(explanation.steps.map(Self.json))),
        ])
    }

    private static func json(_ step: LayoutStep) -> JSONValue {
        .object([
            ("n", .int(step.number)),
            ("kind", .string(step.node.kind)),
            ("id", .string(step.node.id)),
            ("label", .string(step.node.label)),
            ("role", .string(step.role.rawValue)),
            ("proposal", .array([length(step.proposal.width), length(step.proposal.height)])),
            ("answer", .size(step.answer)),
            ("frame", .rect(step.frame)),
            ("rule", .string(step.rule.rawValue)),
            ("detail", .string(step.answered.detail)),
            ("offered", json(step.offered)),
            ("placed", json(step.placed)),
        ])
    }

    private static func json(_ decision: LayoutDecision) -> JSONValue {
        .object([("rule", .string(decision.rule.rawValue)), ("detail", .string(decision.detail))])
    }

    private static func length(_ length: CGFloat?) -> JSONValue { length.map { .number(Double($0)) } ?? .null }

    /// A line for each decider, with what hands on around it, and below it who decided what.
    ///
    /// ```
    /// why HStack "card" is 300×54 at 51,62
    /// @0 window is 402×874
    /// → @1 Screen › @2 VStack: offered 402×778 · answers 300×54 · at 51,62
    ///     offered by safeArea: 402×874 inside top 62, bottom 34
    /// ```
    public var text: String {
        var lines = [heading]
        var steps = explanation.steps[...]
        while let first = steps.first {
            guard first.role != .child else { break }
            // What hands on, and the one that decides.
            var group = [steps.removeFirst()]
            while let next = steps.first, group[group.count - 1].isPassedOn, next.role != .child,
                next.offered.rule == .passedOn, next.placed.rule == .passedOn
            {
                group.append(steps.removeFirst())
            }
            lines += ExplainLines.chain(group)
        }
        lines += ExplainLines.children(Array(steps))
        return PrintedText.joined(lines) + "\n"
    }

    private var heading: String {
        let target = explanation.target
        let frame = target.frame
        let size = "\(Number.short(Double(frame.width)))×\(Number.short(Double(frame.height)))"
        let bounds = target.bounds
        // Offsets and transforms take no part in layout; whoever looks at the screen sees them.
        let onScreen = bounds.isClose(to: frame) ? "" : ", on screen \(bounds.short)"
        return "why @\(target.n) \(HitExplanation.name(of: target)) is \(size) at \(frame.origin.short)\(onScreen)"
    }
}
