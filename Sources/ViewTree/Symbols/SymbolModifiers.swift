/// How a symbol with a value shows it.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How a symbol's colours are laid over it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

// Symbols are boxes here: how they are coloured and move changes neither frames nor hits.
nonisolated extension View {
    public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?
    ) -> EnvironmentContent<Self, SymbolRenderingMode?> { environment(\.symbolRenderingMode, mode) }

    public func symbolVariant(
        _ variant: SymbolVariants
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>> {
        transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
    }

    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> UnchangedContent<Self> { unchanged }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> UnchangedContent<Self> { unchanged }

    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> UnchangedContent<Self> { unchanged }

    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> UnchangedContent<Self> { unchanged }

    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> UnchangedContent<Self> { unchanged }
}

extension SymbolVariants {
    /// The variant of a symbol by its own name: `star` in a circle is `star.circle`.
    ///
    /// Source: swiftui-web `symbol/variants`: the variant's own box counts; one without a name of its own keeps the base's.
    func name(of symbol: String) -> String {
        guard !names.isEmpty, !symbol.isEmpty else { return symbol }
        let own = Set(symbol.split(separator: ".").map(String.init))
        let all = ["slash", "circle", "square", "rectangle", "fill"]
        let added = all.filter { names.contains($0) && !own.contains($0) }
        let variant = ([symbol] + added).joined(separator: ".")
        return SymbolBox.named(variant) == nil ? symbol : variant
    }

    /// Both variants; none takes all away.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        guard other != .none else { return .none }
        var copy = self
        copy.names.formUnion(other.names)
        return copy
    }
}

extension Image {
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
