import Foundation
import ViewTree

/// Taps. The finger may move less than 45 points and stay less than 0.75 seconds; between taps lie less than 0.35.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    open var buttonMaskRequired = 1

    private var start = CGPoint.zero
    private var began = 0.0
    private var lifted: Double?
    private var count = 0
    private static let limits = TapLimits.finger

    override var taps: Int { numberOfTapsRequired }
    override var takesSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
    override var deadline: Double? {
        if !touches.isEmpty { return began + Self.limits.duration }
        return lifted.map { $0 + Self.limits.gap }
    }

    override func wait(until time: Double) {
        if state == .possible, let deadline, time >= deadline { state = .failed }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouchesRequired == 1 else {
            state = .failed
            return
        }
        start = touch.place
        began = touch.timestamp
        lifted = nil
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let x = touch.place.x - start.x
        let y = touch.place.y - start.y
        if Double((x * x + y * y).squareRoot()) >= Self.limits.movement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, state == .possible else { return }
        guard touch.timestamp - began < Self.limits.duration else {
            state = .failed
            return
        }
        count += 1
        if count >= numberOfTapsRequired { state = .ended } else { lifted = touch.timestamp }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        count = 0
        lifted = nil
    }
}

/// A press that lasts.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// In points.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var began = 0.0

    override var deadline: Double? {
        state == .possible && !touches.isEmpty ? began + minimumPressDuration : nil
    }

    override func wait(until time: Double) {
        if state == .possible, !touches.isEmpty, time >= began + minimumPressDuration { state = .began }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = touch.place
        began = touch.timestamp
        if minimumPressDuration <= 0 { state = .began }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if state == .began || state == .changed {
            state = .changed
            return
        }
        wait(until: touch.timestamp)
        guard state == .possible else { return }
        let x = touch.place.x - start.x
        let y = touch.place.y - start.y
        if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}

/// A finger that moves.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    open var allowedScrollTypesMask = UIAxis()

    /// How far a finger moves before it counts, in points.
    private static let distance = CGFloat(TouchLimits.scrollDistance)
    private var start = CGPoint.zero
    private var offset = CGPoint.zero
    private var speed = CGPoint.zero
    private var moment = 0.0

    /// From where the touch began, in a view's space.
    open func translation(in view: UIView?) -> CGPoint {
        let now = location(in: view)
        let then = view?.convert(start, from: nil) ?? start
        return CGPoint(x: now.x - then.x + offset.x, y: now.y - then.y + offset.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        offset = translation
        start = touches.first?.place ?? last
    }

    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }

    /// Whether a movement is one of its.
    func allows(_ movement: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if minimumNumberOfTouches > 1 {
            state = .failed
            return
        }
        start = touch.place
        offset = .zero
        speed = .zero
        moment = touch.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let time = touch.timestamp - moment
        if time > 0 {
            speed = CGPoint(
                x: (touch.place.x - touch.previousPlace.x) / time, y: (touch.place.y - touch.previousPlace.y) / time)
        }
        moment = touch.timestamp
        if state == .began || state == .changed {
            state = .changed
            return
        }
        guard state == .possible else { return }
        let x = touch.place.x - start.x
        let y = touch.place.y - start.y
        guard (x * x + y * y).squareRoot() >= Self.distance else { return }
        state = allows(CGPoint(x: x, y: y)) ? .began : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }
}

@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges = UIRectEdge()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first else { return }
        let size = HostScreen.current.size
        // A guess: how near to the edge a touch has to begin, in points.
        let near: CGFloat = 20
        let isNear =
            (edges.contains(.left) && touch.place.x < near)
            || (edges.contains(.right) && touch.place.x > size.width - near)
            || (edges.contains(.top) && touch.place.y < near)
            || (edges.contains(.bottom) && touch.place.y > size.height - near)
        if !isNear { state = .failed }
    }
}

/// A quick movement in a direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var began = 0.0
    /// Guesses: how far and how quickly, in points and seconds.
    private static let distance: CGFloat = 50
    private static let time = 0.5

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouchesRequired == 1 else {
            state = .failed
            return
        }
        start = touch.place
        began = touch.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, state == .possible else { return }
        guard touch.timestamp - began <= Self.time else {
            state = .failed
            return
        }
        let x = touch.place.x - start.x
        let y = touch.place.y - start.y
        guard max(abs(x), abs(y)) >= Self.distance else { return }
        let found: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
        state = direction.contains(found) ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Two fingers; one never makes it.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Two fingers; one never makes it.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// A pointer; a finger never makes it.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
