/// `overlayPreferenceValue`, `backgroundPreferenceValue`: content made of the value that comes from inside the view.
///
/// The value is known after layout; the content is lowered in the round after that. See ``StateStore/preferences``.
nonisolated public struct _PreferenceReadingModifier<Key: PreferenceKey, V: View>: PrimitiveModifier {
    var kind: NodeKind
    var alignment: Alignment
    var transform: (Key.Value) -> V

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let identity = builder.identity
        let alignment = modifier.alignment
        builder.node(
            Node(
                kind: modifier.kind, parent: -1, horizontal: alignment.horizontal.index,
                vertical: alignment.vertical.index)
        ) { builder in
            builder.member(0) { builder in
                builder.preference(.read(AnyPreferenceKey(Key.self)), identity: identity) {
                    C._makeNodes(content, &$0)
                }
            }
            guard let box = builder.store.preferences[identity]?.box else { return }
            builder.member(1) {
                $0.single(modifier.transform(Key.value(box)), in: Node(kind: .zstack, parent: -1))
            }
        }
    }
}

nonisolated extension View {
    /// Puts a view in front of this one, made of the value that comes from inside this one.
    public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceReadingModifier<Key, T>> {
        modifier(_PreferenceReadingModifier(kind: .overlay, alignment: .center, transform: transform))
    }

    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, _PreferenceReadingModifier<K, V>> {
        modifier(_PreferenceReadingModifier(kind: .overlay, alignment: alignment, transform: transform))
    }

    /// Puts a view behind this one, made of the value that comes from inside this one.
    public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> ModifiedContent<Self, _PreferenceReadingModifier<Key, T>> {
        modifier(_PreferenceReadingModifier(kind: .background, alignment: .center, transform: transform))
    }

    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, _PreferenceReadingModifier<K, V>> {
        modifier(_PreferenceReadingModifier(kind: .background, alignment: alignment, transform: transform))
    }
}
