import Foundation
import HitTest
import Layout
import ViewTree

/// The lines of an explanation.
enum ExplainLines {
    /// Rows that were offered the same and answer the same: a line, and one for each rule that had something to say.
    static func chain(_ group: [LayoutStep]) -> [String] {
        let outer = group[0]
        let decider = group[group.count - 1]
        if outer.node.parent == nil, outer.rule == .window {
            return ["\(name(outer)) is \(size(outer.answer))"]
        }
        var lines = ["→ \(names(group)): \(numbers(outer, decider))"]
        func add(_ verb: String, _ decision: LayoutDecision) {
            if decision.rule == .passedOn && decision.detail.isEmpty { return }
            lines.append(
                "    \(verb) by \(decision.rule.rawValue)" + (decision.detail.isEmpty ? "" : ": \(decision.detail)"))
        }
        add("offered", outer.offered)
        add("answered", decider.answered)
        add("placed", outer.placed)
        return lines
    }

    /// A line for each child; of very many the first.
    static func children(_ steps: [LayoutStep]) -> [String] {
        let most = 24
        var lines = steps.prefix(most).map { step -> String in
            let kind = step.node.kind
            let view = HitExplanation.name(of: step.node)
            let number = step.number.map { "@\($0) " } ?? ""
            let modifier = view == kind || view.hasPrefix("\(kind) ") ? "" : " (\(kind))"
            return "    \(number)\(view)\(modifier): offered \(proposal(step.proposal)) (\(step.offered.rule.rawValue))"
                + " · answers \(size(step.answer)) (\(step.rule.rawValue))\(place(step))"
        }
        if steps.count > most { lines.append("    … and \(steps.count - most) more") }
        return lines
    }

    private static func numbers(_ outer: LayoutStep, _ decider: LayoutStep) -> String {
        "offered \(proposal(outer.proposal)) · answers \(size(decider.answer))\(place(outer))"
    }

    /// Where it lies, and its size there where that is another than it answered to this question.
    private static func place(_ step: LayoutStep) -> String {
        let frame = step.frame
        let isSame =
            abs(frame.width - step.answer.width) < 1e-6 && abs(frame.height - step.answer.height) < 1e-6
            || !frame.width.isFinite || !frame.height.isFinite
        return (isSame ? " · at " : " · in the end \(size(frame.size)) at ") + frame.origin.short
    }

    /// What hands on first; of many the outermost and the innermost.
    private static func names(_ group: [LayoutStep]) -> String {
        var names = group.map(name)
        let most = 6
        if names.count > most { names.replaceSubrange(3..<names.count - 2, with: ["… \(names.count - 5) more …"]) }
        return names.joined(separator: " › ")
    }

    private static func name(_ step: LayoutStep) -> String {
        let node = step.node
        guard let number = step.number else { return "\(node.kind) (implicit)" }
        if let id = node.id { return "@\(number) id \"\(id)\"" }
        guard let label = node.label, !label.isEmpty else { return "@\(number) \(node.kind)" }
        return "@\(number) \(node.kind) \"\(label.prefix(60))\""
    }

    private static func size(_ size: CGSize) -> String {
        "\(Number.short(Double(size.width)))×\(Number.short(Double(size.height)))"
    }

    private static func proposal(_ proposal: ProposedViewSize) -> String {
        func length(_ length: CGFloat?) -> String { length.map { Number.short(Double($0)) } ?? "nil" }
        return "\(length(proposal.width))×\(length(proposal.height))"
    }
}
