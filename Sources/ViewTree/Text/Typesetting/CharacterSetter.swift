/// Sets one character after the other in one font.
struct CharacterSetter {
    let font: FontAdvances

    /// The character before, where it can kern with the next.
    private var previous = EmbeddedMetrics.missing

    /// The character before, where it stands alone so far.
    private var base: UInt32 = 0

    /// Whether the next character belongs to the one before: after a joiner, or as the second half of a flag.
    private var joinsNext = false
    private var isSecondOfFlag = false

    init(_ font: FontAdvances) { self.font = font }

    /// A character in its place.
    struct Placed {
        /// Between the character before and this one, in points; only if both are on the same line.
        var kerning: Double
        /// In points, with spacing.
        var advance: Double
        var kind: CharacterClass

        /// Takes the advance that a font file has for the character, in points; pairs are kerned in it already.
        mutating func take(_ shaped: Double, _ code: UInt32, spacing: Double) {
            kerning = 0
            if kind == .newline || code == 0x09 { return }
            advance = shaped + (kind == .mark || shaped == 0 ? 0 : spacing)
        }
    }

    /// What the fast path takes: a printable character of ASCII in a proportional font.
    @inline(__always)
    mutating func placeASCII(_ code: UInt32) -> (kerning: Double, advance: Double) {
        let glyph = font.glyph(code)
        let kerning = previous == EmbeddedMetrics.missing ? 0 : font.kerning(previous, glyph)
        previous = glyph
        base = code
        joinsNext = false
        isSecondOfFlag = false
        return (kerning, font.advance(glyph) + font.spacing)
    }

    mutating func place(_ code: UInt32) -> Placed {
        let kind = CharacterClass(code)
        if code == Self.emojiSelector, !joinsNext { return asEmoji() }
        if kind == .newline {
            previous = EmbeddedMetrics.missing
            base = 0
            joinsNext = false
            isSecondOfFlag = false
            return Placed(kerning: 0, advance: 0, kind: .newline)
        }
        if kind == .joiner {
            joinsNext = true
            return Placed(kerning: 0, advance: 0, kind: .mark)
        }
        let isJoined = joinsNext && CharacterClass.isPictograph(code)
        joinsNext = false
        if kind == .mark || isJoined { return Placed(kerning: 0, advance: 0, kind: .mark) }
        if 0x1F1E6...0x1F1FF ~= code, isSecondOfFlag {
            isSecondOfFlag = false
            return Placed(kerning: 0, advance: 0, kind: .mark)
        }
        isSecondOfFlag = 0x1F1E6...0x1F1FF ~= code

        base = code
        if code == 0x200B { return Placed(kerning: 0, advance: 0, kind: .opportunity) }
        if !font.isMonospaced, kind != .ideograph {
            let glyph = font.glyph(code)
            if glyph != EmbeddedMetrics.missing {
                let kerning = previous == EmbeddedMetrics.missing ? 0 : font.kerning(previous, glyph)
                previous = glyph
                return Placed(kerning: kerning, advance: font.advance(glyph) + font.spacing, kind: kind)
            }
        }
        previous = EmbeddedMetrics.missing
        return Placed(kerning: 0, advance: fallback(code, kind), kind: kind)
    }

    /// Asks for the emoji of the character before.
    static let emojiSelector: UInt32 = 0xFE0F

    /// What the selector adds: the character before becomes an emoji, as wide as all of them.
    private mutating func asEmoji() -> Placed {
        let before = base
        let glyph = previous
        base = 0
        previous = EmbeddedMetrics.missing
        guard Unicode.Scalar(before)?.properties.isEmoji == true else {
            return Placed(kerning: 0, advance: 0, kind: .mark)
        }
        let present =
            glyph == EmbeddedMetrics.missing
            ? fallback(before, CharacterClass(before)) : font.advance(glyph) + font.spacing
        let wide = FallbackAdvance.wide * font.size + font.ownSpacing
        return Placed(kerning: 0, advance: wide - present, kind: .mark)
    }

    /// The width of a character that is not in the table, in points. The system font's tracking is its own: other
    /// fonts' characters get the text's alone.
    private func fallback(_ code: UInt32, _ kind: CharacterClass) -> Double {
        // How wide a tab is, its place decides.
        if code == 0x09 { return 0 }
        let em: Double
        if CharacterClass.isHalfWidth(code) {
            em = FallbackAdvance.halfWidth
        } else if CharacterClass.isWide(code) {
            em = FallbackAdvance.wide
        } else if font.isMonospaced {
            em = FallbackAdvance.monospaced
        } else {
            em = FallbackAdvance.space(code) ?? FallbackAdvance.other
        }
        return em * font.size + font.ownSpacing
    }

    /// The width of the ellipsis that replaces what was cut off, in points.
    static func ellipsis(_ font: FontAdvances) -> Double {
        var setter = CharacterSetter(font)
        return setter.place(Self.ellipsisCode).advance
    }

    static let ellipsisCode: UInt32 = 0x2026
}
