import Foundation
import Testing
import ViewTree

/// How close the embedded advances come to the system font.
@Suite struct TextWidthTests {
    /// Strings of two letters or more without bullets.
    private func words(_ recorded: RecordedWidths) -> [(string: String, expected: Double, actual: Double)] {
        recorded.widths.filter { $0.string.count >= 2 && !$0.string.contains("•") }.map {
            ($0.string, $0.width, Double(measured(resolved($0.string, recorded.font)).size.width))
        }
    }

    private func medianError(_ recorded: RecordedWidths) -> Double {
        let errors = words(recorded).map { abs($0.actual - $0.expected) / $0.expected }.sorted()
        let middle = errors.count / 2
        return errors.count % 2 == 1 ? errors[middle] : (errors[middle - 1] + errors[middle]) / 2
    }

    @Test(arguments: [RecordedWidths.iOSRegular, .macOSRegular])
    func halfOfTheRegularTextsAreWithinHalfAPercent(_ recorded: RecordedWidths) {
        #expect(medianError(recorded) <= 0.005)
    }

    @Test(arguments: [RecordedWidths.iOSMedium, .iOSSemibold])
    func halfOfTheHeavierTextsAreWithinOnePercent(_ recorded: RecordedWidths) {
        #expect(medianError(recorded) <= 0.01)
    }

    @Test(arguments: [RecordedWidths.iOSRegular, .iOSMedium, .iOSSemibold, .macOSRegular])
    func nineInTenAreWithinTwoPercentOrAPixelAndNoneBeyondFourPercent(_ recorded: RecordedWidths) {
        let words = words(recorded)
        let close = words.filter { abs($0.actual - $0.expected) <= max(0.02 * $0.expected, 0.5) }
        #expect(Double(close.count) >= 0.9 * Double(words.count))
        for word in words {
            #expect(abs(word.actual - word.expected) <= 0.04 * word.expected, "\(word)")
        }
    }

    /// Titles of navigation bars in accessibility trees that public repositories print, in pixels at 3x.
    private static let titles: [(string: String, font: ResolvedFont, pixels: Double)] = [
        ("Log in", ResolvedFont(size: 17, weight: .semibold), 142),
        ("General", ResolvedFont(size: 17, weight: .semibold), 186),
        ("Posts", ResolvedFont(size: 17, weight: .semibold), 134),
        ("Pages", ResolvedFont(size: 17, weight: .semibold), 146),
        ("Settings", ResolvedFont(size: 34, weight: .bold), 399),
        ("Books", ResolvedFont(size: 34, weight: .bold), 295),
        ("Previews", ResolvedFont(size: 34, weight: .bold), 430),
    ]

    @Test func titlesOfPublicAppsAreWithinOnePercent() {
        for (string, font, pixels) in Self.titles {
            let actual = Double(measured(resolved(string, font, scale: 3)).size.width) * 3
            #expect(abs(actual - pixels) <= 0.01 * pixels, "\(string)")
        }
    }

    // Published in unrelated tests of UIKit and SwiftUI code, older systems among them.
    @Test(arguments: [
        ("This is a test string", 144.09326171875), ("Hello, world!", 94.67), ("Color & Shape & Image", 176.67),
    ])
    func publishedWidthsAreWithinOneAndAHalfPercent(_ string: String, _ width: Double) {
        let actual = Double(measured(resolved(string, scale: 3)).size.width)
        #expect(abs(actual - width) <= 0.015 * width)
    }

    /// "The quick brown fox" on macOS at 2x (iamcgn/swiftui-web text/styles and text/system-fonts).
    @Test(arguments: [
        (10.0, 97.5), (11, 106), (12, 114.5), (13, 122.5), (15, 138.5), (17, 154), (20, 176.5), (22, 191), (24, 207),
        (26, 224), (32, 275),
    ])
    func aSentenceIsAsWideAsRecordedAtEverySize(_ size: Double, _ width: Double) {
        let font = ResolvedFont(size: CGFloat(size), platform: .macOS)
        let actual = Double(measured(resolved("The quick brown fox", font)).size.width)
        #expect(abs(actual - width) <= 0.015 * width)
    }

