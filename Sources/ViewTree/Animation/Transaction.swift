/// The context of the current state-processing update.
@frozen
public struct Transaction: @unchecked Sendable {
    /// The animation, if any, associated with the current state change.
    public var animation: Animation?
    @usableFromInline var flags: Flags = []
    /// What few transactions have. Copied before it is changed.
    @usableFromInline var extras: Extras?

    @frozen @usableFromInline
    struct Flags: OptionSet, Sendable {
        @usableFromInline let rawValue: UInt8
        @inlinable init(rawValue: UInt8) { self.rawValue = rawValue }

        @inlinable static var disablesAnimations: Flags { Flags(rawValue: 1) }
        @inlinable static var isContinuous: Flags { Flags(rawValue: 2) }
        @inlinable static var tracksVelocity: Flags { Flags(rawValue: 4) }
    }

    @usableFromInline
    final class Extras {
        var values: [ObjectIdentifier: Any] = [:]
        var completions: [AnimationCompletion] = []

        init() {}

        init(copying other: Extras) {
            values = other.values
            completions = other.completions
        }
    }

    @inlinable public init() { animation = nil }

    /// Creates a transaction and assigns its animation property.
    @inlinable public init(animation: Animation?) { self.animation = animation }

    /// Whether views should disable animations.
    public var disablesAnimations: Bool {
        get { flags.contains(.disablesAnimations) }
        set { set(.disablesAnimations, newValue) }
    }

    /// Whether the transaction originated from a user interaction that happens continuously, like a drag.
    public var isContinuous: Bool {
        get { flags.contains(.isContinuous) }
        set { set(.isContinuous, newValue) }
    }

    /// Whether the transaction tracks the velocity of animatable values that it changes.
    public var tracksVelocity: Bool {
        get { flags.contains(.tracksVelocity) }
        set { set(.tracksVelocity, newValue) }
    }

    /// The transaction value of a key of the user's.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { extras?.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { withExtras { $0.values[ObjectIdentifier(key)] = newValue } }
    }

    /// Adds a completion to run when the animations created with this transaction are all complete. It runs exactly once.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        withExtras { $0.completions.append(AnimationCompletion(criteria: criteria, run: completion)) }
    }

    private mutating func set(_ flag: Flags, _ isOn: Bool) {
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
    }

    private mutating func withExtras(_ change: (Extras) -> Void) {
        let copy = extras.map(Extras.init(copying:)) ?? Extras()
        change(copy)
        extras = copy
    }
}

/// A key for accessing values in a transaction.
public protocol TransactionKey {
    associatedtype Value

    static var defaultValue: Value { get }
}
