import Foundation

/// The default measurer: the system font's line heights and tracking with the advances of a similar open typeface.
///
/// Widths of Latin text are close to the system font's, not equal: see `EmbeddedMetrics`. Further approximations: serif
/// and rounded designs and italics are measured like the upright default design; the monospaced design has cells of
/// 0.618 em; East Asian characters and emoji fill 1 em; tabs go to stops of 28 points; other scripts take 0.6 em per
/// letter, without shaping.
///
/// How lines are broken and cut off is recorded behaviour (macOS 26, iamcgn/swiftui-web Text.md):
/// - A line takes the words that fit without the spaces at its end; its width counts them, up to the proposal.
/// - A word that is wider than the proposal is broken inside. At width 0 each character has a line.
/// - A line that stands for more text than fits ends in an ellipsis.
/// - Nothing at all is offered (0×0): 0×0. An empty text has no width and, like a line, its height.
///
/// Measuring a short line takes less than a microsecond and allocates nothing.
public struct EmbeddedTextMeasurer: TextMeasuring {
    public init() {}

    public func measure(_ text: ResolvedText, proposal: ProposedViewSize) -> TextMeasurement {
        let offer = MeasuredProposal(proposal)
        if offer.isEmpty { return TextMeasurement(nothingOf: text) }
        if let line = oneLine(text, offer) { return line }
        return TextFitting(text, offer, EmbeddedTextSetter()).measurement
    }

    /// The lines a text is drawn in, as strings, with ellipses where it is cut off.
    public func lines(of text: ResolvedText, proposal: ProposedViewSize) -> [String] {
        let offer = MeasuredProposal(proposal)
        guard !offer.isEmpty else { return [] }
        let layout = TextFitting.layout(text, offer, EmbeddedTextSetter())
        let bytes = Array(text.runs.map(\.string).joined().utf8)
        func string(_ range: Range<Int>) -> String {
            String(decoding: bytes[layout.characters.bytes(range)], as: UTF8.self)
        }
        return layout.lines.map { line in
            guard line.hasEllipsis else { return string(layout.characters.trimmingEnd(line.leading)) }
            return string(line.leading) + "…" + string(line.trailing)
        }
    }

    public func guess(about text: ResolvedText) -> String? {
        for run in text.runs where run.attachment == nil {
            let holdsOthers = run.string.unicodeScalars.contains {
                $0.value >= 0x80 && !CharacterClass.isMeasured($0.value)
            }
            if holdsOthers { return "some characters are measured by their script's average width" }
        }
        return nil
    }

    /// The fast path: a text that fits on one line as it is.
    private func oneLine(_ text: ResolvedText, _ offer: MeasuredProposal) -> TextMeasurement? {
        guard let first = text.runs.first, let width = LineWidth(text) else { return nil }
        guard width.drawn <= offer.width + MeasuredProposal.tolerance else { return nil }
        var box = first.lineBox()
        for run in text.runs.dropFirst() { box = box.union(run.lineBox()) }
        return TextMeasurement(oneLineOf: text, width: width.full, box: box, offer)
    }
}
