import Foundation

extension Spring {
    /// The value at a time, having started at 0.
    ///
    /// - Parameters:
    ///   - target: the amount of change.
    ///   - initialVelocity: in units per second.
    ///   - time: in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: motion.position) + initialVelocity.scaled(by: motion.impulse)
    }

    /// The velocity at a time, in units per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let motion = motion(at: time)
        return target.scaled(by: motion.velocity) + initialVelocity.scaled(by: motion.impulseVelocity)
    }

    /// Moves a value and its velocity on by some time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let change = target - value
        let moved = self.value(target: change, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: change, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// The force on the spring, in units per second squared, times its mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// How long until the spring stays within `epsilon` of its target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        settlingTime(
            target: target.magnitudeSquared.squareRoot(),
            initialVelocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
    }

    /// When the envelope of the motion falls below `epsilon`, in seconds: infinite for an undamped spring, 0 for an
    /// infinitely stiff one.
    func settlingTime(target: Double, initialVelocity: Double, epsilon: Double) -> TimeInterval {
        let omega = frequency
        guard omega.isFinite else { return 0 }
        let zeta = dampingRatio
        guard zeta > 0, omega > 0, epsilon > 0 else { return .infinity }
        let speed = abs(initialVelocity)
        let distance = abs(target)
        if zeta < 1 {
            // |rest| ≤ e^(-ζωt) (d + (ζωd + v) / ω′), a little above the peaks that it touches.
            let decay = zeta * omega
            let swing = omega * (1 - zeta * zeta).squareRoot()
            return max(0, log((distance + (decay * distance + speed) / swing) / epsilon) / decay)
        }
        // Without a swing the motion is the envelope itself: halve the time until it is met.
        func isSettled(_ time: Double) -> Bool {
            let motion = motion(at: time)
            return abs((1 - motion.position) * distance) + abs(motion.impulse) * speed <= epsilon
        }
        var high = 1 / omega
        while !isSettled(high) {
            high *= 2
            guard high.isFinite else { return .infinity }
        }
        var low = 0.0
        while high - low > 1e-9 * high {
            let middle = (low + high) / 2
            if isSettled(middle) { high = middle } else { low = middle }
        }
        return high
    }

    /// The solution of the damped oscillator at a time, for a target of 1 and for an initial velocity of 1.
    struct Motion {
        var position: Double
        var velocity: Double
        var impulse: Double
        var impulseVelocity: Double
    }

    func motion(at time: Double) -> Motion {
        let omega = frequency
        guard time > 0 else { return Motion(position: 0, velocity: 0, impulse: 0, impulseVelocity: 1) }
        let atRest = Motion(position: 1, velocity: 0, impulse: 0, impulseVelocity: 0)
        guard omega.isFinite, time.isFinite else { return atRest }
        let zeta = dampingRatio
        // The impulse response s(t) solves s″ + 2ζω s′ + ω² s = 0 with s(0) = 0 and s′(0) = 1;
        // the position is 1 - s′ - 2ζω s, and its velocity ω² s.
        let impulse: Double
        let impulseVelocity: Double
        if abs(zeta - 1) < 1e-6 {
            let decay = exp(-omega * time)
            impulse = time * decay
            impulseVelocity = (1 - omega * time) * decay
        } else if zeta < 1 {
            let swing = omega * (1 - zeta * zeta).squareRoot()
            let decay = exp(-zeta * omega * time)
            impulse = decay * sin(swing * time) / swing
            impulseVelocity = decay * (cos(swing * time) - zeta * omega / swing * sin(swing * time))
        } else {
            // The slower root as a quotient: the difference would lose its digits when the damping is large.
            let root = (zeta * zeta - 1).squareRoot()
            let slow = -omega / (zeta + root)
            let fast = -omega * (zeta + root)
            guard fast.isFinite else { return Motion(position: 0, velocity: 0, impulse: 0, impulseVelocity: 0) }
            impulse = (exp(slow * time) - exp(fast * time)) / (slow - fast)
            impulseVelocity = (slow * exp(slow * time) - fast * exp(fast * time)) / (slow - fast)
        }
        return Motion(
            position: 1 - impulseVelocity - 2 * zeta * omega * impulse, velocity: omega * omega * impulse,
            impulse: impulse, impulseVelocity: impulseVelocity)
    }
}
