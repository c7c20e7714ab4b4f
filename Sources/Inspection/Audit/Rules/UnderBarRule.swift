import Foundation
import HitTest
import Layout
import ViewTree

/// A text or target under the status bar, the camera or the home indicator.
enum UnderBarRule: AuditRule {
    static let name = "underBar"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A text, Button, tap gesture or control with half of it or more in the unsafe area at the top or the bottom of "
        + "the window, under the status bar, the camera or the home indicator. Not what scrolls, not bars and their "
        + "items, not decoration, not what an effect moves there."
    static let source = "Apple, Human Interface Guidelines, Layout: safe areas"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        guard let device = screen.tree.device else { return [] }
        let window = screen.window
        let bars = [
            ("top", CGRect(x: 0, y: 0, width: window.width, height: device.safeArea.top)),
            (
                "bottom",
                CGRect(
                    x: 0, y: window.maxY - device.safeArea.bottom, width: window.width, height: device.safeArea.bottom)
            ),
        ]
        return screen.readables.compactMap { row, view in
            guard !screen.tree.hasEffects(row), !screen.isInScrollView(row), !screen.isOfSystem(row)
            else { return nil }
            let box = (screen.isText(row) ? screen.tree.bounds(row) : screen.tree.hitBox(of: row)).intersection(window)
            guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
            for (edge, bar) in bars {
                let part = box.intersection(bar)
                guard !part.isNull, part.width * part.height >= 0.5 * box.width * box.height else { continue }
                return screen.finding(
                    Self.self, at: view,
                    "\(screen.name(of: row)) lies in the unsafe area at the \(edge), \(Number.short(Double(bar.height))) "
                        + "pt high, with \(Number.short(Double(part.height))) of its "
                        + "\(Number.short(Double(box.height))) pt.",
                    detail: "it is at \(box.short)",
                    fix: "Let only the background ignore the safe area, or add safeAreaPadding.")
            }
            return nil
        }
    }
}
