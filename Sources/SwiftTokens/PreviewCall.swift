/// The parts of a `#Preview` in source: `#Preview("Title", traits: .portrait, .sizeThatFitsLayout) { … }`.
public struct PreviewCall: Sendable {
    /// The title's expression, as UTF-8 offsets.
    public let title: Range<Int>?
    /// The expressions of the traits.
    public let traits: [Range<Int>]
    /// The expression of the arguments, one of which each body is made with.
    public let arguments: Range<Int>?
    /// The tokens between the body's braces.
    public let body: Range<Int>
    /// The token behind the whole call.
    public let end: Int

    /// Reads the call whose `#Preview` is the token at `index`. Nil where it has no body that makes a view, as previews
    /// of widgets have none.
    public init?(_ source: TokenizedSource, at index: Int) {
        guard source.text(at: index) == "#Preview" else { return nil }
        var next = index + 1
        var title: Range<Int>?
        var traits: [Range<Int>] = []
        var arguments: Range<Int>?
        var body: Range<Int>?
        if source.isMark("(", at: next), !source.lineBreak(between: index, and: next) {
            guard let close = source.matchingBracket(of: next) else { return nil }
            var label = ""
            for argument in Self.split(next + 1..<close, of: source) {
                var value = argument
                if source.kind(at: value.lowerBound) == .word, source.isMark(":", at: value.lowerBound + 1) {
                    label = source.text(at: value.lowerBound)
                    value = value.lowerBound + 2..<value.upperBound
                }
                guard let first = value.first, let last = value.last else { continue }
                let range = source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound
                switch label {
                case "": title = source.isWord("nil", at: first) ? nil : range
                case "traits": traits.append(range)
                case "arguments": arguments = range
                case "body" where source.isMark("{", at: first): body = first + 1..<last
                default: return nil
                }
            }
            next = close + 1
        }
        if body == nil, source.isMark("{", at: next), let close = source.matchingBracket(of: next) {
            body = next + 1..<close
            // `} timeline: {` belongs to a widget's preview.
            if source.kind(at: close + 1) == .word, source.isMark(":", at: close + 2) { return nil }
        }
        guard let body else { return nil }
        end = max(next, body.upperBound + 1)
        self.title = title
        self.traits = traits
        self.arguments = arguments
        self.body = body
    }

    /// The symbol of the function that makes the view of the preview whose `#` stands at a UTF-8 offset.
    public static func symbol(fileID: String, offset: Int) -> String {
        "viewtree_preview:\(fileID):\(offset)"
    }

    /// The parameters at a body's start with their `in`, as UTF-8 offsets; nil without any.
    public static func parameters(of body: Range<Int>, in source: TokenizedSource) -> Range<Int>? {
        for index in body {
            // A closure inside has parameters of its own.
            if source.isMark("{", at: index) { return nil }
            guard source.isWord("in", at: index) else { continue }
            guard index > body.lowerBound, !source.lineBreak(between: body.lowerBound, and: index) else { return nil }
            return source.tokens[body.lowerBound].range.lowerBound..<source.tokens[index].range.upperBound
        }
        return nil
    }

    /// The token ranges between commas that stand outside brackets.
    public static func split(_ range: Range<Int>, of source: TokenizedSource) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            if source.isMark(",", at: index) {
                parts.append(start..<index)
                start = index + 1
            } else if source.isMark("(", at: index) || source.isMark("[", at: index) || source.isMark("{", at: index) {
                index = source.matchingBracket(of: index) ?? range.upperBound
            }
            index += 1
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}
