import Foundation
import HitTest
import Layout
import ViewTree

/// A view with a tap handler whose gaps do not react.
enum TappableInPartRule: AuditRule {
    static let name = "tappableInPart"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A tap gesture or Button of which less than three quarters of the box take hits, and whose middle and 6 pt around it, "
        + "or a gap of a fifth of it that is 44 pt long and 8 pt wide, take none: Spacers, spacing, padding and clear colours have no "
        + "area. Not a single shape, whose box is no promise, unless its middle is a hole; not Pickers; not buttons that "
        + "a list's row stands for. And a control that nobody sees, laid over something, in a frame that it fills by less "
        + "than three quarters: a frame never enlarges what UIKit draws."
    static let source = "Apple, contentShape(_:eoFill:); NN/g on dead space in rows"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let (target, survey) = (subject.target, subject.survey)
            if target.kind == .control { return invisibleControl(subject, screen) }
            guard target.isEnabled, target.kind == .tap || target.kind == .button, target.tapCount > 0,
                survey.region > 0, isWhole(survey), target.view.kind != "Picker", survey.coverage < 0.75,
                !survey.gap.isNull, !isRowsOwn(subject, screen),
                screen.kind(subject.row) != .platformView
            else { return nil }
            let gap = survey.gap
            let all = survey.visible.width * survey.visible.height
            let isLarge =
                gap.width * gap.height >= 0.2 * all && max(gap.width, gap.height) >= 44
                && min(gap.width, gap.height) >= 8
            let missesMiddle = survey.isMiddleEmpty && survey.visible.contains(survey.activation)
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

    /// Whether nothing of it is scrolled away or off the screen: what shows would be no measure.
    private static func isWhole(_ survey: TapSurvey) -> Bool {
        abs(survey.visible.width - survey.box.width) < 0.5 && abs(survey.visible.height - survey.box.height) < 0.5
    }

    /// A control laid over something else, too faint to be seen, and smaller than the frame written around it.
    private static func invisibleControl(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> AuditFinding? {
        let nodes = screen.tree.table.nodes
        guard subject.target.isEnabled, subject.survey.reached > 0, screen.kind(subject.row) == .hosted else {
            return nil
        }
        var frame: CGRect?
        var row = subject.row
        while row > 0, nodes[row].parent == row - 1 {
            row -= 1
            let kind = nodes[row].kind
            guard kind.isModifier || kind == .view else { break }
            if kind == .frame || kind == .flexibleFrame { frame = screen.tree.bounds(row) }
        }
        guard let frame, screen.isInvisible(subject.row) else { return nil }
        let box = subject.survey.box
        let part = box.overlap(frame)
        let share = part.isNull ? 0 : Double(part.width * part.height) / Double(frame.width * frame.height)
        guard share < 0.75 else { return nil }
        return screen.finding(
            Self.self, at: subject.target.view,
            "\(subject.name) reacts on \(AuditText.size(box)) of the \(AuditText.size(frame)) that its frame lays over "
                + "what is below it, \(AuditText.percent(share)).",
            detail: "it reacts at \(box.short), its frame is at \(frame.short)",
            fix: "Enlarge it with scaleEffect: a frame does not, and bound what that adds with contentShape.")
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
