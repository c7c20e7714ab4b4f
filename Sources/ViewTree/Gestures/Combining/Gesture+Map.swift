/// `map(_:)`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let content = Content._resolve(gesture.content, context)
        let transform = gesture.transform
        return _GestureFactory(tapCount: content.tapCount) { MappingRecognizer(content.make(), transform) }
    }
}

nonisolated extension Gesture {
    /// The gesture with another value.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

/// A gesture without its type.
nonisolated public struct AnyGesture<Value>: _PrimitiveGesture {
    private let resolve: @MainActor (_GestureContext) -> _GestureFactory<Value>

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // Gestures are resolved one at a time, wherever a screen is made.
        nonisolated(unsafe) let gesture = gesture
        resolve = { T._resolve(gesture, $0) }
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        gesture.resolve(context)
    }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    public var body: Never { fatalError("an optional gesture is recognised without a body") }

    @MainActor public static func _resolve(
        _ gesture: Self, _ context: _GestureContext
    ) -> _GestureFactory<Wrapped.Value> {
        guard let gesture else { return _GestureFactory { FailingRecognizer() } }
        return Wrapped._resolve(gesture, context)
    }
}
