/// One tab: its item in the bar, and its screen.
struct TabEntry {
    var title = ""
    /// The item's first image; nil without one.
    var image: Image?
    /// The item, where it is to be looked through for both.
    var label: AnyView?
    var tag: AnyHashable?
    var badge: String?
    var isHidden = false
    var isSearch = false
    /// Lowers the tab's screen, under an identity of its own.
    var content: @MainActor (inout NodeBuilder) -> Void = { _ in }

    @MainActor
    static func collect<C: TabContent>(_ content: C) -> [TabEntry] {
        var entries: [TabEntry] = []
        C._collectTabs(content) { tab in
            var entry = tab.entry
            let place = entries.count
            let content = entry.content
            entry.content = { builder in builder.member(place, content) }
            entries.append(entry)
        }
        return entries
    }
}

/// What the members of a tab view say about themselves while they are looked through.
final class TabCollector: @unchecked Sendable {
    var item: AnyView?
    var tag: AnyHashable?
    var badge: String?
    var isHidden = false
}

private enum TabCollectorKey: EnvironmentKey { static var defaultValue: TabCollector? { nil } }

extension EnvironmentValues {
    /// Set while a tab view looks for the items of its tabs.
    var tabCollector: TabCollector? {
        get { self[TabCollectorKey.self] }
        set { self[TabCollectorKey.self] = newValue }
    }
}

extension NodeBuilder {
    /// A builder with the same surroundings, whose table is thrown away.
    func aside() -> NodeBuilder {
        var aside = NodeBuilder(environment: environment, store: store, capacity: 64)
        aside.identity = identity
        aside.container = container
        aside.environment.presentationCoordinator = PresentationCoordinator()
        aside.environment.navigation = nil
        return aside
    }

    /// The tabs that the members of `content` are, by their `tabItem`, `tag` and `badge`.
    ///
    /// The members are lowered aside for that, no further than to the first view of the user's below an item.
    @MainActor
    func tabs<Content: View>(of content: Content) -> [TabEntry] {
        var aside = aside()
        aside.notesIDs = true
        let collector = TabCollector()
        aside.environment.tabCollector = collector
        var entries: [TabEntry] = []
        aside.distributing(
            { builder, member in
                collector.item = nil
                collector.tag = nil
                collector.badge = nil
                let place = entries.count
                member(&builder)
                var entry = TabEntry()
                entry.tag = collector.tag ?? builder.notedID ?? AnyHashable(place)
                entry.badge = collector.badge
                if let item = collector.item { (entry.title, entry.image) = builder.tabItem(item) }
                entry.content = { $0.memberOnly(place, content) }
                entries.append(entry)
            }, over: { Content._makeNodes(content, &$0) })
        _ = aside.finish()
        return entries
    }

    /// The text and the image of a tab's item, as UIKit shows them: the first of each.
    @MainActor
    func tabItem(_ item: AnyView) -> (title: String, image: Image?) {
        var aside = aside()
        aside.environment.tabCollector = nil
        aside.environment.labelStyle = .builtIn(.titleAndIcon)
        AnyView._makeNodes(item, &aside)
        let table = aside.finish()
        var image: Image?
        if let entry = table.side.images.first {
            image =
                entry.name.map { entry.isSymbol ? Image(systemName: $0) : Image($0) }
                ?? Image(bitmap: entry.size)
        }
        return (table.side.texts.first?.string ?? "", image)
    }

    /// Lowers one member of `content` alone.
    @MainActor
    mutating func memberOnly<Content: View>(_ place: Int, _ content: Content) {
        var number = 0
        distributing(
            { builder, member in
                if number == place { member(&builder) }
                number += 1
            }, over: { Content._makeNodes(content, &$0) })
    }
}
