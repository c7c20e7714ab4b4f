import Foundation
import HitTest
import Layout
import ViewTree

/// A text, image or target that layout puts outside the screen, where nothing scrolls to it.
enum OffScreenRule: AuditRule {
    static let name = "offScreen"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A text, Button, tap gesture or control that reaches more than a point beyond the window, outside of anything "
        + "that scrolls. A note where an image whose size is not known may have put it there. Not what an offset or another "
        + "effect moves there, and not decoration: colours, shapes, images."
    static let source = "Apple, Human Interface Guidelines, Layout: keep content within the screen"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        guard screen.tree.device != nil else { return [] }
        let window = screen.window
        return screen.readables.compactMap { row, view in
            guard !screen.tree.hasEffects(row), !screen.isInScrollView(row), !screen.isOfSystem(row) else { return nil }
            let box = screen.isText(row) ? screen.tree.bounds(row) : screen.tree.hitBox(of: row)
            guard box.width > 0, box.height > 0, box.minX.isFinite, box.minY.isFinite, box.width.isFinite else {
                return nil
            }
            guard box.minX < -1 || box.minY < -1 || box.maxX > window.maxX + 1 || box.maxY > window.maxY + 1 else {
                return nil
            }
            // What a clip cuts is told of by its own rule.
            if let clipped = screen.tree.clippedArea(of: row), window.contains(clipped.drawn) { return nil }
            let shown = box.overlap(window)
            let guess = guess(around: row, box, screen)
            let share = shown.isNull ? 0 : shown.width * shown.height / (box.width * box.height)
            return screen.finding(
                Self.self, guess == nil ? .warning : .note, at: view,
                "\(screen.name(of: row)) lies outside the screen, \(AuditText.size(window)), with "
                    + "\(AuditText.percent(1 - Double(share))) of its \(AuditText.size(box)): "
                    + "\(HitAreaBeyondDrawnRule.sides(box, window)).",
                detail: "it is at \(box.short)" + (guess.map { "; uncertain: \($0)" } ?? ""),
                fix: "Put what it is in into a ScrollView, let texts wrap, or give it less width or height.")
        }
    }

    /// The image whose made-up size makes a stack around a row reach as far beyond the window, where there is one.
    private static func guess(around start: Int, _ box: CGRect, _ screen: AuditScreen) -> String? {
        let (tree, window) = (screen.tree, screen.window)
        var row = Int(tree.table.nodes[start].parent)
        while row >= 0 {
            for inner in screen.inside(row) {
                guard screen.kind(inner) == .image, !tree.table.side.approximations.isEmpty,
                    let reason = reason(inner, screen)
                else { continue }
                let image = tree.bounds(inner)
                let isAsFar =
                    (box.minX < window.minX - 1 && image.minX <= box.minX + 1)
                    || (box.maxX > window.maxX + 1 && image.maxX >= box.maxX - 1)
                    || (box.minY < window.minY - 1 && image.minY <= box.minY + 1)
                    || (box.maxY > window.maxY + 1 && image.maxY >= box.maxY - 1)
                if isAsFar { return "\(screen.name(of: inner)), \(AuditText.size(image)), is as large: \(reason)" }
            }
            row = Int(tree.table.nodes[row].parent)
        }
        return nil
    }

    /// Why a row's size is a guess, or that of what it is resized from.
    private static func reason(_ start: Int, _ screen: AuditScreen) -> String? {
        var row = start
        while row >= 0 {
            if let reason = screen.tree.table.side.approximations[Int32(row)] { return reason }
            guard screen.kind(row).isModifier || row == start else { return nil }
            row = Int(screen.tree.table.nodes[row].parent)
        }
        return nil
    }
}
