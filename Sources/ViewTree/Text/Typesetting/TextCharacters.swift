/// The characters of a text, each with its width and with what it means for lines.
///
/// Characters are Unicode scalars; marks, which cannot be told from the character they belong to, are part of it.
struct TextCharacters {
    /// The sum of the widths before each character, and of all; without the kerning at the start of a line.
    private(set) var offsets: [Double] = [0]

    /// What the character is moved by if the one before is on its line.
    private(set) var kernings: [Double] = []

    private(set) var kinds: [CharacterClass] = []

    /// Whether a line may end before the character.
    private(set) var mayBreakBefore: [Bool] = []

    /// The run of each character.
    private(set) var runs: [UInt16] = []

    /// Where each character starts, and where the last ends, in the text's UTF-8.
    private(set) var positions: [Int] = [0]

    var count: Int { kinds.count }

    /// - Parameter scale: by how much all fonts are shrunk.
    init(_ text: ResolvedText, scale: Double) {
        var previous: (kind: CharacterClass, code: UInt32)?
        var position = 0
        for (index, run) in text.runs.enumerated() {
            var setter = CharacterSetter(run.advances(scale: scale))
            for scalar in run.string.unicodeScalars {
                let start = position
                position += UTF8.width(scalar)
                let placed = setter.place(scalar.value)
                let isSecondHalfOfNewline = scalar == "\n" && previous?.code == 0x0D
                if placed.kind == .mark || isSecondHalfOfNewline, !kinds.isEmpty {
                    positions[count] = position
                    previous?.code = scalar.value
                    continue
                }
                let kind: CharacterClass = placed.kind == .mark ? .ordinary : placed.kind
                append(placed, kind, run: index, after: previous, code: scalar.value, start: start, end: position)
                previous = (kind, scalar.value)
            }
        }
    }

    private mutating func append(
        _ placed: CharacterSetter.Placed, _ kind: CharacterClass, run: Int,
        after previous: (kind: CharacterClass, code: UInt32)?, code: UInt32, start: Int, end: Int
    ) {
        offsets.append(offsets[count] + placed.kerning + placed.advance)
        kernings.append(placed.kerning)
        mayBreakBefore.append(Self.mayBreak(after: previous, before: (kind, code)))
        kinds.append(kind)
        runs.append(UInt16(truncatingIfNeeded: run))
        positions.append(end)
    }

    private static func mayBreak(
        after first: (kind: CharacterClass, code: UInt32)?, before second: (kind: CharacterClass, code: UInt32)
    ) -> Bool {
        guard let first, second.kind != .space, second.kind != .closing else { return false }
        switch first.kind {
        case .space, .newline: return true
        case .opportunity: return true
        case .hyphen: return !(0x30...0x39 ~= second.code) && second.kind != .hyphen
        case .opening: return false
        case .ideograph, .closing: return second.kind == .ordinary || second.kind == .ideograph || second.kind == .opening
        case .ordinary, .mark, .joiner: return second.kind == .ideograph || second.kind == .opening
        }
    }

    /// The width of a stretch that stands alone on a line.
    func width(_ range: Range<Int>) -> Double {
        guard !range.isEmpty else { return 0 }
        return offsets[range.upperBound] - offsets[range.lowerBound] - kernings[range.lowerBound]
    }

    /// The stretch without the spaces at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, kinds[end - 1] == .space { end -= 1 }
        return range.lowerBound..<end
    }

    /// The stretch without the spaces at its start.
    func trimmingStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, kinds[start] == .space { start += 1 }
        return start..<range.upperBound
    }
}
