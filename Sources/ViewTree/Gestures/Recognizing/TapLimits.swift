/// How far, how long and how soon: what still counts as a tap.
///
/// Source: a re-implementation of UIKit's recognisers, and clicks recorded on macOS 26 (MetalUI probes).
public struct TapLimits: Hashable, Sendable {
    /// A touch that moves this far or further before it is lifted is no tap, in points.
    public var movement: Double
    /// A touch that is held this long or longer is no tap, in seconds; ∞ for no limit.
    public var duration: Double
    /// Taps that follow each other sooner than this count together, in seconds.
    public var gap: Double

    public init(movement: Double, duration: Double, gap: Double) {
        self.movement = movement
        self.duration = duration
        self.gap = gap
    }

    /// A finger: below 45 points, below 0.75 s, and below 0.35 s between taps.
    public static let finger = TapLimits(movement: 45, duration: 0.75, gap: 0.35)

    /// A mouse: a click fails once it moves about 5 points (recorded); how long it is held does not matter. The gap is
    /// the finger's: nobody has recorded one.
    public static let mouse = TapLimits(movement: 5, duration: .infinity, gap: 0.35)
}
