import HitTest
import Layout
import ViewTree

/// A tap handler that never fires because others inside it take every tap.
enum ShadowedHandlerRule: AuditRule {
    static let name = "shadowedHandler"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A tap gesture or Button whose whole hit region belongs to others inside it: of two onTapGestures on one view the "
        + "inner one wins, and a Button inside takes its taps itself."
    static let source = "Apple, gesture precedence: the innermost gesture wins"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        zip(screen.subjects, screen.verdicts).compactMap { subject, reach in
            guard case .shadowed = reach, !isPart(subject, screen) else { return nil }
            let row = subject.row
            let point =
                subject.survey.isActivationInRegion
                ? subject.survey.atActivation : screen.tree.hitTest(subject.survey.activation, rules: screen.rules)
            let takers = screen.subjects(inside: row).filter { $0.row != row && $0.survey.reached > 0 }
            let names = takers.map { taker in
                taker.target.view.gesture.map { "the \($0) of \(taker.name)" } ?? taker.name
            }.unique
            guard !names.isEmpty || point.receiver != nil else { return nil }
            let what = subject.target.view.gesture.map { "The \($0) of \(subject.name)" } ?? subject.name
            return screen.finding(
                Self.self, at: subject.target.view,
                "\(what) never fires: \(AuditText.list(names)) inside it takes every tap on its "
                    + "\(AuditText.size(subject.survey.visible)).",
                detail:
                    "\(AuditText.area(subject.survey.inner)) of \(AuditText.area(subject.survey.region)) go to what "
                    + "is inside",
                fix: "Do both in one handler, use simultaneousGesture, or give the outer one an area of its own.")
        }
    }

    /// Whether it is part of the same control as what takes its taps.
    private static func isPart(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        screen.tree.table.nodes[subject.row].flags.contains(.plumbing)
    }
}
