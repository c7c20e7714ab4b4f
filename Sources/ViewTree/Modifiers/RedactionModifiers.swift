// What is left out is drawn as grey shapes of the same size: frames and hits stay.
nonisolated extension View {
    public func redacted(
        reason: RedactionReasons
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<RedactionReasons>> {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    public func unredacted() -> EnvironmentContent<Self, RedactionReasons> { environment(\.redactionReasons, []) }

    public func privacySensitive(_ sensitive: Bool = true) -> UnchangedContent<Self> { unchanged }
    public func invalidatableContent(_ invalidatable: Bool = true) -> UnchangedContent<Self> { unchanged }
}
