import Foundation

/// A callback in a view's life.
nonisolated public struct _LifecycleModifier: PrimitiveModifier {
    var kind: LifecycleEntry.Kind
    var action: () -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        builder.callback(modifier.kind, modifier.action)
        C._makeNodes(content, &builder)
    }
}

/// `task`: work that starts when the view appears, or when a value changes, and is cancelled when the view goes.
nonisolated public struct _TaskModifier<Value: Equatable>: PrimitiveModifier {
    var value: Value
    var priority: TaskPriority
    var action: @Sendable () async -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let slot = builder.modifierSlot("task") { TaskSlot<Value>() }
        let start = { slot.start(priority: modifier.priority, modifier.action) }
        builder.callback(.task, start)
        builder.callback(.disappear) { slot.cancel() }
        if let old = slot.value, old != modifier.value {
            // A row of a lazy container that is not there has no work to start again.
            builder.store.afterUpdate { if slot.isRunning { start() } }
        }
        slot.value = modifier.value
        C._makeNodes(content, &builder)
    }
}

/// The work of a view; cancelled with it.
private final class TaskSlot<Value> {
    var value: Value?
    private var task: Task<Void, Never>?
    /// Whether the view is there.
    private(set) var isRunning = false

    func cancel() {
        task?.cancel()
        isRunning = false
    }

    func start(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
        task?.cancel()
        isRunning = true
        // On the main actor from the start, whose stand-in runs it before anybody looks.
        task = Task(priority: priority) { @MainActor in await action() }
    }

    deinit { task?.cancel() }
}

/// `onChange`: compares with the value of the last evaluation.
nonisolated public struct _ChangeModifier<Value: Equatable>: PrimitiveModifier {
    var value: Value
    var initial: Bool
    var action: (Value, Value) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let slot = builder.modifierSlot("onChange") { ChangeSlot<Value>() }
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

/// `onReceive`: does something with what a publisher sends.
nonisolated public struct _ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    var publisher: P
    var action: (P.Output) -> Void

    @MainActor public static func _makeNodes<C: View>(_ modifier: Self, _ content: C, _ builder: inout NodeBuilder) {
        let slot = builder.modifierSlot("onReceive") { ReceiveSlot<P.Output>() }
        slot.action = modifier.action
        // Values belong to the view's life: they are looked for once it has appeared.
        let publisher = modifier.publisher
        builder.callback(.appear) { [weak slot] in
            guard let slot, slot.tie == nil else { return }
            slot.tie = publisher.sink { [weak slot] in slot?.action?($0) }
        }
        C._makeNodes(content, &builder)
    }
}

/// What listens to a publisher, with the action of the latest evaluation.
private final class ReceiveSlot<Output> {
    var action: ((Output) -> Void)?
    var tie: AnyCancellable?
}

extension NodeBuilder {
    /// How many modifiers with a memory this place had before: the number of the next one. It depends on the place
    /// alone, since what may differ from one evaluation to the next has a place of its own.
    mutating func nextOrdinal() -> Int {
        let number = side.modifierOrdinals[identity, default: 0]
        side.modifierOrdinals[identity] = number + 1
        return number
    }

    /// The object that a modifier keeps at this place.
    mutating func modifierSlot<Slot: AnyObject>(_ name: String, make: () -> Slot) -> Slot {
        let context = DynamicPropertyContext(
            environment: environment, store: store, identity: identity,
            // Slots of modifiers count down from the end so that they never meet a view's own properties.
            offset: -1 - nextOrdinal(), name: name)
        return store.slot(context, make: make)
    }

    /// A callback in the life of the view that is about to be lowered; it makes no row of its own.
    mutating func callback(_ kind: LifecycleEntry.Kind, _ action: @escaping () -> Void) {
        side.callbacks.append(
            LifecycleEntry(
                row: nextRow, identity: Self.mix(identity, UInt64(bitPattern: Int64(-1 - nextOrdinal()))), kind: kind,
                action: action))
    }
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

    /// Starts work when the view appears, and cancels it when the view goes. It runs as far as it does not have to wait.
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<Int>> {
        modifier(_TaskModifier(value: 0, priority: priority, action: action))
    }

    /// Starts work when the view appears and again when a value has changed.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> ModifiedContent<Self, _TaskModifier<T>> {
        modifier(_TaskModifier(value: value, priority: priority, action: action))
    }

    /// Does something with each value that a publisher sends while the view is there.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> ModifiedContent<Self, _ReceiveModifier<P>> where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
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
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> ModifiedContent<Self, _AnimationModifier<V>> {
        modifier(_AnimationModifier(animation: animation, value: value))
    }

    @inlinable
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, EmptyModifier> {
        modifier(EmptyModifier())
    }

    /// How the view comes and goes. A view that goes is gone once its animation has ended.
    public func transition(_ t: AnyTransition) -> ModifiedContent<Self, _TransitionModifier> {
        modifier(_TransitionModifier(transition: t))
    }

    @inlinable
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> ModifiedContent<Self, EmptyModifier>
    {
        modifier(EmptyModifier())
    }
}
