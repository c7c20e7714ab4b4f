nonisolated extension View {
    /// The icon of the dialogs and alerts that the view presents; it takes no room here.
    public func dialogIcon(_ icon: Image?) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    /// How serious the dialogs and alerts are that the view presents.
    public func dialogSeverity(_ severity: DialogSeverity) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// A toggle with which dialogs can be kept from coming again; not shown here.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
    ) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }
}

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
    private let number: Int
    public static let automatic = DialogSeverity(number: 0)
    public static let critical = DialogSeverity(number: 1)
    public static let standard = DialogSeverity(number: 2)
}
