import Foundation

// Labels, values and hints in all their forms. Only a label is kept: tests and tools find elements by it.
nonisolated extension View {
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
        Self, _OptionalModifier<_StringModifier>
    > {
        modifier(_OptionalModifier(_StringModifier(kind: .accessibilityLabel, string: label._plainString), isEnabled))
    }

    public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, _OptionalModifier<_StringModifier>> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, _OptionalModifier<_StringModifier>> {
        accessibilityLabel(Text(verbatim: String(label)), isEnabled: isEnabled)
    }

    /// A label made of a view; what such a view says is not read here.
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (PlaceholderContentView<Self>) -> V
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> UnchangedContent<Self> { unchanged }

    public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> UnchangedContent<Self> { unchanged }

    public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityInputLabels(_ inputLabels: [Text]) -> UnchangedContent<Self> { unchanged }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> UnchangedContent<Self> {
        unchanged
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityInputLabels(
        _ inputLabels: [Text], isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> UnchangedContent<Self> { unchanged }
}

/// A modifier that can be off.
nonisolated public struct _OptionalModifier<Modifier: PrimitiveModifier>: PrimitiveModifier {
    var modifier: Modifier?

    init(_ modifier: Modifier, _ isEnabled: Bool) { self.modifier = isEnabled ? modifier : nil }

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        guard let inner = modifier.modifier else { return C._makeNodes(content, &builder) }
        Modifier._makeNodes(inner, content, &builder)
    }
}
