import HitTest
import Layout
import ViewTree

/// A control or gesture that never gets a touch because a gesture around it takes them all.
enum StarvedControlRule: AuditRule {
    static let name = "starvedControl"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A Button, gesture or control all of whose touches go to a gesture of a view around it: a highPriorityGesture, a "
        + "drag without a distance, a contextMenu around a long press, or an onTapGesture around a segmented Picker or a "
        + "compact DatePicker. A warning where it waits for more than a tap, a note where a menu around takes a press "
        + "(uncertain)."
    static let source = "Apple, highPriorityGesture(_:including:); field reports on Picker and DatePicker"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .starved(let row) = reach,
                let taker = screen.tree.hitView(of: row, gestureRow: row)
            else { return nil }
            let name = HitExplanation.name(taker.kind, taker.id, taker.label)
            let gesture = taker.gesture ?? "tap"
            let isMenu = gesture == "contextMenu" || gesture == "Menu"
            return screen.finding(
                Self.self, isMenu ? .note : subject.worst, at: subject.target.view,
                "The \(gesture) of \(name) around it takes every \(subject.target.touch) on \(subject.name), "
                    + "\(AuditText.size(subject.survey.visible)).",
                detail: "the gesture is that of @\(taker.node.n) \(name), \(taker.node.frame.short)",
                fix: isMenu
                    ? "Keep one of the two: a menu that a press opens leaves no press to what is inside."
                    : "Use simultaneousGesture around it, or put the gesture on what lies beside it.")
        }
    }
}
