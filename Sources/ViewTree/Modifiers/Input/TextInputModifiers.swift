/// The line that an insertion point between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// What a double tap of the fingers of a watch's hand is for.
public struct HandGestureShortcut: Equatable, Sendable {
    private let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

// Of keyboards, dictation and selections, which are not shown.
nonisolated extension View {
    public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> UnchangedContent<Self> { unchanged }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> UnchangedContent<Self> { unchanged }
    public func searchDictationBehavior(
        _ dictationBehavior: TextInputDictationBehavior
    ) -> UnchangedContent<Self> { unchanged }
    public func searchSelection(_ selection: Binding<TextSelection?>) -> UnchangedContent<Self> { unchanged }
    public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> UnchangedContent<Self> { unchanged }

    // What is typed to jump to a row.
    public func typeSelectEquivalent(_ text: Text?) -> UnchangedContent<Self> { unchanged }
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> UnchangedContent<Self> { unchanged }
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> UnchangedContent<Self> { unchanged }
}
