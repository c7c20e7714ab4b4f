import Foundation

/// By how much characters of the system font differ from those of the table's typeface.
///
/// Source: the widths that iamcgn/swiftui-web records (17 pt regular, medium and semibold on iOS, 13 pt regular on macOS).
/// Letters: a ridge fit over all four groups, with deviations of 8/1000 em expected and 0.3 pt of noise, as far as a value
/// is larger than its own uncertainty. Left out of the fit, a string is predicted better with the corrections than without
/// them: the errors' root mean square falls from 0.50 to 0.36 pt (regular), 0.54 to 0.51 (semibold), 0.58 to 0.51 (medium)
/// and 0.34 to 0.23 (macOS) even where the same string is left out in all weights.
enum LetterCorrections {
    /// In 1/1000 em, for all weights and both cuts.
    private static let letters: [(Character, Double)] = [
        ("A", -10), ("B", 9), ("C", -8), ("F", 8), ("V", -13), ("W", -7), ("a", -7), ("d", -9), ("e", -8), ("l", 12),
        ("o", -4), ("r", 13), ("s", -6), ("t", 6), ("w", -25), (":", 8),
    ]

    /// "+" and "−" are recorded with 10.5 at 17 pt, so they are at least 16/1000 em narrower. The typefaces set all of these
    /// on one width.
    private static let operators: [Character] = ["+", "−", "=", "<", ">", "×", "÷", "~", "±", "≈", "≠", "≤", "≥"]
    private static let ofOperators = -22.0

    /// Six bullets are recorded with 46 at 17 pt and with 46.5 in semibold: nearly the same in all weights, while the
    /// table's bullet narrows. In em: thin, regular and black.
    static let bullet: (code: UInt32, advances: [Double]) = (0x2022, [0.476, 0.476, 0.484])

    /// In em, by code point. A letter with an accent is corrected like the letter.
    static let byCode: [(code: UInt32, value: Double)] = {
        var result: [(UInt32, Double)] = []
        var ofLetters: [UInt32: Double] = [:]
        for (letter, value) in letters {
            let code = letter.unicodeScalars.first!.value
            ofLetters[code] = value / 1000
            result.append((code, value / 1000))
        }
        for sign in operators { result.append((sign.unicodeScalars.first!.value, ofOperators / 1000)) }
        for range in accented {
            for code in range {
                guard let scalar = Unicode.Scalar(code) else { continue }
                let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
                guard parts.count > 1, let letter = parts.first, let value = ofLetters[letter.value] else { continue }
                result.append((code, value))
            }
        }
        return result
    }()

    /// Latin-1, Latin Extended-A and the few further letters with accents that the table has.
    private static let accented: [ClosedRange<UInt32>] = [0xC0...0x17F, 0x218...0x21B, 0x1E80...0x1E85]
}
