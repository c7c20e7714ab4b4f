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
        // NaN compares as nothing: the defaults stand in.
        let duration = gesture.minimumDuration.isNaN ? 0.5 : gesture.minimumDuration
        let distance = gesture.maximumDistance.isNaN ? 10 : Double(gesture.maximumDistance)
        return _GestureFactory { LongPressRecognizer(minimumDuration: duration, maximumDistance: distance) }
    }
}
