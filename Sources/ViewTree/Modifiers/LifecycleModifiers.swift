/// A callback in a view's life.
nonisolated public struct _LifecycleModifier: PrimitiveModifier {
    var kind: LifecycleEntry.Kind
    var action: () -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        // It makes no row of its own: it belongs to the row that its content is about to become.
        builder.side.callbacks.append(
            LifecycleEntry(
                row: builder.nextRow, identity: NodeBuilder.mix(builder.identity, UInt64(builder.side.callbacks.count)),
                kind: modifier.kind, action: modifier.action))
        C._makeNodes(content, &builder)
    }
}

/// `onChange`: compares with the value of the last evaluation.
nonisolated public struct _ChangeModifier<Value: Equatable>: PrimitiveModifier {
    var value: Value
    var initial: Bool
    var action: (Value, Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let context = DynamicPropertyContext(
            environment: builder.environment, store: builder.store, identity: builder.identity,
            // Slots of modifiers count down from the end so that they never meet a view's own properties.
            offset: -1 - Int(builder.nextRow), name: "onChange")
        let slot = builder.store.slot(context) { ChangeSlot<Value>() }
        let old = slot.value
        slot.value = modifier.value
        if let old {
            if old != modifier.value {
                builder.store.afterUpdate { modifier.action(old, modifier.value) }
            }
        } else if modifier.initial {
            builder.store.afterUpdate { modifier.action(modifier.value, modifier.value) }
        }
        C._makeNodes(content, &builder)
    }
}

private final class ChangeSlot<Value> {
    var value: Value?
}

nonisolated extension View {
    /// Does something when the view appears.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _LifecycleModifier> {
        modifier(_LifecycleModifier(kind: .appear, action: action ?? {}))
    }

    /// Does something when the view disappears.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _LifecycleModifier> {
        modifier(_LifecycleModifier(kind: .disappear, action: action ?? {}))
    }

    /// Starts work when the view appears. It runs on its own; what it changes shows at the next look at the screen.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _LifecycleModifier> {
        modifier(_LifecycleModifier(kind: .task, action: { Task(priority: priority, operation: action) }))
    }

    /// Does something when a value has changed since the last evaluation.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
        modifier(_ChangeModifier(value: value, initial: initial, action: action))
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
        modifier(_ChangeModifier(value: value, initial: initial, action: { _, _ in action() }))
    }

    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<V>> {
        modifier(_ChangeModifier(value: value, initial: false, action: { _, new in action(new) }))
    }

    /// Animates changes of a value. Layout is that of the end.
    @inlinable
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    @inlinable
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// How the view comes and goes. A view that goes is gone once its animation has ended.
    @inlinable
    public func transition(_ t: AnyTransition) -> ModifiedContent<Self, EmptyModifier> { modifier(EmptyModifier()) }

    @inlinable
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedContent<Self, EmptyModifier>
    {
        modifier(EmptyModifier())
    }
}
