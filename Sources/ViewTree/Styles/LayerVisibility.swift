/// What a difference in colour means to an observer.
public enum LayerVisibility: String, Hashable, Sendable {
    /// ΔE2000 below 1: nobody sees it.
    case invisible
    /// 1 up to 2: only an experienced observer sees it.
    case barely
    /// 2 and more: an inexperienced observer sees it too.
    case visible

    /// The band of a difference; NaN counts as visible, so that nothing unknown passes for invisible.
    public init(deltaE: Double) {
        if deltaE < ColorDifference.noticeableLimit {
            self = .invisible
        } else if deltaE < ColorDifference.visibleLimit {
            self = .barely
        } else {
            self = .visible
        }
    }
}
