/// `LazyVStack` and `LazyHStack`.
public struct LazyStackEntry: Sendable {
    /// The direction in which the views follow each other.
    public var axis: Axis
    public var pinnedViews: PinnedScrollableViews
    /// Whether a Section was lowered somewhere inside; without one nobody looks for its notes.
    public var hasSections = false

    @usableFromInline
    init(axis: Axis, pinnedViews: PinnedScrollableViews) {
        self.axis = axis
        self.pinnedViews = pinnedViews
    }
}

/// `LazyVGrid` and `LazyHGrid`.
public struct LazyGridEntry: Sendable {
    /// The direction in which the lines follow each other.
    public var axis: Axis
    /// The columns of a vertical grid, the rows of a horizontal one: at least one, with usable numbers.
    public var items: [GridItem]
    public var pinnedViews: PinnedScrollableViews
    /// Whether a Section was lowered somewhere inside; without one nobody looks for its notes.
    public var hasSections = false

    init(axis: Axis, items: [GridItem], pinnedViews: PinnedScrollableViews) {
        self.axis = axis
        self.items = items
        self.pinnedViews = pinnedViews
    }
}
