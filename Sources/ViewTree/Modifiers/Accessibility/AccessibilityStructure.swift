import Foundation

// How elements are grouped, read and shown by assistive technology: no frame and no hit depends on it.
nonisolated extension View {
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> UnchangedContent<Self> { unchanged }

    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> UnchangedContent<Self> { unchanged }

    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> UnchangedContent<Self> { unchanged }

    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> UnchangedContent<Self> { unchanged }

    public func accessibilityShowsLargeContentViewer() -> UnchangedContent<Self> { unchanged }

    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityRotorEntry<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, _OptionalModifier<_StringModifier>> {
        modifier(_OptionalModifier(_StringModifier(kind: .accessibilityIdentifier, string: identifier), isEnabled))
    }

    public func speechAdjustedPitch(_ value: Double) -> UnchangedContent<Self> { unchanged }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> UnchangedContent<Self> { unchanged }
}

extension Text {
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
