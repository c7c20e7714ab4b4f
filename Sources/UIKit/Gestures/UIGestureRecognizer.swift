import Foundation
import ViewTree

/// Watches the touches on a view and on everything in it, and calls its targets when they are its gesture.
@MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    public internal(set) weak var view: UIView?
    open var isEnabled = true {
        didSet { if !isEnabled { reset(to: .possible) } }
    }
    open var cancelsTouchesInView = true
    open var delaysTouchesBegan = false
    open var delaysTouchesEnded = true
    open var requiresExclusiveTouchType = true
    open var name: String?
    open var numberOfTouches: Int { touches.count }

    /// Set by subclasses; at the end of an event its targets are told.
    open var state = State.possible {
        didSet { hasChanged = true }
    }
    var hasChanged = false
    /// What it watches at the moment.
    var touches: [UITouch] = []
    /// Must have failed before this one may be recognised.
    private(set) var requirements: [UIGestureRecognizer] = []
    /// Recognised, and waiting for others to fail.
    var isWaiting = false

    private var targets: [(target: () -> AnyObject?, action: Selector)] = []

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    public override init() { super.init() }

    open func addTarget(_ target: Any, action: Selector) {
        let object = target as AnyObject
        action.holdWeakly(object)
        targets.append(({ [weak object] in object }, action))
    }

    open func removeTarget(_ target: Any?, action: Selector?) {
        let object = target.map { $0 as AnyObject }
        targets.removeAll { entry in
            (object == nil || entry.target() === object) && (action == nil || entry.action == action)
        }
    }

    /// Targets are held weakly.
    func fire() {
        for entry in targets { if let target = entry.target() { entry.action.send(to: target, from: self) } }
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.append(otherGestureRecognizer)
    }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: Places

    /// Where the touch is, in a view's space; nil is the window.
    open func location(in view: UIView?) -> CGPoint { touches.first?.location(in: view) ?? lastPlace(in: view) }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
    private func lastPlace(in view: UIView?) -> CGPoint { view?.convert(last, from: nil) ?? last }
    var last = CGPoint.zero

    // MARK: For the touch's way

    /// When it wants to be asked although nothing moves, in seconds.
    var deadline: Double? { nil }
    /// Time has passed.
    func wait(until time: Double) {}
    /// How many taps it takes; 0 for other gestures.
    var taps: Int { 0 }
    /// Whether one tap is enough for it.
    var takesSingleTap: Bool { false }
    /// What the library itself does when it changes.
    var onChange: (() -> Void)?

    func reset(to state: State) {
        self.state = state
        hasChanged = false
        isWaiting = false
        touches = []
        reset()
    }

    var isRecognized: Bool { state == .began || state == .changed || state == .ended }
}

/// Has a say in who recognises.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}
