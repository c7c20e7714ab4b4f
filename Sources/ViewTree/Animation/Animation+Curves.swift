import Foundation

extension Animation {
    /// How long a curve takes where nothing is said, in seconds (Apple's documentation of `Animation.easeInOut`).
    private static var defaultDuration: TimeInterval { 0.35 }

    /// Moves at a constant speed for 0.35 seconds.
    public static var linear: Animation { .linear(duration: defaultDuration) }
    /// Moves at a constant speed.
    public static func linear(duration: TimeInterval) -> Animation {
        Animation(.curve(.linear, duration: duration))
    }

    /// Starts slowly and speeds up, for 0.35 seconds.
    public static var easeIn: Animation { .easeIn(duration: defaultDuration) }
    /// Starts slowly and speeds up.
    public static func easeIn(duration: TimeInterval) -> Animation {
        Animation(.curve(.easeIn, duration: duration))
    }

    /// Starts quickly and slows down, for 0.35 seconds.
    public static var easeOut: Animation { .easeOut(duration: defaultDuration) }
    /// Starts quickly and slows down.
    public static func easeOut(duration: TimeInterval) -> Animation {
        Animation(.curve(.easeOut, duration: duration))
    }

    /// Starts and ends slowly, for 0.35 seconds.
    public static var easeInOut: Animation { .easeInOut(duration: defaultDuration) }
    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation(.curve(.easeInOut, duration: duration))
    }

    /// A cubic Bézier timing curve through two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        Animation(.curve(.bezier(p1x, p1y, p2x, p2y), duration: duration))
    }

    /// Any timing curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(.curve(curve, duration: duration))
    }
}
