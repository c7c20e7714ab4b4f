/// `onLongPressGesture`: a long press that also tells whether a finger is down.
nonisolated struct PressGesture: _PrimitiveGesture {
    typealias Value = Bool
    let press: LongPressGesture
    let action: () -> Void
    let onPressingChanged: ((Bool) -> Void)?

    @MainActor static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Bool> {
        let press = LongPressGesture._resolve(gesture.press, context)
        return _GestureFactory { PressRecognizer(press.make(), gesture.action, gesture.onPressingChanged) }
    }
}

/// Follows the finger beyond the end of the press: pressing ends with the touch (recorded on macOS).
private final class PressRecognizer: GestureRecognizer<Bool> {
    private let inner: GestureRecognizer<Bool>
    private let action: () -> Void
    private let onPressingChanged: ((Bool) -> Void)?
    private var isPressing = false
    private var hasPerformed = false

    init(_ inner: GestureRecognizer<Bool>, _ action: @escaping () -> Void, _ onPressingChanged: ((Bool) -> Void)?) {
        self.inner = inner
        self.action = action
        self.onPressingChanged = onPressingChanged
    }

    override var deadline: Double? { hasPerformed ? nil : inner.deadline }

    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<Bool> {
        if hasPerformed {
            guard event.phase == .ended else { return .active(true) }
            release(&actions)
            return .ended(true)
        }
        if event.phase == .began { press(&actions) }
        let phase = inner.phase(event, &actions)
        switch phase {
        case .ended:
            hasPerformed = true
            actions.callbacks.append(action)
            guard event.phase == .ended else { return .active(true) }
            release(&actions)
        case .failed: release(&actions)
        default: break
        }
        return phase
    }

    private func press(_ actions: inout TouchActions) {
        isPressing = true
        if let onPressingChanged { actions.callbacks.append { onPressingChanged(true) } }
    }

    private func release(_ actions: inout TouchActions) {
        guard isPressing else { return }
        isPressing = false
        if let onPressingChanged { actions.resets.append { onPressingChanged(false) } }
    }

    override func cancel(_ actions: inout TouchActions) { release(&actions) }

    override func adopt(_ old: TouchRecognizer) {
        guard let old = old as? PressRecognizer else { return }
        inner.adopt(old.inner)
        (isPressing, hasPerformed) = (old.isPressing, old.hasPerformed)
    }
}
