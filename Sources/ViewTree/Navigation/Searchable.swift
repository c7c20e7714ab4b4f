import Foundation

/// A search field that a screen's bar shows.
struct SearchEntry {
    var text: Binding<String>
    var prompt: String
    var scopes: AnyView?
}

/// Where a search field stands; on a phone the version decides.
public struct SearchFieldPlacement: Sendable {
    /// When a field in a navigation bar shows.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        private let name: String
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }

    private let name: String
    public static let automatic = SearchFieldPlacement(name: "automatic")
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")
    public static let sidebar = SearchFieldPlacement(name: "sidebar")
    public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        navigationBarDrawer
    }
}

/// The field in a bar. Before iOS 26 it is 36 high under the title; since then a capsule of 48 at the bottom, 28 in.
///
/// Source: swiftui-web `uikit/nav/search` on iOS 26; before, general knowledge of UISearchBar.
struct SearchField {
    let entry: SearchEntry
    let height: CGFloat
}

extension SearchField: View {
    var body: some View {
        let leading: CGFloat = height > 40 ? 41.5 : 30
        TextField(entry.prompt, text: entry.text)
            .textFieldStyle(.plain)
            .padding(.leading, leading).padding(.trailing, 8)
            .frame(height: height)
            .background(RoundedRectangle(cornerRadius: height > 40 ? height / 2 : 10).fill(.quaternary))
    }
}

extension NavigationContext {
    /// Whether the field stands under the title, as before iOS 26.
    func showsSearch(underTitle: Bool, _ platform: Platform) -> Bool {
        search != nil && !platform.isMacOS && (platform == .iOS26) != underTitle
    }
}

/// Puts a search field into the bar of the screen that the view is in.
nonisolated public struct _SearchModifier: PrimitiveModifier {
    var text: Binding<String>
    var prompt: String?

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        if let navigation = builder.environment.navigation, navigation.search == nil {
            navigation.search = SearchEntry(text: modifier.text, prompt: modifier.prompt ?? "Search")
        }
        C._makeNodes(content, &builder)
    }

    /// It is about the screen, not about each view.
    @inlinable nonisolated public static var _wrapsEachMember: Bool { false }
}

nonisolated extension View {
    /// A search field in the screen's bar.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: prompt?._plainString))
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: String(prompt)))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: prompt?._plainString))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: String(prompt)))
    }

    /// With suggestions, which are not part of the screen before the field is touched.
    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: prompt?._plainString))
    }

    public func searchable<V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol, V: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedContent<Self, _SearchModifier> {
        modifier(_SearchModifier(text: text, prompt: String(prompt)))
    }

    /// With tokens in the field, which are not shown.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedContent<Self, _SearchModifier> where C: RandomAccessCollection, C.Element: Identifiable {
        modifier(_SearchModifier(text: text, prompt: prompt?._plainString))
    }

    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedContent<Self, _SearchModifier>
    where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(_SearchModifier(text: text, prompt: prompt?._plainString))
    }

    /// What is suggested while the user searches; not part of the screen before.
    public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// What a suggestion puts into the field.
    public func searchCompletion(_ completion: String) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func searchCompletion<T: Identifiable>(_ token: T) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// Where the user may search; shown while they do.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchToolbarBehavior(
        _ behavior: SearchToolbarBehavior
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V?>.Binding, equals value: V
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}

/// Where suggestions show.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")

    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

/// When scopes show.
public struct SearchScopeActivation: Sendable {
    private let name: String
    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// Whether a field offers dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = TextInputDictationBehavior(name: "automatic")
}

/// What happens to a bar while the user searches.
public struct SearchPresentationToolbarBehavior: Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a search field in a bar behaves.
public struct SearchToolbarBehavior: Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// Ends a search. Here no search begins: nothing happens.
public struct DismissSearchAction {
    @MainActor public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Whether the user searches; never here.
    public var isSearching: Bool { false }
    /// Ends a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// How many suggestions show where; none here.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
}
