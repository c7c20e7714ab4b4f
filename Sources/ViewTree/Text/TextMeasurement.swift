import Foundation

/// How large a text is, and where its baselines are.
public struct TextMeasurement: Hashable, Sendable {
    /// In points, rounded up to pixels.
    public var size: CGSize

    /// Below the top, in points.
    public var firstBaseline: CGFloat

    /// Below the top, in points.
    public var lastBaseline: CGFloat

    /// Lines that are shown; reserved lines do not count.
    public var lineCount: Int

    /// Whether some of the text is not shown.
    public var isTruncated: Bool

    /// By how much the font was shrunk; 1 for not at all.
    public var scaleFactor: CGFloat

    /// The distance the text wants to a view above that is not a text, in points.
    public var topToView: CGFloat

    /// The distance the text wants to a view below that is not a text, in points.
    public var bottomToView: CGFloat

    public init(
        size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int = 1, isTruncated: Bool = false,
        scaleFactor: CGFloat = 1, topToView: CGFloat, bottomToView: CGFloat
    ) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.lineCount = lineCount
        self.isTruncated = isTruncated
        self.scaleFactor = scaleFactor
        self.topToView = topToView
        self.bottomToView = bottomToView
    }
}
