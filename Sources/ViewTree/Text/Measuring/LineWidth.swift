/// The width of a text that is one line.
struct LineWidth {
    /// In points, without the spaces at the end.
    private(set) var drawn = 0.0

    /// In points, with them.
    private(set) var full = 0.0

    /// Nil if the text has more than one paragraph.
    init?(_ text: ResolvedText) {
        for run in text.runs {
            var string = run.string
            let isOneParagraph = string.withUTF8 { add($0, CharacterSetter(run.advances())) }
            guard isOneParagraph else { return nil }
        }
    }

    /// Adds a run; false at a newline.
    private mutating func add(_ utf8: UnsafeBufferPointer<UInt8>, _ start: CharacterSetter) -> Bool {
        var setter = start
        var index = 0
        let isProportional = !setter.font.isMonospaced
        while index < utf8.count {
            let byte = utf8[index]
            if isProportional, byte &- 0x20 < 0x5F {
                let placed = setter.placeASCII(UInt32(byte))
                full += placed.kerning + placed.advance
                if byte != 0x20 { drawn = full }
                index += 1
                continue
            }
            let scalar = Self.scalar(utf8, &index)
            let placed = setter.place(scalar)
            if placed.kind == .newline { return false }
            full += placed.kerning + placed.advance
            if placed.kind != .space { drawn = full }
        }
        return true
    }

    /// Reads a scalar of valid UTF-8 and moves past it.
    private static func scalar(_ utf8: UnsafeBufferPointer<UInt8>, _ index: inout Int) -> UInt32 {
        let first = UInt32(utf8[index])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = length == 1 ? first : first & (0x7F >> UInt32(length))
        for offset in 1..<max(1, length) where index + offset < utf8.count {
            value = value << 6 | UInt32(utf8[index + offset] & 0x3F)
        }
        index += length
        return value
    }
}
