import Foundation
import HitTest
import Layout
import ViewTree

/// A scroll view that a finger cannot move, because drags on what it shows are taken by gestures there.
enum StarvedScrollRule: AuditRule {
    static let name = "starvedScroll"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A scroll view with more than it shows, half of which or more lies under drags that begin no later than its own, "
        + "within 10 pt: a finger there moves what is dragged, and never scrolls. Not simultaneous ones, not on a Mac."
    static let source = "field reports of drags that block scrolling, on iOS 16 to 18; Apple, DragGesture: 10 pt"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        // A Mac scrolls with a wheel.
        guard !screen.tree.environment.platform.isMacOS else { return [] }
        let drags = screen.subjects.filter {
            $0.target.kind == .gesture && $0.survey.reached > 0 && $0.target.isEnabled
        }
        guard !drags.isEmpty else { return [] }
        return (0..<screen.tree.table.count).compactMap { row in
            guard screen.kind(row) == .scrollView, !screen.covered.contains(row) else { return nil }
            let end = screen.tree.scrollEnd(row)
            guard end.x > 0 || end.y > 0, let view = screen.view(of: row) else { return nil }
            let isVertical = end.y > 0
            let takers = drags.filter { drag in
                screen.inside(row).contains(drag.row) && !isScrolled(drag.row, inside: row, screen)
                    && drag.target.takesDrags(
                        after: TouchLimits.scrollDistance, isVertical: isVertical, in: screen.tree)
            }
            guard !takers.isEmpty else { return nil }
            let visible = screen.surveyor.shown(screen.tree.bounds(row), around: row)
            let all = visible.isNull ? 0 : Double(visible.width * visible.height)
            let taken = min(all, takers.reduce(0) { $0 + $1.survey.reached })
            guard all > 0, taken >= 0.5 * all else { return nil }
            return screen.finding(
                Self.self, at: view,
                "\(screen.name(of: row)) cannot be scrolled from \(AuditText.percent(taken / all)) of its "
                    + "\(AuditText.size(visible)): \(AuditText.list(takers.map(\.name).unique)) takes the drags there.",
                detail: "it scrolls by \(Number.short(Double(isVertical ? end.y : end.x))) pt "
                    + (isVertical ? "up and down" : "sideways"),
                fix:
                    "Use simultaneousGesture, or a minimumDistance of more than the 10 pt after which a scroll view takes "
                    + "a finger.")
        }
    }

    /// Whether another scroll view further in has the row in it.
    private static func isScrolled(_ start: Int, inside outer: Int, _ screen: AuditScreen) -> Bool {
        var row = Int(screen.tree.table.nodes[start].parent)
        while row > outer {
            if screen.kind(row) == .scrollView { return true }
            row = Int(screen.tree.table.nodes[row].parent)
        }
        return false
    }
}
