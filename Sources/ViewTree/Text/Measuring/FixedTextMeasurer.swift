import Foundation

/// Measures the texts it was told about with the sizes it was given, for tests that must not depend on a font.
///
///     FixedTextMeasurer(["Hi": CGSize(width: 9, height: 16)])
///
/// A known text does not wrap and is not cut off: it answers its size to every proposal, and 0×0 to 0×0. Other texts
/// go to the fallback.
public struct FixedTextMeasurer: TextMeasuring {
    private let sizes: [String: CGSize]
    private let firstBaselines: [String: CGFloat]
    private let fallback: any TextMeasuring

    /// - Parameters:
    ///   - sizes: the size of each text on one line, in points.
    ///   - firstBaselines: below the top, in points. Where not given: 13 for a height of 16 and 18.5 for one of 24.5,
    ///     as recorded, else the system font's share of the height.
    ///   - fallback: measures all other texts.
    public init(
        _ sizes: [String: CGSize], firstBaselines: [String: CGFloat] = [:],
        fallback: any TextMeasuring = EmbeddedTextMeasurer()
    ) {
        self.sizes = sizes
        self.firstBaselines = firstBaselines
        self.fallback = fallback
    }

    public func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement {
        let string = text.runs.count == 1 ? text.runs[0].string : text.runs.map(\.string).joined()
        guard let line = sizes[string] else { return fallback.measure(text, proposal: proposal) }
        if MeasuredProposal(proposal).isEmpty { return TextMeasurement(nothingOf: text) }
        let baseline = firstBaselines[string] ?? Self.baseline(ofHeight: line.height)
        let lines = max(1, text.minimumLines ?? 1)
        return TextMeasurement(
            size: CGSize(width: line.width, height: line.height * CGFloat(lines)), firstBaseline: baseline,
            lastBaseline: baseline, lineCount: 1, isTruncated: false, distancesOf: text, scale: 1,
            PixelGrid(text.displayScale))
    }

    public func guess(about text: ResolvedText) -> String? {
        let string = text.runs.count == 1 ? text.runs[0].string : text.runs.map(\.string).joined()
        return sizes[string] == nil ? fallback.guess(about: text) : nil
    }

    private static func baseline(ofHeight height: CGFloat) -> CGFloat {
        switch height {
        // 13 pt text on macOS.
        case 16: return 13
        // Body text on an iPhone whose languages include one with tall letters.
        case 24.5: return 18.5
        default:
            let font = ResolvedFont()
            return height * font.ascent / font.lineHeight
        }
    }
}
