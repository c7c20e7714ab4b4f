import Foundation

/// A text of one run with everything known that its size does not need a width for: asking it at another width breaks
/// its lines anew and allocates nothing.
package final class PreparedText {
    private let characters: TextCharacters
    private let box: LineBox
    private let pitch: Double
    private let maximumLines: Int
    private let minimumLines: Int
    private let pixels: PixelGrid
    private let ellipsis: Double
    private let truncationMode: Text.TruncationMode
    /// Whether a text that does not fit is only cut off, neither shrunk nor tightened.
    private let isOnlyCutOff: Bool

    /// Nil where a measurer is not the embedded one, or the text has several runs or an image.
    package init?(_ text: ResolvedText, measurer: any TextMeasuring) {
        guard measurer is EmbeddedTextMeasurer, text.runs.count == 1, let run = text.runs.first, run.attachment == nil
        else { return nil }
        let setter = EmbeddedTextSetter()
        characters = setter.characters(text, scale: 1)
        box = setter.box(run, scale: 1)
        pitch = LinePitch(text, scale: 1).distance(box)
        maximumLines = max(1, text.maximumLines ?? .max)
        minimumLines = text.minimumLines ?? 1
        pixels = PixelGrid(text.displayScale)
        ellipsis = setter.ellipsis(run, scale: 1)
        truncationMode = text.truncationMode
        isOnlyCutOff = text.minimumScaleFactor >= 1 && !text.allowsTightening
    }

    /// The size that the measurer answers, in points; nil where the text is shrunk or tightened, which it has to be asked
    /// about.
    package func size(_ proposal: ProposedViewSize) -> CGSize? {
        let offer = MeasuredProposal(proposal)
        if offer.isEmpty { return .zero }
        let limit = TextLayout.lineLimit(maximumLines, reserved: minimumLines, offer.height, box, pitch: pitch)
        let breaking = LineBreaking(characters: characters, width: offer.width)
        // Of all lines but the last.
        var width = 0.0
        var last: TextLine?
        var top = 0.0
        var lines = 0
        let isComplete = breaking.forEachLine(limit: limit) { line in
            if let last {
                width = max(width, last.width)
                top += pitch
            }
            lines += 1
            last = line
        }
        if var last {
            if !isComplete {
                guard isOnlyCutOff else { return nil }
                let start = last.leading.lowerBound
                let end = truncationMode == .tail ? breaking.endOfParagraph(start) : characters.count
                let truncation = LineTruncation(characters: characters, width: offer.width, ellipsis: ellipsis)
                last = truncation.line(start..<end, mode: truncationMode)
            }
            width = max(width, last.width)
        }
        var height = top + box.height
        if minimumLines > lines { height += Double(minimumLines - lines) * pitch }
        return CGSize(width: min(pixels.roundedUp(width), offer.width), height: pixels.roundedUp(height))
    }
}
