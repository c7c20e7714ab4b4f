import Foundation

/// The characters of a text, each with its width and with what it means for lines.
///
/// Characters are Unicode scalars; marks, which cannot be told from the character they belong to, are part of it.
struct TextCharacters {
    private var places: ContiguousArray<Place> = []

    /// The width of all characters in a row, in points.
    private var length = 0.0

    /// The same at the start of the paragraph.
    private var paragraph = 0.0

    /// Where the text ends in its UTF-8.
    private var end = 0

    var count: Int { places.count }

    /// A character in its text.
    struct Place {
        /// The widths of all characters before it, in points.
        var offset: Double
        /// What it is moved by if the one before is on its line, in points.
        var kerning: Double
        /// Where it starts in the text's UTF-8.
        var position: Int
        var run: UInt16
        var kind: CharacterClass
        /// Whether a line may end before it.
        var mayBreakBefore: Bool
    }

    /// - Parameters:
    ///   - scale: by how much all fonts are shrunk.
    ///   - shaped: how far each byte of a run moves on, in points, without tracking and kerning; nil for a run that the
    ///     embedded advances set.
    init(
        _ text: ResolvedText, scale: Double,
        shaped: (ResolvedTextRun, UnsafeBufferPointer<UInt8>) -> [Double]? = { _, _ in nil }
    ) {
        places.reserveCapacity(text.runs.reduce(0) { $0 + $1.string.utf8.count })
        var previous = LineOpportunity.Neighbour(kind: .opening, code: 0)
        for (index, run) in text.runs.enumerated() {
            if let attachment = run.attachment {
                add(attachment.width * CGFloat(scale), run: UInt16(truncatingIfNeeded: index), after: &previous)
                continue
            }
            var string = run.string
            let setter = CharacterSetter(run.advances(scale: scale))
            string.withUTF8 {
                add($0, setter, shaped(run, $0), run: UInt16(truncatingIfNeeded: index), after: &previous)
            }
        }
    }

    /// Adds an image: lines may end before and after it (UAX #14, class CB).
    private mutating func add(
        _ width: CGFloat, run: UInt16, after previous: inout LineOpportunity.Neighbour
    ) {
        let next = LineOpportunity.Neighbour(kind: .ideograph, code: 0xFFFC)
        places.append(
            Place(
                offset: length, kerning: 0, position: end, run: run, kind: .ideograph,
                mayBreakBefore: LineOpportunity.isBetween(previous, next)))
        length += Double(width)
        end += Text.attachment.utf8.count
        previous = next
    }

    private mutating func add(
        _ utf8: UnsafeBufferPointer<UInt8>, _ start: CharacterSetter, _ shaped: [Double]?, run: UInt16,
        after previous: inout LineOpportunity.Neighbour
    ) {
        var setter = start
        var index = 0
        let origin = end
        while index < utf8.count {
            let start = index
            let code = utf8.scalar(at: &index)
            var placed = setter.place(code)
            if let shaped { placed.take(shaped[start], code, spacing: setter.font.ownSpacing) }
            if code == 0x09 { placed.advance = FallbackAdvance.tab(at: length - paragraph) }
            if isPart(placed.kind, code, after: previous) {
                length += placed.advance
                previous.code = code
                continue
            }
            let next = LineOpportunity.Neighbour(kind: placed.kind == .mark ? .ordinary : placed.kind, code: code)
            places.append(
                Place(
                    offset: length, kerning: placed.kerning, position: origin + start, run: run, kind: next.kind,
                    mayBreakBefore: LineOpportunity.isBetween(previous, next)))
            length += placed.kerning + placed.advance
            if placed.kind == .newline { paragraph = length }
            previous = next
        }
        end = origin + utf8.count
    }

    /// Whether a character belongs to the one before: marks do, but not to spaces, and CR LF is one newline.
    private func isPart(_ kind: CharacterClass, _ code: UInt32, after previous: LineOpportunity.Neighbour) -> Bool {
        if code == 0x0A { return previous.code == 0x0D }
        return kind == .mark && !places.isEmpty && previous.kind != .space && previous.kind != .newline
    }

    subscript(index: Int) -> Place { places[index] }

    /// The width of a stretch that stands alone on a line, in points.
    @inline(__always)
    func width(_ range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        let end = range.upperBound < places.count ? places[range.upperBound].offset : length
        return end - places[range.lowerBound].offset - places[range.lowerBound].kerning
    }

    /// Where a stretch lies in the text's UTF-8.
    func bytes(_ range: Range<Int>) -> Range<Int> { position(range.lowerBound)..<position(range.upperBound) }

    private func position(_ index: Int) -> Int { index < places.count ? places[index].position : end }

    /// The stretch without the spaces at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, places[end - 1].kind == .space { end -= 1 }
        return range.lowerBound..<end
    }

    /// The stretch without the spaces at its start.
    func trimmingStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, places[start].kind == .space { start += 1 }
        return start..<range.upperBound
    }
}
