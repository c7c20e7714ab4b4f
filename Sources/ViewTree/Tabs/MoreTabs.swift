import Foundation

/// The tabs that a phone's bar has no room for: behind a fifth item, "More", in a list that pushes their screens.
///
/// Source: Apple's documentation of `UITabBarController` ("if you add more than five items … the tab bar controller
/// inserts a special view controller, the More view controller"). What its list looks like was not recorded.
struct MoreTabs {
    let tabs: [TabEntry]
    let shown: Int
    let own: TabState
    let store: StateStore
    let choose: (Int) -> Void

    /// The most items in a narrow bar.
    static let limit = 5
    /// How many of the tabs stay in the bar with "More".
    static let kept = limit - 1
    static let guess = "the list of the tabs behind \"More\" was not recorded"

    /// Nil where the bar has room for all tabs.
    init?(
        _ tabs: [TabEntry], _ shown: Int, _ own: TabState, _ builder: NodeBuilder, choose: @escaping (Int) -> Void
    ) {
        guard tabs.count > Self.limit, builder.environment.horizontalSizeClass != .regular else { return nil }
        self.tabs = tabs
        self.shown = shown
        self.own = own
        store = builder.store
        self.choose = choose
    }

    /// The items of the bar, and which of them is chosen.
    @MainActor var items: [TabEntry] {
        Array(tabs.prefix(Self.kept)) + [TabEntry(title: "More", image: Image(systemName: "ellipsis"))]
    }

    var shownItem: Int { isOpen ? Self.kept : shown }

    /// Whether the screen behind "More" is shown: its list, or a tab from there.
    var isOpen: Bool { showsList || shown >= Self.kept }

    /// Whether that is the list.
    var showsList: Bool { own.listedAt == shown }

    /// What a tap on an item of the bar does.
    func tap(_ item: Int) {
        // A tap on "More" goes back to its list.
        own.listedAt = item == Self.kept ? shown : nil
        if item != Self.kept { choose(item) }
        store.invalidate()
    }

    /// The list's screens: the chosen one of its tabs, if any.
    var path: Binding<[Int]> {
        Binding(
            get: { showsList ? [] : [shown] },
            set: { path in
                own.listedAt = path.isEmpty ? shown : nil
                if let place = path.last { choose(place) }
                store.invalidate()
            })
    }
}

/// The list of the tabs behind "More".
struct MoreTabsScreen {
    let more: MoreTabs
    /// Where the tab view stands: its tabs keep their state there, whether they are in the bar or not.
    let place: UInt64
}

extension MoreTabsScreen: View {
    var body: some View {
        NavigationStack(path: more.path) {
            List {
                ForEach(more.tabs.indices.dropFirst(MoreTabs.kept), id: \.self) { index in
                    NavigationLink(value: index) {
                        if let image = more.tabs[index].image {
                            Label {
                                Text(verbatim: more.tabs[index].title)
                            } icon: {
                                image
                            }
                        } else {
                            Text(verbatim: more.tabs[index].title)
                        }
                    }
                }
            }
            .listStyle(.plain)
            .modifier(Guessed(reason: MoreTabs.guess))
            .navigationTitle(Text(verbatim: "More"))
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { index in
                LoweredContent { builder in
                    guard more.tabs.indices.contains(index) else { return }
                    let outer = builder.identity
                    builder.identity = place
                    more.tabs[index].content(&builder)
                    builder.identity = outer
                }
            }
        }
    }
}

/// Marks the view as not recorded.
nonisolated private struct Guessed: PrimitiveModifier {
    let reason: String

    @MainActor static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let row = builder.nextRow
        C._makeNodes(content, &builder)
        if row < builder.nextRow { builder.side.approximations[row] = modifier.reason }
    }
}
