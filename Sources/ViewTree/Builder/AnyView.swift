/// A view whose type is hidden.
@frozen
public struct AnyView {
    @usableFromInline let storage: AnyViewStorage

    @inlinable
    public init<V: View>(_ view: V) {
        // A cast would look the conformances up; the types tell as well.
        storage = V.self == AnyView.self ? unsafeBitCast(view, to: AnyView.self).storage : AnyViewBox(view)
    }

    public init<V: View>(erasing view: V) { self.init(view) }

    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self = Self.box(view)
    }

    private static func box<V: View>(_ view: V) -> AnyView { AnyView(view) }

    /// Lowers a view that is only known as an existential.
    @MainActor
    static func _lower(_ view: any View, _ builder: inout NodeBuilder) {
        func open<V: View>(_ view: V) { V._makeNodes(view, &builder) }
        open(view)
    }
}

extension AnyView: View {}

extension AnyView: PrimitiveView {
    @inlinable nonisolated public static var _memberCount: Int { -1 }
    @inlinable nonisolated public static func _memberCount(of view: AnyView) -> Int { view.storage.memberCount }

    @MainActor public static func _makeNodes(_ view: AnyView, _ builder: inout NodeBuilder) {
        // Every unbounded recursion of views goes through here: this is where the stack is watched.
        let storage = view.storage
        builder.withRoomOnStack { storage.makeNodes(&$0) }
    }
}

/// The hidden view.
@usableFromInline
class AnyViewStorage {
    /// Counted when the view is hidden: the views inside have been counted then, and a chain of them is not walked again
    /// at every level.
    @usableFromInline let memberCount: Int

    @usableFromInline init(memberCount: Int) { self.memberCount = memberCount }
    @MainActor @usableFromInline func makeNodes(_ builder: inout NodeBuilder) {}
    /// The hidden view itself.
    @usableFromInline var anyView: (any View)? { nil }
}

@usableFromInline
final class AnyViewBox<V: View>: AnyViewStorage {
    @usableFromInline let view: V

    @usableFromInline
    init(_ view: V) {
        self.view = view
        super.init(memberCount: V._memberCount(of: view))
    }

    @MainActor @usableFromInline override func makeNodes(_ builder: inout NodeBuilder) {
        // Another type at the same place is another view.
        builder.member(Int(bitPattern: ObjectIdentifier(V.self))) { V._makeNodes(view, &$0) }
    }

    @usableFromInline override var anyView: (any View)? { view }
}
