import Foundation

/// What an animation of the user's may keep between two of its steps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key of what an animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What an animation of the user's knows.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public var isLogicallyComplete: Bool
    public let environment: EnvironmentValues
}

/// An animation of the user's own. Layout and hits are those of its end.
public protocol CustomAnimation: Hashable, Sendable {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { nil }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }

    /// How long it takes: until it returns nil, asked 60 times a second and for a minute at most.
    fileprivate var duration: TimeInterval {
        var context = AnimationContext<Double>(
            state: AnimationState(), isLogicallyComplete: false, environment: EnvironmentValues())
        var step = 0
        while step < 3600, animate(value: 1.0, time: Double(step) / 60, context: &context) != nil { step += 1 }
        return Double(step) / 60
    }
}

extension Animation {
    /// An animation of the user's own. Here only its duration counts; on the way it is taken for linear.
    public init<A: CustomAnimation>(_ base: A) { self = .linear(duration: base.duration) }
}
