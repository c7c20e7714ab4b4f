import Foundation

/// Two fingers that move apart or together. Touches are played with one finger: it never begins.
nonisolated public struct MagnifyGesture: _PrimitiveGesture {
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// 1 at the start.
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
    }

    /// How much it takes to begin.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        context.remarks.approximation = "touches are played with one finger"
        return _GestureFactory { TwoFingerRecognizer() }
    }
}

/// Two fingers that move apart or together, the older form.
nonisolated public struct MagnificationGesture: _PrimitiveGesture {
    public typealias Value = CGFloat

    /// How much it takes to begin.
    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<CGFloat> {
        context.remarks.approximation = "touches are played with one finger"
        return _GestureFactory { TwoFingerRecognizer() }
    }
}
