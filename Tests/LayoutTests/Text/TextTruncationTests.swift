import Foundation
import Testing
import ViewTree

/// What happens to texts that have too little room: recorded on macOS 26 at 13 pt (iamcgn/swiftui-web Text.md).
@Suite struct TextTruncationTests {
    private static let paragraph = "Layout must wrap this sentence onto several lines inside a narrow frame."

    private func limited(
        _ lines: Int?, _ mode: Text.TruncationMode = .tail, minimum: Int? = nil, string: String = paragraph
    ) -> ResolvedText {
        resolved(string, .macOS) {
            $0.maximumLines = lines
            $0.minimumLines = minimum
            $0.truncationMode = mode
        }
    }

    @Test(arguments: [(1, 16.0, 144.0), (2, 32, 144), (3, 48, 147), (10, 64, 137)])
    func aLineLimitCutsTheLastLineOff(_ limit: Int, _ height: Double, _ recorded: Double) {
        let text = measured(limited(limit), width: 150)
        #expect(Double(text.size.height) == height)
        #expect(abs(Double(text.size.width) - recorded) <= 0.02 * recorded)
        #expect(text.isTruncated == (limit < 4))
    }

    @Test func theEllipsisFollowsTheLastWordWithoutASpace() {
        #expect(lines(of: limited(1), width: 150) == ["Layout must wrap this…"])
    }

    @Test func theHeadCanBeCutOff() {
        let text = limited(1, .head)
        #expect(abs(measured(text, width: 150).size.width - 145) <= 0.02 * 145)
        #expect(lines(of: text, width: 150)[0].hasPrefix("…"))
        #expect(lines(of: text, width: 150)[0].hasSuffix(" a narrow frame."))
    }

    @Test func theMiddleCanBeCutOut() {
        let text = limited(1, .middle)
        let line = lines(of: text, width: 150)[0]
        #expect(line.hasPrefix("Layout m") && line.hasSuffix("row frame.") && line.contains("…"))
        #expect(measured(text, width: 150).size.width <= 150)
    }

    @Test(arguments: [(16.0, 1), (31.9, 1), (32, 2), (47, 2), (48, 3), (1000, 4), (3, 1), (0, 1)])
    func theHeightLimitsTheLines(_ height: Double, _ lines: Int) {
        let text = measured(resolved(Self.paragraph, .macOS), width: 150, height: CGFloat(height))
        #expect(text.lineCount == lines)
        #expect(text.isTruncated == (lines < 4))
    }

    @Test func theHeightCountsLineSpacing() {
        let text = resolved("a\nb\nc\nd", .macOS) { $0.lineSpacing = 4 }
        #expect(measured(text, height: 75).lineCount == 3)
        #expect(measured(text, height: 76).lineCount == 4)
    }

    // Recorded: "Hello" 32 tall with two lines reserved, its last baseline still 13; 48 with a limit from 3 on.
    @Test(arguments: [(2, 32.0), (3, 48)])
    func linesCanBeReserved(_ lines: Int, _ height: Double) {
        let text = measured(limited(lines, minimum: lines, string: "Hello"))
        #expect(Double(text.size.height) == height)
        #expect(text.lastBaseline == 13)
        #expect(text.lineCount == 1)
    }

    @Test func aSecondParagraphIsCutOffToo() {
        #expect(lines(of: limited(1, string: "One\nTwo"), width: 150) == ["One…"])
        #expect(measured(limited(1, string: "One\nTwo")).isTruncated)
    }

    @Test func nothingButTheEllipsisIsLeftWhereNothingFits() {
        #expect(lines(of: limited(1), width: 5) == ["…"])
        #expect(measured(limited(1), width: 5).size.width == 5)
    }

    @Test func theFontShrinksBeforeTheTextIsCutOff() {
        let text = resolved("Settings", .macOS) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        let natural = measured(text)
        let shrunk = measured(text, width: natural.size.width * 0.8)
        #expect(!shrunk.isTruncated)
        #expect(shrunk.scaleFactor < 0.85 && shrunk.scaleFactor > 0.75)
        #expect(shrunk.size.width <= natural.size.width * 0.8)
        #expect(natural.scaleFactor == 1)
    }

    @Test func theFontShrinksOnlyAsFarAsAllowed() {
        let text = resolved("Settings", .macOS) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.9
        }
        let cut = measured(text, width: measured(text).size.width / 2)
        #expect(cut.isTruncated)
        #expect(cut.scaleFactor == 0.9)
    }

    @Test func aTextThatMayWrapDoesNotShrink() {
        let text = resolved(Self.paragraph, .macOS) { $0.minimumScaleFactor = 0.5 }
        #expect(measured(text, width: 150).scaleFactor == 1)
    }

    @Test func aTightenedTextFillsItsLine() {
        let text = resolved("Settings", .macOS) {
            $0.maximumLines = 1
            $0.allowsTightening = true
        }
        let width = measured(text).size.width
        #expect(measured(text, width: width * 0.97).size.width == width * 0.97)
        #expect(!measured(text, width: width * 0.97).isTruncated)
        #expect(measured(text, width: width * 0.8).isTruncated)
    }
}
