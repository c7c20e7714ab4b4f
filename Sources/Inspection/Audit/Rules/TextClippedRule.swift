import Foundation
import HitTest
import Layout
import ViewTree

/// A text of which a clip cuts something off.
enum TextClippedRule: AuditRule {
    static let name = "textClipped"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A text that reaches more than a point beyond a clip around it, with its middle inside: letters are cut. Not what "
        + "an offset or another effect moves, for it may move on."
    static let source = "Apple, clipped(antialiased:)"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        let tree = screen.tree
        return (0..<tree.table.count).compactMap { row in
            guard screen.isReadable(row), !tree.hasEffects(row), let areas = tree.clippedArea(of: row),
                let view = screen.view(of: row)
            else { return nil }
            let (area, drawn) = areas
            guard drawn.contains(CGPoint(x: area.midX, y: area.midY)),
                area.width - drawn.width > 1 || area.height - drawn.height > 1
            else { return nil }
            return screen.finding(
                Self.self, at: view,
                "\(screen.name(of: row)) is cut by a clip: \(AuditText.size(drawn)) of its \(AuditText.size(area)) are "
                    + "drawn.",
                detail: "the text is at \(area.short), what is drawn of it at \(drawn.short)",
                fix: "Give the frame inside the clip more room, or let the text wrap or shrink.")
        }
    }
}
