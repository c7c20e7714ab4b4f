/// Facts about a node that the passes ask for often.
@frozen
public struct NodeFlags: OptionSet, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Not a view of the user's: an implicit container or a part of a control. Left out of reports.
    @inlinable public static var plumbing: NodeFlags { NodeFlags(rawValue: 1) }
    /// Laid out right to left: its children are mirrored inside it.
    @inlinable public static var rightToLeft: NodeFlags { NodeFlags(rawValue: 2) }
    /// Its size does not depend on what it is offered.
    @inlinable public static var rigid: NodeFlags { NodeFlags(rawValue: 4) }
    /// An explicit alignment guide may come out of it.
    @inlinable public static var explicitGuides: NodeFlags { NodeFlags(rawValue: 8) }
    /// Its layout priority may differ from 0.
    @inlinable public static var priority: NodeFlags { NodeFlags(rawValue: 16) }
    /// It states a spacing preference on some edge.
    @inlinable public static var spacing: NodeFlags { NodeFlags(rawValue: 32) }
    /// A stack whose only child is known from its type: an identity in layout.
    @inlinable public static var singleChild: NodeFlags { NodeFlags(rawValue: 64) }
    /// A text baseline may come out of it.
    @inlinable public static var baselines: NodeFlags { NodeFlags(rawValue: 128) }
}
