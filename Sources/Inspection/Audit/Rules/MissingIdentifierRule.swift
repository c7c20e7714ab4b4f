import HitTest
import Layout
import ViewTree

/// A Button or control without an accessibility identifier, on a screen where others have one.
enum MissingIdentifierRule: AuditRule {
    static let name = "missingIdentifier"
    static let severity = AuditFinding.Severity.note
    static let summary =
        "A Button or control without an accessibility identifier on a screen on which another one has one: tests can find "
        + "it by its title alone, which is translated. Not items of bars, not what has no name at all, which is "
        + "`unnamedTarget`'s."
    static let source = "Apple, accessibilityIdentifier(_:)"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        let candidates = screen.subjects.filter { subject in
            let kind = subject.target.kind
            return (kind == .button || kind == .control) && !screen.isOfSystem(subject.row)
        }
        guard candidates.contains(where: { $0.target.view.id != nil }) else { return [] }
        return candidates.compactMap { subject in
            let view = subject.target.view
            guard view.id == nil, view.label?.isEmpty == false, !isIdentified(subject.row, screen) else { return nil }
            return screen.finding(
                Self.self, at: view,
                "\(subject.name) at \(subject.survey.box.short) has no identifier, and others on this screen have.",
                fix: "Add accessibilityIdentifier(_:).")
        }
    }

    /// Whether something directly around it, such as the row it fills, or in it carries one.
    private static func isIdentified(_ start: Int, _ screen: AuditScreen) -> Bool {
        let nodes = screen.tree.table.nodes
        if screen.inside(start).contains(where: { nodes[$0].kind == .accessibilityIdentifier }) { return true }
        var row = start
        while nodes[row].parent >= 0 {
            let parent = Int(nodes[row].parent)
            if nodes[parent].kind == .accessibilityIdentifier { return true }
            guard row == parent + 1 || nodes[row].flags.contains(.plumbing) else { return false }
            row = parent
        }
        return false
    }
}
