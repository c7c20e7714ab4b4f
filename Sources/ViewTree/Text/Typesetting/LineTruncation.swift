/// Cuts a line off so that it fits with an ellipsis.
struct LineTruncation {
    let characters: TextCharacters

    /// In points.
    let width: Double

    /// In points.
    let ellipsis: Double

    /// How much too long a line may be to be tightened instead: `NSParagraphStyle.tighteningFactorForTruncation`.
    static let tighteningFactor = 0.05

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
            let trailing = tail(half.upperBound..<range.upperBound, room: width - ellipsis - characters.width(half))
            let leading = head(
                range.lowerBound..<trailing.lowerBound, room: width - ellipsis - characters.width(trailing))
            return line(leading: leading, trailing: trailing)
        }
    }

    private func line(leading: Range<Int>, trailing: Range<Int>) -> TextLine {
        TextLine(
            leading: leading, trailing: trailing,
            width: characters.width(leading) + ellipsis + characters.width(trailing))
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
        characters.width(characters.trimmingEnd(range)) <= room + MeasuredProposal.tolerance
    }
}
