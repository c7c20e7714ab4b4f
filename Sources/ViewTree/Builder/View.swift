/// A part of a screen: SwiftUI's `View`.
///
/// The underscored requirements turn a value into nodes; every view of the user's gets them for free.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor var body: Body { get }

    /// Adds the view's nodes to the table.
    @MainActor static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder)

    /// How many views this becomes inside a container, where the type alone decides it; else -1.
    nonisolated static var _memberCount: Int { get }

    /// How many views this value becomes inside a container; -1 where only lowering can tell.
    nonisolated static func _memberCount(of view: Self) -> Int
}

extension View {
    @inlinable
    nonisolated public static var _memberCount: Int { Body._memberCount }

    @inlinable
    nonisolated public static func _memberCount(of view: Self) -> Int { _memberCount }

    /// A view of the user's: its state is put in place, its body evaluated, each member wrapped in a row named after it.
    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        guard builder.enterView(Self.self) else { return }
        defer { builder.leaveView() }
        let identity = builder.identity
        if let fields = builder.dynamicFields(of: Self.self) {
            var copy = view
            withUnsafeMutablePointer(to: &copy) { builder.install(fields, in: UnsafeMutableRawPointer($0)) }
            _makeBody(copy.body, identity, &builder)
        } else {
            _makeBody(view.body, identity, &builder)
        }
    }

    @inlinable
    static func _makeBody(_ body: Body, _ identity: UInt64, _ builder: inout NodeBuilder) {
        switch Body._memberCount(of: body) {
        case 0:
            // Nothing to show, but its callbacks and state still count.
            Body._makeNodes(body, &builder)
        case 1:
            builder.viewNode(Self.self, identity) { Body._makeNodes(body, &$0) }
        default:
            builder.distributing(
                { builder, content in builder.viewNode(Self.self, identity) { content(&$0) } },
                over: { Body._makeNodes(body, &$0) })
        }
    }
}

extension Never: View {
    public var body: Never { fatalError("Never has no body") }
    nonisolated public static var _memberCount: Int { -1 }
}

/// A view that the library lowers itself; it has no body.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is lowered without a body") }
    @inlinable nonisolated public static var _memberCount: Int { 1 }
}
