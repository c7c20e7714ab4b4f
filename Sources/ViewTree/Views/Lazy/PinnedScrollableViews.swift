/// The kinds of views that stay at the edge of the visible area while a lazy stack or grid scrolls.
@frozen
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    @inlinable
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    @inlinable public static var sectionHeaders: PinnedScrollableViews { PinnedScrollableViews(rawValue: 1) }
    /// The footers of sections.
    @inlinable public static var sectionFooters: PinnedScrollableViews { PinnedScrollableViews(rawValue: 2) }
}
