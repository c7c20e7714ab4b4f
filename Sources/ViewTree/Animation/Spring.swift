import Foundation

/// A representation of a spring's motion: a damped harmonic oscillator that starts at 0 and comes to rest at a target.
public struct Spring: Hashable, Sendable {
    /// The mass of the object at the end of the spring.
    public let mass: Double
    /// How strongly the spring pulls.
    public let stiffness: Double
    /// How strongly the motion is slowed down.
    public let damping: Double

    private init(mass: Double, stiffness: Double, damping: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
    }

    /// A spring from its response, the time of one undamped period in seconds, and its damping ratio; 1 is critical.
    ///
    /// A response of 0 is an infinitely stiff spring.
    public init(response: Double, dampingRatio: Double) {
        let frequency = response > 0 ? 2 * Double.pi / response : .infinity
        self.init(
            mass: 1, stiffness: frequency * frequency,
            damping: frequency.isFinite ? 2 * dampingRatio * frequency : .infinity)
    }

    /// A spring from its perceptual duration in seconds and its bounce: 0 none, 1 undamped, below 0 overdamped.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// A spring from its physical constants. Unless `allowOverDamping`, the damping ratio is limited to 1.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (mass * stiffness).squareRoot()
        self.init(mass: mass, stiffness: stiffness, damping: allowOverDamping ? damping : min(damping, critical))
    }

    /// A spring that settles, to within `epsilon` of its target, in about the given time.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let trial = Spring(response: 1, dampingRatio: dampingRatio)
        let time = trial.settlingTime(target: 1, initialVelocity: 0, epsilon: epsilon)
        // Time scales with the response.
        self.init(
            response: time > 0 && time.isFinite ? settlingDuration / time : settlingDuration,
            dampingRatio: dampingRatio)
    }

    /// The damping ratio of a bounce (WWDC 2023, "Animate with springs").
    static func dampingRatio(bounce: Double) -> Double {
        if bounce < 0 { return bounce > -1 ? 1 / (bounce + 1) : .infinity }
        return max(0, 1 - bounce)
    }

    /// The undamped period in seconds.
    public var response: Double { frequency.isFinite ? 2 * .pi / frequency : 0 }

    /// The damping as a share of the critical one.
    public var dampingRatio: Double {
        let critical = 2 * (mass * stiffness).squareRoot()
        return critical.isFinite && critical > 0 ? damping / critical : 1
    }

    /// The perceptual duration in seconds.
    public var duration: TimeInterval { response }

    /// How bouncy the spring is: 0 not at all, 1 undamped, below 0 overdamped.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// The undamped angular frequency in radians per second.
    var frequency: Double { (stiffness / mass).squareRoot() }

    /// How long until the spring stays within 0.001 of a target of 1, in seconds.
    public var settlingDuration: TimeInterval { settlingTime(target: 1, initialVelocity: 0, epsilon: 0.001) }

    /// A smooth spring with no bounce.
    public static var smooth: Spring { .smooth() }
    /// A smooth spring.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: Bounce.smooth + extraBounce)
    }
    /// A spring with a small amount of bounce.
    public static var snappy: Spring { .snappy() }
    /// A spring with a small amount of bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: Bounce.snappy + extraBounce)
    }
    /// A spring with a higher amount of bounce.
    public static var bouncy: Spring { .bouncy() }
    /// A spring with a higher amount of bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: Bounce.bouncy + extraBounce)
    }

    /// The bounce of the named springs (Apple's documentation of `Spring` and `Animation`).
    enum Bounce {
        static let smooth = 0.0
        static let snappy = 0.15
        static let bouncy = 0.3
        static let interactive = 0.15
    }
}
