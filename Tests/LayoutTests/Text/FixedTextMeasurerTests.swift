import Foundation
import Testing
import ViewTree

@Suite struct FixedTextMeasurerTests {
    private let measurer = FixedTextMeasurer(
        [
            "Hi": CGSize(width: 9, height: 16), "Tall": CGSize(width: 40, height: 24.5),
            "Odd": CGSize(width: 5, height: 40),
        ],
        firstBaselines: ["Odd": 30])

    @Test func aKnownTextHasItsSizeWhateverIsOffered() {
        for proposal in [ProposedViewSize.unspecified, .infinity, ProposedViewSize(width: 2, height: 3)] {
            #expect(measurer.measure(resolved("Hi"), proposal: proposal).size == CGSize(width: 9, height: 16))
        }
    }

    @Test func nothingIsAnsweredWhereNothingIsOffered() {
        #expect(measurer.measure(resolved("Hi"), proposal: .zero).size == .zero)
    }

    @Test func baselinesAreTheRecordedOnesUnlessGiven() {
        #expect(measurer.measure(resolved("Hi"), proposal: .unspecified).firstBaseline == 13)
        #expect(measurer.measure(resolved("Tall"), proposal: .unspecified).lastBaseline == 18.5)
        #expect(measurer.measure(resolved("Odd"), proposal: .unspecified).firstBaseline == 30)
    }

    @Test func otherTextsGoToTheFallback() {
        let unknown = resolved("Unknown")
        #expect(measurer.measure(unknown, proposal: .unspecified) == measured(unknown))
    }

    @Test func reservedLinesAreAsHighAsTheOne() {
        let text = resolved("Hi") { $0.minimumLines = 3 }
        #expect(measurer.measure(text, proposal: .unspecified).size.height == 48)
    }

    @Test func distancesToOtherViewsAreTheFonts() {
        let text = measurer.measure(resolved("Hi", .macOS), proposal: .unspecified)
        #expect(text.topToView == 4.7421875)
        #expect(text.bottomToView == 8.15087890625)
    }
}
