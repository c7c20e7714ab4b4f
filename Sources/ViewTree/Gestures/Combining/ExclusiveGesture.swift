/// Two gestures of which one succeeds; the first has precedence.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    /// Which one it was.
    @frozen
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
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
        return _GestureFactory { ExclusiveRecognizer<First, Second>(first.make(), second.make()) }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

nonisolated extension Gesture {
    /// This gesture or, where it fails, the other.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Whoever is active or over first has won; of two at once the first; fewer taps wait for more.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    GestureRecognizer<ExclusiveGesture<First, Second>.Value>
{
    typealias Phase = GesturePhase<ExclusiveGesture<First, Second>.Value>
    private enum Choice { case open, first, second }

    private let first: GestureRecognizer<First.Value>
    private let second: GestureRecognizer<Second.Value>
    private var choice = Choice.open
    private var hasFailed = (first: false, second: false)
    /// What the second one has come to while it waits for the first to fail.
    private var waiting: (phase: GesturePhase<Second.Value>, actions: TouchActions)?

    init(_ first: GestureRecognizer<First.Value>, _ second: GestureRecognizer<Second.Value>) {
        self.first = first
        self.second = second
    }

    override var deadline: Double? {
        [choice != .second ? first.deadline : nil, choice != .first ? second.deadline : nil].compactMap { $0 }.min()
    }
    override var tapCount: Int { max(first.tapCount, second.tapCount) }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> Phase {
        switch choice {
        case .first: return first.phase(event, &actions).map { .first($0) }
        case .second: return second.phase(event, &actions).map { .second($0) }
        case .open: break
        }
        var own = TouchActions()
        let a = hasFailed.first ? GesturePhase.failed : first.phase(event, &own)
        actions.append(own)
        hasFailed.first = a.stage == .failed
        if a.stage == .active || a.stage == .ended {
            choice = .first
            second.cancel(&actions)
            return a.map { .first($0) }
        }
        var others = TouchActions()
        let b: GesturePhase<Second.Value>
        if let waiting {
            b = waiting.phase
            others = waiting.actions
        } else {
            b = hasFailed.second ? .failed : second.phase(event, &others)
        }
        hasFailed.second = b.stage == .failed
        if a.stage == .failed {
            choice = .second
            waiting = nil
            actions.append(others)
            return b.map { .second($0) }
        }
        guard b.stage == .active || b.stage == .ended else {
            actions.append(others)
            if let value = a.current { return .possible(.first(value)) }
            return .possible(b.current.map { .second($0) })
        }
        if first.tapCount > second.tapCount, second.tapCount > 0 {
            waiting = (b, others)
            return .possible(nil)
        }
        choice = .second
        first.cancel(&actions)
        actions.append(others)
        return b.map { .second($0) }
    }

    override func cancel(_ actions: inout TouchActions) {
        first.cancel(&actions)
        second.cancel(&actions)
    }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? ExclusiveRecognizer else { return }
        first.adopt(old.first)
        second.adopt(old.second)
        (choice, hasFailed, waiting) = (old.choice, old.hasFailed, old.waiting)
    }
}
