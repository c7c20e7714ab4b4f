/// `@Previewable @State var isOn = true` at the top of a preview's body.
extension PreviewCall {
    /// The declarations marked `@Previewable`, as UTF-8 offsets.
    public static func previewables(in body: Range<Int>, of source: TokenizedSource) -> [Range<Int>] {
        outermost(in: body, of: source).filter { source.text(at: $0) == "@Previewable" }.map { start in
            let end = endOfDeclaration(from: start, in: body, of: source)
            return source.tokens[start].range.lowerBound..<source.tokens[end - 1].range.upperBound
        }
    }

    /// The marks `@Previewable` themselves, which mean nothing once their declarations have been moved.
    public static func markers(in body: Range<Int>, of source: TokenizedSource) -> [Range<Int>] {
        outermost(in: body, of: source).filter { source.text(at: $0) == "@Previewable" }.map { source.tokens[$0].range }
    }

    /// The tokens that stand in no bracket.
    private static func outermost(in body: Range<Int>, of source: TokenizedSource) -> [Int] {
        var result: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            result.append(index)
            if opensBracket(index, source) { index = source.matchingBracket(of: index) ?? body.upperBound }
            index += 1
        }
        return result
    }

    /// The index after a declaration: a line break ends it once its `var` has been seen, unless an operator, a comma or
    /// a dot joins the lines.
    private static func endOfDeclaration(from start: Int, in body: Range<Int>, of source: TokenizedSource) -> Int {
        var index = start
        var sawKeyword = false
        while index < body.upperBound {
            if source.isMark(";", at: index) { return index + 1 }
            if source.isWord("var", at: index) || source.isWord("let", at: index) { sawKeyword = true }
            if opensBracket(index, source) {
                guard let close = source.matchingBracket(of: index), close < body.upperBound else {
                    return body.upperBound
                }
                index = close
            }
            if sawKeyword, source.lineBreak(between: index, and: index + 1), !joins(index, source, atEnd: true),
                !joins(index + 1, source, atEnd: false)
            {
                return index + 1
            }
            index += 1
        }
        return body.upperBound
    }

    private static func opensBracket(_ index: Int, _ source: TokenizedSource) -> Bool {
        source.isMark("(", at: index) || source.isMark("[", at: index) || source.isMark("{", at: index)
    }

    /// Whether the token joins its line to the next (`atEnd`) or to the one before.
    private static func joins(_ index: Int, _ source: TokenizedSource, atEnd: Bool) -> Bool {
        let marks: [Unicode.Scalar] =
            atEnd
            ? ["=", ",", ":", "+", "-", "*", "/", "|", "&", "<", "."]
            : [".", "+", "-", "*", "/", "|", "&", "?", ":", "="]
        // `@Previewable @State var` may end a line, too, with the name on the next.
        let isKeyword = source.isWord("var", at: index) || source.isWord("let", at: index)
        return marks.contains { source.isMark($0, at: index) } || (atEnd && isKeyword)
    }
}
