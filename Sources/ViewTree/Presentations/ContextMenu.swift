/// A menu that a long press opens.
public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// `contextMenu`.
nonisolated public struct _ContextMenuModifier: PrimitiveModifier {
    var items: () -> AnyView

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let state = builder.opening(.contextMenu, nil, modifier.items)
        // A press that lasts takes the touch from a button inside; a menu opens on a disabled view, too (HR-C9m).
        let gesture = _GestureModifier(
            name: "contextMenu", gesture: LongPressGesture().onEnded { _ in state.open() }, priority: .high,
            ignoresTaps: true, secondary: { state.open() })
        type(of: gesture)._makeNodes(gesture, content, &builder)
    }
}

nonisolated extension View {
    /// Opens a menu on a long press, or on a click with the secondary button.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> ModifiedContent<Self, _ContextMenuModifier> {
        let items = menuItems()
        return modifier(_ContextMenuModifier(items: { AnyView(items) }))
    }

    /// Opens a menu with a preview, which is not shown here.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> ModifiedContent<Self, _ContextMenuModifier> {
        contextMenu(menuItems: menuItems)
    }

    public func contextMenu<MenuItems: View>(
        _ contextMenu: ContextMenu<MenuItems>?
    ) -> ModifiedContent<Self, _ContextMenuModifier> {
        let items = contextMenu?.items
        return modifier(_ContextMenuModifier(items: { AnyView(items) }))
    }

    /// A menu for the rows of a list that are selected, and what a double click on them does; neither is shown here.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the menu of a list's selection does not open"))
    }
}
