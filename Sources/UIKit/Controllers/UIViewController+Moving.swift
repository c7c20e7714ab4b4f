import Foundation

// What a controller says of its way on and off the screen: here that way takes no time.
extension UIViewController {
    /// Whether it has been presented and has not appeared yet.
    public var isBeingPresented: Bool { presentingViewController != nil && !hasAppeared }
    /// Whether it has been dismissed and has not gone yet.
    public var isBeingDismissed: Bool { isLeaving && parent == nil }
    public var isMovingToParent: Bool { parent != nil && !hasAppeared }
    public var isMovingFromParent: Bool { isLeaving && parent == nil && presentingViewController == nil }
    public var nibName: String? { nil }
    public var nibBundle: Bundle? { nil }
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { willAppear() } else { disappear() }
    }
    public func endAppearanceTransition() { if !isLeaving { didAppear() } }

    /// From one child's view to another's, at once.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        if let outer = fromViewController.viewIfLoaded?.superview { outer.addSubview(toViewController.view) }
        animations?()
        fromViewController.viewIfLoaded?.removeFromSuperview()
        completion?(true)
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
}
