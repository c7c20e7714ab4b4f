import Foundation

/// A finger that stays where it is for a time.
final class LongPressRecognizer: GestureRecognizer<Bool> {
    private let minimumDuration: Double
    private let maximumDistance: Double
    private var start: CGPoint?
    private var startTime = 0.0
    private var result: GesturePhase<Bool>?

    init(minimumDuration: Double, maximumDistance: Double) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    override var deadline: Double? {
        // One that never comes is no deadline.
        guard start != nil, result == nil, minimumDuration.isFinite else { return nil }
        return startTime + minimumDuration
    }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<Bool> {
        if let result { return result }
        if event.phase == .began {
            start = event.location
            startTime = event.time
        }
        guard let start else { return .possible(nil) }
        if event.distance(from: start) > maximumDistance {
            result = .failed
        } else if event.time >= startTime + minimumDuration {
            result = .ended(true)
        } else if event.phase == .ended {
            result = .failed
        }
        return result ?? .possible(true)
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? LongPressRecognizer else { return }
        (start, startTime, result) = (old.start, old.startTime, old.result)
    }
}
