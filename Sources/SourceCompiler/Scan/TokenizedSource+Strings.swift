import SwiftTokens

extension TokenizedSource {
    /// The value of a string literal on one line without escapes and interpolations; nil for any other token.
    func plainString(at index: Int) -> String? {
        guard kind(at: index) == .string else { return nil }
        let text = text(at: index)
        guard text.count >= 2, text.hasPrefix("\""), !text.hasPrefix("\"\"\""), !text.contains("\\") else {
            return text == "\"\"" ? "" : nil
        }
        return String(text.dropFirst().dropLast())
    }
}
