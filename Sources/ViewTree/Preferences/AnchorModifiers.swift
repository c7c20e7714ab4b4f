/// `anchorPreference`: sets a value made of an anchor of the view.
nonisolated public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
    var anchor: Anchor<AnchorValue>.Source
    var transform: (Anchor<AnchorValue>) -> Key.Value

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let role = PreferenceEntry.Role.write(AnyPreferenceKey(Key.self)) { space in
            PreferenceBox(modifier.transform(modifier.anchor.anchor(in: space)))
        }
        builder.preference(role) { C._makeNodes(content, &$0) }
    }
}

/// `transformAnchorPreference`: changes the value from inside, with an anchor of the view.
nonisolated public struct _AnchorTransformModifier<AnchorValue, Key: PreferenceKey>: PrimitiveModifier {
    var anchor: Anchor<AnchorValue>.Source
    var transform: (inout Key.Value, Anchor<AnchorValue>) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let role = PreferenceEntry.Role.transform(AnyPreferenceKey(Key.self)) { inner, space in
            let box = PreferenceBox(Key.value(inner))
            modifier.transform(&box.value, modifier.anchor.anchor(in: space))
            return box
        }
        builder.preference(role) { C._makeNodes(content, &$0) }
    }
}

nonisolated extension View {
    /// Sets a value made of an anchor of this view, for the views around it.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> ModifiedContent<Self, _AnchorWritingModifier<A, K>> {
        modifier(_AnchorWritingModifier(anchor: value, transform: transform))
    }

    /// Changes the value that comes from inside this view, with an anchor of the view.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> ModifiedContent<Self, _AnchorTransformModifier<A, K>> {
        modifier(_AnchorTransformModifier(anchor: value, transform: transform))
    }
}
