import Foundation

// The system font's vertical metrics in 1/2048 em. iOS: `UIFont.systemFont(ofSize: 17).lineHeight` is 20.287109375 in
// four unrelated public tests, and 34 pt has ascender 32.373046875. macOS: the distances recorded between texts and
// other views (4.7421875 and 8.15087890625 at 13 pt) follow from these numbers alone.

extension ResolvedFont {
    /// From the baseline to the top of the line in points, unrounded.
    public var ascent: CGFloat { unitsToPoints(platform == .iOS ? 1950 : 1980) }

    /// From the baseline to the bottom of the line in points, unrounded.
    public var descent: CGFloat { unitsToPoints(platform == .iOS ? 494 : 432) }

    /// Ascent and descent in points, unrounded.
    public var lineHeight: CGFloat { unitsToPoints(platform == .iOS ? 1950 + 494 : 1980 + 432) }

    /// The height of capital letters in points.
    public var capHeight: CGFloat { unitsToPoints(1443) }

    /// The size, or 0 where it makes no sense.
    var usableSize: CGFloat { size.isFinite ? max(0, size) : 0 }

    private func unitsToPoints(_ units: CGFloat) -> CGFloat { units / 2048 * usableSize }
}
