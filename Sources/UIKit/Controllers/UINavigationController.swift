import Foundation
import ViewTree

/// Screens on a stack; the top one fills the view below the bar.
@MainActor
open class UINavigationController: UIViewController {
    public internal(set) var viewControllers: [UIViewController] = []
    public let navigationBar = UINavigationBar()
    public let toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false
    open var isToolbarHidden = true
    open var hidesBarsOnSwipe = false
    open var hidesBarsOnTap = false
    open var hidesBarsWhenKeyboardAppears = false
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        show(rootViewController)
    }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func show(_ controller: UIViewController) {
        viewControllers.append(controller)
        addChild(controller)
        controller.didMove(toParent: self)
        if isViewLoaded {
            fill()
            view.setNeedsLayout()
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.approximation = "the size of UIKit's navigation bar is taken from SwiftUI's"
        view.addSubview(navigationBar)
        fill()
    }

    private func fill() {
        for controller in viewControllers.dropLast() {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.disappear()
        }
        guard let top = topViewController else { return }
        top.view.frame = view.bounds
        top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(top.view, belowSubview: navigationBar)
        navigationBar.title = top.navigationItem.title ?? top.title
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let top = HostScreen.current.safeArea.top
        navigationBar.isHidden = isNavigationBarHidden
        let table = ControlMetrics(HostScreen.current.platform).lists.barHeight
        var height = table.isNaN ? UINavigationBar.rowHeight : table
        // A large title is 52 high: from general knowledge of UIKit.
        if navigationBar.prefersLargeTitles, topViewController?.navigationItem.largeTitleDisplayMode != .never {
            height += 52
        }
        navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        navigationBar.shownItem = topViewController?.navigationItem
        navigationBar.back = backItem
        navigationBar.items = viewControllers.map(\.navigationItem)
        topViewController?.view.frame = view.bounds
        navigationBar.title = topViewController.flatMap { $0.navigationItem.title ?? $0.title }
    }

    /// What leads back to the screen below; it says what that is called.
    private var backItem: UIBarButtonItem? {
        guard viewControllers.count > 1 else { return nil }
        let below = viewControllers[viewControllers.count - 2]
        let item = kept ?? UIBarButtonItem()
        kept = item
        let own = below.navigationItem.backBarButtonItem
        let title = own?.title ?? below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? below.title
        let isMinimal = topViewController?.navigationItem.backButtonDisplayMode == .minimal
        item.title = isMinimal ? "" : title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
        item.primaryAction = UIAction { [weak self] _ in self?.popViewController(animated: true) }
        return item
    }
    private var kept: UIBarButtonItem?

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) { show(viewController) }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        let popped = viewControllers.removeLast()
        popped.viewIfLoaded?.removeFromSuperview()
        popped.removeFromParent()
        if isViewLoaded {
            fill()
            view.setNeedsLayout()
        }
        return popped
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while let controller = popViewController(animated: animated) { popped.insert(controller, at: 0) }
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        var popped: [UIViewController] = []
        while topViewController !== viewController, let controller = popViewController(animated: animated) {
            popped.insert(controller, at: 0)
        }
        return popped
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for controller in self.viewControllers {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        self.viewControllers = []
        for controller in viewControllers { show(controller) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

/// Screens beside each other, of which one is shown above the bar.
@MainActor
open class UITabBarController: UIViewController {
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.removeFromParent() }
            for controller in viewControllers ?? [] { addChild(controller) }
            tabBar.items = viewControllers?.map { $0.tabBarItem }
            selectedIndex = 0
        }
    }
    open var selectedIndex = 0 { didSet { if isViewLoaded { fill() } } }
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
    }
    public let tabBar = UITabBar()
    open weak var delegate: (any UITabBarControllerDelegate)?
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.approximation = "the size of UIKit's tab bar is a guess"
        tabBar.items = viewControllers?.map { $0.tabBarItem }
        tabBar.onSelect = { [weak self] number in self?.choose(number) }
        view.addSubview(tabBar)
        fill()
    }

    private func fill() {
        for controller in viewControllers ?? [] where controller !== selectedViewController {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.disappear()
        }
        view.setNeedsLayout()
        guard let shown = selectedViewController else { return }
        shown.view.frame = view.bounds
        view.insertSubview(shown.view, belowSubview: tabBar)
    }

    /// A tab was tapped.
    private func choose(_ number: Int) {
        guard let viewControllers, viewControllers.indices.contains(number),
            delegate?.tabBarController(self, shouldSelect: viewControllers[number]) ?? true
        else { return }
        selectedIndex = number
        delegate?.tabBarController(self, didSelect: viewControllers[number])
    }

    /// 49 and what is unsafe below: from general knowledge of UIKit.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let height = 49 + HostScreen.current.safeArea.bottom
        tabBar.frame = CGRect(
            x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        selectedViewController?.view.frame = view.bounds
        tabBar.selectedItem = selectedViewController?.tabBarItem
    }
}

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
}
