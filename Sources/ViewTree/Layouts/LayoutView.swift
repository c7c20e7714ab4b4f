/// Views arranged by a layout.
public struct LayoutView<L: Layout, Content: View> {
    var layout: L
    var content: Content
}

extension LayoutView: View {}

extension LayoutView: PrimitiveView {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        L._makeLayout(view.layout, isSingle: Content._memberCount == 1, &builder) {
            Content._makeNodes(view.content, &$0)
        }
    }
}

extension Layout {
    @MainActor public static func _makeLayout(
        _ layout: Self, isSingle: Bool, _ builder: inout NodeBuilder,
        _ content: @MainActor (inout NodeBuilder) -> Void
    ) {
        let context = DynamicPropertyContext(
            environment: builder.environment, store: builder.store, identity: builder.identity,
            // No view has a field there, and modifiers count from -1 down. The depth tells layouts directly inside one
            // another apart.
            offset: .min + Int(builder.depth), name: "cache")
        let slot = builder.store.slot(context) { LayoutCacheSlot<Cache>() }
        builder.side.layouts.append(TypedLayoutBox(layout, builder.store, slot))
        let index = builder.side.layouts.count - 1
        let axis: StackAxis =
            switch layoutProperties.stackOrientation {
            case .horizontal: .horizontal
            case .vertical: .vertical
            case nil: .none
            }
        // `a` is the layout's place in its table; the payload counts containers, as for stacks.
        let node = Node(kind: .layout, parent: -1, payload: builder.newContainer(), a: Double(index))
        builder.node(node) { builder in
            builder.side.names[builder.parent] = String("\(Self.self)".prefix { $0 != "<" })
            builder.withStackAxis(axis, content)
        }
    }
}
