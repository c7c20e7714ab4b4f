/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    public static let flexible = ButtonSizing(name: "flexible")
}

/// How the chosen of a palette's items looks.
public struct PaletteSelectionEffect: Equatable, Sendable {
    private let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
    }
}

/// What the search tab does when it is chosen.
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = TabSearchActivation(name: "automatic")
    public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

nonisolated extension View {
    public func buttonSizing(_ sizing: ButtonSizing) -> ModifiedContent<Self, _OptionalModifier<_AcceptedModifier>> {
        modifier(
            _OptionalModifier(
                _AcceptedModifier(reason: "buttons are as wide as their labels ask for"), sizing == .flexible))
    }

    public func sliderThumbVisibility(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, _OptionalModifier<_AcceptedModifier>> {
        modifier(_OptionalModifier(_AcceptedModifier(reason: "a slider has a thumb"), visibility == .hidden))
    }

    public func sectionIndexLabel(_ label: Text?) -> ModifiedContent<Self, _AcceptedModifier> { withoutIndex }

    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> ModifiedContent<Self, _AcceptedModifier> {
        withoutIndex
    }

    private var withoutIndex: ModifiedContent<Self, _AcceptedModifier> {
        modifier(_AcceptedModifier(reason: "the index of a list's sections is not shown"))
    }

    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> UnchangedContent<Self> { unchanged }
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> UnchangedContent<Self> { unchanged }
    public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> UnchangedContent<Self> { unchanged }
}
