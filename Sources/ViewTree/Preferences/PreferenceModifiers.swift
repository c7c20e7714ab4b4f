/// `preference`: sets a value.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
    var value: Key.Value

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let box = PreferenceBox(modifier.value)
        builder.preference(.write(AnyPreferenceKey(Key.self), { _ in box })) { C._makeNodes(content, &$0) }
    }
}

/// `transformPreference`: changes the value from inside.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
    var transform: (inout Key.Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let role = PreferenceEntry.Role.transform(AnyPreferenceKey(Key.self)) { inner, _ in
            let box = PreferenceBox(Key.value(inner))
            modifier.transform(&box.value)
            return box
        }
        builder.preference(role) { C._makeNodes(content, &$0) }
    }
}

/// `onPreferenceChange`: does something with the value, first and whenever it has changed.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
    var action: (Key.Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let role = PreferenceEntry.Role.observe(AnyPreferenceKey(Key.self)) { old, new in
            let value = Key.value(new)
            if let old, Key.value(old) == value { return }
            modifier.action(value)
        }
        builder.observer(role, content)
    }
}

nonisolated extension View {
    /// Sets a value for the views around this one.
    public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
        modifier(_PreferenceWritingModifier(value: value))
    }

    /// Changes the value that comes from inside this view.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
        modifier(_PreferenceTransformModifier(transform: callback))
    }

    /// Does something with the value that comes from inside this view: when it is first known, and when it changes.
    /// Nothing happens as long as no view inside sets the key.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
        modifier(_PreferenceActionModifier(action: action))
    }
}
