import Foundation
import Testing
import ViewTree

/// How texts wrap: recorded on macOS 26 at 13 pt (iamcgn/swiftui-web Text.md).
@Suite struct TextWrappingTests {
    private static let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

    @Test(arguments: [(100.0, 6, 95.5), (120, 4, 118), (150, 4, 137), (200, 3, 196.5), (300, 2, 274)])
    func aParagraphHasTheRecordedLinesAtEveryWidth(_ width: Double, _ lines: Int, _ recorded: Double) {
        let text = measured(resolved(Self.paragraph, .macOS), width: CGFloat(width))
        #expect(text.lineCount == lines)
        #expect(Double(text.size.height) == 16 * Double(lines))
        #expect(abs(Double(text.size.width) - recorded) <= 0.02 * recorded)
        #expect(!text.isTruncated)
    }

    @Test func eachLineTakesTheWordsThatFit() {
        #expect(
            lines(of: resolved(Self.paragraph, .macOS), width: 150) == [
                "Layout must wrap this", "sentence onto several", "lines inside a narrow", "frame.",
            ])
    }

    @Test func theSpaceAtTheEndOfALineCountsUpToTheProposal() {
        let text = resolved(Self.paragraph, .macOS)
        let drawn = measured(resolved("Layout must wrap this", .macOS)).size.width
        let full = measured(resolved("Layout must wrap this ", .macOS)).size.width
        #expect(measured(text, width: 150).size.width == full)
        #expect(measured(text, width: drawn).size.width == drawn)
    }

    @Test func withoutAWidthAParagraphIsOneLine() {
        let line = measured(resolved(Self.paragraph)).size
        for width in [CGFloat.infinity, .nan, 10_000] {
            #expect(measured(resolved(Self.paragraph), width: width, height: .infinity).size == line)
        }
    }

    @Test func aTextFitsIntoItsOwnSize() {
        for width in stride(from: 10 as CGFloat, through: 600, by: 7) {
            let text = resolved(Self.paragraph)
            let first = measured(text, width: width)
            let second = measured(text, width: first.size.width, height: first.size.height)
            #expect(second.size == first.size)
            #expect(second.lineCount == first.lineCount)
            #expect(!second.isTruncated)
        }
    }

    // Recorded: "Layout must wrap" breaks after "Layout" at 75 to 107 pt.
    @Test(arguments: [75.5, 85, 95, 107])
    func aLoneLastWordGetsCompanyWhereThatEvensTheLines(_ width: Double) {
        let text = resolved("Layout must wrap", .macOS)
        #expect(lines(of: text, width: CGFloat(width)) == ["Layout", "must wrap"])
    }

    @Test func aLoneLastWordStaysWhereThatIsMoreEven() {
        let text = resolved("Go internationalization", .macOS)
        #expect(lines(of: text, width: 130) == ["Go", "internationalization"])
        let even = resolved("I am considerably hippopotamus", .macOS)
        #expect(lines(of: even, width: 115) == ["I am considerably", "hippopotamus"])
    }

    @Test func aWordThatIsTooLongIsBrokenInside() {
        let text = resolved("Supercalifragilistic", .macOS)
        let measured = measured(text, width: 60)
        #expect(measured.lineCount == 2)
        #expect(measured.size.width <= 60)
        #expect(lines(of: text, width: 60).joined() == "Supercalifragilistic")
    }

    @Test func atWidthZeroEveryCharacterHasALine() {
        let text = measured(resolved("Hello", .macOS), width: 0)
        #expect(text.size == CGSize(width: 0, height: 80))
        #expect(text.lineCount == 5)
    }

    @Test func nothingIsAnsweredWhereNothingIsOffered() {
        let text = measured(resolved("Hello"), width: 0, height: 0)
        #expect(text.size == .zero)
        #expect(text.lineCount == 0)
    }

    @Test func negativeProposalsCountAsZero() {
        #expect(measured(resolved("Hi", .macOS), width: -5) == measured(resolved("Hi", .macOS), width: 0))
    }

    @Test func linesEndAfterHyphensAndBetweenIdeographs() {
        let font = ResolvedFont(size: 10)
        #expect(lines(of: resolved("well-known", font), width: 40) == ["well-", "known"])
        #expect(lines(of: resolved("設定画面", font), width: 25) == ["設定", "画面"])
        #expect(lines(of: resolved("設定。画", font), width: 20) == ["設", "定。", "画"])
        #expect(lines(of: resolved("a\u{A0}b c", font), width: 18) == ["a\u{A0}b", "c"])
    }

    @Test func wordsOfSeveralRunsWrapTogether() {
        var text = resolved("Hello wor", .macOS)
        text.runs.append(ResolvedTextRun(string: "ld", font: ResolvedFont(size: 13, weight: .bold, platform: .macOS)))
        #expect(lines(of: text, width: 50) == ["Hello", "world"])
    }
}
