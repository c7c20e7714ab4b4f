/// A side of a rectangle. Leading is left in left-to-right layouts, right in right-to-left ones.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    @frozen
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
        @inlinable public init(_ e: Edge) { rawValue = 1 << e.rawValue }

        @inlinable public static var top: Set { Set(.top) }
        @inlinable public static var leading: Set { Set(.leading) }
        @inlinable public static var bottom: Set { Set(.bottom) }
        @inlinable public static var trailing: Set { Set(.trailing) }
        @inlinable public static var all: Set { [.top, .leading, .bottom, .trailing] }
        @inlinable public static var horizontal: Set { [.leading, .trailing] }
        @inlinable public static var vertical: Set { [.top, .bottom] }
    }
}
