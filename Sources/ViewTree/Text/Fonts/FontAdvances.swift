import Foundation

/// How wide one font at one size sets characters.
///
/// Weights and optical sizes lie between the table's masters on straight lines, as in a variable font.
struct FontAdvances {
    /// In points.
    let size: Double

    /// Added to every character, in points: the system font's tracking and the text's own tracking or kerning.
    let spacing: Double

    /// The text's own tracking or kerning alone, in points.
    let ownSpacing: Double

    let isMonospaced: Bool
    let hasMonospacedDigits: Bool

    /// Points per em of the table, for the two weights on either side, of the text and of the display cut.
    private let low: Double
    private let high: Double
    private let displayLow: Double
    private let displayHigh: Double

    /// Where among a glyph's advances the lighter of the two weights stands.
    private let master: Int

    /// The same for kerning, which has no thin master.
    private let kerningHigh: Double
    private let displayKerningHigh: Double

    private let metrics = EmbeddedMetrics.shared

    /// - Parameter ownSpacing: what `tracking` or `kerning` add to each character, in points.
    init(_ font: ResolvedFont, ownSpacing: CGFloat) {
        size = Double(font.usableSize)
        isMonospaced = font.design == .monospaced
        hasMonospacedDigits = font.hasMonospacedDigits
        self.ownSpacing = ownSpacing.isFinite ? Double(ownSpacing) : 0

        let weight = font.weight.placeInTable
        master = weight < Self.regular ? 0 : 1
        let share = weight < Self.regular ? (weight - 100) / (Self.regular - 100) : (weight - Self.regular) / 500
        let display = Self.displayShare(size)
        low = size * (1 - display) * (1 - share)
        high = size * (1 - display) * share
        displayLow = size * display * (1 - share)
        displayHigh = size * display * share
        let kerningShare = weight < Self.regular ? 0 : share
        kerningHigh = size * (1 - display) * kerningShare
        displayKerningHigh = size * display * kerningShare
        spacing = (SystemTracking.em(atSize: size) + display * Self.displayTracking) * size + self.ownSpacing
    }

    /// The table's middle weight.
    private static let regular = 400.0

    /// How far the system font has changed from its text cut to its display cut, by size in points: from 17 to 28, faster
    /// in the middle (WWDC20 "The details of UI typography").
    ///
    /// Measured on two sentences that are recorded at 17, 20, 22, 24, 26, 32 and 40 pt (iamcgn/swiftui-web text/styles,
    /// text/system-fonts, TextScale.md): their widths without tracking, between those at 17 and those from 32 on.
    private static let displayShares: [(size: Double, share: Double)] = [
        (17, 0), (20, 0.235), (22, 0.525), (24, 0.82), (26, 0.9), (28, 1),
    ]

    private static func displayShare(_ size: Double) -> Double {
        guard var previous = displayShares.first, size > previous.size else { return 0 }
        for next in displayShares.dropFirst() {
            if size <= next.size {
                let progress = (size - previous.size) / (next.size - previous.size)
                return previous.share + (next.share - previous.share) * progress
            }
            previous = next
        }
        return 1
    }

    /// In em: what the table's display cut is too wide by, beyond the tracking table. From the same two sentences at 32 and
    /// 40 pt, which ask for 20 and 16 thousandths.
    private static let displayTracking = -0.018

    /// In points, without spacing.
    @inline(__always)
    func advance(_ glyph: EmbeddedMetrics.Glyph) -> Double {
        let text = metrics.advances + (glyph * EmbeddedMetrics.mastersPerGlyph + master)
        var sum = text[0] * low + text[1] * high
        if displayLow + displayHigh > 0 {
            sum +=
                text[EmbeddedMetrics.mastersPerGlyph / 2] * displayLow
                + text[EmbeddedMetrics.mastersPerGlyph / 2 + 1] * displayHigh
        }
        return sum
    }

    /// What moves the second of two neighbours, in points.
    @inline(__always)
    func kerning(_ first: EmbeddedMetrics.Glyph, _ second: EmbeddedMetrics.Glyph) -> Double {
        let index = metrics.adjustment(first, second)
        guard index != 0 else { return 0 }
        let values = metrics.adjustments + index
        return values[0] * (low + high - kerningHigh) + values[1] * kerningHigh
            + values[2] * (displayLow + displayHigh - displayKerningHigh) + values[3] * displayKerningHigh
    }

    /// The glyph of a code point, with this font's digits; `EmbeddedMetrics.missing` where the table has none.
    @inline(__always)
    func glyph(_ code: UInt32) -> EmbeddedMetrics.Glyph {
        if hasMonospacedDigits, code &- 0x30 < 10 { return metrics.tabularDigit }
        return metrics.glyph(code)
    }
}

extension ResolvedFont.Weight {
    /// Where on the table's weight axis (100 thin … 400 regular … 900 black, and on beyond it) this weight is as wide as
    /// the system font's.
    ///
    /// The system font grows faster from regular on than the table's typeface. Measured on labels in public dumps of
    /// running apps: four semibold navigation titles of 17 pt (Log in 47 1/3, General 62, Posts 44 2/3, Pages 48 2/3)
    /// give 669; three bold large titles of 34 pt (Settings 133, Books 98 1/3, Previews 143 1/3) give 850, a sentence at
    /// 20 pt that is 176.5 wide regular, 181 medium, 189.5 bold and 202 black (iamcgn/swiftui-web text/system-fonts) gives
    /// 555, 905 and more than 1250. Heavy lies between bold and black. Nothing was found for the weights below light.
    var placeInTable: Double {
        switch self {
        case .ultraLight: 100
        case .thin: 200
        case .light: 300
        case .regular: 400
        case .medium: 552
        case .semibold: 669
        case .bold: 868
        case .heavy: 1059
        case .black: 1250
        }
    }
}
