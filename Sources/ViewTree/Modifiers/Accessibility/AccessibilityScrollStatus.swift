// What is said while a view scrolls; not kept.
nonisolated extension View {
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> UnchangedContent<Self> {
        unchanged
    }

    public func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> UnchangedContent<Self> { unchanged }

    @_disfavoredOverload
    public func accessibilityScrollStatus(
        _ status: some StringProtocol, isEnabled: Bool = true
    ) -> UnchangedContent<Self> { unchanged }
}
