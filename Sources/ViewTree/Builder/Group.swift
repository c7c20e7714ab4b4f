/// Several views without a container of their own: modifiers on it go to each member.
@frozen
public struct Group<Content> {
    @usableFromInline let content: Content

    @inlinable init(_content: Content) { content = _content }
}

extension Group: View where Content: View {
    @inlinable
    public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
}

extension Group: PrimitiveView where Content: View {
    @inlinable nonisolated public static var _memberCount: Int { Content._memberCount }
    @inlinable nonisolated public static func _memberCount(of view: Self) -> Int {
        Content._memberCount(of: view.content)
    }

    @inlinable
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        Content._makeNodes(view.content, &builder)
    }
}
