/// A view that shows nothing and takes no place, not even a gap in a stack.
@frozen
public struct EmptyView: Sendable {
    @inlinable public init() {}
}

extension EmptyView: View {}

extension EmptyView: PrimitiveView {
    @inlinable nonisolated public static var _memberCount: Int { 0 }
    @MainActor @inlinable public static func _makeNodes(_ view: EmptyView, _ builder: inout NodeBuilder) {}
}
