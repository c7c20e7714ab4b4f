/// Two gestures at a time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// What each has come to; nil for nothing yet.
    @frozen
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let first = First._resolve(gesture.first, context)
        let second = Second._resolve(gesture.second, context)
        return _GestureFactory { SimultaneousRecognizer<First, Second>(first.make(), second.make()) }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// This gesture and the other at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    GestureRecognizer<SimultaneousGesture<First, Second>.Value>
{
    private let first: GestureRecognizer<First.Value>
    private let second: GestureRecognizer<Second.Value>
    private var a = GesturePhase<First.Value>.possible(nil)
    private var b = GesturePhase<Second.Value>.possible(nil)

    init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var deadline: Double? { [first.deadline, second.deadline].compactMap { $0 }.min() }
    override var tapCount: Int { max(first.tapCount, second.tapCount) }

    override func phase(
        _ event: TouchEvent, _ actions: inout TouchActions
    ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
        // One that is over stays as it is while the other goes on.
        if a.stage == .possible || a.stage == .active { a = first.phase(event, &actions) }
        if b.stage == .possible || b.stage == .active { b = second.phase(event, &actions) }
        let value = SimultaneousGesture<First, Second>.Value(first: Self.value(a), second: Self.value(b))
        switch (a.stage, b.stage) {
        case (.failed, .failed): return .failed
        case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
        case (.possible, .possible), (.possible, .failed), (.failed, .possible):
            return .possible(value.first == nil && value.second == nil ? nil : value)
        default: return .active(value)
        }
    }

    private static func value<V>(_ phase: GesturePhase<V>) -> V? {
        if case .ended(let value) = phase { return value }
        return phase.current
    }

    override func cancel(_ actions: inout TouchActions) {
        first.cancel(&actions)
        second.cancel(&actions)
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? SimultaneousRecognizer else { return }
        first.adopt(old.first)
        second.adopt(old.second)
        (a, b) = (old.a, old.b)
    }
}
