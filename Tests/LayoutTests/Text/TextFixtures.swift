import Foundation
import ViewTree

/// A text in one font, at 2x unless said otherwise.
func resolved(_ string: String, _ font: ResolvedFont = ResolvedFont(), scale: CGFloat = 2) -> ResolvedText {
    var text = ResolvedText(runs: [ResolvedTextRun(string: string, font: font)])
    text.displayScale = scale
    return text
}

/// The text, changed.
func resolved(
    _ string: String, _ font: ResolvedFont = ResolvedFont(), _ change: (inout ResolvedText) -> Void
) -> ResolvedText {
    var text = resolved(string, font)
    change(&text)
    return text
}

/// What the default measurer says.
func measured(
    _ text: ResolvedText, width: CGFloat? = nil, height: CGFloat? = nil
) -> TextMeasurement {
    EmbeddedTextMeasurer().measure(text, proposal: ProposedViewSize(width: width, height: height))
}

/// How the default measurer breaks a text.
func lines(of text: ResolvedText, width: CGFloat? = nil, height: CGFloat? = nil) -> [String] {
    EmbeddedTextMeasurer().lines(of: text, proposal: ProposedViewSize(width: width, height: height))
}

extension ResolvedFont {
    /// The default font of a text on macOS: lines of 16 points.
    static let macOS = ResolvedFont(size: 13, platform: .macOS)
}
