/// A gesture, and after it another.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// How far it is.
    @frozen
    public enum Value {
        /// The first one goes on.
        case first(First.Value)
        /// The first one is over; the second has a value once it has begun.
        case second(First.Value, Second.Value?)
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
        return _GestureFactory { SequenceRecognizer<First, Second>(first.make(), second.make()) }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// This gesture and then the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    GestureRecognizer<SequenceGesture<First, Second>.Value>
{
    private let first: GestureRecognizer<First.Value>
    private let second: GestureRecognizer<Second.Value>
    private var ended: First.Value?

    init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var deadline: Double? { ended == nil ? first.deadline : second.deadline }

    override func phase(
        _ event: TouchEvent, _ actions: inout TouchActions
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        guard let value = ended else {
            switch first.phase(event, &actions) {
            case .possible(let value): return .possible(value.map { .first($0) })
            case .active(let value): return .active(.first(value))
            case .failed: return .failed
            case .ended(let value):
                ended = value
                // A finger that is still down begins the second gesture where it is.
                guard event.phase != .ended else { return .active(.second(value, nil)) }
                return follow(event.turned(.began), value, &actions)
            }
        }
        return follow(event, value, &actions)
    }

    private func follow(
        _ event: TouchEvent, _ value: First.Value, _ actions: inout TouchActions
    ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
        switch second.phase(event, &actions) {
        case .possible(let next): .active(.second(value, next))
        case .active(let next): .active(.second(value, next))
        case .ended(let next): .ended(.second(value, next))
        case .failed: .failed
        }
    }

    override func cancel(_ actions: inout TouchActions) {
        first.cancel(&actions)
        second.cancel(&actions)
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? SequenceRecognizer else { return }
        first.adopt(old.first)
        second.adopt(old.second)
        ended = old.ended
    }
}
