/// Why somebody or nobody receives a tap: a closed list, most specific first.
public enum HitRule: String, Hashable, Sendable, CaseIterable {
    /// Another view is in front.
    case occluded
    /// A relative takes it: no fault.
    case handledBy
    /// A node's own opacity is below the threshold.
    case opacity
    /// A hosted control's alpha, as a 32-bit Float, is below the threshold.
    case hostedAlpha
    /// The gesture or control is disabled.
    case disabled
    /// `allowsHitTesting(false)`.
    case allowsHitTesting
    /// `hidden()`.
    case hidden
    /// The point lies outside a content shape.
    case contentShape
    /// The view has no size.
    case zeroSize
    /// There is nothing under the point that takes hits: a clear colour, a Spacer, a gap.
    case emptyContent
    /// An effect with a scale of 0.
    case singularTransform
    /// The point lies outside a container that tests its bounds.
    case containerBounds
    /// The view under the point has no gesture.
    case noGesture
    /// Within the finger's reach alone.
    case fingerOnly
    /// The point lies outside the screen.
    case offScreen

    // Somebody receives.

    /// The nearest enabled gesture at or above the hit.
    case nearestGesture
    /// A hosted control takes its own touches.
    case hostedControl
    /// An outer `highPriorityGesture`.
    case highPriority
    /// The best score.
    case scored
}

/// How sure a result is: the weakest strength of the rules that decided it.
public enum Certainty: String, Hashable, Sendable, Comparable {
    /// Documented by Apple, recorded, or several independent sources.
    case settled
    /// One good source, or an audited re-implementation.
    case likely
    /// Derived or disputed.
    case uncertain

    private var rank: Int { self == .settled ? 0 : self == .likely ? 1 : 2 }

    public static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
}
