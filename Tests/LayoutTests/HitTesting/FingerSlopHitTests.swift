import HitTest
import Testing
import ViewTree

/// A finger of radius 20 samples 41 points: the centre weighs 24, and four rings at 4, 8, 12 and 16 points 24 each.
struct FingerSlopHitTests {
    private var finger: HitTestRules {
        var rules = HitTestRules.frontMost
        rules.fingerRadius = 20  // guess
        return rules
    }

    /// 16 × 120 × 0.02 = 38.4, and a winner needs 8.
    @Test func aFingerFindsAFaintButton() {
        expectReceivers(
            "O11", #"Btn("A"){Rectangle()}.opacity(0.02), finger"#, [.at(50, 50, reaches: "A")], rules: finger
        ) {
            plainButton("A") { square(.black, 100, 100) }.opacity(0.02)
        }
    }

    @Test func aFingerReachesSixteenPointsWhereNothingCompetes() {
        expectReceivers(
            "F01", #"sq(red,200,200).tap("A") at (100,100), nothing around"#,
            [.at(91, 150, reaches: "A"), .at(84.5, 150, reaches: "A"), .nobody(at: 83, 150)], rules: finger
        ) {
            square(.red, 200, 200).taps("A").offset(x: 100, y: 100)
        }
    }

    @Test func overInertContentAFingerReachesElevenPoints() {
        expectReceivers(
            "F02", #"ZStack{ opaque inert background; sq(red,200,200).tap("A") }"#,
            [.at(91, 150, reaches: "A"), .at(89, 150, reaches: "A"), .nobody(at: 87, 150)], rules: finger
        ) {
            Color.white
            square(.red, 200, 200).taps("A").offset(x: 100, y: 100)
        }
    }

    /// 1352 against 568.
    @Test func ofTwoNeighboursTheOneUnderTheCentreWins() {
        expectReceivers(
            "F03", "two adjacent tappables A | B, edge at x=200", [.at(201, 50, reaches: "B")], rules: finger
        ) {
            HStack(spacing: 0) {
                square(.red, 200, 100).taps("A")
                square(.blue, 200, 100).taps("B")
            }
        }
    }

    @Test func aHostedControlCountsOnlyUnderTheCentre() {
        expectReceivers("F05", #"Host("H") 28x28 alone"#, [.nobody(at: 29, 14)], rules: finger) {
            hostedWell("H")
        }
    }
}
