import Foundation
import Testing
import ViewTree

/// Sizes of the text styles: Human Interface Guidelines, Typography.
@Suite struct TextStyleTests {
    @Test(arguments: [
        (TextStyleKey.largeTitle, 26.0), (.title, 22), (.title2, 17), (.title3, 15), (.headline, 13), (.body, 13),
        (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption, 10), (.caption2, 10),
    ])
    func macOSHasSizesOfItsOwn(_ style: TextStyleKey, _ size: Double) {
        #expect(Double(style.pointSize(.large, isMacOS: true)) == size)
        #expect(Double(style.pointSize(.accessibility5, isMacOS: true)) == size)
    }

    @Test func bodyGrowsWithDynamicType() {
        let sizes = DynamicTypeSize.allCases.map { Double(TextStyleKey.body.pointSize($0, isMacOS: false)) }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test(arguments: TextStyleKey.allCases)
    func noStyleShrinksAsDynamicTypeGrows(_ style: TextStyleKey) {
        let sizes = DynamicTypeSize.allCases.map { Double(style.pointSize($0, isMacOS: false)) }
        #expect(sizes == sizes.sorted())
    }

    @Test func headlinesAreSemiboldOnIOSAndBoldOnMacOS() {
        #expect(TextStyleKey.headline.weight(isMacOS: false) == .semibold)
        #expect(TextStyleKey.headline.weight(isMacOS: true) == .bold)
        #expect(TextStyleKey.caption2.weight(isMacOS: true) == .medium)
        #expect(TextStyleKey.body.weight(isMacOS: true) == .regular)
    }

    @Test func dynamicTypeSizesAreOrdered() {
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
        #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
        #expect(!DynamicTypeSize.xxxLarge.isAccessibilitySize)
    }
}
