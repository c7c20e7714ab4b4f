/// The horizontal or the vertical direction.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
        @inlinable init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

        @inlinable public static var horizontal: Set { Set(.horizontal) }
        @inlinable public static var vertical: Set { Set(.vertical) }
    }
}

extension Axis: CustomStringConvertible {
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
