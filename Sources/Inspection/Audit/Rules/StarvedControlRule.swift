import HitTest
import Layout
import ViewTree

/// A control that never gets a tap because a gesture around it takes them all.
enum StarvedControlRule: AuditRule {
    static let name = "starvedControl"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A Button, tap gesture or control all of whose taps go to a gesture of a view around it: a highPriorityGesture, a "
        + "drag without a distance, or an onTapGesture around a segmented Picker or a compact DatePicker."
    static let source = "Apple, highPriorityGesture(_:including:); field reports on Picker and DatePicker"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .starved(let row) = reach,
                let taker = screen.tree.hitView(of: row, gestureRow: row)
            else { return nil }
            let name = HitExplanation.name(taker.kind, taker.id, taker.label)
            let gesture = taker.gesture ?? "tap"
            return screen.finding(
                Self.self, at: subject.target.view,
                "The \(gesture) of \(name) around it takes every tap on \(subject.name), "
                    + "\(AuditText.size(subject.survey.visible)).",
                detail: "the gesture is that of @\(taker.node.n) \(name), \(taker.node.frame.short)",
                fix: "Use simultaneousGesture or a plain gesture around it, or put the gesture on what lies beside it.")
        }
    }
}
