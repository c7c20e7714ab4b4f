import Foundation
import Testing
import ViewTree

@Suite struct TextLineHeightTests {
    /// Point size × 2444/2048 rounded up to the pixel, as size in points, pixels at 3x and pixels at 2x. 28 and 17 pt are
    /// also in public dumps at 3x, 13, 15 and 17 pt in UIKitWeb's tests at 2x.
    private static let heights: [(size: CGFloat, at3x: CGFloat, at2x: CGFloat)] = [
        (34, 122, 82), (28, 101, 67), (22, 79, 53), (20, 72, 48), (17, 61, 41), (16, 58, 39), (15, 54, 36),
        (13, 47, 32), (12, 43, 29), (11, 40, 27),
    ]

    @Test func aLineOnIOSIsRoundedUpToThePixel() {
        for (size, at3x, at2x) in Self.heights {
            let font = ResolvedFont(size: size)
            #expect(measured(resolved("Title", font, scale: 3)).size.height == at3x / 3, "\(size) pt")
            #expect(measured(resolved("Title", font, scale: 2)).size.height == at2x / 2, "\(size) pt")
        }
    }

    @Test func linesAreRoundedTogether() {
        #expect(measured(resolved("a\nb")).size.height == 41, "2 × 20.287")
        #expect(measured(resolved("a\nb\nc", scale: 3)).size.height == 61, "3 × 20.287")
    }

    // Recorded: 13 pt 16 with the baseline at 13, 11 pt 14, 26 pt 31 with the baseline at 25.
    @Test(arguments: [(13.0, 16.0, 13.0), (11, 14, 11), (26, 31, 25)])
    func aLineOnMacOSTakesWholePoints(_ size: Double, _ height: Double, _ baseline: Double) {
        let line = measured(resolved("Title", ResolvedFont(size: CGFloat(size), platform: .macOS)))
        #expect(Double(line.size.height) == height)
        #expect(Double(line.firstBaseline) == baseline)
        #expect(line.lastBaseline == line.firstBaseline)
    }

    // UIFont.systemFont: lineHeight 20.287109375 at 17 pt; ascender 32.373046875, descender 8.201171875 at 34 pt.
    @Test func metricsOfTheFontAreUnrounded() {
        #expect(ResolvedFont(size: 17).lineHeight == 20.287109375)
        #expect(ResolvedFont(size: 34).ascent == 32.373046875)
        #expect(ResolvedFont(size: 34).descent == 8.201171875)
    }

    @Test func theLastBaselineIsTheLastLines() {
        let four = measured(resolved("a\nb\nc\nd", .macOS))
        #expect(four.firstBaseline == 13)
        #expect(four.lastBaseline == 61, "48 + 13, recorded")
    }

    // OpenSwiftUI's `NSAttributedString.Metrics.update`: the first baseline (16.187) to the nearest pixel, the last one
    // (36.474) by as much and then up.
    @Test func theLastBaselineMovesWithTheFirst() {
        let two = measured(resolved("a\nb", scale: 3))
        #expect(abs(two.firstBaseline - 49 / 3) < 1e-9)
        #expect(abs(two.lastBaseline - 110 / 3) < 1e-9)
    }

    // Recorded: four lines of 16 are 64 high, 76 with a spacing of 4 and 94 with one of 10.
    @Test(arguments: [(0.0, 64.0), (0.5, 64), (4, 76), (10, 94)])
    func lineSpacingIsAddedToTheUnroundedLine(_ spacing: Double, _ height: Double) {
        let text = resolved("a\nb\nc\nd", .macOS) { $0.lineSpacing = CGFloat(spacing) }
        #expect(Double(measured(text).size.height) == height)
    }

    @Test func lineSpacingDoesNotChangeASingleLine() {
        let text = resolved("a", .macOS) { $0.lineSpacing = 10 }
        #expect(measured(text).size.height == 16)
    }

    @Test func aLineIsAsHighAsItsHighestRun() {
        var text = resolved("small ")
        text.runs.append(ResolvedTextRun(string: "large", font: ResolvedFont(size: 34)))
        #expect(measured(text).size.height == 41)
        #expect(measured(text).firstBaseline == measured(resolved("x", ResolvedFont(size: 34))).firstBaseline)
    }

    @Test func onlyTheLinesOfALargeRunAreHigh() {
        var text = resolved("small\n", .macOS)
        text.runs.append(ResolvedTextRun(string: "large", font: ResolvedFont(size: 26, platform: .macOS)))
        #expect(measured(text).size.height == 47)
        #expect(measured(text).lastBaseline == 41)
    }

    @Test func anEmptyTextHasTheHeightOfALine() {
        #expect(measured(resolved("")).size == CGSize(width: 0, height: 20.5))
    }

    @Test func aNewlineAtTheEndOpensNoLine() {
        #expect(measured(resolved("a\n", .macOS)).size.height == 16)
        #expect(measured(resolved("a\n\nb", .macOS)).size.height == 48)
        #expect(measured(resolved("a\r\nb", .macOS)).size.height == 32)
    }
}
