import Foundation

/// Where a pencil is above the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// In the view's coordinates.
    public let location: CGPoint
    /// In parts of the view's size.
    public let anchor: UnitPoint
    /// From 0, at the screen, to 1, at the greatest distance that is felt.
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

// There is no pencil here: what it would do is never done.
nonisolated extension View {
    public func onPencilDoubleTap(
        perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
    ) -> UnchangedContent<Self> { unchanged }

    public func onPencilSqueeze(
        perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
    ) -> UnchangedContent<Self> { unchanged }
}
