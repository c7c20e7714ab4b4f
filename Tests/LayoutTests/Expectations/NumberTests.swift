import Foundation
import Layout
import Testing

/// How numbers are written.
struct NumberTests {
    @Test func numbersWithoutDecimalsOfTheirOwnAreNotWrittenOut() {
        #expect(CGPoint(x: 1e300, y: -1e18).short == "1e+300,-1e+18")
        #expect(Number.long(1e300) == "1e+300")
        #expect(Number.short(123_456_789.5) == "123456789.5")
    }

    @Test func aFloatIsWrittenWithTheDigitsThatTellItFromItsNeighbours() {
        #expect(Number.shortest(Double(Float(0.01).nextUp)) == "0.010000001")
        #expect(Number.shortest(0.001) == "0.001")
        #expect(Number.shortest(1) == "1")
        #expect(Number.shortest(0.5) == "0.5")
    }
}
