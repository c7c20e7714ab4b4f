/// How far and how long a tap may go.
///
/// Source: rules of hit-testing, "tap limits" (strength C); the mouse's were recorded on macOS.
public enum TouchLimits {
    /// A finger's tap moves less than this, in points.
    public static let fingerSlop = 45.0
    /// A click moves less than this, in points.
    public static let mouseSlop = 5.0
    /// A tap lasts less than this, in seconds.
    public static let tapDuration = 0.75
    /// Less than this lies between the taps of a double tap, in seconds.
    public static let tapGap = 0.35
    /// How far outside a control a touch that began inside may be lifted, in points. Source: Stack Overflow 14340122.
    public static let controlSlack = 70.0
    /// How far a finger moves along an axis before a scroll view takes the touch, in points.
    public static let scrollDistance = 10.0
    /// Velocity is what the predicted end adds to the location, four times a second (Apple's `velocity`).
    public static let prediction = 0.25
}
