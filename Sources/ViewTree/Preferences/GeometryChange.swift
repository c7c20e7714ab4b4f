/// `onGeometryChange`: does something with a value made of the view's geometry, first and whenever it has changed.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: PrimitiveModifier {
    var value: (GeometryProxy) -> Value
    var action: (Value, Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let role = PreferenceEntry.Role.observeGeometry(
            { PreferenceBox(modifier.value($0)) },
            { old, new in
                guard let new = new as? PreferenceBox<Value> else { return }
                let old = old as? PreferenceBox<Value>
                if old?.value == new.value { return }
                modifier.action(old?.value ?? new.value, new.value)
            })
        builder.observer(role, content)
    }
}

nonisolated extension View {
    /// Does something with a value made of the view's geometry: when it is first known, and when it changes.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
        modifier(_GeometryActionModifier(value: transform, action: { action($1) }))
    }

    /// The same with the value before; the first time both are the same.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> ModifiedContent<Self, _GeometryActionModifier<T>> {
        modifier(_GeometryActionModifier(value: transform, action: action))
    }
}
