import HitTest
import Layout
import ViewTree

/// A disabled view in front of something that would react.
enum DisabledSwallowsRule: AuditRule {
    static let name = "disabledSwallows"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A disabled view that lies in front of an enabled Button, tap gesture or control and swallows 5 % or more of its "
        + "taps: disabled switches a view's own gesture off, and the view still covers what is behind it. A note where a "
        + "disabled control that UIKit draws lies inside of what would react: it swallows its taps, too (uncertain)."
    static let source = "Apple, disabled(_:); UIControl.isEnabled"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        var victims: [Int: [(subject: AuditScreen.Subject, area: Double)]] = [:]
        var order: [Int] = []
        for subject in screen.subjects where subject.target.isEnabled && subject.target.kind != .gesture {
            for loss in screen.covers(of: subject) where loss.receiverRow < 0 {
                guard let row = disabledRow(loss.hitRow, screen), !screen.areRelated(row, subject.row) else { continue }
                if victims[row] == nil { order.append(row) }
                victims[row, default: []].append((subject, loss.area))
            }
        }
        return inner(screen)
            + order.compactMap { row in
                let taken = victims[row]!.filter { $0.area >= 0.05 * $0.subject.survey.region }
                guard !taken.isEmpty, let view = screen.tree.hitView(of: row, gestureRow: row) else { return nil }
                let names = taken.map {
                    "\($0.subject.name) (\(AuditText.percent($0.area / $0.subject.survey.region)), "
                        + "\(AuditText.area($0.area)))"
                }
                return screen.finding(
                    Self.self, at: view,
                    "\(screen.name(of: row)) is disabled and swallows taps meant for \(AuditText.list(names)).",
                    detail:
                        "its \(AuditText.size(screen.tree.bounds(row))) at \(screen.tree.bounds(row).short) lie in front",
                    fix: "Add allowsHitTesting(false) to it while it is disabled, or take it out.")
            }
    }

    /// Disabled controls of UIKit's inside of what reacts.
    private static func inner(_ screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { control in
            guard !control.target.isEnabled, control.target.kind == .control else { return nil }
            let around = screen.subject(around: control.row) { outer in
                outer.target.isEnabled && outer.target.tapCount == 1 && outer.target.kind != .row
                    && outer.row < control.row
            }
            guard let around else { return nil }
            let area = around.survey.losses.filter {
                $0.receiverRow < 0 && screen.inside(control.row).contains($0.hitRow)
            }
            .reduce(0) { $0 + $1.area }
            guard area >= 0.05 * around.survey.region, area > 0 else { return nil }
            return screen.finding(
                Self.self, .note, at: control.target.view,
                "\(control.name) is disabled and swallows taps meant for \(around.name) around it "
                    + "(\(AuditText.percent(area / around.survey.region)), \(AuditText.area(area))).",
                detail: "uncertain: whether a tap falls through a disabled control nobody has recorded",
                fix: "Add allowsHitTesting(false) to it while it is disabled.")
        }
    }

    /// The disabled target at or above a hit; else the view that was hit, where `disabled(true)` is around it.
    private static func disabledRow(_ hit: Int, _ screen: AuditScreen) -> Int? {
        if let subject = screen.subject(around: hit, where: { !$0.target.isEnabled }) { return subject.row }
        let nodes = screen.tree.table.nodes
        return screen.isInside(hit) { nodes[$0].kind == .disabled && nodes[$0].a == 1 } ? hit : nil
    }
}
