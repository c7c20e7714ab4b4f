/// The leading or the trailing side.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading
    case trailing

    /// A set of horizontal edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
        @inlinable public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        @inlinable public static var leading: Set { Set(.leading) }
        @inlinable public static var trailing: Set { Set(.trailing) }
        @inlinable public static var all: Set { [.leading, .trailing] }
    }
}

extension Edge {
    @inlinable
    public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
}
