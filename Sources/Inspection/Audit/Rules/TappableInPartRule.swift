import Foundation
import HitTest
import Layout
import ViewTree

/// A view with a tap handler whose gaps do not react.
enum TappableInPartRule: AuditRule {
    static let name = "tappableInPart"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A tap gesture or Button of which less than three quarters of the box take hits, and whose middle, or a gap of a "
        + "fifth of it that is 44 pt long and 8 pt wide, takes none: Spacers, spacing, padding and clear colours have no "
        + "area. Not a single shape, whose box is no promise, unless its middle is a hole; not controls; not buttons that "
        + "a list's row stands for."
    static let source = "Apple, contentShape(_:eoFill:); NN/g on dead space in rows"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let (target, survey) = (subject.target, subject.survey)
            guard target.isEnabled, target.kind == .tap || target.kind == .button, target.tapCount > 0,
                survey.region > 0, survey.coverage < 0.75, !survey.gap.isNull, !isRowsOwn(subject, screen),
                screen.kind(subject.row) != .platformView
            else { return nil }
            let gap = survey.gap
            let all = survey.visible.width * survey.visible.height
            let isLarge =
                gap.width * gap.height >= 0.2 * all && max(gap.width, gap.height) >= 44
                && min(gap.width, gap.height) >= 8
            let missesMiddle = !survey.isActivationInRegion && survey.visible.contains(survey.activation)
            guard missesMiddle || (isLarge && !isOneShape(subject.row, screen)) else { return nil }
            let middle = missesMiddle ? ", its middle \(survey.activation.short) not" : ""
            return screen.finding(
                Self.self, at: target.view,
                "\(subject.name) reacts on \(AuditText.percent(survey.coverage)) of its "
                    + "\(AuditText.size(survey.visible)) only\(middle): a gap of \(AuditText.size(gap)) takes no taps.",
                detail: "the largest gap is at \(gap.short)",
                fix: "Add contentShape(Rectangle()) inside the gesture, or to the button's label.")
        }
    }

    /// Whether a tap anywhere in the list's row does the same.
    private static func isRowsOwn(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        guard subject.target.kind == .button else { return false }
        return screen.isInside(subject.row) {
            screen.kind($0) == .listRow && screen.tree.buttonsFiringTogether(inListRow: $0).contains(subject.row)
        }
    }

    private static func isOneShape(_ row: Int, _ screen: AuditScreen) -> Bool {
        let leaves = screen.inside(row).filter {
            screen.kind($0).hasArea && !screen.tree.isClear($0) && screen.tree.size($0).width > 0
        }
        return leaves.count == 1 && screen.kind(leaves[0]) == .shape
    }
}
