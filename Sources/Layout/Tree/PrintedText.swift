/// Strings of the user's as they are printed for people: what a terminal would obey, or what nobody would see, shows as
/// an escape in Swift's own spelling, `\u{1B}`.
///
/// Identifiers and labels may hold anything. Raw, an ESC would colour or erase what stands around it, a line break would
/// make up a line of the answer, and U+202E would turn its words around. JSON has its own escapes and keeps every value.
public enum PrintedText {
    /// On one line: line breaks and tabs as `\n`, `\r` and `\t`.
    public static func line(_ text: String) -> String { escaped(text, keepingLines: false) }

    /// Of several lines, such as a compiler's message: line breaks and tabs stay.
    public static func lines(_ text: String) -> String { escaped(text, keepingLines: true) }

    /// Lines of an answer, each of them one.
    public static func joined(_ lines: [String]) -> String { lines.map(line).joined(separator: "\n") }

    private static func escaped(_ text: String, keepingLines: Bool) -> String {
        // Nearly all text is plain.
        guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return text }
        var result = ""
        result.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n" where !keepingLines: result += "\\n"
            case "\t" where !keepingLines: result += "\\t"
            case "\r": result += "\\r"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case _ where isEscaped(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Controls, line and paragraph separators, what sets the direction of the text around it, and what has no width
    /// and joins nothing: U+200C and U+200D shape letters and emoji and stay.
    ///
    /// Source: the Unicode Character Database, general categories Cc, Zl and Zp, property Bidi_Control.
    public static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
        default: false
        }
    }
}
