/// Another gesture's phases with other values.
final class MappingRecognizer<From, To>: GestureRecognizer<To> {
    private let inner: GestureRecognizer<From>
    private let transform: (From) -> To

    init(_ inner: GestureRecognizer<From>, _ transform: @escaping (From) -> To) {
        self.inner = inner
        self.transform = transform
    }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<To> {
        inner.phase(event, &actions).map(transform)
    }

    override var deadline: Double? { inner.deadline }
    override var tapCount: Int { inner.tapCount }
    override func cancel(_ actions: inout TouchActions) { inner.cancel(&actions) }
    override func adopt(_ old: TouchRecognizer) {
        if let old = old as? MappingRecognizer { inner.adopt(old.inner) }
    }
}

/// Another gesture, and somebody who is told.
class ObservingRecognizer<Value>: GestureRecognizer<Value> {
    private let inner: GestureRecognizer<Value>
    private var isOver = false

    init(_ inner: GestureRecognizer<Value>) { self.inner = inner }

    /// A phase while the gesture is not over.
    func see(_ phase: GesturePhase<Value>, _ actions: inout TouchActions) {}
    /// Another gesture won.
    func lose(_ actions: inout TouchActions) {}
    /// What is to be known from the screen before.
    func take(over old: ObservingRecognizer) {}

    final override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<Value> {
        let phase = inner.phase(event, &actions)
        guard !isOver else { return phase }
        see(phase, &actions)
        isOver = phase.stage == .ended || phase.stage == .failed
        return phase
    }

    final override var deadline: Double? { inner.deadline }
    final override var tapCount: Int { inner.tapCount }

    final override func cancel(_ actions: inout TouchActions) {
        inner.cancel(&actions)
        guard !isOver else { return }
        isOver = true
        lose(&actions)
    }

    final override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? ObservingRecognizer, type(of: old) == type(of: self) else { return }
        inner.adopt(old.inner)
        isOver = old.isOver
        take(over: old)
    }
}
