/// A value that is set while a gesture goes on and goes back to what it was when the gesture ends.
@propertyWrapper
@frozen
public struct GestureState<Value>: DynamicProperty {
    @usableFromInline let initial: Value
    @usableFromInline let reset: (Value, inout Transaction) -> Void
    @usableFromInline var location: StateLocation<Value>?

    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// - Parameter reset: Called with the last value before it goes back.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initial = wrappedValue
        self.reset = reset
    }

    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.value ?? initial }

    public var projectedValue: GestureState<Value> { self }

    public static func _install(_ field: UnsafeMutableRawPointer, _ context: inout DynamicPropertyContext) {
        let state = field.assumingMemoryBound(to: GestureState.self)
        let initial = state.pointee.initial
        let location = context.store.slot(context) { StateLocation(initial) }
        location.owner = (context.store, context.identity, context.name)
        state.pointee.location = location
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// `updating(_:body:)`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value

    public var base: Base
    public var state: GestureState<State>
    public var _body: (Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        _body = body
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let base = Base._resolve(gesture.base, context)
        let state = gesture.state
        let update = gesture._body
        return _GestureFactory(tapCount: base.tapCount) { UpdatingRecognizer(base.make(), state, update) }
    }
}

nonisolated extension Gesture {
    /// Keeps a gesture state up to date while the gesture goes on.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

private final class UpdatingRecognizer<Value, State>: ObservingRecognizer<Value> {
    private let state: GestureState<State>
    private let update: (Value, inout State, inout Transaction) -> Void
    private var isChanged = false

    init(
        _ inner: GestureRecognizer<Value>, _ state: GestureState<State>,
        _ update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.update = update
        super.init(inner)
    }

    override func see(_ phase: GesturePhase<Value>, _ actions: inout TouchActions) {
        guard let value = phase.current else {
            if case .possible = phase { return }
            return lose(&actions)
        }
        isChanged = true
        actions.callbacks.append { [state, update] in
            guard let location = state.location else { return }
            var new = location.value
            var transaction = Transaction()
            update(value, &new, &transaction)
            location.set(new)
        }
    }

    override func lose(_ actions: inout TouchActions) {
        guard isChanged else { return }
        isChanged = false
        actions.resets.append { [state] in
            guard let location = state.location else { return }
            var transaction = Transaction()
            state.reset(location.value, &transaction)
            location.set(state.initial)
        }
    }

    override func take(over old: ObservingRecognizer<Value>) {
        isChanged = (old as? UpdatingRecognizer)?.isChanged ?? false
    }
}
