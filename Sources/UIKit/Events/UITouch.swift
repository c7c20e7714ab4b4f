import Foundation
import ViewTree

/// A finger.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    public internal(set) var phase = Phase.began
    public internal(set) var tapCount = 1
    /// In seconds since the screen came to be.
    public internal(set) var timestamp: TimeInterval = 0
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    public let type = TouchType.direct
    public let majorRadius: CGFloat = 20
    public let force: CGFloat = 1
    public let maximumPossibleForce: CGFloat = 1
    public let majorRadiusTolerance: CGFloat = 0
    public let altitudeAngle: CGFloat = .pi / 2
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// In the window, in points.
    var place = CGPoint.zero
    var previousPlace = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(previousPlace, from: nil) ?? previousPlace }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What has happened on the screen.
@MainActor
open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll, hover, transform }
    public enum EventSubtype: Int, Sendable { case none, motionShake }

    public internal(set) var allTouches: Set<UITouch>? = []
    public internal(set) var timestamp: TimeInterval = 0
    public let type = EventType.touches
    public let subtype = EventSubtype.none

    /// The touch itself: nothing comes between two events.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
        return found.isEmpty ? nil : found
    }
}
