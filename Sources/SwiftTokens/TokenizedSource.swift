/// Swift source cut into tokens; comments and white space are left out.
///
/// This knows the lexical rules alone (nested comments, raw and multi-line strings, interpolation), which is enough to
/// find declarations and matching brackets. It never fails: of broken source it makes whatever tokens there are.
public struct TokenizedSource: Sendable {
    public let bytes: [UInt8]
    public let tokens: [Token]

    public init(_ text: String) { self.init(bytes: Array(text.utf8)) }

    public init(bytes: [UInt8]) {
        self.bytes = bytes
        var tokenizer = Tokenizer(bytes: bytes)
        tokens = tokenizer.tokenize()
    }

    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The token's text; of a name in backticks, the name.
    public func text(at index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        let range = tokens[index].range
        if bytes[range.lowerBound] == UInt8(ascii: "`"), range.count > 2 {
            return text(range.lowerBound + 1..<range.upperBound - 1)
        }
        return text(range)
    }

    public func kind(at index: Int) -> Token.Kind? {
        tokens.indices.contains(index) ? tokens[index].kind : nil
    }

    /// Whether the token at the index is this mark.
    public func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool {
        tokens.indices.contains(index) && tokens[index].kind == .mark
            && bytes[tokens[index].range.lowerBound] == UInt8(ascii: mark)
    }

    /// Whether the token at the index is this name or keyword.
    public func isWord(_ word: StaticString, at index: Int) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
        return bytes[tokens[index].range].elementsEqual(
            UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Whether two neighbouring tokens touch: `- >` is no arrow.
    public func touches(_ index: Int, _ next: Int) -> Bool {
        tokens.indices.contains(index) && tokens.indices.contains(next)
            && tokens[index].range.upperBound == tokens[next].range.lowerBound
    }

    /// Whether the token at the index is an assignment's `=`, not part of another operator.
    public func isAssignment(at index: Int) -> Bool {
        guard isMark("=", at: index) else { return false }
        if isMark("=", at: index + 1), touches(index, index + 1) { return false }
        for mark in ["=", "!", "<", "~"] as [Unicode.Scalar] where isMark(mark, at: index - 1) {
            if touches(index - 1, index) { return false }
        }
        return true
    }

    /// The index of the bracket that closes the one at `open` (`(`, `[` or `{`); nil if none does.
    public func matchingBracket(of open: Int) -> Int? {
        var depth = 0
        for index in open..<tokens.count where tokens[index].kind == .mark {
            switch bytes[tokens[index].range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                if depth == 0 { return index }
            default: break
            }
        }
        return nil
    }

    /// The index after the `>` that closes the `<` at `open`; nil if none does. Arrows (`->`) close nothing.
    public func endOfAngles(from open: Int) -> Int? {
        var depth = 0
        var index = open
        while index < tokens.count {
            if isMark("<", at: index) {
                depth += 1
            } else if isMark(">", at: index), !(isMark("-", at: index - 1) && touches(index - 1, index)) {
                depth -= 1
                if depth == 0 { return index + 1 }
            } else if isMark("(", at: index) || isMark("[", at: index) {
                guard let close = matchingBracket(of: index) else { return nil }
                index = close
            } else if isMark("{", at: index) || isMark("}", at: index) {
                return nil
            }
            index += 1
        }
        return nil
    }

    /// Line and column, both from 1; the column counts bytes, as the compiler's columns do.
    public func position(of offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }

    /// Whether a line break stands between two neighbouring tokens.
    public func lineBreak(between index: Int, and next: Int) -> Bool {
        guard tokens.indices.contains(index), tokens.indices.contains(next) else { return true }
        return bytes[tokens[index].range.upperBound..<tokens[next].range.lowerBound].contains(UInt8(ascii: "\n"))
    }
}
