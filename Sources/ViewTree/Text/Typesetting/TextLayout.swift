import Foundation

/// A text broken into lines at one width, height and scale.
struct TextLayout {
    private(set) var lines: [TextLine]
    private(set) var isTruncated: Bool
    let characters: TextCharacters
    let scale: Double

    private let text: ResolvedText

    init(_ text: ResolvedText, _ proposal: MeasuredProposal, scale: Double = 1) {
        self.text = text
        self.scale = scale
        characters = TextCharacters(text, scale: scale)
        let limit = Self.lineLimit(text, proposal, scale: scale)
        let breaking = LineBreaking(characters: characters, width: proposal.width)
        let broken = breaking.lines(limit: limit)
        lines = broken.lines
        isTruncated = !broken.isComplete
        if isTruncated { truncate(breaking, proposal) }
    }

    /// The lines that the text's own limit and the offered height allow: at least one.
    private static func lineLimit(_ text: ResolvedText, _ proposal: MeasuredProposal, scale: Double) -> Int {
        let own = max(1, text.maximumLines ?? .max)
        guard proposal.height.isFinite, let first = text.runs.first else { return own }
        let line = text.runs.dropFirst().reduce(first.lineBox(scale: scale)) { $0.union($1.lineBox(scale: scale)) }
        let pitch = LinePitch(text, scale: scale).distance(line)
        guard pitch > 0 else { return own }
        let lines = (proposal.height - line.height + pitch + MeasuredProposal.tolerance) / pitch
        return lines < Double(own) ? max(1, Int(lines)) : own
    }

    /// Replaces the last line, which does not show the rest of the text.
    private mutating func truncate(_ breaking: LineBreaking, _ proposal: MeasuredProposal) {
        guard let last = lines.last else { return }
        let start = last.leading.lowerBound
        let end = text.truncationMode == .tail ? breaking.endOfParagraph(start) : characters.count
        let rest = start..<end
        if text.allowsTightening, end == characters.count, proposal.width.isFinite {
            let drawn = characters.width(characters.trimmingEnd(rest))
            if drawn <= proposal.width * (1 + LineTruncation.tighteningFactor) {
                lines[lines.count - 1] = TextLine(rest, width: proposal.width)
                isTruncated = false
                return
            }
        }
        let font = text.runs[Int(characters[min(start, characters.count - 1)].run)].advances(scale: scale)
        let truncation = LineTruncation(
            characters: characters, width: proposal.width, ellipsis: CharacterSetter.ellipsis(font))
        lines[lines.count - 1] = truncation.line(rest, mode: text.truncationMode)
    }

    /// The box of a line: that of the fonts on it.
    func box(_ line: TextLine) -> LineBox {
        let range = line.leading.isEmpty ? line.trailing : line.leading
        // An empty line is as high as the text around it.
        let index = min(range.lowerBound, characters.count - 1)
        guard index >= 0 else { return text.runs.first.map { $0.lineBox(scale: scale) } ?? LineBox(ResolvedFont()) }
        var run = Int(characters[index].run)
        let last = range.isEmpty ? run : Int(characters[range.upperBound - 1].run)
        var box = text.runs[run].lineBox(scale: scale)
        while run < last {
            run += 1
            box = box.union(text.runs[run].lineBox(scale: scale))
        }
        return box
    }
}
