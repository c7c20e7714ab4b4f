import Foundation

/// A finger that stays down; `true` while it does and when it was long enough.
nonisolated public struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool

    /// In seconds; nothing below 0.
    public var minimumDuration: Double
    /// How far the finger may move, in points.
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Bool> {
        let duration = context.checked(
            gesture.minimumDuration, "a long press's minimumDuration", atLeast: 0, or: 0.5)
        let distance = context.checked(
            Double(gesture.maximumDistance), "a long press's maximumDistance", atLeast: 0, or: 10)
        return _GestureFactory { LongPressRecognizer(minimumDuration: duration, maximumDistance: distance) }
    }
}
