import HitTest
import Layout
import ViewTree

/// An accessibility identifier that several elements have.
enum DuplicateIdentifierRule: AuditRule {
    static let name = "duplicateIdentifier"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "An accessibility identifier on more than one element: a test that names it gets the first. A note where none of "
        + "them reacts to taps."
    static let source = "Apple, accessibilityIdentifier(_:): identifiers are for telling elements apart"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        let tree = screen.tree
        guard !tree.duplicateIdentifiers.isEmpty else { return [] }
        var rows: [String: [Int]] = [:]
        for node in tree.nodes where node.id != nil && !screen.covered.contains(node.row) {
            rows[node.id!, default: []].append(node.row)
        }
        return tree.duplicateIdentifiers.compactMap { id in
            guard let all = rows[id], all.count > 1, let view = screen.view(of: all[0]) else { return nil }
            let reacts = all.contains { row in
                screen.subjects(inside: row).contains { $0.target.view.id == id }
            }
            let places = all.prefix(4).compactMap { row in
                tree.node(row: row).map { "@\($0.n) \(tree.viewKind(of: row)) \($0.frame.short)" }
            }
            return screen.finding(
                Self.self, reacts ? .warning : .note, at: view,
                "\(all.count) elements have the identifier \"\(id)\"; a test that names it gets the first.",
                detail: places.joined(separator: ", ") + (all.count > 4 ? " …" : ""),
                fix: "Give each an identifier of its own, such as one with its item's id in it.")
        }
    }
}
