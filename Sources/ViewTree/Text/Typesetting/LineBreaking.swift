/// Breaks a text into lines: each takes what fits (recorded on macOS, iamcgn/swiftui-web Text.md).
struct LineBreaking {
    let characters: TextCharacters

    /// In points.
    let width: Double

    /// The lines of the whole text, at most `limit` of them, and whether that was all.
    func lines(limit: Int) -> (lines: [TextLine], isComplete: Bool) {
        var lines: [TextLine] = []
        let isComplete = forEachLine(limit: limit) { lines.append($0) }
        return (lines, isComplete)
    }

    /// Calls `body` for each line of the text from the top, for at most `limit` of them; false if that was not all.
    @inline(__always)
    func forEachLine(limit: Int, _ body: (TextLine) -> Void) -> Bool {
        var number = 0
        var start = 0
        repeat {
            let end = endOfParagraph(start)
            // The first two lines wait until it is known whether a third follows.
            var first: TextLine?
            var second: TextLine?
            var next = start
            repeat {
                guard number < limit else {
                    if let first { body(first) }
                    if let second { body(second) }
                    return false
                }
                let stop = endOfLine(next, end)
                let line = line(next..<stop)
                number += 1
                if next == start {
                    first = line
                } else if first != nil && second == nil {
                    second = line
                } else {
                    if let waiting = first { body(waiting) }
                    if let waiting = second { body(waiting) }
                    first = nil
                    second = nil
                    body(line)
                }
                next = stop
            } while next < end
            if var upper = first {
                if var lower = second {
                    evenOut(&upper, &lower)
                    body(upper)
                    body(lower)
                } else {
                    body(upper)
                }
            }
            // A newline at the very end opens no further line, as in UILabel.
            guard end < characters.count - 1 else { return true }
            start = end + 1
        } while true
    }

    /// Where the paragraph ends that starts here: at a newline or at the end of the text.
    func endOfParagraph(_ start: Int) -> Int {
        var end = start
        while end < characters.count, characters[end].kind != .newline { end += 1 }
        return end
    }

    func fits(_ length: Double) -> Bool { length <= width + MeasuredProposal.tolerance }

    private func line(_ range: Range<Int>) -> TextLine { TextLine(range, width: characters.width(range)) }

    /// Where the line ends that starts here. Spaces at its end hang; a word that is too long is broken inside, and a
    /// line has at least one character.
    private func endOfLine(_ start: Int, _ limit: Int) -> Int {
        var opportunity = start
        var index = start
        while index < limit {
            if characters[index].kind != .space {
                if index > start, characters[index].mayBreakBefore { opportunity = index }
                if !fits(characters.width(start..<index + 1)) {
                    if opportunity > start { return opportunity }
                    return pastSpaces(max(index, start + 1), limit)
                }
            }
            index += 1
        }
        return limit
    }

    private func pastSpaces(_ start: Int, _ limit: Int) -> Int {
        var end = start
        while end < limit, characters[end].kind == .space { end += 1 }
        return end
    }

    /// Moves a word down to a last line that has only one, where that evens the two lines of a paragraph.
    private func evenOut(_ upperLine: inout TextLine, _ lowerLine: inout TextLine) {
        let first = upperLine.leading
        let second = lowerLine.leading
        guard !second.isEmpty, characters[second.lowerBound].mayBreakBefore else { return }
        guard !(second.lowerBound + 1..<second.upperBound).contains(where: { characters[$0].mayBreakBefore }),
            let split = (first.lowerBound + 1..<first.upperBound).last(where: { characters[$0].mayBreakBefore })
        else { return }
        let upper = first.lowerBound..<split
        let lower = split..<second.upperBound
        let before = abs(drawn(first) - drawn(second))
        guard fits(drawn(lower)), abs(drawn(upper) - drawn(lower)) < before else { return }
        upperLine = line(upper)
        lowerLine = line(lower)
    }

    private func drawn(_ range: Range<Int>) -> Double { characters.width(characters.trimmingEnd(range)) }
}
