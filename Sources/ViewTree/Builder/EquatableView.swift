/// A view that is compared by its own `==`. Bodies are always evaluated here.
public struct EquatableView<Content: Equatable & View> {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View {}

extension EquatableView: PrimitiveView {
    nonisolated public static var _memberCount: Int { Content._memberCount }
    nonisolated public static func _memberCount(of view: Self) -> Int { Content._memberCount(of: view.content) }

    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        Content._makeNodes(view.content, &builder)
    }
}

extension View where Self: Equatable {
    /// Compares the view by its own `==`.
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
