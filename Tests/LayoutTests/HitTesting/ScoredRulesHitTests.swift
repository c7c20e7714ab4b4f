import HitTest
import Testing
import ViewTree

/// Apps built with the iOS 18 SDK, as audited re-implementations have it: candidates are scored.
struct ScoredRulesHitTests {
    @Test func anOpaqueLabelOutscoresAFaintHostedControl() {
        expectReceivers(
            "H12, P18", #"ZStack{ label visual; Host("H").opacity(0.014) }"#, [.nobody(at: 50, 20)],
            rules: .iOS18Scored
        ) {
            ZStack {
                square(.blue, 100, 40)
                hostedWell("H").opacity(0.014)
            }
        }
    }

    @Test func aButtonOutscoresAFaintHostedOverlay() {
        expectReceivers(
            "H13, P18", #"Btn("B"){big}.overlay(Host("H").opacity(0.014))"#, [.at(150, 25, reaches: "B")],
            rules: .iOS18Scored
        ) {
            plainButton("B") { square(.blue, 300, 50) }.overlay(hostedWell("H").opacity(0.014))
        }
    }

    @Test func aHostedOverlayAboveOneHalfHidesTheButton() {
        expectReceivers(
            "H14, P18", #"Btn("B"){big}.overlay(Host("H").opacity(0.6))"#, [.at(150, 25, reaches: "H")],
            rules: .iOS18Scored
        ) {
            plainButton("B") { square(.blue, 300, 50) }.overlay(hostedWell("H").opacity(0.6))
        }
    }

    /// 16 × 24 × 0.02 = 7.68, and a winner needs 8.
    @Test func aFaintButtonScoresTooLittleForASinglePoint() {
        expectReceivers(
            "O13, P18", #"Btn("A"){Rectangle()}.opacity(0.02), mouse"#, [.nobody(at: 50, 50)], rules: .iOS18Scored
        ) {
            plainButton("A") { square(.black, 100, 100) }.opacity(0.02)
        }
    }
}
