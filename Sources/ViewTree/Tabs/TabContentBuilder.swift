/// Several tabs, as a TabContentBuilder makes them.
public struct _TabContents<TabValue: Hashable> {
    let collect: @MainActor ((_CollectedTab) -> Void) -> Void
}

extension _TabContents: TabContent {
    public var body: Never { return fatalError("tabs have no body") }

    @MainActor public static func _collectTabs(_ contents: Self, _ add: (_CollectedTab) -> Void) {
        contents.collect(add)
    }
}

/// Makes the content of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// What a tab view made of tabs has for its content.
    public struct Content<C: TabContent>: PrimitiveView {
        @MainActor public static func _makeNodes(_ view: Self, _ builder: inout NodeBuilder) {}
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> _TabContents<TabValue>
    where C.TabValue == TabValue {
        // Tabs are made and collected one at a time, wherever that is.
        nonisolated(unsafe) let content = content
        return _TabContents { C._collectTabs(content, $0) }
    }

    public static func buildBlock(_ contents: _TabContents<TabValue>...) -> _TabContents<TabValue> {
        nonisolated(unsafe) let contents = contents
        return _TabContents { add in for content in contents { content.collect(add) } }
    }

    public static func buildIf(_ content: _TabContents<TabValue>?) -> _TabContents<TabValue> {
        content ?? _TabContents { _ in }
    }

    public static func buildEither(first content: _TabContents<TabValue>) -> _TabContents<TabValue> { content }
    public static func buildEither(second content: _TabContents<TabValue>) -> _TabContents<TabValue> { content }
    public static func buildLimitedAvailability(_ content: _TabContents<TabValue>) -> _TabContents<TabValue> {
        content
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("a group of tabs has no body") }

    @MainActor public static func _collectTabs(_ group: Self, _ add: (_CollectedTab) -> Void) {
        Content._collectTabs(group.content, add)
    }
}

extension Group {
    @_disfavoredOverload
    public init<V: Hashable>(@TabContentBuilder<V> content: () -> _TabContents<V>) where Content == _TabContents<V> {
        self.init(_content: content())
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("tabs have no body") }

    @MainActor public static func _collectTabs(_ forEach: Self, _ add: (_CollectedTab) -> Void) {
        for element in forEach.data { Content._collectTabs(forEach.content(element), add) }
    }
}

extension ForEach {
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<V> content: @escaping (Data.Element) -> _TabContents<V>
    ) where Content == _TabContents<V> {
        self.init(data: data, identify: { $0[keyPath: id] }, content: content)
    }

    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> _TabContents<V>
    ) where Content == _TabContents<V>, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, identify: { $0.id }, content: content)
    }

    @_disfavoredOverload
    public init<V: Hashable>(_ data: Data, @TabContentBuilder<V> content: @escaping (Int) -> _TabContents<V>)
    where Content == _TabContents<V>, Data == Range<Int>, ID == Int {
        self.init(data: data, identify: { $0 }, content: content)
    }
}

/// Tabs with something about them changed.
public struct _ModifiedTabs<Content> {
    let content: Content
    let change: (inout TabEntry) -> Void
}

extension _ModifiedTabs: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public var body: Never { return fatalError("tabs have no body") }

    @MainActor public static func _collectTabs(_ tabs: Self, _ add: (_CollectedTab) -> Void) {
        Content._collectTabs(tabs.content) { tab in
            var tab = tab
            tabs.change(&tab.entry)
            add(tab)
        }
    }
}

extension TabContent {
    private nonisolated func changed(_ change: @escaping (inout TabEntry) -> Void) -> _ModifiedTabs<Self> {
        nonisolated(unsafe) let content = self
        return _ModifiedTabs(content: content, change: change)
    }

    /// A number on the tab; 0 for none.
    nonisolated public func badge(_ count: Int) -> _ModifiedTabs<Self> {
        changed { $0.badge = count == 0 ? nil : GroupedDigits.inserted(into: "\(count)") }
    }

    /// A text on the tab.
    nonisolated public func badge(_ label: Text?) -> _ModifiedTabs<Self> { changed { $0.badge = label?._plainString } }

    @_disfavoredOverload
    nonisolated public func badge(_ key: LocalizedStringKey?) -> _ModifiedTabs<Self> {
        changed { $0.badge = key.map { Text($0)._plainString } }
    }

    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> _ModifiedTabs<Self> {
        changed { $0.badge = label.map { String($0) } }
    }

    /// Whether the tab is left out.
    nonisolated public func hidden(_ hidden: Bool = true) -> _ModifiedTabs<Self> { changed { $0.isHidden = hidden } }

    /// What is kept under an identifier, for sidebars.
    nonisolated public func customizationID(_ id: String) -> Self { self }
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Self { self }
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> Self { self }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> Self { self }
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> Self { self }
    nonisolated public func sectionActions<V: View>(@ViewBuilder content: () -> V) -> Self { self }
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> Self { self }
}

/// Where a tab stands on larger screens.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// What the user may change about a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// A bar or a sidebar of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
