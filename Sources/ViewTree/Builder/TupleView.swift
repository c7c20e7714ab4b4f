/// Several views side by side, as a ViewBuilder makes them.
@frozen
public struct TupleView<T> {
    /// The views.
    public var value: T
    @usableFromInline let count: Int
    /// Formed where the member types are known, so that it is compiled for them; by address, so that nothing is copied.
    @usableFromInline let lower: @MainActor (UnsafePointer<T>, inout NodeBuilder) -> Void

    @inlinable
    init(_ value: T, count: Int, lower: @escaping @MainActor (UnsafePointer<T>, inout NodeBuilder) -> Void) {
        self.value = value
        self.count = count
        self.lower = lower
    }

    @inlinable
    init<each Content: View>(members: repeat each Content) where T == (repeat each Content) {
        var total = 0
        for count in repeat (each Content)._memberCount(of: each members) {
            total = ViewBuilder._sum(total, count)
        }
        self.init((repeat each members), count: total) { tuple, builder in
            var ordinal = 0
            for member in repeat each tuple.pointee {
                builder.member(ordinal) { TupleView._lower(member, &$0) }
                ordinal += 1
            }
        }
    }

    @MainActor @inlinable
    static func _lower<V: View>(_ view: V, _ builder: inout NodeBuilder) { V._makeNodes(view, &builder) }

    /// A tuple made by hand; its members are found by reflection, and what is not a view is left out.
    public init(_ value: T) {
        self.init(value, count: -1) { tuple, builder in
            let members = Mirror(reflecting: tuple.pointee).children.map(\.value)
            for (ordinal, member) in (members.isEmpty ? [tuple.pointee] : members).enumerated() {
                guard let view = member as? any View else { continue }
                builder.member(ordinal) { AnyView._lower(view, &$0) }
            }
        }
    }
}

extension TupleView: PrimitiveView {
    @inlinable nonisolated public static var _memberCount: Int { -1 }
    @inlinable nonisolated public static func _memberCount(of view: TupleView) -> Int { view.count }

    @inlinable
    @MainActor public static func _makeNodes(_ view: TupleView, _ builder: inout NodeBuilder) {
        withUnsafePointer(to: view.value) { view.lower($0, &builder) }
    }
}

extension TupleView: View {}
