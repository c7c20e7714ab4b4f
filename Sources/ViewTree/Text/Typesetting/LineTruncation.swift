/// Cuts a line off so that it fits with an ellipsis.
struct LineTruncation {
    let characters: TextCharacters

    /// In points.
    let width: Double

    /// In points.
    let ellipsis: Double

    /// By how much each character moves closer to the one before it, in points.
    var tightening = 0.0

    /// The most that characters may move closer, in em (measured on macOS 26, iamcgn/swiftui-web text/fit: tightened
    /// lines are 0.18 pt per character narrower at 13 pt).
    static let tightening = 1.0 / 72

    /// The line that stands for all of `range`, in which nothing but its place forbids any character.
    func line(_ range: Range<Int>, mode: Text.TruncationMode) -> TextLine {
        switch mode {
        case .tail:
            let leading = head(range, room: width - ellipsis)
            return line(leading: leading, trailing: range.upperBound..<range.upperBound)
        case .head:
            let trailing = tail(range, room: width - ellipsis)
            return line(leading: range.lowerBound..<range.lowerBound, trailing: trailing)
        case .middle:
            let half = head(range, room: (width - ellipsis) / 2)
            let trailing = tail(half.upperBound..<range.upperBound, room: width - ellipsis - length(half))
            let leading = head(
                range.lowerBound..<trailing.lowerBound, room: width - ellipsis - length(trailing))
            return line(leading: leading, trailing: trailing)
        }
    }

    private func line(leading: Range<Int>, trailing: Range<Int>) -> TextLine {
        TextLine(
            leading: leading, trailing: trailing,
            width: length(leading) + ellipsis + length(trailing))
    }

    /// As much of the start as has room, without spaces at its end.
    private func head(_ range: Range<Int>, room: Double) -> Range<Int> {
        var end = range.lowerBound
        while end < range.upperBound, fits(range.lowerBound..<end + 1, room) { end += 1 }
        return characters.trimmingEnd(range.lowerBound..<end)
    }

    /// As much of the end as has room, without spaces at its start.
    private func tail(_ range: Range<Int>, room: Double) -> Range<Int> {
        var start = range.upperBound
        while start > range.lowerBound, fits(start - 1..<range.upperBound, room) { start -= 1 }
        return characters.trimmingStart(start..<range.upperBound)
    }

    private func fits(_ range: Range<Int>, _ room: Double) -> Bool {
        length(characters.trimmingEnd(range)) <= room + MeasuredProposal.tolerance
    }

    /// The width of a stretch that stands on this line, in points.
    private func length(_ range: Range<Int>) -> Double {
        characters.width(range) - tightening * Double(range.count)
    }
}
