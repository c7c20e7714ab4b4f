import Foundation
import Testing
import ViewTree

/// Widths of characters with rules of their own: signs, bullets, emoji, tabs; and where lines end beside punctuation.
@Suite struct TextCharacterTests {
    private func width(_ string: String, _ font: ResolvedFont = ResolvedFont()) -> Double {
        Double(measured(resolved(string, font)).size.width)
    }

    /// iamcgn/swiftui-web, 17 pt at 2x: six bullets are 46 wide, 46.5 in semibold.
    @Test func bulletsAreNearlyAsWideInAllWeights() {
        #expect(width("••••••") == 46)
        #expect(width("••••••", ResolvedFont(weight: .semibold)) == 46.5)
    }

    /// iamcgn/swiftui-web, 17 pt at 2x.
    @Test(arguments: ["+", "−"])
    func signsAreAsWideAsRecorded(_ sign: String) { #expect(width(sign) == 10.5) }

    /// An accent does not change how wide a letter is set.
    @Test func lettersWithAccentsAreCorrectedLikeTheLetter() {
        func exact(_ string: String) -> CGFloat { measured(resolved(string, scale: 1000)).size.width }
        for (composed, letter) in [("ä", "a"), ("é", "e"), ("Å", "A"), ("ö", "o"), ("ŵ", "w")] {
            #expect(exact(composed) == exact(letter), "\(composed)")
        }
    }

    /// Unicode's emoji-data.txt, Emoji_Presentation, and UAX #11: they are as wide as other emoji.
    @Test(arguments: ["✅", "⭐", "⚡", "⌚", "♈", "❌", "➕", "⏰", "☔", "🟢", "👍"])
    func emojiOfAllPlanesFillASquare(_ emoji: String) {
        #expect(width(emoji, ResolvedFont(size: 20)) == 20)
        #expect(EmbeddedTextMeasurer().guess(about: resolved(emoji)) != nil)
    }

    /// U+FE0F asks for the emoji of a character that is text by itself.
    @Test(arguments: ["❤\u{FE0F}", "☀\u{FE0F}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "❤\u{FE0F}\u{200D}🔥"])
    func aSelectorMakesACharacterAnEmoji(_ emoji: String) {
        let font = ResolvedFont(size: 20)
        #expect(width(emoji, font) == 20)
        #expect(width("\(emoji)\(emoji)", font) == 40)
        #expect(EmbeddedTextMeasurer().guess(about: resolved(emoji)) != nil)
        // Broken into lines, it is one character.
        #expect(lines(of: resolved(emoji, font), width: 0) == [emoji])
    }

    @Test func aSelectorWithoutACharacterIsNothing() {
        #expect(width("\u{FE0F}") == 0)
        #expect(width("x\u{FE0F}") == width("x"))
    }

    /// `NSParagraphStyle`'s default tab stops are 28 points apart.
    @Test func tabsGoToTheNextStop() {
        #expect(width("\tB") == 28 + width("B"))
        #expect(width("A\tB") == 28 + width("B"))
        #expect(width("A\t\tB") == 56 + width("B"))
        // Five capitals take more than one stop and less than two, six more than two.
        #expect(width("AAAAA\tB") == 56 + width("B"))
        #expect(width("AAAAAA\tB") == 84 + width("B"))
        // Each paragraph begins anew.
        #expect(width("AAAAA\nA\tB") == max(width("AAAAA"), 28 + width("B")))
    }

    /// UAX #14: exclamation marks and bars (EX, BA) allow a line to end after them, em dashes (B2) on both sides.
    @Test(arguments: [
        ("Helloooo!Worldddd", "Helloooo!"), ("Helloooo?Worldddd", "Helloooo?"), ("Helloooo|Worldddd", "Helloooo|"),
        ("Hellooooo—Worldd", "Hellooooo"),
    ])
    func linesEndBesidePunctuation(_ string: String, _ first: String) {
        let text = resolved(string)
        #expect(lines(of: text, width: CGFloat(width(first)) + 1).first == first)
    }

    /// UAX #14, LB13, LB19 and LB21: not before further punctuation, quotes and what closes.
    @Test(arguments: ["(Hello!)", "“Hello!”", "\"Hello?\"", "Hello!!!", "Hello?!", "(—a", "Hello-)", "Hello–”"])
    func punctuationStaysTogether(_ string: String) {
        let text = resolved("word " + string)
        let room = max(width(string), width("word")) + 1
        #expect(lines(of: text, width: CGFloat(room)) == ["word", string])
    }
}
