import Foundation
import HitTest
import Layout
import ViewTree

/// A button that looks larger than it is: a frame, padding, background or border around it that does not react.
enum AreaOutsideGestureRule: AuditRule {
    static let name = "areaOutsideGesture"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A tap gesture or Button with a background or border of its own written after it, so that less than three "
        + "quarters of what looks like it react: frame, padding and background around a gesture add no area. Not "
        + "backgrounds of more than a quarter of the screen, not what of them lies in the unsafe area, and not where something "
        + "else reacts there."
    static let source = "Apple, contentShape(_:eoFill:): what is written after a gesture is outside of it"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        screen.subjects.compactMap { subject in
            let target = subject.target
            guard target.isEnabled, target.kind == .tap || target.kind == .button, target.tapCount == 1,
                subject.survey.reached > 0, screen.kind(subject.row) != .platformView,
                let layer = decoration(around: subject, screen)
            else { return nil }
            let box = subject.survey.visible
            let share = Double(box.width * box.height) / Double(layer.box.width * layer.box.height)
            return screen.finding(
                Self.self, at: target.view,
                "\(subject.name) reacts on \(AuditText.size(box)) of the \(AuditText.size(layer.box)) that look like it, "
                    + "\(AuditText.percent(share)): its \(layer.name) is written after it.",
                detail: "it reacts at \(box.short), the \(layer.name) is at \(layer.box.short)",
                fix: "Put the frame or padding and the \(layer.name) inside the button's label, or before the gesture.")
        }
    }

    /// The largest background or border in its own modifier chain.
    private static func decoration(
        around subject: AuditScreen.Subject, _ screen: AuditScreen
    ) -> (name: String, box: CGRect)? {
        let nodes = screen.tree.table.nodes
        let own = subject.survey.visible
        var best: (name: String, box: CGRect)?
        var row = subject.row
        while nodes[row].parent == row - 1, row > 0 {
            row -= 1
            let kind = nodes[row].kind
            // What reacts further out has what looks like it, too.
            guard kind.isModifier || kind == .view, kind != .gesture, kind != .window else { break }
            guard kind == .background || kind == .overlay else { continue }
            let secondary = Int(nodes[row + 1].end)
            guard secondary < Int(nodes[row].end), screen.ink(of: secondary) >= 0.05 else { continue }
            if kind == .overlay, !isBorder(secondary, screen) { continue }
            // A background grows into the unsafe area by itself.
            let box = screen.surveyor.shown(screen.tree.hitBox(of: secondary), around: row)
                .intersection(screen.safeWindow.union(own))
            guard !box.isNull, box.width * box.height <= 0.25 * screen.window.width * screen.window.height,
                own.width * own.height < 0.75 * box.width * box.height,
                box.insetBy(dx: -0.5, dy: -0.5).contains(own)
            else { continue }
            guard isDeaf(box, beside: own, screen) else { continue }
            if best.map({ $0.box.width * $0.box.height < box.width * box.height }) ?? true {
                best = (kind == .background ? "background" : "border", box)
            }
        }
        return best
    }

    private static func isBorder(_ row: Int, _ screen: AuditScreen) -> Bool {
        let leaves = screen.inside(row).filter { screen.kind($0).hasArea }
        guard leaves.count == 1, screen.kind(leaves[0]) == .shape else { return false }
        return screen.tree.table.side.shapes[Int(screen.tree.table.nodes[leaves[0]].payload)].stroke != nil
    }

    /// Whether nothing reacts in the middle of the strips between two boxes.
    private static func isDeaf(_ box: CGRect, beside own: CGRect, _ screen: AuditScreen) -> Bool {
        let points = [
            CGPoint(x: (box.minX + own.minX) / 2, y: own.midY), CGPoint(x: (box.maxX + own.maxX) / 2, y: own.midY),
            CGPoint(x: own.midX, y: (box.minY + own.minY) / 2), CGPoint(x: own.midX, y: (box.maxY + own.maxY) / 2),
        ].filter { !own.contains($0) && box.contains($0) }
        guard !points.isEmpty else { return false }
        return points.allSatisfy { screen.tree.hitTest($0, rules: screen.rules).receiverRow < 0 }
    }
}
