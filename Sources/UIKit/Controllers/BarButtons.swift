import Foundation
import ViewTree

/// The button of a bar button item. UIKit's own class has this name, too.
@MainActor
final class _UIButtonBarButton: UIButton {
    private let item: UIBarButtonItem

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        approximation = "the size of a bar's buttons is a guess"
        update()
    }

    required init?(coder: NSCoder) { nil }

    func update() {
        setTitle(item.title ?? item.systemTitle, for: .normal)
        setImage(item.title == nil ? item.image : nil, for: .normal)
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel
        menu = item.menu
        showsMenuAsPrimaryAction = item.menu != nil && item.action == nil && item.primaryAction == nil
    }

    /// 44 high; as wide as its title with 8 at each side, and at least 44: a guess.
    override var intrinsicContentSize: CGSize {
        CGSize(width: max(44, super.intrinsicContentSize.width + 16), height: 44)
    }

    override func lifted(_ touch: UITouch, _ event: UIEvent?) {
        let isInside = isTouchInside
        super.lifted(touch, event)
        guard isInside else { return }
        item.fire(event)
    }
}

extension UIBarButtonItem {
    /// Does what a tap on it does.
    func fire(_ event: UIEvent?) {
        if let primaryAction { primaryAction.perform(self) }
        guard let action else { return }
        if let target { return action.send(to: target, from: self, with: event) }
        action.sendUp(from: madeView, sender: self, with: event)
    }

    /// Its view in a bar, which stays the same.
    var barView: UIView {
        if let customView { return customView }
        if let view = madeView { return view }
        let view = _UIButtonBarButton(self)
        madeView = view
        return view
    }

    fileprivate var barWidth: CGFloat {
        if isSpace { return width }
        let view = barView
        if width > 0 { return width }
        let own = view.intrinsicContentSize.width
        return own > 0 ? own : view.bounds.width
    }
}

/// Bar button items side by side in a bar.
@MainActor
enum BarButtonLayout {
    private static let margin: CGFloat = 8

    /// From the leading or the trailing edge of a bar inwards.
    static func place(_ items: [UIBarButtonItem], in bar: UIView, height: CGFloat, fromTrailing: Bool) {
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var used = margin
        for item in items {
            let width = item.barWidth
            if !item.isSpace {
                let isFromRight = fromTrailing != isMirrored
                let x = isFromRight ? bar.bounds.width - used - width : used
                place(item.barView, in: bar, x: x, width: width, height: height)
            }
            used += width
        }
    }

    /// All over a toolbar: flexible spaces share what is left.
    static func fill(_ items: [UIBarButtonItem], in bar: UIView) {
        let widths = items.map { $0.isFlexible ? 0 : $0.barWidth }
        let flexible = items.filter(\.isFlexible).count
        let rest = bar.bounds.width - 2 * margin - widths.reduce(0, +)
        let share = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        var x = margin
        for (item, width) in zip(items, widths) {
            if !item.isSpace { place(item.barView, in: bar, x: x, width: width, height: bar.bounds.height) }
            x += item.isFlexible ? share : width
        }
    }

    private static func place(_ view: UIView, in bar: UIView, x: CGFloat, width: CGFloat, height: CGFloat) {
        if view.superview !== bar { bar.addSubview(view) }
        let own = view.intrinsicContentSize.height > 0 ? view.intrinsicContentSize.height : view.bounds.height
        let length = min(own > 0 ? own : height, height)
        view.frame = CGRect(x: x, y: (height - length) / 2, width: width, height: length)
    }

    /// Takes out of a bar what is none of its items' by now.
    static func keep(_ items: [UIBarButtonItem], and other: UIView? = nil, in bar: UIView) {
        let views = items.filter { !$0.isSpace }.map(\.barView) + (other.map { [$0] } ?? [])
        for view in bar.subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    }
}

/// The button of a tab.
@MainActor
final class _UITabButton: UIControl {
    let item: UITabBarItem
    var isChosen = false

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityLabel = item.accessibilityLabel
    }

    required init?(coder: NSCoder) { nil }

    override var shownText: String? { item.title ?? item.image?.name }
    override var preventsOuterTaps: Bool { true }
    override var shownProperties: [PlatformProperty] {
        (isChosen ? [PlatformProperty("isSelected", "true")] : [])
            + (item.badgeValue.map { [PlatformProperty("badgeValue", $0)] } ?? [])
    }
}
