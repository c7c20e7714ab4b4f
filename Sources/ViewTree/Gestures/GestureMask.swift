/// Which gestures of a view and of what is inside it count.
@frozen
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The added gesture does not count.
    public static let none: GestureMask = []
    /// The added gesture counts, those inside do not.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those inside count, the added one does not.
    public static let subviews = GestureMask(rawValue: 2)
    /// All count.
    public static let all: GestureMask = [.gesture, .subviews]
}
