import Foundation
import Layout
import Testing

@testable import ViewTree

/// Texts as views: what their modifiers and the environment make of them.
@Suite struct TextViewTests {
    private func tree(
        _ platform: Platform = .iOS18, scale: CGFloat = 2, width: CGFloat? = nil, height: CGFloat? = nil,
        @ViewBuilder _ view: @MainActor () -> some View
    ) -> LayoutTree {
        LayoutTree(
            view().environment(\.platform, platform).environment(\.displayScale, scale),
            proposal: ProposedViewSize(width: width, height: height))
    }

    private func runs(
        _ platform: Platform = .iOS18, @ViewBuilder _ view: @MainActor () -> some View
    ) -> [ResolvedTextRun] {
        tree(platform, view).table.side.texts[0].text.runs
    }

    private func size(
        _ platform: Platform = .iOS18, width: CGFloat? = nil, height: CGFloat? = nil,
        @ViewBuilder _ view: @MainActor () -> some View
    ) -> CGSize {
        tree(platform, width: width, height: height, view).size
    }

    // MARK: Bold

    // Recorded on macOS (iamcgn/swiftui-web text/bold-trait).
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 700), (.title, 700), (.title2, 700), (.title3, 600), (.headline, 800), (.body, 600),
        (.callout, 600), (.subheadline, 600), (.footnote, 600), (.caption, 500), (.caption2, 600),
    ])
    func boldStylingIsTheStylesEmphasizedWeightOnMacOS(_ style: Font.TextStyle, _ weight: Int) {
        #expect(runs(.macOS) { Text("Bold").font(.system(style)).bold() }[0].font.weight.rawValue == weight)
        #expect(runs(.macOS) { Text("Bold").font(.system(style).bold()) }[0].font.weight.rawValue == weight)
        #expect(runs(.macOS) { Group { Text("Bold") }.bold().font(.system(style)) }[0].font.weight.rawValue == weight)
    }

    // Human Interface Guidelines, Typography: emphasized weights; `UIFont.boldSystemFont` is semibold.
    @Test func boldStylingIsSemiboldForMostFontsOnIOS() {
        #expect(runs { Text("a").bold() }[0].font.weight == .semibold)
        #expect(runs { Text("a").font(.title).bold() }[0].font.weight == .bold)
        #expect(runs { Text("a").font(.system(size: 20)).bold() }[0].font.weight == .semibold)
        #expect(runs(.macOS) { Text("a").font(.system(size: 20)).bold() }[0].font.weight == .bold)
        #expect(runs(.macOS) { Text("a").bold() }[0].font.weight == .bold, "the default font is no style")
    }

    @Test func aWeightWinsOverBoldStyling() {
        #expect(runs { Text("a").fontWeight(.light).bold() }[0].font.weight == .light)
        #expect(runs { Text("a").bold().fontWeight(.light) }[0].font.weight == .light)
        #expect(runs { Text("a").bold().bold(false) }[0].font.weight == .regular)
        #expect(runs { VStack { Text("a").bold(false) }.bold() }[0].font.weight == .regular)
        #expect(runs { VStack { Text("a").italic(false) }.italic() }[0].font.isItalic == false)
    }

    // MARK: Concatenation

    @Test func partsKeepTheirOwnStylesAndInheritTheRest() {
        let parts = runs { (Text("Env ") + Text("bold").bold() + Text(" small").font(.caption)).font(.title) }
        #expect(parts.map(\.string) == ["Env ", "bold", " small"])
        #expect(parts.map(\.font.size) == [28, 28, 12])
        #expect(parts.map(\.font.weight) == [.regular, .bold, .regular])
    }

    // Recorded: 74 wide, 38 high, baseline 29, with a large title's line of 38 on that machine; here 26 pt.
    @Test func aLineOfMixedFontsHasTheHeightAndBaselineOfTheLargest() {
        let mixed = tree(.macOS) { Text("Big ").font(.largeTitle) + Text("small") }
        let large = tree(.macOS) { Text("Big ").font(.largeTitle) }
        #expect(mixed.size.height == large.size.height)
        #expect(abs(mixed.size.width - 74) <= 1.5)
    }

    // MARK: Markdown, values

    @Test func markdownOfALiteralIsShown() {
        let parts = runs { Text("Plain **bold** and _italic_ and ***both*** `code` [link](https://example.com)") }
        #expect(
            parts.map(\.string) == ["Plain ", "bold", " and ", "italic", " and ", "both", " ", "code", " ", "link"])
        #expect(parts[1].font.weight == .semibold && !parts[1].font.isItalic)
        #expect(parts[3].font.isItalic && parts[3].font.weight == .regular)
        #expect(parts[5].font.isItalic && parts[5].font.weight == .semibold)
        #expect(parts[7].font.design == .monospaced)
    }

    @Test func stringsAndVerbatimTextsAreNotMarkdown() {
        let string = "**not** markdown"
        #expect(runs { Text(string) }.map(\.string) == [string])
        #expect(runs { Text(verbatim: "**not** markdown") }.map(\.string) == [string])
    }

    // Recorded on macOS at 13 pt (iamcgn/swiftui-web text/markdown).
    @Test(arguments: [
        ("Plain **bold** and _italic_ and ***both*** done", 213.5), ("**bold**", 29), ("`code`", 32.5),
        ("~~struck~~", 38), ("[a link](https://example.com)", 32),
        ("Call **now** or [visit](https://example.com) today", 135), ("Escaped \\*stars\\*", 97.5),
    ])
    func markdownIsAsWideAsRecorded(_ source: String, _ width: Double) {
        let text = size(.macOS) { Text(LocalizedStringKey(source)) }
        #expect(abs(Double(text.width) - width) <= max(0.02 * width, 0.5))
        #expect(text.height == 16)
    }

    @Test func interpolatedTextsKeepTheirStyle() {
        let parts = runs { Text("Hello \(Text("you").bold()), \(3) **times**") }
        #expect(parts.map(\.string) == ["Hello ", "you", ", 3 ", "times"])
        #expect(parts[1].font.weight == .semibold && parts[3].font.weight == .semibold)
    }

    @Test func interpolatedNumbersAreLocalised() {
        #expect(runs { Text("\(1234) of \(1_234_567)") }[0].string == "1,234 of 1,234,567")
        #expect(runs { Text("\(-1234.5, specifier: "%.2f")") }[0].string == "-1,234.50")
        #expect(runs { Text("\(0.5) \(999)") }[0].string == "0.500000 999")
        #expect(runs { Text("\(7, specifier: "%04d")") }[0].string == "0007")
    }

    // Recorded at UTC (iamcgn/swiftui-web text/dates): May 28, 2026 · 8:26 PM · 3.14159 · 1,234 · 25% · $12.50.
    @Test func datesAndNumbersAreWrittenInTheirFormats() {
        let instant = Date(timeIntervalSince1970: 1_780_000_000)
        func string(_ text: Text) -> String {
            runs { text.environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US")) }[0].string
        }
        #expect(string(Text(instant, style: .date)) == "May 28, 2026")
        #expect(string(Text(instant, style: .time)).replacing("\u{202F}", with: " ") == "8:26 PM")
        #expect(string(Text(1234, format: .number.locale(Locale(identifier: "en_US")))) == "1,234")
        #expect(string(Text(0.25, format: .percent.locale(Locale(identifier: "en_US")))) == "25%")
        let hour = instant...instant.addingTimeInterval(3600)
        #expect(string(Text(timerInterval: hour, pauseTime: instant)) == "1:00:00")
        #expect(string(Text(timerInterval: hour, pauseTime: instant, showsHours: false)) == "60:00")
        #expect(string(Text(timerInterval: hour, pauseTime: hour.upperBound)) == "0:00")
    }

    @Test func textsThatCountAreMarked() {
        #expect(!tree { Text(Date(), style: .timer) }.table.side.approximations.isEmpty)
        #expect(tree { Text("Hello") }.table.side.approximations.isEmpty)
    }

    @Test func attributesOfAStringAreItsStyles() {
        var string = AttributedString("Hello ")
        var world = AttributedString("world")
        world.font = .title
        world.foregroundColor = .red
        world.kern = 2
        string += world
        let parts = runs { Text(string) }
        #expect(parts.map(\.string) == ["Hello ", "world"])
        #expect(parts.map(\.font.size) == [17, 28])
        #expect(parts.map(\.kerning) == [0, 2])
        #expect(runs { Text(AttributedString("")) }[0].string == "")
    }

    // MARK: Images in text

    @Test func anImageIsACharacterOfItsSize() {
        let bitmap = Image(size: CGSize(width: 30, height: 40)) { _ in }
        let alone = size { Text(bitmap) }
        #expect(alone == CGSize(width: 30, height: 40))
        let words = size { Text("ab") }
        #expect(size { Text("ab") + Text(bitmap) } == CGSize(width: words.width + 30, height: 40))
        #expect(size { Text("ab\(bitmap)") } == CGSize(width: words.width + 30, height: 40))
        #expect(size(width: 31) { Text("ab") + Text(bitmap) }.height > 40, "a line may end before it")
    }

    // Recorded on macOS (iamcgn/swiftui-web text/inline-image): a star at 13 pt 16.5 × 16, in a title 28.5 × 33.
    @Test func aSymbolIsAsLargeAsItsFont() {
        let star = size(.macOS) { Text(Image(systemName: "star")) }
        #expect(abs(star.width - 16.5) <= 0.5)
        #expect(star.height == 16)
        #expect(tree { Text(Image(systemName: "star")) }.table.side.approximations.isEmpty)
        #expect(!tree { Text(Image(systemName: "not.recorded")) }.table.side.approximations.isEmpty)
    }

    // MARK: Fonts that are guessed

    @Test func textsOfFontsThatAreNotAtHandAreMarked() {
        func guess(@ViewBuilder _ view: @MainActor () -> some View) -> String? {
            tree { VStack { view() } }.table.side.approximations.values.first
        }
        #expect(guess { Text("a").font(.custom("Lobster", size: 20)) }?.contains("Lobster") == true)
        #expect(guess { Text("a").fontDesign(.serif) } != nil)
        #expect(guess { Text("a").fontWidth(.condensed) } != nil)
        #expect(guess { Text("a").font(.body.smallCaps()) } != nil)
        #expect(guess { Text("a").bold().italic().monospaced() } == nil)
        #expect(guess { Text("a").italic() } != nil)
        #expect(guess { Text("שלום") } != nil)
        #expect(guess { Text("مرحبا") } != nil)
        #expect(guess { Text("Hi 👋") } != nil)
        #expect(guess { Text("Größe — Привет · Αθήνα · 設定") } == nil)
        let measurer = FixedTextMeasurer(["שלום": CGSize(width: 9, height: 16)])
        #expect(guess { Text("שלום").environment(\.textMeasurer, measurer) } == nil)
    }

    // MARK: Dynamic Type

    @Test func aRangeOfDynamicTypeSizesLimitsTheSize() {
        func points(_ size: DynamicTypeSize, @ViewBuilder _ view: @MainActor () -> some View) -> Double {
            Double(runs { view().environment(\.dynamicTypeSize, size) }[0].font.size)
        }
        #expect(points(.accessibility5) { Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge) } == 21)
        #expect(points(.xSmall) { Text("a").dynamicTypeSize(DynamicTypeSize.medium...) } == 16)
        #expect(points(.xSmall) { Text("a").dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large) } == 15)
        #expect(points(.large) { Text("a").dynamicTypeSize(...DynamicTypeSize.xxLarge) } == 17)
        #expect(points(.xxxLarge) { Text("a").dynamicTypeSize(..<DynamicTypeSize.xxLarge) } == 19)
        #expect(points(.accessibility1) { Text("a").dynamicTypeSize(.small) } == 15)
    }

    // MARK: The rest

    // Recorded on macOS (iamcgn/swiftui-web textstyle/baseline): 22 with 6, 20 with −4; the baseline 6 further down.
    @Test func aBaselineOffsetMakesRoom() {
        #expect(size(.macOS) { Text("Raised").baselineOffset(6) }.height == 22)
        #expect(size(.macOS) { Text("Lowered").baselineOffset(-4) }.height == 20)
        #expect(size(.macOS) { VStack { Text("Raised") }.baselineOffset(6) }.height == 22)
        let row = tree(.macOS) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").mark("plain")
                Text("b").baselineOffset(6).mark("raised")
                Text("c").baselineOffset(-4).mark("lowered")
            }
        }
        #expect(row["plain"]?.frame.minY == 6)
        #expect(row["raised"]?.frame.minY == 0)
        #expect(row["lowered"]?.frame.minY == 6)
    }

    @Test func textCaseChangesWhatIsMeasured() {
        #expect(runs { Text("Mixed").textCase(.uppercase) }[0].string == "MIXED")
        #expect(size { Text("mixed").textCase(.uppercase) } == size { Text("MIXED") })
    }

    // Measured on macOS 26 (iamcgn/swiftui-web TextScale.md): the paragraph 351 and 313.5 wide at 10 pt, 631.5 and 545 at
    // 20 pt, in lines as high as before.
    @Test(arguments: [(10.0, 351.0, 313.5), (20, 631.5, 545)])
    func theSecondaryScaleIsSmallerInTheSameLines(_ points: Double, _ plain: Double, _ scaled: Double) {
        let paragraph = Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
            .font(.system(size: CGFloat(points)))
        let usual = size(.macOS) { paragraph }
        let secondary = size(.macOS) { paragraph.textScale(.secondary) }
        #expect(secondary.height == usual.height)
        #expect(abs(Double(usual.width) - plain) <= 0.02 * plain)
        #expect(abs(Double(secondary.width) - scaled) <= 0.02 * scaled)
        #expect(size(.macOS) { paragraph.textScale(.secondary, isEnabled: false) } == usual)
        #expect(size(.macOS) { VStack { paragraph }.textScale(.secondary) } == secondary)
    }

    @Test func aLineLimitHoldsForAllTextsInside() {
        let long = String(repeating: "word ", count: 40)
        let line = size { Text("word") }.height
        #expect(size(width: 100) { VStack { Text(long) }.lineLimit(1) }.height == line)
        #expect(size(width: 100) { VStack { Text(long).lineLimit(nil) }.lineLimit(1) }.height > 5 * line)
        #expect(size { Text("word").lineLimit(0) }.height == line)
        #expect(size(width: 100) { Text(long).lineLimit(-3) }.height == line)
    }

    @Test func reservedLinesAreKeptUnderPressure() {
        let long = String(repeating: "word ", count: 40)
        #expect(size(.macOS, width: 100, height: 10) { Text(long).lineLimit(3...) }.height == 48)
        #expect(size(.macOS, width: 100, height: 10) { Text(long).lineLimit(2, reservesSpace: true) }.height == 32)
    }

    @Test func fixedSizeKeepsATextOnItsLines() {
        let long = Text(String(repeating: "word ", count: 10))
        #expect(size(width: 50) { long.fixedSize() } == size { long })
        #expect(
            size(width: 60, height: 10) { long.fixedSize(horizontal: false, vertical: true) }
                == size(width: 60) { long })
    }

    @Test func modifiersThatOnlyDrawChangeNoSize() {
        let plain = size { Text("Hello") }
        #expect(size { Text("Hello").underline().strikethrough(pattern: .dash, color: .red) } == plain)
        #expect(
            size {
                Text("Hello").textSelection(.enabled).multilineTextAlignment(.trailing)
                    .writingDirection(strategy: .layoutBased).multilineTextAlignment(strategy: .layoutBased)
                    .typesettingLanguage(.init(languageCode: .thai))
            } == plain)
        #expect(size { Text("Hello").environment(\.layoutDirection, .rightToLeft) } == plain)
    }
}
