import Foundation

extension Animation {
    /// A persistent spring animation.
    ///
    /// - Parameters:
    ///   - duration: the perceptual duration in seconds.
    ///   - bounce: 0 for none, up to 1 for an undamped spring; below 0 overdamped.
    ///   - blendDuration: kept, and without effect: animations are evaluated one by one.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        .spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A persistent spring animation by its response in seconds and its damping; 1 is critical.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        .spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// A persistent spring animation.
    public static var spring: Animation { .spring() }

    /// A persistent spring animation that moves like a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(.spring(spring, blendDuration: blendDuration))
    }

    /// A spring with a short response, for interactive animations.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring with a short response, for interactive animations.
    public static var interactiveSpring: Animation { .interactiveSpring() }

    /// A spring with a short duration, for interactive animations.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        .spring(duration: duration, bounce: Spring.Bounce.interactive + extraBounce, blendDuration: blendDuration)
    }

    /// A smooth spring animation with no bounce.
    public static var smooth: Animation { .smooth() }
    /// A smooth spring animation.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a small amount of bounce.
    public static var snappy: Animation { .snappy() }
    /// A spring animation with a small amount of bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a higher amount of bounce.
    public static var bouncy: Animation { .bouncy() }
    /// A spring animation with a higher amount of bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        .spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring by its physical constants, whose values interpolate between the old and the new state.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return .interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// A spring by its perceptual duration in seconds and its bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        .interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring whose values interpolate between the old and the new state.
    public static var interpolatingSpring: Animation { .interpolatingSpring() }

    /// An animation that moves like a spring.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
    }
}
