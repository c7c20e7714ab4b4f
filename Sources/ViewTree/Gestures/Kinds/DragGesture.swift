import Foundation

/// A finger that moves.
nonisolated public struct DragGesture: _PrimitiveGesture {
    /// Where the finger is, and where it comes from.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// In the gesture's space, in points.
        public var location: CGPoint
        /// Where the finger went down.
        public var startLocation: CGPoint
        /// In points a second.
        public var velocity: CGSize

        /// From where the finger went down.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the finger would come to rest.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: Double(location.x) + Double(velocity.width) * TouchLimits.prediction,
                y: Double(location.y) + Double(velocity.height) * TouchLimits.prediction)
        }

        /// From where the finger went down to where it would come to rest.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// How far the finger moves before it is a drag, in points.
    public var minimumDistance: CGFloat
    public var coordinateSpace: CoordinateSpace

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    @MainActor public static func _resolve(_ gesture: Self, _ context: _GestureContext) -> _GestureFactory<Value> {
        let distance = context.checked(
            Double(gesture.minimumDistance), "a drag's minimumDistance", atLeast: 0, or: 10)
        let space = gesture.coordinateSpace
        return _GestureFactory { DragRecognizer(minimumDistance: distance, space: space) }
    }
}
