/// One row of the node table: a view, or a modifier that matters to frames, hits or reports.
///
/// Nodes are stored in preorder: the first child of `i` is `i + 1` and `end` is the row after its last
/// descendant, so that siblings are found by hopping from `end` to `end`. 32 bytes, no references.
@frozen
public struct Node {
    /// What the row is.
    public var kind: NodeKind
    /// Facts found by the layout's bottom-up pass and by lowering.
    public var flags: NodeFlags
    /// Horizontal alignment, an index into ``AlignmentKey``'s registry.
    public var horizontal: UInt8
    /// Vertical alignment, an index into ``AlignmentKey``'s registry.
    public var vertical: UInt8
    /// The row of the parent, -1 for the root.
    public var parent: Int32
    /// The row after the last descendant.
    public var end: Int32
    /// An index into the side table that belongs to the kind, or -1.
    public var payload: Int32
    /// The kind's first number (a width, a spacing, an opacity …); NaN stands for nil.
    public var a: Double
    /// The kind's second number.
    public var b: Double

    @inlinable
    public init(
        kind: NodeKind, parent: Int32, payload: Int32 = -1, a: Double = .nan, b: Double = .nan,
        horizontal: UInt8 = AlignmentKey.center, vertical: UInt8 = AlignmentKey.center
    ) {
        self.kind = kind
        self.flags = []
        self.horizontal = horizontal
        self.vertical = vertical
        self.parent = parent
        self.end = parent
        self.payload = payload
        self.a = a
        self.b = b
    }
}
