import Foundation

/// The part of a line above and the part below its baseline, in points.
struct LineBox: Equatable {
    var ascent: Double
    var descent: Double

    var height: Double { ascent + descent }

    /// The box that holds both.
    func union(_ other: LineBox) -> LineBox {
        LineBox(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
    }
}

extension LineBox {
    /// What `Font.Leading` adds to a line, or takes from it, in points (WWDC20 "The details of UI typography").
    private static let leadingAdjustment = 2.0

    /// The line of a font.
    ///
    /// iOS keeps the metrics as they are: n lines of 17 pt are n × 20.287 high. macOS takes whole points: the ascent
    /// rounded, the descent rounded up (recorded: 13 pt 13 + 3, 11 pt 11 + 3, 26 pt 25 + 6).
    ///
    /// - Parameter baselineOffset: how much higher than the line's baseline the text stands, in points.
    init(_ font: ResolvedFont, baselineOffset: CGFloat = 0) {
        let ascent = Double(font.ascent)
        let descent = Double(font.descent)
        switch font.platform {
        case .iOS: self.init(ascent: ascent, descent: descent)
        case .macOS: self.init(ascent: ascent.rounded(), descent: descent.rounded(.up))
        }
        switch font.leading {
        case .standard: break
        case .tight: self.descent -= min(Self.leadingAdjustment, height)
        case .loose: self.descent += Self.leadingAdjustment
        }
        // Recorded on macOS (iamcgn/swiftui-web textstyle/baseline): 16 becomes 22 with 6, the baseline 6 further down, and
        // 20 with −4, below the baseline.
        if baselineOffset.isFinite {
            self.ascent += max(0, Double(baselineOffset))
            self.descent += max(0, -Double(baselineOffset))
        }
    }
}
