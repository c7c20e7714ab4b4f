import Foundation

/// Two fingers that turn. Touches are played with one finger: it never begins.
nonisolated public struct RotateGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// How much it takes to begin.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        context.remarks.approximation = "touches are played with one finger"
        return _GestureFactory { TwoFingerRecognizer() }
    }
}

/// Two fingers that turn, the older form.
nonisolated public struct RotationGesture: _PrimitiveGesture {
    public typealias Value = Angle

    /// How much it takes to begin.
    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Angle> {
        context.remarks.approximation = "touches are played with one finger"
        return _GestureFactory { TwoFingerRecognizer() }
    }
}
