import Foundation
import HitTest
import Layout
import ViewTree

/// A text or target under the status bar, the camera, the home indicator, or a bar of the system's.
enum UnderBarRule: AuditRule {
    static let name = "underBar"
    static let severity = AuditFinding.Severity.warning
    static let summary =
        "A text, Button or control with half of it or more in the unsafe area at the top or the bottom of the window, "
        + "under the status bar, the camera or the home indicator, or under a navigation bar, a toolbar or a tab bar. Not "
        + "what scrolls, not bars and their items, not decoration, not what an effect moves there."
    static let source = "Apple, Human Interface Guidelines, Layout: safe areas"

    /// Where a bar lies, and whose content must not lie under it.
    private struct Bar {
        var name: String
        var box: CGRect
        var content: Range<Int>
    }

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        let bars = bars(screen)
        guard !bars.isEmpty else { return [] }
        return screen.readables.compactMap { row, view in
            guard !screen.tree.hasEffects(row), !screen.isInScrollView(row), !screen.isOfSystem(row) else { return nil }
            let box = (screen.isText(row) ? screen.tree.bounds(row) : screen.tree.hitBox(of: row))
                .overlap(screen.window)
            guard !box.isNull, box.width > 0, box.height > 0 else { return nil }
            for bar in bars where bar.content.contains(row) {
                let part = box.overlap(bar.box)
                guard !part.isNull, part.width * part.height >= 0.5 * box.width * box.height else { continue }
                let high = Number.short(Double(bar.box.height))
                return screen.finding(
                    Self.self, at: view,
                    "\(screen.name(of: row)) lies under \(bar.name), \(high) pt high, with "
                        + "\(Number.short(Double(part.height))) of its \(Number.short(Double(box.height))) pt.",
                    detail: "it is at \(box.short), \(bar.name) at \(bar.box.short)",
                    fix: "Let only the background ignore the safe area, or add safeAreaPadding.")
            }
            return nil
        }
    }

    private static func bars(_ screen: AuditScreen) -> [Bar] {
        let tree = screen.tree
        var bars: [Bar] = []
        let window = screen.window
        if let device = tree.device {
            let all = 0..<tree.table.count
            let (top, bottom) = (device.safeArea.top, device.safeArea.bottom)
            if top > 0 {
                let box = CGRect(x: 0, y: 0, width: window.width, height: top)
                bars.append(Bar(name: "the unsafe area at the top", box: box, content: all))
            }
            if bottom > 0 {
                let box = CGRect(x: 0, y: window.maxY - bottom, width: window.width, height: bottom)
                bars.append(Bar(name: "the unsafe area at the bottom", box: box, content: all))
            }
        }
        for row in 0..<tree.table.count where screen.isBarHolder(row) && !screen.covered.contains(row) {
            let content = screen.inside(row + 1)
            guard content.upperBound < screen.inside(row).upperBound else { continue }
            let box = tree.bounds(content.upperBound).overlap(window)
            guard !box.isNull, box.height > 0, box.width > 0 else { continue }
            let isTabs = tree.table.side.names[Int32(row)] == "TabView"
            let name = isTabs ? "the tab bar" : box.midY < window.midY ? "the navigation bar" : "the toolbar"
            bars.append(Bar(name: name, box: box, content: content))
        }
        return bars
    }
}
