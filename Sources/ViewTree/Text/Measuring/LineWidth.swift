/// The width of a text that is one line.
struct LineWidth {
    /// In points, without the spaces at the end.
    private(set) var drawn = 0.0

    /// In points, with them.
    private(set) var full = 0.0

    /// Nil if the text has more than one paragraph.
    init?(_ text: ResolvedText) {
        for run in text.runs {
            if let attachment = run.attachment {
                full += Double(attachment.width)
                drawn = full
                continue
            }
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
            var placed = setter.place(utf8.scalar(at: &index))
            if byte == 0x09 { placed.advance = FallbackAdvance.tab(at: full) }
            if placed.kind == .newline { return false }
            full += placed.kerning + placed.advance
            if placed.kind != .space { drawn = full }
        }
        return true
    }
}
