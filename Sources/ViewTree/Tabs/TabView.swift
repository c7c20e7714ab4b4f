/// One of several screens, with a bar to choose it.
///
/// It takes what it is offered on both axes. Only the chosen tab is part of the screen; tabs that were shown before
/// keep their state.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
    /// The tabs, where they are made with `Tab`.
    let tabs: (@MainActor () -> [TabEntry])?

    init(_ selection: Binding<SelectionValue>?, _ content: Content, tabs: (@MainActor () -> [TabEntry])? = nil) {
        self.selection = selection
        self.content = content
        self.tabs = tabs
    }
}

extension TabView: View where Content: View {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(selection, content())
    }

    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        nonisolated(unsafe) let content = content()
        self.init(selection, .init(), tabs: { TabEntry.collect(content) })
    }
}

extension TabView where SelectionValue == Int, Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension TabView where SelectionValue == Never {
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        nonisolated(unsafe) let content = content()
        self.init(nil, .init(), tabs: { TabEntry.collect(content) })
    }
}

extension TabView: PrimitiveView where Content: View {
    @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {
        var tabs = view.tabs?() ?? builder.tabs(of: view.content)
        tabs.removeAll { $0.isHidden }
        // Without a selection of the user's the view keeps its own, by place.
        let store = builder.store
        let own = builder.modifierSlot("tab") { TabState() }
        let chosen = view.selection.flatMap { selection in
            tabs.firstIndex { PickerOption(title: "", tag: $0.tag).matches(selection.wrappedValue) }
        }
        var shown = view.selection == nil ? own.index : chosen ?? 0
        if !tabs.indices.contains(shown) { shown = 0 }
        let selection = view.selection
        let entries = tabs
        builder.tabView(tabs, shown, own) { index in
            guard entries.indices.contains(index) else { return }
            guard let selection else {
                own.index = index
                return store.invalidate()
            }
            guard let tag = entries[index].tag else { return }
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
        }
    }
}

/// What a tab view keeps: the tab that is shown where no state of the user's says so, and which were shown already.
final class TabState {
    var index = 0
    /// The tab that was chosen when the list behind "More" was opened; nil where it is not open.
    var listedAt: Int?
    var visited: Set<Int> = []
}
