/// What stands in a tab view: tabs and groups of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor var body: Body { get }

    /// Adds the content's tabs.
    @MainActor static func _collectTabs(_ content: Self, _ add: (_CollectedTab) -> Void)
}

extension TabContent {
    @MainActor public static func _collectTabs(_ content: Self, _ add: (_CollectedTab) -> Void) {
        Body._collectTabs(content.body, add)
    }
}

/// A tab that was found, for the tab view around.
public struct _CollectedTab {
    var entry: TabEntry
}

extension Never: TabContent {
    public typealias TabValue = Never
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = TabRole(name: "search")
}

/// A tab: its item in the bar, and its screen.
public struct Tab<Value, Content, Label> {
    let tag: AnyHashable?
    let role: TabRole?
    let content: Content
    let label: Label
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
    let title: Text
    let image: Image?
}

extension DefaultTabLabel: View {
    public var body: some View {
        if let image { Label(title: { title }, icon: { image }) } else { title }
    }
}

extension Tab where Value: Hashable, Content: View, Label: View {
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: AnyHashable(value), role: nil, content: content(), label: label())
    }

    public init(
        value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(tag: AnyHashable(value), role: role, content: content(), label: label())
    }
}

extension Tab where Value == Never, Content: View, Label: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, role: nil, content: content(), label: label())
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(tag: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    private init(
        _ value: Value, _ role: TabRole?, _ title: Text, _ image: Image?, _ content: () -> Content
    ) {
        self.init(
            tag: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(title: title, image: image))
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, Text(titleKey), Image(image), content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, Text(title), Image(image), content) }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, Text(titleKey), Image(systemName: systemImage), content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, Text(title), Image(systemName: systemImage), content) }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, Text(titleKey), Image(image), content) }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, Text(titleKey), Image(systemName: systemImage), content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value, role, Text(title), Image(systemName: systemImage), content) }

    /// A tab that its role names.
    public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value, role, Text("Search"), Image(systemName: "magnifyingglass"), content)
    }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    private init(role: TabRole?, _ title: Text, _ image: Image?, _ content: () -> Content) {
        self.init(tag: nil, role: role, content: content(), label: DefaultTabLabel(title: title, image: image))
    }

    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(role: nil, Text(titleKey), Image(image), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(role: nil, Text(title), Image(image), content)
    }

    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(role: nil, Text(titleKey), Image(systemName: systemImage), content)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(role: nil, Text(title), Image(systemName: systemImage), content)
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: role, Text(titleKey), Image(image), content) }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: role, Text(titleKey), Image(systemName: systemImage), content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(role: role, Text(title), Image(systemName: systemImage), content) }

    /// A tab that its role names.
    public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role: role, Text("Search"), Image(systemName: "magnifyingglass"), content)
    }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    public var body: Never { return fatalError("a tab has no body") }

    @MainActor public static func _collectTabs(_ tab: Self, _ add: (_CollectedTab) -> Void) {
        var entry = TabEntry()
        entry.tag = tab.tag
        entry.isSearch = tab.role == .search
        if let label = tab.label as? DefaultTabLabel {
            (entry.title, entry.image) = (label.title._plainString, label.image)
        } else {
            entry.label = AnyView(tab.label)
        }
        let content = tab.content
        entry.content = { Content._makeNodes(content, &$0) }
        add(_CollectedTab(entry: entry))
    }
}

/// Tabs that belong together; in a bar they stand side by side.
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: Content
}

extension TabSection where Content == _TabContents<SelectionValue>, SelectionValue: Hashable {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) where Header: View, Footer == EmptyView { self.init(content: content()) }

    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView { self.init(content: content()) }

    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView { self.init(content: content()) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView { self.init(content: content()) }
}

extension TabSection: TabContent where Content: TabContent, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    public var body: Never { return fatalError("a section of tabs has no body") }

    @MainActor public static func _collectTabs(_ section: Self, _ add: (_CollectedTab) -> Void) {
        Content._collectTabs(section.content, add)
    }
}
