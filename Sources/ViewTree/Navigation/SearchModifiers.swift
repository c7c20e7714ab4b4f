nonisolated extension View {
    // A search field in the bar of the screen. Suggestions and scopes, which show while the user searches, are accepted
    // and not shown.

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: prompt?._plainString))
    }

    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: String(prompt)))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: isPresented, prompt: prompt?._plainString))
    }

    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: isPresented, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: isPresented, prompt: String(prompt)))
    }

    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: prompt?._plainString))
    }

    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: Text(prompt)._plainString))
    }

    @_disfavoredOverload
    public func searchable<S: View, T: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: T,
        @ViewBuilder suggestions: () -> S
    ) -> ModifiedContent<Self, _SearchableModifier> {
        modifier(_SearchableModifier(text: text, isPresented: nil, prompt: String(prompt)))
    }

    /// Suggestions of searches; not shown here.
    public func searchSuggestions<S: View>(
        @ViewBuilder _ suggestions: () -> S
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "suggestions of searches are not shown"))
    }

    /// What choosing this suggestion types.
    public func searchCompletion(_ completion: String) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "suggestions of searches are not shown"))
    }

    /// Which token choosing this suggestion adds.
    public func searchCompletion<T: Identifiable>(_ token: T) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "suggestions of searches are not shown"))
    }

    /// Scopes to search in; not shown here.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the scopes of a search are not shown"))
    }
}

/// What stays of a bar while a search is open.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// How a field for searches stands in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// When scopes of a search show.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

nonisolated extension View {
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the scopes of a search are not shown"))
    }

    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    public func searchToolbarBehavior(
        _ behavior: SearchToolbarBehavior
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "a search field has its usual place in the bar"))
    }

    public func searchFocused(
        _ binding: FocusState<Bool>.Binding
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "a search field is not focused from outside"))
    }

    public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "a search field is not focused from outside"))
    }

    /// A search with tokens in front of its text, which are not shown.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedContent<ModifiedContent<Self, _SearchableModifier>, _AcceptedModifier> where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .modifier(_AcceptedModifier(reason: "the tokens of a search are not shown"))
    }

    /// A search with tokens in front of its text, which are not shown.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedContent<ModifiedContent<Self, _SearchableModifier>, _AcceptedModifier> where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .modifier(_AcceptedModifier(reason: "the tokens of a search are not shown"))
    }

    /// A search with tokens in front of its text, which are not shown.
    public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedContent<ModifiedContent<Self, _SearchableModifier>, _AcceptedModifier> where C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: prompt, token: token)
    }
}

/// Where suggestions of searches show.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
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
