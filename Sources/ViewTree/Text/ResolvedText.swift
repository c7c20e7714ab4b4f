import Foundation

/// A text with everything its size depends on, except for the proposal.
public struct ResolvedText: Hashable, Sendable {
    public var runs: [ResolvedTextRun] {
        didSet { memo = TextCharactersMemo() }
    }

    /// How the runs are set at their full size.
    private(set) var memo = TextCharactersMemo()

    /// Lines that the text is at least as high as; nil for none.
    public var minimumLines: Int?

    /// Lines after which the text is truncated; nil for any number. Less than 1 counts as 1.
    public var maximumLines: Int?

    /// The least distance added between two lines, in points.
    public var lineSpacing: CGFloat = 0

    public var truncationMode: Text.TruncationMode = .tail

    /// How far the font may shrink before the text is truncated: 1 not at all, 0.5 to half its size.
    public var minimumScaleFactor: CGFloat = 1

    /// Whether characters may move closer together before the text is truncated.
    public var allowsTightening = false

    /// Pixels per point; sizes are rounded up to pixels. Values that are not positive count as 1.
    public var displayScale: CGFloat = 1

    /// Does not change any size.
    public var isRightToLeft = false

    public init(runs: [ResolvedTextRun]) {
        self.runs = runs
    }
}
