/// The numbers of scored candidates and of a finger's reach.
///
/// Source: OpenSwiftUI `HitTestBindingModifier`, audited against the iOS 18 SDK; strength C.
public struct HitScoring: Hashable, Sendable {
    /// What a leaf without a gesture counts.
    public var leafPriority = 1.0
    /// What content with a gesture and a platform view count.
    public var gesturePriority = 16.0
    /// What the centre of a finger weighs; each ring of points around it weighs as much in all.
    public var ringWeight = 24.0
    /// A node hides what is behind it only if its own opacity is above this.
    public var coveringOpacity = 0.5
    /// The least score that wins.
    public var leastScore = 8.0
    /// The winner's score has to be at least this many times the second's.
    public var lead = 1.2

    public init() {}
}
