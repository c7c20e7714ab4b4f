import Foundation
import HitTest
import Layout
import ViewTree

/// A text that does not fit, and ends in dots.
enum TextTruncatedRule: AuditRule {
    static let name = "textTruncated"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A text that needs more lines than it has room for, even at its least scale factor. A note where a lineLimit of "
        + "its own asks for that, for it may be meant. Not in a frame without width or height: that hides it on purpose."
    static let source = "Apple, lineLimit(_:), minimumScaleFactor(_:); the text measurer"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        let tree = screen.tree
        return (0..<tree.table.count).compactMap { row in
            guard screen.isReadable(row), let view = screen.view(of: row) else { return nil }
            let entry = tree.table.side.texts[Int(tree.table.nodes[row].payload)]
            let size = tree.size(row)
            if screen.isWithoutRoomByFrame(row) { return nil }
            guard let missing = missing(entry, size, tree.proposal(row)) else { return nil }
            let limit = entry.text.maximumLines
            let why = limit.map { " (lineLimit \(max(1, $0)))" } ?? ""
            return screen.finding(
                Self.self, limit == nil ? .warning : .note, at: view,
                "\(screen.name(of: row)) is truncated: it needs \(AuditText.size(missing)) and has "
                    + "\(AuditText.size(size))\(why).",
                detail: "\(entry.string.count) characters at \(tree.bounds(row).short)",
                fix: limit == nil
                    ? "Give it more room, fixedSize(horizontal: false, vertical: true), or a minimumScaleFactor."
                    : "Raise the lineLimit, give it more room, or a minimumScaleFactor.")
        }
    }

    /// What the whole text needs in the width it was offered; nil where it has it.
    private static func missing(_ entry: TextEntry, _ size: CGSize, _ proposal: ProposedViewSize) -> CGSize? {
        var text = entry.text
        text.maximumLines = nil
        text.minimumLines = nil
        if text.minimumScaleFactor < 1 {
            // At its smallest.
            for place in text.runs.indices { text.runs[place].font.size *= max(0.01, text.minimumScaleFactor) }
            text.minimumScaleFactor = 1
        }
        text.allowsTightening = false
        let width = proposal.width.flatMap { $0.isFinite ? max($0, size.width) : nil }
        let whole = entry.measurer.measure(text, proposal: ProposedViewSize(width: width, height: nil)).size
        guard whole.height > size.height + 0.5 else { return nil }
        return whole
    }
}
