/// The criteria that determines when an animation is considered finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoval: Bool

    /// The animation has logically completed, but may still be in its long tail.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
    /// The entire animation is finished and will now be removed.
    public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// What to do when the animations of a transaction are complete.
public struct AnimationCompletion {
    public var criteria: AnimationCompletionCriteria
    public var run: () -> Void
}
