/// How the inside of a path is found and drawn.
@frozen
public struct FillStyle: Hashable, Sendable {
    /// Whether a point is inside when an odd number of outlines surround it; else when they do not cancel out.
    public var isEOFilled: Bool
    /// Whether edges are smoothed. It never changes an area.
    public var isAntialiased: Bool

    @inlinable
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
