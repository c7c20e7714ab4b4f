import Testing
import ViewTree

@Suite struct FontTests {
    private func resolve(_ font: Font, _ size: DynamicTypeSize = .large) -> ResolvedFont {
        font._resolve(dynamicTypeSize: size, isMacOS: false)
    }

    // UIFont.preferredFont's point sizes at the Large content size (gist zacwest/916d31da5d03405809c4).
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
        (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
    ])
    func aTextStyleHasItsSizeAtTheDefaultDynamicType(_ style: Font.TextStyle, _ size: Double) {
        #expect(Double(resolve(.system(style)).size) == size)
    }

    @Test func headlineIsSemiboldAndTheOthersRegular() {
        for style in Font.TextStyle.allCases {
            #expect(resolve(.system(style)).weight.rawValue == (style == .headline ? 600 : 400))
        }
    }

    @Test func aFixedSizeIgnoresDynamicType() {
        #expect(resolve(.system(size: 20), .accessibility5).size == 20)
        #expect(resolve(.custom("Any", fixedSize: 20), .accessibility5).size == 20)
    }

    @Test func aCustomFontGrowsWithItsStyle() {
        let style = resolve(.title, .accessibility1).size / resolve(.title).size
        let custom = resolve(.custom("Any", size: 20, relativeTo: .title), .accessibility1).size / 20
        #expect(abs(style - custom) < 1e-12)
        let body = resolve(.body, .accessibility1).size / resolve(.body).size
        #expect(abs(body - resolve(.custom("Any", size: 20), .accessibility1).size / 20) < 1e-12)
        #expect(resolve(.custom("Any", size: 20)).size == 20)
    }

    @Test func modifiersAddUp() {
        let font = resolve(.system(size: 12, weight: .light, design: .serif).italic().monospacedDigit().leading(.tight))
        #expect(font.weight.rawValue == 300)
        #expect(font.design == .serif)
        #expect(font.isItalic && font.hasMonospacedDigits)
        #expect(font.leading == .tight)
        #expect(resolve(.headline.weight(.black)).weight.rawValue == 900)
        #expect(resolve(.body.weight(.bold)).weight.rawValue == 700)
        #expect(resolve(.body.monospaced()).design == .monospaced)
    }

    @Test func fontsThatAreMeasuredAsAnotherSayWhy() {
        #expect(Font.body._approximateReason == nil)
        #expect(Font.custom("Lobster", size: 20)._approximateReason?.contains("Lobster") == true)
        #expect(Font.body.smallCaps()._approximateReason != nil)
        #expect(Font.body.width(.condensed)._approximateReason != nil)
        #expect(Font.body.width(.standard)._approximateReason == nil)
    }

    @Test func everyFormOfTheFactoriesCompiles() {
        let weight = Font.Weight.bold
        let fonts: [Font] = [
            .system(size: 1), .system(size: 1, weight: .bold), .system(size: 1, weight: weight, design: .default),
            .system(.body), .system(.body, design: .rounded), .system(.body, design: .rounded, weight: .bold),
            .custom("a", size: 1), Font.largeTitle.weight(.heavy), .title2.bold().italic(),
        ]
        #expect(Set(fonts).count == fonts.count)
    }
}
