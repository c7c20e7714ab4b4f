import HitTest
import Layout
import ViewTree

/// Several buttons without a style in one row of a list: a tap anywhere in it fires them all.
enum SharedRowRule: AuditRule {
    static let name = "sharedRow"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "Two or more enabled buttons without a style in one row of a List or Form: a tap anywhere in the row fires all of "
        + "them. Not on a Mac."
    static let source = "field reports; the fix is Apple's, buttonStyle(.borderless)"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        (0..<screen.tree.table.count).compactMap { row in
            guard screen.kind(row) == .listRow, !screen.covered.contains(row) else { return nil }
            let buttons = screen.tree.buttonsFiringTogether(inListRow: row)
            guard buttons.count > 1, let view = screen.tree.hitView(of: buttons[0], gestureRow: buttons[0]) else {
                return nil
            }
            let names = buttons.map { screen.name(of: $0) }
            let frame = screen.tree.bounds(row)
            return screen.finding(
                Self.self, at: view,
                "A tap anywhere in the list's row, \(AuditText.size(frame)), fires \(buttons.count) buttons at once: "
                    + "\(AuditText.list(names)).",
                detail: "the row is at \(frame.short)",
                fix: "Add .buttonStyle(.borderless) to the buttons.")
        }
    }
}
