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

    /// Scopes to search in; not shown here.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the scopes of a search are not shown"))
    }
}
