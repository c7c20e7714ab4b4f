import Foundation

extension Animation {
    /// How long until the animation is over, in seconds, with delays, speed and repetitions. A spring is over once it stays
    /// within 0.001 of its end. Infinite for `repeatForever` and for an undamped spring.
    public var _duration: TimeInterval { storage.delay + storage.running }

    /// How long the animation waits before it moves, in seconds.
    public var _delay: TimeInterval { storage.delay }

    /// How far the animation has come `time` seconds after its start: 0 before it moves, 1 once it is over. Springs may
    /// leave 0 … 1 on the way. A time that is not a number counts as 0.
    public func _value(at time: TimeInterval) -> Double { storage.value(at: time.orZero) }
}

extension Animation.Storage {
    /// The wait before the first movement.
    var delay: TimeInterval {
        switch self {
        case .default, .curve, .spring, .interpolatingSpring: return 0
        case .delay(let base, let delay): return base.delay + max(0, delay.orZero)
        case .speed(let base, let speed):
            let delay = base.delay
            return delay == 0 ? 0 : speed > 0 ? delay / speed : .infinity
        // A delay inside a repetition is repeated, too: it belongs to the movement.
        case .repeat: return 0
        }
    }

    /// The time from the first movement to the end.
    var running: TimeInterval {
        switch self {
        case .default: return Animation.defaultSpring.settlingDuration
        case .curve(_, let duration): return max(0, duration.orZero)
        case .spring(let spring, _): return spring.settlingDuration
        case .interpolatingSpring(let spring, let velocity):
            return spring.settlingTime(target: 1, initialVelocity: velocity, epsilon: 0.001)
        case .delay(let base, _): return base.running
        case .speed(let base, let speed):
            let running = base.running
            return running == 0 ? 0 : speed > 0 ? running / speed : .infinity
        case .repeat(let base, let count, _):
            let cycle = base.delay + base.running
            guard let count else { return .infinity }
            return cycle == 0 || count <= 0 ? 0 : cycle * Double(count)
        }
    }

    func value(at time: TimeInterval) -> Double {
        // Unlike a spring's start, an end must be exact: whoever waits for `_duration` sees 1.
        if time >= delay + running { return 1 }
        switch self {
        case .default:
            return Animation.defaultSpring.value(target: 1.0, time: time)
        case .curve(let curve, let duration):
            return curve.value(at: time / duration)
        case .spring(let spring, _):
            return spring.value(target: 1.0, time: time)
        case .interpolatingSpring(let spring, let velocity):
            return time <= 0 ? 0 : spring.value(target: 1.0, initialVelocity: velocity, time: time)
        case .delay(let base, let delay):
            return base.value(at: time - max(0, delay.orZero))
        case .speed(let base, let speed):
            return speed > 0 ? base.value(at: time * speed) : base.value(at: 0)
        case .repeat(let base, _, let autoreverses):
            let cycle = base.delay + base.running
            guard time > 0, cycle > 0, cycle.isFinite else { return base.value(at: cycle > 0 ? time : 0) }
            let turn = (time / cycle).rounded(.down)
            let value = base.value(at: time - turn * cycle)
            let isReversed = autoreverses && turn.truncatingRemainder(dividingBy: 2) == 1
            return isReversed ? 1 - value : value
        }
    }
}
