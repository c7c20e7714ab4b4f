nonisolated extension View {
    /// Animates what a modifier changes. Layout is that of the end.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> V {
        nonisolated(unsafe) let view = self
        return body(PlaceholderContentView(LoweredContent { Self._makeNodes(view, &$0) }))
    }

    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> V {
        nonisolated(unsafe) let view = self
        return body(PlaceholderContentView(LoweredContent { Self._makeNodes(view, &$0) }))
    }

    /// Makes a group whose geometry changes as one; without animations on the way, no different from none.
    public func geometryGroup() -> UnchangedContent<Self> { unchanged }

    public func contentTransition(_ transition: ContentTransition) -> UnchangedContent<Self> { unchanged }
}
