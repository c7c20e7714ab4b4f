import HitTest
import Layout
import ViewTree

/// A control or a tap handler that no tap reaches, anywhere.
enum UnreachableRule: AuditRule {
    static let name = "unreachable"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A Button, gesture or control that no point of the screen reaches: something is in front of it, it is clear, "
        + "or a content shape or a container leaves nothing of it. A warning where it waits for more than a tap: a press, a "
        + "drag, a double tap, a context menu. Not what is hidden, disabled or without a size, what "
        + "scrolling brings into view, what an offset moves off the screen, what lies behind a dimmed or blurred layer "
        + "over the whole screen, nor the lower cards of a deck; what `allowsHitTesting(false)` takes out is a note."
    static let source = "the same search as `why`; UIView.hitTest(_:with:)"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .none(let why) = reach, let reason = why.reason else { return nil }
            switch reason {
            case .opacity, .hostedAlpha: return nil
            // Told of by its own rule, for what people read or touch.
            case .offScreen where subject.target.kind != .tap: return nil
            default: break
            }
            let area = subject.survey.visible.isNull ? subject.survey.box : subject.survey.visible
            return screen.finding(
                Self.self, reason == .allowsHitTesting ? .note : subject.worst, at: subject.target.view,
                "Nobody can reach \(subject.name): none of its \(AuditText.size(area)) takes a \(subject.target.touch), "
                    + "\(why.detail).",
                detail: "reason \(reason.rawValue)" + Self.blocker(why),
                fix: why.fix ?? "Put it in front, or take out what covers it.")
        }
    }

    private static func blocker(_ why: Tappability) -> String {
        guard let blocker = why.blocker else { return "" }
        let ancestor = blocker.ancestor.map { " in @\($0.n) \($0.tree.viewKind(of: $0.row))" } ?? ""
        return "; in the way: @\(blocker.hit.node.n) \(blocker.name)\(ancestor)"
    }
}
