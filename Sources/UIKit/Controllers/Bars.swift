import Foundation
import ViewTree

/// Looks that all bars of a kind are to have; they are taken and change no frame.
@MainActor @preconcurrency
public protocol UIAppearance: AnyObject {}

/// Objects that settings for all views of a class are made on: they are accepted and go nowhere.
@MainActor
private enum AppearanceProxies {
    static var proxies: [ObjectIdentifier: UIView] = [:]
}

extension UIAppearance where Self: UIView {
    /// A proxy for the settings of all views of the class.
    public static func appearance() -> Self {
        if let known = AppearanceProxies.proxies[ObjectIdentifier(self)] as? Self { return known }
        guard let proxy = Self(coder: NSCoder()) else { fatalError("\(self) cannot stand for its settings") }
        AppearanceProxies.proxies[ObjectIdentifier(self)] = proxy
        return proxy
    }
    public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { appearance() }
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

extension UIView: UIAppearance {}

@MainActor
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    open func configureWithDefaultBackground() {}
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func copy() -> Self { self }
}

@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@MainActor
open class UIToolbarAppearance: UIBarAppearance {}

@MainActor
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

@MainActor
open class UIBarButtonItemAppearance: NSObject {
    public enum Style: Int, Sendable { case plain, done }
    public override init() {}
    public init(style: Style) {}
    open var normal = UIBarItemStateAppearance()
    open var highlighted = UIBarItemStateAppearance()
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
}

@MainActor
open class UITabBarItemAppearance: NSObject {
    public enum Style: Int, Sendable { case stacked, inline, compactInline }
    public override init() {}
    public init(style: Style) {}
    open var normal = UIBarItemStateAppearance()
    open var selected = UIBarItemStateAppearance()
    open var disabled = UIBarItemStateAppearance()
    open var focused = UIBarItemStateAppearance()
}

@MainActor
open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var backgroundImage: UIImage?
}

public enum UIBarStyle: Int, Sendable {
    case `default`, black
    case blackTranslucent = 2
}
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

@MainActor
open class UINavigationBar: UIView {
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var topItem: UINavigationItem?
    open var items: [UINavigationItem]?
    var title: String?
    /// Goes back; nil where there is nothing to go back to.
    var back: UIBarButtonItem?
    /// How high the row of buttons is; below it a large title may follow.
    static let rowHeight: CGFloat = 44

    /// The items of the screen that it stands above; of its own where no controller looks after it.
    var shownItem: UINavigationItem? {
        didSet {
            shownItem?.bar = self
            setNeedsLayout()
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let item = shownItem ?? topItem ?? items?.last
        item?.bar = self
        var leading = item?.leftBarButtonItems ?? []
        if let back, item?.hidesBackButton != true, leading.isEmpty || item?.leftItemsSupplementBackButton == true {
            leading.insert(back, at: 0)
        }
        let trailing = item?.rightBarButtonItems ?? []
        BarButtonLayout.keep(leading + trailing, and: item?.titleView, in: self)
        let height = min(Self.rowHeight, bounds.height)
        BarButtonLayout.place(leading, in: self, height: height, fromTrailing: false)
        BarButtonLayout.place(trailing, in: self, height: height, fromTrailing: true)
        guard let view = item?.titleView else { return }
        if view.superview !== self { addSubview(view) }
        let own = view.intrinsicContentSize
        let size = CGSize(
            width: own.width > 0 ? own.width : view.bounds.width,
            height: min(height, own.height > 0 ? own.height : view.bounds.height))
        view.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: (height - size.height) / 2, width: size.width, height: size.height)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        items = (items ?? []) + [item]
        setNeedsLayout()
    }
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        self.items = items
        setNeedsLayout()
    }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.rowHeight)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.rowHeight) }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
    override var shownText: String? { title }
}

@MainActor
open class UITabBar: UIView {
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var items: [UITabBarItem]? { didSet { setNeedsLayout() } }
    open var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    open weak var delegate: (any UITabBarDelegate)?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// What the controller around it does with a chosen tab.
    var onSelect: ((Int) -> Void)?

    /// Buttons of equal widths, 49 high.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        var buttons = subviews.compactMap { $0 as? _UITabButton }
        if buttons.count != items.count || zip(buttons, items).contains(where: { $0.item !== $1 }) {
            for button in buttons { button.removeFromSuperview() }
            buttons = items.enumerated().map { number, item in
                let button = _UITabButton(item)
                button.addAction(UIAction { [weak self] _ in self?.choose(number) }, for: .touchUpInside)
                addSubview(button)
                return button
            }
        }
        let width = items.isEmpty ? 0 : bounds.width / CGFloat(items.count)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (number, button) in buttons.enumerated() {
            let place = isMirrored ? buttons.count - 1 - number : number
            button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: min(49, bounds.height))
            button.isEnabled = button.item.isEnabled
            button.isChosen = button.item === selectedItem
        }
    }

    private func choose(_ number: Int) {
        guard let items, items.indices.contains(number) else { return }
        if let onSelect { return onSelect(number) }
        selectedItem = items[number]
        delegate?.tabBar(self, didSelect: items[number])
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var itemPositioning = 0
    open var itemSpacing: CGFloat = 0
    open var itemWidth: CGFloat = 0
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

@MainActor
open class UIToolbar: UIView {
    open var barTintColor: UIColor?
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true
    open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
    open override func layoutSubviews() {
        super.layoutSubviews()
        BarButtonLayout.keep(items ?? [], in: self)
        BarButtonLayout.fill(items ?? [], in: self)
    }
    open var standardAppearance = UIToolbarAppearance()
    open var scrollEdgeAppearance: UIToolbarAppearance?
    open var compactAppearance: UIToolbarAppearance?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {}
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

@MainActor
open class UIBarItem: NSObject {
    open var isEnabled = true { didSet { changed() } }
    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    func changed() {}
    open var tag = 0
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    public required override init() { super.init() }
    public class func appearance() -> Self { Self() }
}

@MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, bordered, done, prominent }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
    }
    open weak var target: AnyObject?
    open var action: Selector?
    open var customView: UIView?
    open var style = Style.plain
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var menu: UIMenu? { didSet { changed() } }
    open var primaryAction: UIAction?
    /// The button that was made for it.
    var madeView: UIView?
    /// What a system item says, or shows an icon for.
    private(set) var systemTitle: String?
    private(set) var isFlexible = false
    private(set) var isSpace = false
    override func changed() { (madeView as? _UIButtonBarButton)?.update() }

    private func use(_ item: SystemItem) {
        isFlexible = item == .flexibleSpace
        isSpace = item == .flexibleSpace || item == .fixedSpace
        if !isSpace { systemTitle = "\(item)".capitalized }
    }

    public required init() { super.init() }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        use(systemItem)
        set(.plain, target, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
    }
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        use(systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }
    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
        action?.holdWeakly(self.target)
    }
    public class func flexibleSpace() -> Self {
        let item = Self()
        item.use(.flexibleSpace)
        return item
    }
    public class func fixedSpace(_ width: CGFloat) -> Self {
        let item = Self()
        item.use(.fixedSpace)
        item.width = width
        return item
    }
}

@MainActor
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    public required init() { super.init() }
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}

@MainActor
open class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    open var title: String? { didSet { bar?.superview?.setNeedsLayout() } }
    open var titleView: UIView? { didSet { changed() } }
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
    open var leftItemsSupplementBackButton = false
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The bar that shows it.
    weak var bar: UINavigationBar?
    private func changed() { bar?.setNeedsLayout() }
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false { didSet { changed() } }
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    open var standardAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    public init(title: String) { self.title = title }
}
