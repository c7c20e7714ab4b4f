import Foundation

/// One or more taps.
nonisolated public struct TapGesture: _PrimitiveGesture {
    public typealias Value = ()

    /// How many taps it takes; at least 1.
    public var count: Int

    public init(count: Int = 1) { self.count = count }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Void> {
        let count = Int(context.checked(Double(gesture.count), "a tap gesture's count", atLeast: 1, or: 1))
        return _GestureFactory(tapCount: count) { MappingRecognizer(TapRecognizer(count: count)) { _ in } }
    }
}

/// One or more taps, and where the last one was.
nonisolated public struct SpatialTapGesture: _PrimitiveGesture {
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// In the gesture's space, in points.
        public var location: CGPoint
    }

    /// How many taps it takes; at least 1.
    public var count: Int
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let count = Int(context.checked(Double(gesture.count), "a tap gesture's count", atLeast: 1, or: 1))
        let space = gesture.coordinateSpace
        return _GestureFactory(tapCount: count) {
            MappingRecognizer(TapRecognizer(count: count)) { Value(location: $0.locate(space)) }
        }
    }
}
