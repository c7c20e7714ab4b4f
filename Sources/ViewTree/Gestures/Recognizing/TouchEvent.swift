import Foundation

/// One moment of a touch.
public struct TouchEvent {
    public enum Phase: Sendable {
        case began, moved, ended
        /// Time passed; the finger, if it is down, did not move.
        case waited
    }

    public var phase: Phase
    /// In seconds, from an arbitrary beginning.
    public var time: Double
    /// In the tree's space, in points.
    public var location: CGPoint
    /// What still counts as a tap.
    public var limits: TapLimits
    /// The location in a space, as the gesture's view sees it.
    public var locate: (CoordinateSpace) -> CGPoint

    public init(
        phase: Phase, time: Double, location: CGPoint, limits: TapLimits = .finger,
        locate: @escaping (CoordinateSpace) -> CGPoint
    ) {
        self.phase = phase
        self.time = time
        self.location = location
        self.limits = limits
        self.locate = locate
    }

    /// The same moment in another phase.
    func turned(_ phase: Phase) -> TouchEvent {
        var copy = self
        copy.phase = phase
        return copy
    }

    func distance(from start: CGPoint) -> Double {
        let x = Double(location.x - start.x)
        let y = Double(location.y - start.y)
        return (x * x + y * y).squareRoot()
    }
}

/// What recognisers want done. Who decides between gestures runs it, keeps it waiting, or drops it.
public struct TouchActions {
    /// Callbacks, in firing order.
    public var callbacks: [() -> Void] = []
    /// Gesture states going back to their initial values, after the callbacks.
    public var resets: [() -> Void] = []

    public init() {}

    public var isEmpty: Bool { callbacks.isEmpty && resets.isEmpty }

    public mutating func append(_ other: TouchActions) {
        callbacks += other.callbacks
        resets += other.resets
    }

    public func run() {
        for action in callbacks { action() }
        for action in resets { action() }
    }
}
