/// How far touches go that are no taps.
public enum TouchLimits {
    /// How far outside a control a touch that began inside may be lifted, in points. Source: Stack Overflow 14340122.
    public static let controlSlack = 70.0
    /// How far a finger moves along an axis before a scroll view takes the touch, in points.
    public static let scrollDistance = 10.0
    /// How far a scroll view is pulled down from its top to be refreshed, in points. A guess.
    public static let refreshDistance = 100.0
    /// How wide the strip at a screen's leading edge is in which a swipe back begins, in points. A guess.
    public static let edgeWidth = 20.0
    /// Velocity is what the predicted end adds to the location, four times a second (Apple's `velocity`).
    public static let prediction = 0.25
}
