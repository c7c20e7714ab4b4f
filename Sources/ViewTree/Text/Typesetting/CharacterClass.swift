/// What a character means for lines and widths. A small part of Unicode's line breaking classes (UAX #14).
enum CharacterClass: UInt8 {
    case ordinary
    /// Space at which a line may end, and which then does not count as drawn.
    case space
    case newline
    /// Belongs to the character before it and has no width.
    case mark
    /// Joins the pictograph after it to the one before.
    case joiner
    /// A line may end after it unless a digit follows.
    case hyphen
    /// A line may end after it.
    case opportunity
    /// Stays on the line of what precedes; a line may end after it, but not before punctuation.
    case exclamation
    /// A line may end before and after it.
    case ideograph
    /// Keeps what follows on its line.
    case opening
    /// Stays on the line of what precedes.
    case closing

    init(_ code: UInt32) {
        if code < 0x80 {
            self = Self.ofASCII(code)
        } else {
            self = Self.beyondASCII(code)
        }
    }

    private static func ofASCII(_ code: UInt32) -> CharacterClass {
        switch UInt8(truncatingIfNeeded: code) {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): .space
        case 0x0A...0x0D: .newline
        case UInt8(ascii: "-"), UInt8(ascii: "/"): .hyphen
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: "|"): .opportunity
        case 0..<0x20, 0x7F: .mark
        default: .ordinary
        }
    }

    private static func beyondASCII(_ code: UInt32) -> CharacterClass {
        switch code {
        case 0x85, 0x2028, 0x2029: return .newline
        case 0xA0, 0x2007, 0x202F: return .ordinary
        case 0x1680, 0x2000...0x200A, 0x205F, 0x3000: return .space
        case 0xAD: return .mark
        case 0x200B: return .opportunity
        case 0x200D: return .joiner
        case 0x2010, 0x2012...0x2014: return .opportunity
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
            0x30FB, 0x30FC, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D:
            return .closing
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B:
            return .opening
        case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .mark
        default: break
        }
        if isWide(code) { return .ideograph }
        // The table's own characters are all ordinary; asking Unicode about the others is slow.
        if EmbeddedMetrics.shared.glyph(code) != EmbeddedMetrics.missing { return .ordinary }
        switch Unicode.Scalar(code)?.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return .mark
        default: return .ordinary
        }
    }

    /// Whether a character's own width is known: the table's, ideographs, which fill a square, and those without width.
    static func isMeasured(_ code: UInt32) -> Bool {
        if code == CharacterSetter.emojiSelector || isEmoji(code) { return false }
        if EmbeddedMetrics.shared.glyph(code) != EmbeddedMetrics.missing || FallbackAdvance.space(code) != nil {
            return true
        }
        switch CharacterClass(code) {
        case .newline, .mark, .joiner, .opportunity: return true
        case .ideograph, .opening, .closing: return true
        case .ordinary, .space, .hyphen, .exclamation: return false
        }
    }

    /// Emoji are as wide as the emoji font's, which is not known here.
    private static func isEmoji(_ code: UInt32) -> Bool { 0x1F000...0x1FFFF ~= code || isOldEmoji(code) }

    /// Whether a character of the Basic Multilingual Plane is an emoji unless a selector says otherwise.
    ///
    /// Source: Unicode's emoji-data.txt, `Emoji_Presentation`; UAX #11 makes the same characters wide.
    private static func isOldEmoji(_ code: UInt32) -> Bool {
        guard 0x231A...0x2B55 ~= code else { return false }
        switch code {
        case 0x231A...0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653,
            0x267F,
            0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA,
            0x26F2...0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E,
            0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55:
            return true
        default: return false
        }
    }

    /// Whether a character takes the width of an ideograph (the ranges of UAX #11's W and F, and the emoji).
    static func isWide(_ code: UInt32) -> Bool {
        switch code {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
            0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A, 0x1F1E6...0x1F1FF, 0x1F200...0x1F64F, 0x1F7E0...0x1F7EB,
            0x1F7F0, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF,
            0x20000...0x3FFFD:
            true
        default: isOldEmoji(code)
        }
    }

    /// Whether a joiner makes the character part of an emoji.
    static func isPictograph(_ code: UInt32) -> Bool { 0x2190...0x2BFF ~= code || isWide(code) }

    static func isHalfWidth(_ code: UInt32) -> Bool { 0xFF61...0xFFDC ~= code }
}
