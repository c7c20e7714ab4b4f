/// A value that views pass to the layout around them.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// `layoutValue`: a note on a view, read by the layout around it.
nonisolated public struct _LayoutValueModifier<K: LayoutValueKey>: PrimitiveModifier {
    var value: K.Value

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.plumbing(Node(kind: .layoutValue, parent: -1)) { builder in
            builder.side.layoutValues[builder.parent] = [ObjectIdentifier(K.self): modifier.value]
            C._makeNodes(content, &builder)
        }
    }
}

nonisolated extension View {
    /// Passes a value to the layout around this view.
    public func layoutValue<K: LayoutValueKey>(
        key: K.Type, value: K.Value
    ) -> ModifiedContent<Self, _LayoutValueModifier<K>> {
        modifier(_LayoutValueModifier(value: value))
    }
}
