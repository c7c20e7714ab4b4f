import HitTest
import Layout
import ViewTree

/// A handler that never fires because others inside it take every touch.
enum ShadowedHandlerRule: AuditRule {
    static let name = "shadowedHandler"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A gesture or Button whose whole hit region belongs to others inside it: of two onTapGestures on one view the "
        + "inner one wins, a Button inside takes its taps itself, and a long press or a drag around a Button never begins."
    static let source = "Apple, gesture precedence: the innermost gesture wins"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .shadowed = reach, !isPart(subject, screen) else { return nil }
            let names = subject.survey.innerRows.compactMap { screen.tree.hitView(of: $0, gestureRow: $0) }
                .map { named($0) }.unique
            guard !names.isEmpty else { return nil }
            let what = AuditText.sentence(named(subject.target.view))
            let touch = subject.target.touch
            return screen.finding(
                Self.self, at: subject.target.view,
                "\(what) never fires: \(AuditText.list(names)) inside it takes every \(touch) on its "
                    + "\(AuditText.size(subject.survey.visible)).",
                detail:
                    "\(AuditText.area(subject.survey.inner)) of \(AuditText.area(subject.survey.region)) go to what "
                    + "is inside",
                fix: "Do both in one handler, use simultaneousGesture, or give the outer one an area of its own.")
        }
    }

    private static func named(_ view: HitView) -> String {
        let name = HitExplanation.name(view.kind, view.id, view.label)
        return view.gesture.map { "the \($0) of \(name)" } ?? name
    }

    /// Whether it is part of the same control as what takes its taps.
    private static func isPart(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        screen.tree.table.nodes[subject.row].flags.contains(.plumbing)
    }
}
