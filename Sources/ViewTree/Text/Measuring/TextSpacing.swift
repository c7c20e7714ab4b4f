import Foundation

/// The distances texts keep from views that are not texts (OpenSwiftUI's `Spacing.TextMetrics`; recorded on macOS:
/// 4.7421875 and 8.15087890625 at 13 pt and 2x).
enum TextSpacing {
    /// The share of a line that is kept free.
    private static let share: CGFloat = 0.1

    /// To a view above a text whose first run has this font.
    static func top(_ font: ResolvedFont, _ pixels: PixelGrid) -> CGFloat { distance(font, pixels) - font.ascent }

    /// To a view below a text whose last run has this font.
    static func bottom(_ font: ResolvedFont, _ pixels: PixelGrid) -> CGFloat { distance(font, pixels) - font.capHeight }

    private static func distance(_ font: ResolvedFont, _ pixels: PixelGrid) -> CGFloat {
        font.lineHeight + CGFloat(pixels.roundedUp(Double(share * font.lineHeight)))
    }
}
