import Foundation

/// `id`: another value is another view, with fresh state.
nonisolated public struct _IDModifier<ID: Hashable>: PrimitiveModifier {
    var id: ID

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let payload = builder.string("\(modifier.id)")
        if builder.tracksElements { builder.note(element: AnyHashable(modifier.id)) }
        builder.node(Node(kind: .id, parent: -1, payload: payload)) { builder in
            builder.member(modifier.id.hashValue) { C._makeNodes(content, &$0) }
        }
    }
}

/// A row that carries a string: an identifier, a label, a tag.
nonisolated public struct _StringModifier: PrimitiveModifier {
    var kind: NodeKind
    var string: String

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.node(Node(kind: modifier.kind, parent: -1, payload: builder.string(modifier.string))) {
            C._makeNodes(content, &$0)
        }
    }
}

nonisolated extension View {
    /// Ties the view's identity to a value.
    public func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IDModifier<ID>> {
        modifier(_IDModifier(id: id))
    }

    /// The name under which tests and tools find this view.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _StringModifier> {
        modifier(_StringModifier(kind: .accessibilityIdentifier, string: identifier))
    }

    public func accessibility(identifier: String) -> ModifiedContent<Self, _StringModifier> {
        accessibilityIdentifier(identifier)
    }

    /// What VoiceOver reads for this view.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _StringModifier> {
        modifier(_StringModifier(kind: .accessibilityLabel, string: label._plainString))
    }

    public func accessibility(label: Text) -> ModifiedContent<Self, _StringModifier> { accessibilityLabel(label) }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, _StringModifier> {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, _StringModifier> {
        modifier(_StringModifier(kind: .accessibilityLabel, string: String(label)))
    }
}
