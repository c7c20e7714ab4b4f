import SwiftTokens
import Testing

@Suite struct TokenizedSourceTests {
    private func texts(_ source: String) -> [String] {
        let tokens = TokenizedSource(source)
        return tokens.tokens.indices.map { tokens.text(at: $0) }
    }

    @Test func commentsNestAndAreLeftOut() {
        #expect(texts("a /* b /* c */ d */ e // f\ng") == ["a", "e", "g"])
    }

    @Test func aStringHoldsItsInterpolationsWithTheirBracketsAndStrings() {
        #expect(texts(#"x = "a \(f(")")) b" + y"#) == ["x", "=", #""a \(f(")")) b""#, "+", "y"])
    }

    @Test func rawAndMultilineStringsEndAtTheirOwnQuotes() {
        #expect(texts("a #\"b \"} \\n\"# c") == ["a", "#\"b \"} \\n\"#", "c"])
        #expect(texts("\"\"\"\n {\"\" \n\"\"\" d") == ["\"\"\"\n {\"\" \n\"\"\"", "d"])
    }

    @Test func aNoBreakSpaceAndAByteOrderMarkAreWhiteSpace() {
        #expect(texts("\u{FEFF}var\u{A0}x\u{A0}= 1") == ["var", "x", "=", "1"])
    }

    @Test func anArrowClosesNoAngleBracket() {
        let source = TokenizedSource("<A, (B) -> C> {")
        #expect(source.endOfAngles(from: 0) == source.tokens.count - 1)
    }

    @Test func brokenSourceStillHasTokens() {
        #expect(texts("\"a\n{ /* b") == ["\"a", "{"])
        #expect(texts("\"\"\"a") == ["\"\"\"a"])
    }
}
