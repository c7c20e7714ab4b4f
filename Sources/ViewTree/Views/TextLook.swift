import Foundation

/// How a run of text is drawn, beyond its font.
public struct TextLook: Hashable, Sendable {
    public enum Line: Hashable, Sendable { case under, through }

    /// nil for the text's own.
    public var color: ResolvedColor?
    public var lines: Set<Line> = []
    public var isLink = false

    public init() {}
}

private enum TextLinesKey: EnvironmentKey { static var defaultValue: Set<TextLook.Line> { [] } }

extension EnvironmentValues {
    /// `underline` and `strikethrough` around a text.
    var textLines: Set<TextLook.Line> {
        get { self[TextLinesKey.self] }
        set { self[TextLinesKey.self] = newValue }
    }
}

extension ResolvedStyle {
    /// Its colour, where it is one.
    var plainColor: ResolvedColor? {
        if case .color(let color) = self { return color }
        return nil
    }
}

extension TextEntry {
    /// A text that no view of the tree is: for what pictures show in controls.
    public init(_ text: ResolvedText, measurer: any TextMeasuring, color: ResolvedColor) {
        self.init(
            text: text, measurer: measurer, style: .color(color), string: text.runs.map(\.string).joined(),
            alignment: .leading, openURL: nil)
    }
}

/// A stretch of a line of text in one font, as it is drawn in the text's own space.
public struct DrawnText: Sendable {
    public var string: String
    /// Of the text's runs.
    public var run: Int
    /// From the left edge to where it begins, in points.
    public var x: CGFloat
    /// In points, as measured.
    public var width: CGFloat
    /// Of the line, from the top, in points.
    public var baseline: CGFloat
    /// By how much the font was shrunk.
    public var scale: CGFloat
}

extension TextEntry {
    /// The lines of the text set in a box of a size: broken, aligned and cut off as the embedded measurer does it. With
    /// another measurer, one line, or as many as it answers with what fits on each of them shared out evenly.
    public func drawnLines(in size: CGSize) -> [DrawnText] {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return [] }
        // What was measured is rounded up to pixels: a hair more room breaks no line anew.
        let room = ProposedViewSize(width: size.width + 0.01, height: size.height + 0.01)
        let setter = EmbeddedTextSetter()
        guard measurer is EmbeddedTextMeasurer else { return sharedLines(size) }
        let layout = TextFitting.layout(text, MeasuredProposal(room), setter)
        let bytes = Array(text.runs.map(\.string).joined().utf8)
        let pitch = LinePitch(text, scale: layout.scale)
        var result: [DrawnText] = []
        var top = 0.0
        for line in layout.lines {
            let box = layout.box(line)
            var pieces = stretches(
                layout, line.hasEllipsis ? line.leading : layout.characters.trimmingEnd(line.leading))
            if line.hasEllipsis {
                let run = pieces.last?.run ?? text.runs.indices.first ?? 0
                guard text.runs.indices.contains(run) else { continue }
                pieces.append((run, nil, setter.ellipsis(text.runs[run], scale: layout.scale)))
                pieces += stretches(layout, line.trailing)
            }
            let width = pieces.reduce(0) { $0 + $1.width }
            var x = start(width, in: Double(size.width))
            for piece in text.isRightToLeft ? pieces.reversed() : pieces {
                let string =
                    piece.range.map { String(decoding: bytes[layout.characters.bytes($0)], as: UTF8.self) } ?? "…"
                result.append(
                    DrawnText(
                        string: string, run: piece.run, x: CGFloat(x), width: CGFloat(piece.width),
                        baseline: CGFloat(top + box.ascent), scale: CGFloat(layout.scale)))
                x += piece.width
            }
            top += pitch.distance(box)
        }
        return result
    }

    private func start(_ width: Double, in room: Double) -> Double {
        let free = room - width
        switch alignment {
        case .leading: return text.isRightToLeft ? free : 0
        case .center: return free / 2
        case .trailing: return text.isRightToLeft ? 0 : free
        }
    }

    private func stretches(_ layout: TextLayout, _ range: Range<Int>) -> [(run: Int, range: Range<Int>?, width: Double)]
    {
        var result: [(run: Int, range: Range<Int>?, width: Double)] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let run = Int(layout.characters[index].run)
            var end = index
            while end < range.upperBound, Int(layout.characters[end].run) == run { end += 1 }
            result.append((run, index..<end, layout.characters.width(index..<end)))
            index = end
        }
        return result
    }

    /// Lines of a measurer that tells sizes alone.
    private func sharedLines(_ size: CGSize) -> [DrawnText] {
        let measured = measurer.measure(text, proposal: ProposedViewSize(size))
        let count = max(1, measured.lineCount)
        let words = string.split(separator: " ", omittingEmptySubsequences: false)
        let height = size.height / CGFloat(count)
        var result: [DrawnText] = []
        for line in 0..<count {
            let (from, to) = (words.count * line / count, words.count * (line + 1) / count)
            guard from < to else { continue }
            result.append(
                DrawnText(
                    string: words[from..<to].joined(separator: " "), run: 0, x: 0, width: size.width,
                    baseline: measured.firstBaseline + CGFloat(line) * height, scale: measured.scaleFactor))
        }
        return result
    }
}
