/// `tag`: the value a view stands for in a Picker, a TabView or a List.
nonisolated public struct _TagModifier: PrimitiveModifier {
    var tag: AnyHashable

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let collector = builder.environment.tabCollector {
            // What waits for a tab's view begins the tab; only then its outermost tag counts, also around its item.
            guard builder.pending.isEmpty else {
                return builder.flush(0) { Self._makeNodes(modifier, content, &$0) }
            }
            if collector.tag == nil { collector.tag = modifier.tag }
        }
        let payload = builder.string("\(modifier.tag.base)")
        let side = builder.side
        builder.node(Node(kind: .tag, parent: -1, payload: payload)) { builder in
            side.tags[builder.parent] = modifier.tag
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// The value this view stands for in a Picker, a TabView or a List.
    public func tag<V: Hashable>(
        _ tag: V, includeOptional: Bool = true
    ) -> ModifiedContent<Self, _TagModifier> {
        modifier(_TagModifier(tag: AnyHashable(tag)))
    }
}
