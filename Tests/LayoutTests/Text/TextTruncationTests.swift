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
        // Recorded with 150.
        #expect(measured(text, width: 150).size.width >= 150 * 0.98)
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
        // Eight characters may each move a 72nd of the size closer: 8 × 13 / 72 = 1.44.
        let width = measured(text).size.width
        #expect(measured(text, width: width - 1).size.width == width - 1)
        #expect(!measured(text, width: width - 1).isTruncated)
        #expect(measured(text, width: width - 2).isTruncated)
    }

    // Recorded: 124 wide alone; in a frame of 112 points 111 cut off and 108.5 tightened, which holds one character more;
    // in 100 points 93.5 and 91.
    @Test func aTightenedLineHoldsMoreBeforeItsEllipsis() {
        func limited(_ allowsTightening: Bool) -> ResolvedText {
            resolved("The quick brown fox", .macOS) {
                $0.maximumLines = 1
                $0.allowsTightening = allowsTightening
            }
        }
        #expect(abs(measured(limited(false)).size.width - 124) <= 0.02 * 124)
        for width in stride(from: 60.0, through: 120, by: 4) {
            let plain = lines(of: limited(false), width: width)[0].count
            #expect(lines(of: limited(true), width: width)[0].count >= plain)
            #expect(measured(limited(true), width: width).size.width <= width)
        }
    }

    // Recorded: the same text with half its size allowed, in 120, 100 and 60 points; in 80 points it is 78 wide and 9 high,
    // one less than here.
    @Test(arguments: [(120.0, 118.5, 15.0, 12.0), (100, 100, 13, 10), (60, 60, 8, 6)])
    func theFontShrinksAsFarAsRecorded(_ offered: Double, _ width: Double, _ height: Double, _ baseline: Double) {
        let text = resolved("The quick brown fox", .macOS) {
            $0.maximumLines = 1
            $0.minimumScaleFactor = 0.5
        }
        let shrunk = measured(text, width: CGFloat(offered))
        #expect(Double(shrunk.size.height) == height)
        #expect(Double(shrunk.firstBaseline) == baseline)
        // Where it is cut off, a character more or less makes the difference.
        #expect(abs(Double(shrunk.size.width) - width) <= (shrunk.isTruncated ? 0.06 : 0.02) * width)
    }
}
