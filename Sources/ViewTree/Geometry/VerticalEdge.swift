/// The top or the bottom side.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case top
    case bottom

    /// A set of vertical edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
        @inlinable public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        @inlinable public static var top: Set { Set(.top) }
        @inlinable public static var bottom: Set { Set(.bottom) }
        @inlinable public static var all: Set { [.top, .bottom] }
    }
}

extension Edge {
    @inlinable
    public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
}
