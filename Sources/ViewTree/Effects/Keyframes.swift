import Foundation

/// A description of how values change over time. Nothing is moved here: a view shows the value of rest.
public protocol Keyframes<Value> {
    associatedtype Value
}

/// Key frames of one track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
}

/// A property of a value and the key frames that it moves along.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
    public typealias Value = Root

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {}

    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {}
}

/// A key frame reached in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A key frame reached on a cubic curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A key frame reached like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {}
}

/// A key frame that is jumped to.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public init(_ to: Value) {}
}

/// Several key frames of a track.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// Several tracks of a value.
public struct _KeyframeTracks<Value>: Keyframes {}

/// Builds a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ content: K) -> K where K.Value == Value { content }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> _KeyframeSequence<Value> { _KeyframeSequence() }
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
    public static func buildArray(_ contents: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence()
    }
}

/// Builds the tracks of a value; key frames without a track move the value as a whole.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value { _KeyframeTracks() }
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> _KeyframeTracks<Value> { _KeyframeTracks() }
}

/// A view that moves a value along key frames. It is shown with the value that it begins with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    let value: Value
    let content: (Value) -> Content
    let isMoving: Bool

    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
        isMoving = true
    }

    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
        isMoving = false
    }

    public var body: some View {
        content(value).modifier(
            _AnimatedRestModifier(isMoving: isMoving, reason: "it shows the value that its animation begins with"))
    }
}
