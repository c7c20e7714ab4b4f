/// Follows one touch, or several taps, and says how far it is.
open class TouchRecognizer {
    public enum Stage: Sendable { case possible, active, ended, failed }

    public init() {}

    /// Takes an event in; what it leads to is added to the actions.
    open func take(_ event: TouchEvent, _ actions: inout TouchActions) -> Stage { .failed }

    /// Another gesture won.
    open func cancel(_ actions: inout TouchActions) {}

    /// When something happens although nothing moves, in seconds; nil for never.
    open var deadline: Double? { nil }

    /// How many taps it waits for; 0 where it is no tap.
    open var tapCount: Int { 0 }

    /// Takes over from the recogniser of the same gesture on the screen before.
    open func adopt(_ old: TouchRecognizer) {}
}

/// How far a gesture is, with its value.
public enum GesturePhase<Value> {
    /// Nothing is decided; there may be a value already, as for a press that is not long yet.
    case possible(Value?)
    case active(Value)
    case ended(Value)
    case failed

    public var stage: TouchRecognizer.Stage {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    /// The value so far; nil once it failed or ended.
    var current: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value): value
        case .ended, .failed: nil
        }
    }

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// The recogniser of a gesture with a value.
open class GestureRecognizer<Value>: TouchRecognizer {
    open func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<Value> { .failed }

    public final override func take(_ event: TouchEvent, _ actions: inout TouchActions) -> Stage {
        phase(event, &actions).stage
    }
}

/// A gesture that cannot be.
final class FailingRecognizer<Value>: GestureRecognizer<Value> {}

/// A gesture of two fingers: it waits for the second one until the first leaves.
final class TwoFingerRecognizer<Value>: GestureRecognizer<Value> {
    override func phase(_ event: TouchEvent, _ actions: inout TouchActions) -> GesturePhase<Value> {
        event.phase == .ended ? .failed : .possible(nil)
    }
}
