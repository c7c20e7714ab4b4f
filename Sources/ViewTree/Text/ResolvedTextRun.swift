import Foundation

/// A stretch of text in one font.
public struct ResolvedTextRun: Hashable, Sendable {
    public var string: String

    public var font: ResolvedFont

    /// Added after each character, in points.
    public var tracking: CGFloat

    /// Added after each character, in points; ignored where there is tracking, as in SwiftUI.
    public var kerning: CGFloat

    /// How much higher than the line's baseline the run stands, in points.
    public var baselineOffset: CGFloat

    /// How much smaller the characters are than the font, whose lines stay as they are.
    public var glyphScale: CGFloat = 1

    /// Added after each character, in points, on top of the text's own tracking or kerning.
    public var glyphSpacing: CGFloat = 0

    /// The size of the image that the run is, in points; nil for text.
    public var attachment: CGSize?

    /// What a tap on the run opens; nil for ordinary text.
    public var link: URL?

    public init(
        string: String, font: ResolvedFont, tracking: CGFloat = 0, kerning: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.string = string
        self.font = font
        self.tracking = tracking
        self.kerning = kerning
        self.baselineOffset = baselineOffset
    }
}

extension ResolvedTextRun {
    /// How wide the run's font sets characters, shrunk by `scale`.
    func advances(scale: Double = 1) -> FontAdvances {
        var font = font
        font.size *= CGFloat(scale) * glyphScale
        return FontAdvances(font, ownSpacing: (tracking != 0 ? tracking : kerning) + glyphSpacing)
    }

    /// The box of the run's lines, shrunk by `scale`.
    func lineBox(scale: Double = 1) -> LineBox {
        var font = font
        font.size *= CGFloat(scale)
        var box = LineBox(font, baselineOffset: baselineOffset)
        // A line grows to the height of an image (recorded on macOS, iamcgn/swiftui-web text/inline-image).
        if let attachment { box.descent += max(0, Double(attachment.height) * scale - box.height) }
        return box
    }
}
