/// `onEnded(_:)`.
nonisolated public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let content = Content._resolve(gesture.content, context)
        let action = gesture.action
        return _GestureFactory(tapCount: content.tapCount) { EndedRecognizer(content.make(), action) }
    }
}

/// `onChanged(_:)`.
nonisolated public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    let content: Content
    let action: (Value) -> Void

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let content = Content._resolve(gesture.content, context)
        let action = gesture.action
        return _GestureFactory(tapCount: content.tapCount) { ChangedRecognizer(content.make(), action) }
    }
}

nonisolated extension Gesture {
    /// Does something when the gesture ends; not when it fails.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Does something whenever the gesture's value changes, its end not among it.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

private final class EndedRecognizer<Value>: ObservingRecognizer<Value> {
    private let action: (Value) -> Void

    init(_ inner: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func see(_ phase: GesturePhase<Value>, _ actions: inout TouchActions) {
        guard case .ended(let value) = phase else { return }
        actions.callbacks.append { [action] in action(value) }
    }
}

private final class ChangedRecognizer<Value: Equatable>: ObservingRecognizer<Value> {
    private let action: (Value) -> Void
    private var last: Value?

    init(_ inner: GestureRecognizer<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(inner)
    }

    override func see(_ phase: GesturePhase<Value>, _ actions: inout TouchActions) {
        guard let value = phase.current, value != last else { return }
        last = value
        actions.callbacks.append { [action] in action(value) }
    }

    override func take(over old: ObservingRecognizer<Value>) { last = (old as? ChangedRecognizer)?.last }
}
