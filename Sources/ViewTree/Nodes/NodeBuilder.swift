import Foundation

/// Turns view values into the node table, in one pass and in preorder.
///
/// Members that become several views carry the modifiers around them along (``distributing(_:over:)``): a frame on a
/// Group of two texts is a frame on each.
@frozen
public struct NodeBuilder {
    @usableFromInline var nodes: UnsafeMutablePointer<Node>
    /// For each row its place in the structure, so that two tables of one screen can be compared.
    @usableFromInline var identities: UnsafeMutablePointer<UInt64>
    @usableFromInline var count: Int32 = 0
    @usableFromInline var capacity: Int32
    /// The row that new rows become children of.
    @usableFromInline var parent: Int32 = -1
    @usableFromInline var depth: Int32 = 0
    @usableFromInline var deepest: Int32 = 0
    @usableFromInline var viewDepth: Int32 = 0
    /// The structural path to here, as a hash: child ordinals, branches, ids.
    /// Not the number that ``mix(_:_:)`` adds, or the root's first child would be 0, and 0 stands for the window.
    @usableFromInline var identity: UInt64 = 0xD1B5_4A32_D192_ED03
    /// Modifiers that wait for the members they are to wrap, outermost first.
    @usableFromInline var pending: [PendingModifier] = []
    /// Which stack a Spacer or Divider finds itself in.
    @usableFromInline var stackAxis: StackAxis = .none
    /// Whether `ForEach` notes the ids of its elements, and the id of the present one: a picker's options are known by it.
    @usableFromInline var notesIDs = false
    @usableFromInline var notedID: AnyHashable?
    /// The number of the present element of the innermost `ForEach`, for rows that can be deleted and moved.
    @usableFromInline var elementNumber: Int32 = 0
    /// What views read from their surroundings.
    public var environment: EnvironmentValues
    /// Side tables of the kinds.
    public let side: SideTables
    /// State and sizes that live longer than one table.
    public let store: StateStore
    @usableFromInline var stack = StackGuard()
    @usableFromInline var flags: NodeFlags = []
    /// Whether the ids of views are kept, so that they can be scrolled to.
    @usableFromInline var tracksElements = false
    /// Whether views of the user's are passed over: only what stands around them is looked for.
    @usableFromInline var stopsAtViews = false
    /// The types of the views around this place, from the first that is too deep to be meant.
    @usableFromInline var trail: [Any.Type] = []
    /// The scroll view or window that sizes may depend on.
    var container: UInt64 = 0
    /// What colours depend on, looked up once per change of the environment.
    @usableFromInline var colors: ColorContext

    public typealias PendingModifier =
        @MainActor (
            inout NodeBuilder, @escaping @MainActor (inout NodeBuilder) -> Void
        ) -> Void

    public init(environment: EnvironmentValues, store: StateStore, capacity: Int = 1024) {
        self.environment = environment
        self.store = store
        self.capacity = Int32(max(16, capacity))
        nodes = malloc(Int(self.capacity) * MemoryLayout<Node>.stride)!.bindMemory(
            to: Node.self, capacity: Int(self.capacity))
        identities = malloc(Int(self.capacity) * MemoryLayout<UInt64>.stride)!.bindMemory(
            to: UInt64.self, capacity: Int(self.capacity))
        side = SideTables()
        colors = ColorContext(environment)
        if environment.layoutDirection == .rightToLeft { flags = .rightToLeft }
    }

    /// Hands the table over; the builder must not be used afterwards.
    public consuming func finish() -> NodeTable {
        NodeTable(nodes: nodes, identities: identities, count: Int(count), depth: Int(deepest), side: side)
    }
}

extension NodeBuilder {
    /// Adds a row without children.
    @MainActor @inlinable
    public mutating func leaf(_ node: Node) { self.node(node) { _ in } }

    /// Adds a row and, inside it, what `content` adds.
    @MainActor @inlinable
    public mutating func node(_ node: Node, _ content: @MainActor (inout NodeBuilder) -> Void) {
        if !pending.isEmpty {
            withoutActuallyEscaping(content) { content in
                flush(0) { builder in builder.node(node, content) }
            }
            return
        }
        let row = count
        if row == capacity { grow() }
        var node = node
        node.parent = parent
        node.flags.formUnion(flags)
        nodes[Int(row)] = node
        identities[Int(row)] = identity
        count = row &+ 1
        parent = row
        depth &+= 1
        if depth > deepest { deepest = depth }
        content(&self)
        depth &-= 1
        parent = node.parent
        nodes[Int(row)].end = count
    }

    /// A row for the convenience of implicit containers and parts of controls: not in any report.
    @MainActor @inlinable
    public mutating func plumbing(_ node: Node, _ content: @MainActor (inout NodeBuilder) -> Void) {
        var node = node
        node.flags.insert(.plumbing)
        self.node(node, content)
    }

    @usableFromInline
    mutating func grow() {
        // Rows are plain bytes: the system may move them by remapping, without a copy.
        capacity *= 2
        nodes = realloc(nodes, Int(capacity) * MemoryLayout<Node>.stride)!.assumingMemoryBound(to: Node.self)
        identities = realloc(identities, Int(capacity) * MemoryLayout<UInt64>.stride)!
            .assumingMemoryBound(to: UInt64.self)
    }

