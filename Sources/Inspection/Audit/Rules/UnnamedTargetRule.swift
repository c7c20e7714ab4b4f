import HitTest
import Layout
import ViewTree

/// A Button or control that neither a person who cannot see it nor a test can name.
enum UnnamedTargetRule: AuditRule {
    static let name = "unnamedTarget"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A Button or control with neither a title, a text or a named image in it, nor an accessibility label or "
        + "identifier: VoiceOver has nothing to say, and tests nothing to find it by. A control, which at least has a value, is "
        + "a note."
    static let source = "Apple, accessibilityLabel(_:); WCAG 2.2, 4.1.2 Name, Role, Value"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let target = subject.target
            guard target.kind == .button || target.kind == .control, target.view.id == nil,
                target.view.label?.isEmpty ?? true, subject.survey.reached > 0, !screen.isOfSystem(subject.row),
                !isNamed(subject, screen)
            else { return nil }
            return screen.finding(
                Self.self, target.kind == .control ? .note : .warning, at: target.view,
                "\(target.view.kind) @\(target.view.node.n) at \(subject.survey.box.short) has no name: no text, label or "
                    + "identifier.",
                fix: "Add accessibilityLabel(_:), or a title: labelsHidden() keeps it from being shown.")
        }
    }

    /// Whether something in it, or a label or identifier around its parts, names it.
    private static func isNamed(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        let tree = screen.tree
        for row in screen.inside(subject.row) {
            switch screen.kind(row) {
            case .accessibilityLabel, .accessibilityIdentifier: return true
            case .text, .image, .hosted:
                if let label = LayoutNode(tree: tree, row: row).label, !label.isEmpty { return true }
            default: if tree.table.side.titles[Int32(row)]?.isEmpty == false { return true }
            }
        }
        // A control's label and its parts stand beside each other in a view of the control's name.
        var row = Int(tree.table.nodes[subject.row].parent)
        while row >= 0 {
            let kind = screen.kind(row)
            if kind == .accessibilityLabel || kind == .accessibilityIdentifier { return true }
            if tree.table.side.titles[Int32(row)]?.isEmpty == false { return true }
            guard
                kind.isModifier || tree.table.nodes[row].flags.contains(.plumbing)
                    || row == subject.target.view.node.row
            else { return hasText(subject.target.view.node.row, screen) }
            row = Int(tree.table.nodes[row].parent)
        }
        return hasText(subject.target.view.node.row, screen)
    }

    private static func hasText(_ row: Int, _ screen: AuditScreen) -> Bool {
        screen.inside(row).contains { inner in
            guard screen.kind(inner) == .text || screen.kind(inner) == .image else { return false }
            return LayoutNode(tree: screen.tree, row: inner).label?.isEmpty == false
        }
    }
}
