import HitTest
import Layout
import ViewTree

/// A control of which less than half can be reached, or whose middle is covered by something that does not react.
enum PartlyCoveredRule: AuditRule {
    static let name = "partlyCovered"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A Button, tap gesture or control with other views in front of more than half of its hit region, or with a view "
        + "that nobody reacts for over its middle, or of which a list's row or a view of UIKit's around it leaves less than "
        + "half. What covers it and is inside it, dims the whole screen, or can be "
        + "scrolled away from, does not count."
    static let source = "the share that `why` reports"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let survey = subject.survey
            guard subject.target.isEnabled, subject.target.kind != .gesture, subject.target.tapCount == 1,
                survey.reached > 0
            else { return nil }
            let covers = screen.covers(of: subject)
            if let finding = cutOff(subject, screen) { return finding }
            guard !covers.isEmpty else { return nil }
            let own = survey.region - survey.inner
            let lost = covers.reduce(0) { $0 + $1.area }
            // A stepping stone: what is over the middle and deaf.
            let middle = survey.atActivation
            let isMiddleCovered =
                survey.isActivationInRegion && !survey.isActivationReached
                && covers.contains { $0.hitRow == middle.hitRow }
                && (middle.receiverRow < 0 || screen.inside(middle.receiverRow).contains(subject.row))
            guard lost > 0.5 * own || isMiddleCovered else { return nil }
            let names = AuditText.list(covers.map { screen.name(of: screen.taker(of: $0, from: subject.row)) }.unique)
            let first = covers[0]
            let part = "\(AuditText.percent(survey.reached / own)) of its \(AuditText.size(survey.visible))"
            return screen.finding(
                Self.self, at: subject.target.view,
                lost > 0.5 * own
                    ? "Only \(part) reaches \(subject.name): \(names) is in front of the rest."
                    : "\(screen.name(of: middle.hitRow)) covers the middle of \(subject.name), "
                        + "\(survey.activation.short), and does not react; \(part) reaches it.",
                detail: "\(AuditText.area(lost)) of \(AuditText.area(own)) are covered, "
                    + "\(AuditText.area(first.area)) of them at \(first.box.short) by @\(number(first, screen)) "
                    + screen.name(of: first.hitRow),
                fix: "Put it in front (declare it later, or zIndex), or let what covers it pass taps with "
                    + "allowsHitTesting(false).")
        }
    }

    /// A target of which a container around it that tests its bounds, a list's row or a view of UIKit's, leaves less than
    /// half.
    private static func cutOff(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> AuditFinding? {
        let survey = subject.survey
        let own = survey.region - survey.inner
        guard survey.reached < 0.5 * own, !subject.isScrollable else { return nil }
        let nodes = screen.tree.table.nodes
        var container = Int(nodes[subject.row].parent)
        while container >= 0 {
            let kind = nodes[container].kind
            if kind == .platformView || kind == .listRow {
                let bounds = screen.tree.bounds(container)
                let cut = survey.losses.filter {
                    !screen.inside(subject.row).contains($0.hitRow) && !bounds.contains($0.point)
                }
                .reduce(0) { $0 + $1.area }
                if cut > 0.5 * own {
                    return screen.finding(
                        Self.self, at: subject.target.view,
                        "Only \(AuditText.percent(survey.reached / own)) of its \(AuditText.size(survey.visible)) reaches "
                            + "\(subject.name): the rest lies outside of \(screen.name(of: container)) around it.",
                        detail: "it is at \(survey.visible.short), \(screen.name(of: container)) at \(bounds.short)",
                        fix:
                            "Keep it inside: a container that tests its bounds lets no taps through to what reaches beyond "
                            + "them.")
                }
            }
            container = Int(nodes[container].parent)
        }
        return nil
    }

    private static func number(_ loss: TapSurvey.Loss, _ screen: AuditScreen) -> Int {
        screen.view(of: loss.hitRow)?.node.n ?? 0
    }
}

extension Array where Element == String {
    /// Each once, in the order of their first places.
    var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
