import Foundation
import ViewTree

/// A screen, or a part of one: its view and what it does.
@MainActor
open class UIViewController: UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }

    // MARK: The view

    private var loaded: UIView?

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loaded
        }
        set {
            loaded?.controller = nil
            loaded = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loaded }
    open var isViewLoaded: Bool { loaded != nil }

    open func loadViewIfNeeded() {
        guard loaded == nil else { return }
        loadView()
        if loaded == nil { view = UIView(frame: CGRect(origin: .zero, size: HostScreen.current.size)) }
        viewDidLoad()
    }

    /// As large as the screen, with no colour of its own. Nib files and storyboards are not read.
    open func loadView() {
        let view = UIView(frame: CGRect(origin: .zero, size: HostScreen.current.size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    // MARK: Life

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func updateViewConstraints() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func didReceiveMemoryWarning() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    private enum Appearance { case gone, appearing, there }
    private var appearance = Appearance.gone
    /// Whether it is on the screen.
    var hasAppeared: Bool { appearance == .there }
    /// Whether it is about to go.
    private(set) var isLeaving = false

    /// Tells it and the controllers in it that they are about to appear, once.
    func willAppear() {
        guard appearance == .gone else { return }
        appearance = .appearing
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in shownChildren { child.willAppear() }
    }

    /// Tells it and the controllers in it that they have appeared, once.
    func didAppear() {
        willAppear()
        guard appearance == .appearing else { return }
        appearance = .there
        viewDidAppear(false)
        for child in shownChildren { child.didAppear() }
    }

    /// Whether what it presents covers the whole screen.
    var isCovered: Bool { presentedViewController?.modalPresentationStyle == .fullScreen }

    func disappear() {
        guard appearance != .gone else { return }
        let wasThere = appearance == .there
        isLeaving = true
        defer { isLeaving = false }
        viewWillDisappear(false)
        for child in children { child.disappear() }
        appearance = .gone
        if wasThere { viewDidDisappear(false) }
    }

    /// The controllers whose views are in its own.
    private var shownChildren: [UIViewController] {
        children.filter { $0.viewIfLoaded.map { $0.window != nil || $0.superview != nil } ?? false }
    }

    /// Children that came while it was on the screen.
    func followChildren() {
        presentedViewController?.didAppear()
        presentedViewController?.followChildren()
        guard appearance == .there else { return }
        for child in shownChildren {
            child.didAppear()
            child.followChildren()
        }
    }

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: Containment

    public internal(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?

    open func addChild(_ childController: UIViewController) {
        var outer: UIViewController? = self
        while let controller = outer {
            // UIKit raises an exception.
            if controller === childController { fatalError("a view controller cannot be added as a child of itself") }
            outer = controller.parent
        }
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.willMove(toParent: self)
        childController.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        disappear()
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: false)
        } else {
            present(vc, animated: false)
        }
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: false)
        }
    }

    // MARK: Presentations

    public internal(set) var presentedViewController: UIViewController?
    public internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero
    open var sheetPresentationController: UISheetPresentationController? { presentation.sheet }
    open var popoverPresentationController: UIPopoverPresentationController? { presentation.popover }
    open var presentationController: UIPresentationController? { presentation.sheet }
    private lazy var presentation = (
        sheet: UISheetPresentationController(self), popover: UIPopoverPresentationController(self)
    )

    /// Its view covers the window. Sheets and popovers cover less on a device: they say that they are approximate.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let root = rootController
        var top = root
        while let presented = top.presentedViewController { top = presented }
        guard viewControllerToPresent !== top else { return }
        top.presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = top
        // What the root lies in is the whole window, or the representable that it is in.
        if let window = root.viewIfLoaded?.superview {
            let view = viewControllerToPresent.view!
            view.frame = window.bounds
            if viewControllerToPresent.modalPresentationStyle != .fullScreen,
                viewControllerToPresent.modalPresentationStyle != .overFullScreen
            {
                view.approximation = view.approximation ?? "a presented controller is shown over the whole window"
            }
            window.addSubview(view)
        }
        // Below a full screen nothing is left to be seen.
        if viewControllerToPresent.modalPresentationStyle == .fullScreen { root.disappear() }
        viewControllerToPresent.didAppear()
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        // What is presented goes; a controller that presents nothing goes itself.
        let presenter =
            presentedViewController != nil ? self : presentingViewController ?? parent?.presentingViewController
        if let presented = presenter?.presentedViewController {
            if presented.presentedViewController != nil { presented.dismiss(animated: false) }
            presenter?.presentedViewController = nil
            presented.presentingViewController = nil
            presented.viewIfLoaded?.removeFromSuperview()
            presented.disappear()
            if presented.modalPresentationStyle == .fullScreen { rootController.didAppear() }
        }
        completion?()
    }

    private var rootController: UIViewController {
        var controller = self
        while let outer = controller.parent ?? controller.presentingViewController { controller = outer }
        return controller
    }

    // MARK: Bars and the rest

    open var title: String? {
        didSet {
            navigationItem.title = title
            if let item = tabBarItem, item.title == nil || item.title == oldValue { item.title = title }
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)
    open var toolbarItems: [UIBarButtonItem]?
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all
    open var extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var restorationIdentifier: String?
    open var isEditing = false
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open lazy var editButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    open var storyboard: UIStoryboard? { nil }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open var traitCollection: UITraitCollection { .current }

    open var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UINavigationController { return found }
            controller = current.parent
        }
        return nil
    }
    open var tabBarController: UITabBarController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UITabBarController { return found }
            controller = current.parent
        }
        return nil
    }
    open var splitViewController: UISplitViewController? {
        var controller = parent
        while let current = controller {
            if let found = current as? UISplitViewController { return found }
            controller = current.parent
        }
        return nil
    }

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case blurOverFullScreen
    case none = -1
    case automatic = -2
}

public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
    ) -> Bool
}

/// Storyboards are not read.
@MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }
}

@MainActor
open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }
}

@MainActor
open class UIPresentationController: NSObject {
    public let presentedViewController: UIViewController
    open weak var delegate: AnyObject?
    init(_ presented: UIViewController) { presentedViewController = presented }
}

@MainActor
open class UISheetPresentationController: UIPresentationController {
    @MainActor
    open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public var rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("medium")
            public static let large = Identifier("large")
        }
        public class func medium() -> Detent { Detent() }
        public class func large() -> Detent { Detent() }
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (Any) -> CGFloat?
        ) -> Detent { Detent() }
    }
    open var detents: [Detent] = [.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var preferredCornerRadius: CGFloat?
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open func animateChanges(_ changes: () -> Void) { changes() }
}

@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.zero
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var sourceItem: Any?
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}
