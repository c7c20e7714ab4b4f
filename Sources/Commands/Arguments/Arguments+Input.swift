import Foundation

// Input other than taps: it stands in the same sequence.
extension Arguments {
    /// `--type ID=TEXT`; `\n` in the text is the return key. An ID with an equals sign in it has it as `\=`.
    static func typing(_ word: String) throws(UsageError) -> Tap {
        let equals = word.indices.first { place in
            word[place] == "=" && !word[..<place].hasSuffix("\\")
        }
        guard let equals, equals > word.startIndex else {
            throw UsageError(
                "--type takes the ID of a field and a text as ID=TEXT (\\= for an equals sign in the ID), not "
                    + "\"\(word)\".")
        }
        let id = word[..<equals].replacingOccurrences(of: "\\=", with: "=")
        let text = word[word.index(after: equals)...].replacingOccurrences(of: "\\n", with: "\n")
        return Tap(target: .typing(id, text: text))
    }

    /// `--scroll ID:DX,DY`, in points.
    static func scrolling(_ word: String) throws(UsageError) -> Tap {
        // An ID may have a colon in it, numbers have none.
        guard let colon = word.lastIndex(of: ":"), colon > word.startIndex else { throw scrollError(word) }
        guard let distance = pair(word[word.index(after: colon)...]) else { throw scrollError(word) }
        return Tap(target: .scrolling(String(word[..<colon]), x: Double(distance.x), y: Double(distance.y)))
    }

    /// `--advance SECONDS`.
    static func advancing(_ word: String) throws(UsageError) -> Tap {
        // A day: more than any screen waits for.
        let most = 86_400.0
        guard let seconds = Double(word), seconds >= 0, seconds <= most else {
            throw UsageError("--advance takes how many seconds pass, from 0 to \(Int(most)), not \"\(word)\".")
        }
        return Tap(target: .advancing(seconds))
    }

    private static func scrollError(_ word: String) -> UsageError {
        UsageError("--scroll takes the ID of a scroll view and two lengths in points as ID:DX,DY, not \"\(word)\".")
    }
}
