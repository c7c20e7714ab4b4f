/// Advances and kerning of 883 characters (Latin, Greek, Cyrillic, punctuation, symbols), unpacked.
///
/// The numbers belong to an open typeface whose proportions are close to the system font's, which can neither be
/// shipped nor measured here. Unpacking takes less than half a millisecond and happens once, at the first measurement.
struct EmbeddedMetrics: @unchecked Sendable {
    static let shared = EmbeddedMetrics()

    /// A place in the table.
    typealias Glyph = Int

    /// For characters that the table does not hold.
    static let missing: Glyph = -1

    /// Code points from here on are not looked up.
    static let end: UInt32 = 0x2800

    /// The cuts and weights whose advances are stored, in this order.
    static let mastersPerGlyph = 6

    /// Stored adjustments per pair: regular and black of the text cut, then of the display cut.
    static let mastersPerPair = 4

    // The pointers below are written once, here, and never freed or changed: that makes them safe to share.

    /// The glyph of each code point below `end`.
    private let glyphs: UnsafePointer<Int16>

    /// In em: thin, regular and black of the text cut, then of the display cut, per glyph.
    let advances: UnsafePointer<Double>

    /// In em, `mastersPerPair` per entry. The first entry is zero.
    let adjustments: UnsafePointer<Double>

    private let leftClasses: UnsafePointer<UInt8>
    private let rightClasses: UnsafePointer<UInt8>
    private let cells: UnsafePointer<UInt16>

    /// The glyph of a digit where all digits are equally wide.
    let tabularDigit: Glyph

    private init() {
        let count = EmbeddedMetricsData.characterCount
        tabularDigit = count

        let glyphs = UnsafeMutablePointer<Int16>.allocate(capacity: Int(Self.end))
        glyphs.initialize(repeating: Int16(Self.missing), count: Int(Self.end))
        let ranges = EmbeddedMetricsData.ranges.unpackedShorts
        var next = 0
        for index in stride(from: 0, to: ranges.count - 1, by: 2) {
            for code in Int(ranges[index])..<Int(ranges[index]) + Int(ranges[index + 1]) {
                glyphs[code] = Int16(next)
                next += 1
            }
        }
        self.glyphs = UnsafePointer(glyphs)

        let units = EmbeddedMetricsData.unitsPerEm
        var advances = EmbeddedMetricsData.advances.unpackedShorts.enumerated().map { index, value in
            let isText = index % Self.mastersPerGlyph < Self.mastersPerGlyph / 2
            return Double(value) / (isText ? units.text : units.display)
        }
        // The system font's tabular digits are as wide as its zero (recorded: "1111" 30 wide at 17 pt, and 41.5 like "0000";
        // iamcgn/swiftui-web UIFont.md), those of the table's typeface are wider.
        let zero = Int(glyphs[0x30]) * Self.mastersPerGlyph
        for master in 0..<Self.mastersPerGlyph {
            advances[tabularDigit * Self.mastersPerGlyph + master] = advances[zero + master]
        }
        for (code, value) in LetterCorrections.byCode where glyphs[Int(code)] != Int16(Self.missing) {
            let first = Int(glyphs[Int(code)]) * Self.mastersPerGlyph
            for master in 0..<Self.mastersPerGlyph { advances[first + master] += value }
        }
        let bullet = LetterCorrections.bullet
        let first = Int(glyphs[Int(bullet.code)]) * Self.mastersPerGlyph
        advances.replaceSubrange(first..<first + Self.mastersPerGlyph, with: bullet.advances + bullet.advances)
        self.advances = Self.stored(advances)
        adjustments = Self.stored(
            EmbeddedMetricsData.palette.unpackedShorts.map { Double(Int16(bitPattern: $0)) / 1000 })
        // The tabular digit is no character of the table: it belongs to class 0, which is not kerned.
        leftClasses = Self.stored(EmbeddedMetricsData.left.unpackedBytes + [0])
        rightClasses = Self.stored(EmbeddedMetricsData.right.unpackedBytes + [0])

        var cells: [UInt16] = []
        let packed = EmbeddedMetricsData.cells.unpackedShorts
        var index = 0
        while index < packed.count {
            if packed[index] == 0, index + 1 < packed.count {
                cells.append(contentsOf: repeatElement(0, count: Int(packed[index + 1])))
                index += 2
            } else {
                cells.append(packed[index])
                index += 1
            }
        }
        self.cells = Self.stored(cells)
    }

    private static func stored<Value>(_ values: [Value]) -> UnsafePointer<Value> {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
        _ = memory.initialize(from: values)
        return UnsafePointer(memory.baseAddress!)
    }

    /// The glyph of a code point, or `missing`.
    @inline(__always)
    func glyph(_ code: UInt32) -> Glyph { code < Self.end ? Glyph(glyphs[Int(code)]) : Self.missing }

    /// Where in `adjustments` the kerning of two glyphs starts; 0 for none.
    @inline(__always)
    func adjustment(_ first: Glyph, _ second: Glyph) -> Int {
        let row = Int(leftClasses[first]) * EmbeddedMetricsData.rightClassCount
        return Int(cells[row + Int(rightClasses[second])]) * Self.mastersPerPair
    }
}
