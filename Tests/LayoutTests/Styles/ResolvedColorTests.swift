import Testing
import ViewTree

@Suite struct ResolvedColorTests {
    @Test func onlyAlphaExactlyZeroIsClear() {
        #expect(ResolvedColor.clear.isClear)
        #expect(ResolvedColor.white.opacity(0).isClear)
        #expect(!ResolvedColor.white.opacity(1e-8).isClear)
    }

    @Test func opacityMultipliesAndStaysBetweenZeroAndOne() {
        #expect(ResolvedColor.black.opacity(0.5).opacity(0.5).alpha == 0.25)
        #expect(ResolvedColor.black.opacity(7).alpha == 1)
        #expect(ResolvedColor.black.opacity(-1).alpha == 0)
        #expect(ResolvedColor.black.opacity(.nan).alpha == 0)
    }

    @Test func anOpaqueColourCoversWhatIsBelow() {
        #expect(ResolvedColor.black.over(.white) == .black)
    }

    @Test func halfBlackOverWhiteIsTheMiddleOfTheEncodedValues() {
        #expect(ResolvedColor.black.opacity(0.5).over(.white) == ResolvedColor(white: 0.5))
    }

    @Test func twoHalfTransparentLayersLetAQuarterThrough() {
        let result = ResolvedColor.black.opacity(0.5).over(ResolvedColor.white.opacity(0.5))
        #expect(result.alpha == 0.75)
        #expect(abs(result.red - 1.0 / 3) < 1e-15)
    }

    @Test func clearOverClearIsClear() {
        #expect(ResolvedColor.clear.over(.clear) == .clear)
    }

    @Test func eightBitsRoundToTheNearestLevel() {
        #expect(ResolvedColor(white: 0.5).roundedTo8Bits == ResolvedColor(white: 128.0 / 255))
        #expect(ResolvedColor(white: -3).roundedTo8Bits == ResolvedColor(white: 0))
        #expect(ResolvedColor(white: 3).roundedTo8Bits == ResolvedColor(white: 1))
        #expect(ResolvedColor(white: .nan).roundedTo8Bits == ResolvedColor(white: 0))
    }

    @Test func itPrintsAsHexWithTheAlphaInPercent() {
        #expect("\(ResolvedColor(hex: 0xFF2D55))" == "#FF2D55")
        #expect("\(ResolvedColor(hex: 0x00FF0A).opacity(0.014))" == "#00FF0A 1.4%")
        #expect("\(ResolvedColor.black.opacity(0.5))" == "#000000 50%")
    }
}
