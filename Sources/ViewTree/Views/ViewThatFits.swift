/// The first of several views that fits into what is offered. Rules: `Sources/Layout/Choices`.
@frozen
public struct ViewThatFits<Content: View> {
    @usableFromInline let axes: Axis.Set
    @usableFromInline let content: Content
}

extension ViewThatFits: View where Content: View {
    /// - Parameters:
    ///   - axes: Along which a view has to fit; the others are not looked at.
    ///   - content: The views, the preferred first. Where none fits the last is shown.
    @inlinable
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
}

extension ViewThatFits: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        let node = Node(
            kind: .viewThatFits, parent: -1, payload: builder.newContainer(),
            a: view.axes.contains(.horizontal) ? 1 : 0, b: view.axes.contains(.vertical) ? 1 : 0)
        builder.node(node) { builder in
            builder.withStackAxis(.none) { Content._makeNodes(view.content, &$0) }
        }
    }
}
