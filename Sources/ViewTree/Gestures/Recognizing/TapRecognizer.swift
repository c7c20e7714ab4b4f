import Foundation

/// A tap or several at one place.
final class TapRecognizer: GestureRecognizer<TouchEvent> {
    private let count: Int
    private var done = 0
    private var start: CGPoint?
    private var startTime = 0.0
    private var lastEnd = 0.0
    private var limits = TapLimits.finger
    private var hasFailed = false

    init(count: Int) { self.count = count }

    override var tapCount: Int { count }

    override var deadline: Double? {
        if hasFailed { return nil }
        // A mouse may take its time.
        if start != nil { return limits.duration.isFinite ? startTime + limits.duration : nil }
        return done > 0 ? lastEnd + limits.gap : nil
    }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<TouchEvent> {
        guard !hasFailed else { return .failed }
        limits = event.limits
        if let deadline, event.time >= deadline { return fail() }
        switch event.phase {
        case .began:
            start = event.location
            startTime = event.time
        case .moved:
            guard isNear(event) else { return fail() }
        case .ended:
            guard start != nil, isNear(event) else { return fail() }
            start = nil
            lastEnd = event.time
            done += 1
            if done == count { return .ended(event) }
        case .waited: break
        }
        return .possible(nil)
    }

    private func isNear(_ event: TouchEvent) -> Bool {
        guard let start else { return true }
        return event.distance(from: start) < limits.movement
    }

    private func fail() -> GesturePhase<TouchEvent> {
        hasFailed = true
        return .failed
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? TapRecognizer, old.count == count else { return }
        (done, start, startTime, lastEnd, limits, hasFailed) = (
            old.done, old.start, old.startTime, old.lastEnd, old.limits, old.hasFailed
        )
    }
}