    /// Wraps `member` in the modifiers that wait for it, from `place` inwards.
    @MainActor @usableFromInline
    mutating func flush(_ place: Int, _ member: @escaping @MainActor (inout NodeBuilder) -> Void) {
        let waiting = pending
        pending = []
        Self.wrap(waiting[...], &self, member)
        pending = waiting
    }

    @MainActor
    private static func wrap(
        _ waiting: ArraySlice<PendingModifier>, _ builder: inout NodeBuilder,
        _ member: @escaping @MainActor (inout NodeBuilder) -> Void
    ) {
        guard let first = waiting.first else { return member(&builder) }
        // As many may wait as views nest.
        first(&builder) { builder in builder.withRoomOnStack { wrap(waiting.dropFirst(), &$0, member) } }
    }

    /// Lowers `content`, wrapping each member it turns out to have in `modifier`.
    @MainActor
    public mutating func distributing(
        _ modifier: @escaping PendingModifier, over content: @MainActor (inout NodeBuilder) -> Void
    ) {
        pending.append(modifier)
        content(&self)
        pending.removeLast()
    }

    /// Lowers something that is not a member of the surrounding container: an overlay, a label.
    @MainActor @inlinable
    public mutating func apart(_ content: @MainActor (inout NodeBuilder) -> Void) {
        if pending.isEmpty { return content(&self) }
        let waiting = pending
        pending = []
        content(&self)
        pending = waiting
    }

    /// Lowers a child with an identity of its own.
    @MainActor @inlinable
    public mutating func member(_ ordinal: Int, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = identity
        identity = Self.mix(saved, UInt64(bitPattern: Int64(ordinal)))
        content(&self)
        identity = saved
    }

    @inlinable
    static func mix(_ a: UInt64, _ b: UInt64) -> UInt64 {
        // One round of a multiply-xorshift hash; 64 bits make a clash between two places of a tree negligible.
        var x = (a ^ (b &+ 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
        x ^= x >> 31
        x = x &* 0x94D0_49BB_1331_11EB
        return x ^ (x >> 29)
    }

    /// The row that the next ``node(_:_:)`` gets when nothing waits.
    @inlinable public var nextRow: Int32 { count }
}

extension NodeBuilder {
    /// The row of a view of the user's.
    @MainActor @inlinable
    public mutating func viewNode(
        _ type: Any.Type, _ identity: UInt64, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let payload = addView(ViewEntry(type: type, identity: identity))
        node(Node(kind: .view, parent: parent, payload: payload), content)
    }

    @usableFromInline
    mutating func addView(_ entry: ViewEntry) -> Int32 {
        side.views.append(entry)
        return Int32(side.views.count - 1)
    }

    /// Runs `content` with one environment value changed.
    @MainActor @inlinable
    public mutating func withEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        withEnvironment({ $0[keyPath: keyPath] = value }, content)
    }

    /// Runs `content` in a changed environment.
    @MainActor @inlinable
    public mutating func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let saved = environment
        let savedFlags = flags
        let savedColors = colors
        change(&environment)
        colors = ColorContext(environment)
        if environment.layoutDirection == .rightToLeft {
            flags.insert(.rightToLeft)
        } else {
            flags.remove(.rightToLeft)
        }
        content(&self)
        environment = saved
        flags = savedFlags
        colors = savedColors
    }

    /// Runs `content` with Spacers and Dividers seeing the given stack.
    @MainActor @inlinable
    public mutating func withStackAxis(_ axis: StackAxis, _ content: @MainActor (inout NodeBuilder) -> Void) {
        let saved = stackAxis
        stackAxis = axis
        content(&self)
        stackAxis = saved
    }

    /// Lowers `content` as the single child of a container that has room for one view: a missing view adds nothing,
    /// several form an implicit container.
    ///
    /// Source: `spec` rule "implicit containers" (OpenSwiftUI): an `if` counts as several even when it shows one.
    @MainActor @inlinable
    public mutating func single<Content: View>(
        _ content: Content, in container: Node, axis: StackAxis = .none
    ) {
        apart { builder in
            builder.withStackAxis(axis) { builder in
                switch Content._memberCount {
                case 0, 1:
                    Content._makeNodes(content, &builder)
                default:
                    var node = container
                    node.payload = builder.newContainer()
                    builder.plumbing(node) { Content._makeNodes(content, &$0) }
                }
            }
        }
    }

    /// A number for a container with several children, under which its layout keeps its state.
    @inlinable
    public func newContainer() -> Int32 {
        side.containerCount &+= 1
        return side.containerCount &- 1
    }

    /// Records a warning about the view that is being lowered.
    public func warn(_ message: String, isFatal: Bool = false) {
        var names: [String] = []
        var row = parent
        while row >= 0 {
            if nodes[Int(row)].kind == .view {
                names.append(side.views[Int(nodes[Int(row)].payload)].name)
            }
            row = nodes[Int(row)].parent
        }
        side.warnings.append(
            Diagnostic(path: Diagnostic.path(inwards: names.reversed()), message: message, isFatal: isFatal))
    }
}

/// The direction of the stack around a view, as Spacer and Divider see it.
@frozen
public enum StackAxis: UInt8, Sendable { case none, horizontal, vertical }
