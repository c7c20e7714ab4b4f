import Foundation

/// A text broken into lines at one width, height and scale.
struct TextLayout {
    private(set) var lines: [TextLine]
    private(set) var isTruncated: Bool
    let characters: TextCharacters
    let scale: Double

    /// The line of each run.
    private let boxes: ContiguousArray<LineBox>

    init(_ text: ResolvedText, _ proposal: MeasuredProposal, _ setter: some TextSetting, scale: Double = 1) {
        self.scale = scale
        characters = setter.characters(text, scale: scale)
        boxes = ContiguousArray(text.runs.map { setter.box($0, scale: scale) })
        let limit = Self.lineLimit(text, proposal, boxes, scale: scale)
        let breaking = LineBreaking(characters: characters, width: proposal.width)
        let broken = breaking.lines(limit: limit)
        lines = broken.lines
        isTruncated = !broken.isComplete
        if isTruncated { truncate(text, breaking, proposal, setter) }
    }

    /// The lines that the text's own limit and the offered height allow: at least one, and at least those it reserves
    /// (OpenSwiftUI's `Text+StringDrawingContext`: the height offered counts as at least theirs).
    private static func lineLimit(
        _ text: ResolvedText, _ proposal: MeasuredProposal, _ boxes: ContiguousArray<LineBox>, scale: Double
    ) -> Int {
        let own = max(1, text.maximumLines ?? .max)
        guard proposal.height.isFinite, let first = boxes.first else { return own }
        let line = boxes.dropFirst().reduce(first) { $0.union($1) }
        let pitch = LinePitch(text, scale: scale).distance(line)
        return lineLimit(own, reserved: text.minimumLines ?? 1, proposal.height, line, pitch: pitch)
    }

    /// How many lines of a height, in points, one after the other at a distance of `pitch`, an offered height allows:
    /// no more than `own`.
    static func lineLimit(_ own: Int, reserved: Int, _ height: Double, _ line: LineBox, pitch: Double) -> Int {
        guard height.isFinite, pitch > 0 else { return own }
        let lines = (height - line.height + pitch + MeasuredProposal.tolerance) / pitch
        let least = max(1, min(own, reserved))
        return lines < Double(own) ? max(least, Int(lines)) : own
    }

    /// Replaces the last line, which does not show the rest of the text.
    private mutating func truncate(
        _ text: ResolvedText, _ breaking: LineBreaking, _ proposal: MeasuredProposal, _ setter: some TextSetting
    ) {
        guard let last = lines.last else { return }
        let start = last.leading.lowerBound
        let end = text.truncationMode == .tail ? breaking.endOfParagraph(start) : characters.count
        let rest = start..<end
        let run = text.runs[Int(characters[min(start, characters.count - 1)].run)]
        let tightening =
            text.allowsTightening && proposal.width.isFinite
            ? Double(run.font.usableSize) * scale * LineTruncation.tightening : 0
        if tightening > 0, end == characters.count {
            let drawn = characters.trimmingEnd(rest)
            if breaking.fits(characters.width(drawn) - tightening * Double(drawn.count)) {
                lines[lines.count - 1] = TextLine(rest, width: proposal.width)
                isTruncated = false
                return
            }
        }
        let truncation = LineTruncation(
            characters: characters, width: proposal.width,
            ellipsis: setter.ellipsis(run, scale: scale) - tightening, tightening: tightening)
        lines[lines.count - 1] = truncation.line(rest, mode: text.truncationMode)
    }

    /// The box of a line: that of the fonts on it.
    func box(_ line: TextLine) -> LineBox {
        let range = line.leading.isEmpty ? line.trailing : line.leading
        // An empty line is as high as the text around it.
        let index = min(range.lowerBound, characters.count - 1)
        guard index >= 0 else { return boxes.first ?? LineBox(ResolvedFont()) }
        var run = Int(characters[index].run)
        let last = range.isEmpty ? run : Int(characters[range.upperBound - 1].run)
        var box = boxes[run]
        while run < last {
            run += 1
            box = box.union(boxes[run])
        }
        return box
    }
}
