import Foundation

/// A finger that moves.
final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
    private let minimumDistance: Double
    private let space: CoordinateSpace
    private var start: CGPoint?
    private var localStart = CGPoint.zero
    private var last: DragGesture.Value?
    private var lastMove: (time: Double, location: CGPoint)?
    private var velocity = CGSize.zero
    private var hasFailed = false

    init(minimumDistance: Double, space: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.space = space
    }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<DragGesture.Value> {
        guard !hasFailed else { return .failed }
        if event.phase == .began {
            start = event.location
            localStart = event.locate(space)
        }
        guard let start else { return .possible(nil) }
        if event.phase == .waited {
            // Nothing moved: the value of before holds.
            return last.map { .active($0) } ?? .possible(nil)
        }
        let value = value(event)
        if event.phase == .ended {
            guard last != nil else {
                hasFailed = true
                return .failed
            }
            return .ended(value)
        }
        guard last != nil || event.distance(from: start) >= minimumDistance else { return .possible(nil) }
        last = value
        return .active(value)
    }

    private func value(_ event: TouchEvent) -> DragGesture.Value {
        let location = event.locate(space)
        if let move = lastMove, event.phase == .moved, event.time > move.time {
            let interval = event.time - move.time
            velocity = CGSize(
                width: Double(location.x - move.location.x) / interval,
                height: Double(location.y - move.location.y) / interval)
        }
        if event.phase != .ended { lastMove = (event.time, location) }
        return DragGesture.Value(
            time: Date(timeIntervalSinceReferenceDate: event.time), location: location, startLocation: localStart,
            velocity: velocity)
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? DragRecognizer else { return }
        (start, localStart, last, lastMove, velocity, hasFailed) = (
            old.start, old.localStart, old.last, old.lastMove, old.velocity, old.hasFailed
        )
    }
}