    /// The same at 20 pt in other weights and designs.
    @Test(arguments: [
        (ResolvedFont.Weight.light, 174.0), (.medium, 181), (.bold, 189.5), (.black, 202),
    ])
    func aSentenceIsAsWideAsRecordedInEveryWeight(_ weight: ResolvedFont.Weight, _ width: Double) {
        let font = ResolvedFont(size: 20, weight: weight, platform: .macOS)
        let actual = Double(measured(resolved("The quick brown fox", font)).size.width)
        #expect(abs(actual - width) <= 0.03 * width)
    }

    @Test func widthsAreRoundedUpToPixels() {
        for scale in [1.0, 2, 3] {
            let width = Double(measured(resolved("Hello", scale: CGFloat(scale))).size.width) * scale
            #expect(abs(width - width.rounded()) < 1e-9)
        }
        let fine = measured(resolved("Hello", scale: 1000)).size.width
        #expect(measured(resolved("Hello", scale: 1)).size.width == fine.rounded(.up))
    }

    @Test func bolderTextIsWider() {
        let widths = ResolvedFont.Weight.allCases.map {
            measured(resolved("Hamburgefonstiv", ResolvedFont(weight: $0), scale: 1000)).size.width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == widths.count)
    }

    @Test func trackingAddsToEveryCharacterAndWinsOverKerning() {
        let plain = measured(resolved("Hello")).size.width
        #expect(measured(resolved("Hello") { $0.runs[0].tracking = 2 }).size.width == plain + 10)
        #expect(measured(resolved("Hello") { $0.runs[0].kerning = 3 }).size.width == plain + 15)
        let both = resolved("Hello") {
            $0.runs[0].tracking = 2
            $0.runs[0].kerning = 3
        }
        #expect(measured(both).size.width == plain + 10)
    }

    @Test func pairsAreKerned() {
        let pair = measured(resolved("AV", scale: 1000)).size.width
        let apart =
            measured(resolved("A", scale: 1000)).size.width + measured(resolved("V", scale: 1000)).size.width
        #expect(pair < apart - 0.5)
    }

    @Test func monospacedDigitsAreEquallyWide() {
        let font = ResolvedFont(hasMonospacedDigits: true)
        let widths = Set((0...9).map { measured(resolved("\($0)", font, scale: 1000)).size.width })
        #expect(widths.count == 1)
        #expect(abs(measured(resolved("1111", font)).size.width - 41.5) <= 0.5, "recorded")
        #expect(measured(resolved("1")).size.width < measured(resolved("1", font)).size.width)
    }

    @Test func theMonospacedDesignSetsCells() {
        let font = ResolvedFont(size: 10, design: .monospaced)
        #expect(measured(resolved("il", font)).size.width == measured(resolved("WM", font)).size.width)
        #expect(measured(resolved("four", font, scale: 1000)).size.width == 24.72)
    }

    // Recorded (iamcgn/swiftui-web): macOS text/markdown, and labels on an iPhone.
    @Test(arguments: [
        ("code", 13.0, 32.5), ("Mono 15", 15, 65), ("Mono 17 semibold", 17, 168.5),
        ("The quick brown fox", 20, 235),
    ])
    func monospacedTextsAreAsWideAsRecorded(_ string: String, _ size: Double, _ width: Double) {
        let font = ResolvedFont(size: CGFloat(size), design: .monospaced)
        #expect(Double(measured(resolved(string, font)).size.width) == width)
    }

    @Test func accentedLettersAreAsWideAsComposedOrNot() {
        let composed = measured(resolved("\u{E9}t\u{E9}", scale: 1000)).size.width
        let decomposed = measured(resolved("e\u{301}te\u{301}", scale: 1000)).size.width
        #expect(composed == decomposed)
    }

    @Test func eastAsianCharactersAndEmojiFillASquare() {
        let font = ResolvedFont(size: 20)
        #expect(measured(resolved("設定", font)).size.width == 40)
        #expect(measured(resolved("🙂", font)).size.width == 20)
        #expect(measured(resolved("👍🏽", font)).size.width == 20)
        #expect(measured(resolved("👩‍👩‍👧", font)).size.width == 20)
        #expect(measured(resolved("🇩🇪🇫🇷", font)).size.width == 40)
        #expect(measured(resolved("❤\u{FE0F}", font)).size.width == 20)
    }

    @Test func sizesThatMakeNoSenseMeasureLikeZero() {
        for size in [0, -17, CGFloat.nan, .infinity] {
            #expect(measured(resolved("Hello", ResolvedFont(size: size))).size == .zero)
        }
    }
}
