/// The inline Markdown of a literal: `**bold**`, `_italic_`, `` `code` ``, `~~struck~~`, `[link](url)`, `<https://…>`
/// and backslash escapes, by CommonMark's rules for delimiter runs. Blocks, images and HTML are left as they are.
///
/// Values that stand in the literal are opaque: their characters are never Markdown.
struct InlineMarkdown {
    /// A character of the literal, or a value in it by its place.
    enum Element: Equatable {
        case character(Character)
        case value(Int)
    }

    /// A stretch in one style.
    struct Run: Equatable {
        var elements: [Element]
        var style: Style
        /// Where a link leads, as written; nil outside of links.
        var destination: String?
    }

    struct Style: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let strong = Style(rawValue: 1)
        static let emphasized = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let struck = Style(rawValue: 8)
        static let link = Style(rawValue: 16)
    }

    /// Whether a literal may hold Markdown at all: a quick test that keeps ordinary strings cheap.
    static func mayOccur(in string: String) -> Bool {
        string.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"):
                true
            default: false
            }
        }
    }

    /// The runs of a literal.
    static func runs(_ elements: [Element]) -> [Run] {
        var parser = InlineMarkdown(elements: elements)
        parser.scan(0..<elements.count, style: [])
        return parser.joined()
    }

    private let elements: [Element]
    private var tokens: [Token] = []
    /// The link that is being read.
    private var destination: String?

    private init(elements: [Element]) { self.elements = elements }

    /// Text, or a run of delimiters that may still turn out to be text.
    private struct Token {
        var elements: [Element]
        var style: Style
        var delimiter: Delimiter?
        var destination: String?
    }

    private struct Delimiter {
        var character: Character
        var count: Int
        var canOpen: Bool
        var canClose: Bool
        /// The run's length before any of it was used.
        var length: Int
    }

    // MARK: Tokens

    private mutating func scan(_ range: Range<Int>, style: Style) {
        let firstToken = tokens.count
        var index = range.lowerBound
        while index < range.upperBound {
            guard case .character(let character) = elements[index] else {
                append(elements[index], style)
                index += 1
                continue
            }
            switch character {
            case "\\":
                if let next = self.character(index + 1, in: range), next.isMarkdownPunctuation {
                    append(.character(next), style)
                    index += 2
                } else {
                    append(elements[index], style)
                    index += 1
                }
            case "`": index = code(index, range, style)
            case "*", "_", "~":
                index = delimiters(character, index, range, style)
            case "[":
                if let link = link(index, range) {
                    destination = text(link.text.upperBound + 2..<link.end - 1)
                    scan(link.text, style: style.union(.link))
                    destination = nil
                    index = link.end
                } else {
                    append(elements[index], style)
                    index += 1
                }
            case "<":
                if let address = address(index, range) {
                    destination = text(address)
                    for place in address { append(elements[place], style.union(.link)) }
                    destination = nil
                    index = address.upperBound + 1
                } else {
                    append(elements[index], style)
                    index += 1
                }
            default:
                append(elements[index], style)
                index += 1
            }
        }
        pair(from: firstToken)
    }

    private func character(_ index: Int, in range: Range<Int>) -> Character? {
        guard range.contains(index), case .character(let character) = elements[index] else { return nil }
        return character
    }

    private mutating func append(_ element: Element, _ style: Style) {
        if let last = tokens.last, last.delimiter == nil, last.style == style, last.destination == destination {
            tokens[tokens.count - 1].elements.append(element)
        } else {
            tokens.append(Token(elements: [element], style: style, delimiter: nil, destination: destination))
        }
    }

    /// What is written in a stretch: a link's address, without a title after it.
    private func text(_ range: Range<Int>) -> String {
        var string = ""
        for place in range {
            guard case .character(let character) = elements[place] else { continue }
            if character == " " { break }
            string.append(character)
        }
        return string
    }

    private func length(_ character: Character, _ index: Int, _ range: Range<Int>) -> Int {
        var end = index
        while self.character(end, in: range) == character { end += 1 }
        return end - index
    }

    /// A code span, or its opening backticks where nothing closes it; returns what follows.
    private mutating func code(_ index: Int, _ range: Range<Int>, _ style: Style) -> Int {
        let count = length("`", index, range)
        var end = index + count
        while end < range.upperBound {
            let closing = length("`", end, range)
            if closing == count {
                var content = index + count..<end
                let isPadded =
                    character(content.lowerBound, in: content) == " "
                    && character(content.upperBound - 1, in: content) == " "
                    && content.contains { character($0, in: content) != " " }
                if isPadded { content = content.lowerBound + 1..<content.upperBound - 1 }
                for place in content { append(elements[place], style.union(.code)) }
                return end + count
            }
            end += max(1, closing)
        }
        for place in index..<index + count { append(elements[place], style) }
        return index + count
    }

    private mutating func delimiters(_ character: Character, _ index: Int, _ range: Range<Int>, _ style: Style) -> Int {
        let count = length(character, index, range)
        let before = neighbour(index - 1, range)
        let after = neighbour(index + count, range)
        let isLeft = after != .space && (after != .punctuation || before != .other)
        let isRight = before != .space && (before != .punctuation || after != .other)
        var canOpen = isLeft
        var canClose = isRight
        if character == "_" {
            canOpen = isLeft && (!isRight || before == .punctuation)
            canClose = isRight && (!isLeft || after == .punctuation)
        }
        if character == "~", count > 2 { (canOpen, canClose) = (false, false) }
        tokens.append(
            Token(
                elements: Array(elements[index..<index + count]), style: style,
                delimiter: Delimiter(
                    character: character, count: count, canOpen: canOpen, canClose: canClose, length: count),
                destination: destination))
        return index + count
    }

    private enum Neighbour { case space, punctuation, other }

    private func neighbour(_ index: Int, _ range: Range<Int>) -> Neighbour {
        guard range.contains(index) else { return .space }
        guard case .character(let character) = elements[index] else { return .other }
        if character.isWhitespace { return .space }
        return character.isPunctuation || character.isMarkdownPunctuation ? .punctuation : .other
    }

    /// Where `[text](destination)` has its text, and where it ends.
    private func link(_ index: Int, _ range: Range<Int>) -> (text: Range<Int>, end: Int)? {
        guard let close = matching("[", "]", index, range), character(close + 1, in: range) == "(",
            let end = matching("(", ")", close + 1, range)
        else { return nil }
        return (index + 1..<close, end + 1)
    }

    private func matching(_ open: Character, _ close: Character, _ index: Int, _ range: Range<Int>) -> Int? {
        var depth = 0
        var place = index
        while place < range.upperBound {
            switch character(place, in: range) {
            case "\\": place += 1
            case open: depth += 1
            case close:
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
            place += 1
        }
        return nil
    }

    /// What stands between the angle brackets of `<scheme:…>`.
    private func address(_ index: Int, _ range: Range<Int>) -> Range<Int>? {
        var place = index + 1
        var hasScheme = false
        while let character = character(place, in: range) {
            if character == ">" { return hasScheme ? index + 1..<place : nil }
            if character == ":", place > index + 2 { hasScheme = true }
            if !hasScheme, !(character.isASCII && (character.isLetter || character.isNumber || character == "+")) {
                return nil
            }
            if character == "<" || character.isWhitespace { return nil }
            place += 1
        }
        return nil
    }

    // MARK: Pairs

    /// Finds for each closing run the nearest that opens it, and styles what lies between.
    private mutating func pair(from first: Int) {
        // Below these, no run opens one of that kind: what keeps many unmatched runs from costing their square.
        var bottom: [Closing: Int] = [:]
        var closer = first
        while closer < tokens.count {
            guard let closing = tokens[closer].delimiter, closing.canClose, closing.count > 0 else {
                closer += 1
                continue
            }
            guard let opener = opener(of: closing, before: closer, downTo: bottom[Closing(closing)] ?? first) else {
                bottom[Closing(closing)] = closer
                closer += 1
                continue
            }
            let used = min(2, closing.count, tokens[opener].delimiter?.count ?? 0)
            let style: Style = closing.character == "~" ? .struck : used == 2 ? .strong : .emphasized
            for index in opener + 1..<closer {
                tokens[index].style.insert(style)
                tokens[index].delimiter?.canOpen = false
            }
            use(used, of: opener)
            use(used, of: closer)
        }
        for index in first..<tokens.count { tokens[index].delimiter = nil }
    }

    /// Closing runs that the same runs can open.
    private struct Closing: Hashable {
        var character: Character
        var canOpen: Bool
        var length: Int

        init(_ delimiter: Delimiter) {
            character = delimiter.character
            canOpen = delimiter.canOpen
            length = character == "~" ? delimiter.length : delimiter.length % 3
        }
    }

    private func opener(of closing: Delimiter, before closer: Int, downTo bottom: Int) -> Int? {
        var index = closer - 1
        while index >= bottom {
            if let opening = tokens[index].delimiter, opening.character == closing.character, opening.canOpen,
                opening.count > 0, fit(opening, closing)
            {
                return index
            }
            index -= 1
        }
        return nil
    }

    /// Runs that could be either end only pair where their lengths do not add up to a multiple of three.
    private func fit(_ opening: Delimiter, _ closing: Delimiter) -> Bool {
        if closing.character == "~" { return opening.length == closing.length }
        guard opening.canClose || closing.canOpen else { return true }
        return (opening.length + closing.length) % 3 != 0 || (opening.length % 3 == 0 && closing.length % 3 == 0)
    }

    private mutating func use(_ count: Int, of token: Int) {
        tokens[token].delimiter?.count -= count
        tokens[token].elements.removeLast(count)
    }

    /// Neighbours in one style become one run.
    private func joined() -> [Run] {
        var runs: [Run] = []
        for token in tokens where !token.elements.isEmpty {
            if let last = runs.last, last.style == token.style, last.destination == token.destination {
                runs[runs.count - 1].elements += token.elements
            } else {
                runs.append(Run(elements: token.elements, style: token.style, destination: token.destination))
            }
        }
        return runs
    }
}

extension Character {
    /// ASCII punctuation, all of which a backslash may precede.
    fileprivate var isMarkdownPunctuation: Bool {
        guard let value = asciiValue else { return false }
        return 0x21...0x2F ~= value || 0x3A...0x40 ~= value || 0x5B...0x60 ~= value || 0x7B...0x7E ~= value
    }
}
