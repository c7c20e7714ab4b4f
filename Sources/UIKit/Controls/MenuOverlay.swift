import Foundation
import ViewTree

/// An open menu: rows over the window, and around them an area that closes it. UIKit's own class has this name, too.
@MainActor
final class _UIContextMenuContainerView: UIControl {
    /// Guesses, in points.
    private static let width: CGFloat = 250
    private static let rowHeight: CGFloat = 44

    /// Opens a menu below a view.
    static func open(_ menu: UIMenu, from source: UIView) {
        var root = source
        while let outer = root.superview, !(outer is UIWindow) { root = outer }
        let overlay = _UIContextMenuContainerView(frame: root.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.fill(menu, source)
        root.addSubview(overlay)
    }

    private func fill(_ menu: UIMenu, _ source: UIView) {
        approximation = "the size of UIKit's menus is a guess"
        addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
        let elements = Self.rows(menu)
        let box = source.convert(source.bounds, to: nil)
        let room = UIScreen.main.bounds
        let height = Self.rowHeight * CGFloat(elements.count)
        let card = UIView(
            frame: CGRect(
                x: max(0, min(box.minX, room.width - Self.width)),
                y: box.maxY + height <= room.height ? box.maxY : max(0, box.minY - height), width: Self.width,
                height: height))
        card.backgroundColor = .secondarySystemBackground
        for (number, element) in elements.enumerated() {
            let row = UIButton(
                frame: CGRect(
                    x: 0, y: Self.rowHeight * CGFloat(number), width: Self.width, height: Self.rowHeight))
            row.setTitle(element.title, for: .normal)
            if let action = element as? UIAction {
                row.isEnabled = !action.attributes.contains(.disabled)
                row.isSelected = action.state == .on
            }
            row.addAction(
                UIAction { [weak self, weak source] _ in
                    self?.removeFromSuperview()
                    if let action = element as? UIAction { action.perform(source) }
                    if let inner = element as? UIMenu, let source { Self.open(inner, from: source) }
                }, for: .touchUpInside)
            card.addSubview(row)
        }
        addSubview(card)
    }

    /// Inline menus are rows like the others; hidden actions are none.
    private static func rows(_ menu: UIMenu) -> [UIMenuElement] {
        menu.children.flatMap { element -> [UIMenuElement] in
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) { return rows(inner) }
            if let action = element as? UIAction, action.attributes.contains(.hidden) { return [] }
            return [element]
        }
    }

    override var shownText: String? { nil }
}
