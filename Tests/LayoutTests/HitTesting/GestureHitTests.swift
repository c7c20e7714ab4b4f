import HitTest
import Testing
import ViewTree

/// The tap goes to the nearest enabled gesture at or above the hit.
struct GestureHitTests {
    @Test func aButtonInsideATappableCardTakesItsOwnTaps() {
        expectReceivers(
            "G01", #"VStack{ Btn("A"){…} }.contentShape(Rectangle()).tap("P")"#,
            [.at(60, 60, reaches: "A"), .at(10, 10, reaches: "P")]
        ) {
            VStack {
                plainButton("A") { square(.red, 40, 40) }
            }
            .padding(40).contentShape(Rectangle()).taps("P")
        }
    }

    @Test func theInnerOfTwoNestedTapsWins() {
        expectReceivers(
            "G02", #"ZStack{ white; inner.tap("I") }.tap("O")"#, [.at(50, 50, reaches: "I"), .at(5, 5, reaches: "O")]
        ) {
            ZStack {
                square(.white, 100, 100)
                square(.red, 40, 40).taps("I")
            }
            .taps("O")
        }
    }

    @Test func aDisabledChildIsPassedOverForItsParentsGesture() {
        expectReceivers(
            "G10", #"parent.tap("P"){ Btn("A").disabled(true) }"#, [.at(20, 20, reaches: "P")]
        ) {
            VStack {
                plainButton("A") { square(.red, 40, 40) }.disabled(true)
            }
            .taps("P")
        }
    }

    @Test func aGestureTakesTheTapsOfItsChildren() {
        expectReceivers("G13", #"VStack{ child without gesture }.tap("P")"#, [.at(20, 20, reaches: "P")]) {
            VStack {
                square(.red, 40, 40)
            }
            .taps("P")
        }
    }

    @Test func aDisabledButtonCoversWhatIsBehindIt() {
        expectReceivers(
            "disabled sibling", #"ZStack{ Btn("B"); Btn("A").disabled(true) }"#, [.nobody(at: 50, 50)]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                plainButton("A") { square(.blue, 100, 100) }.disabled(true)
            }
        }
    }

    @Test func aGestureWrittenAfterDisabledIsEnabled() {
        expectReceivers(
            "disabled inside a gesture", #"sq(red,40,40).disabled(true).tap("A")"#, [.at(20, 20, reaches: "A")]
        ) {
            square(.red, 40, 40).disabled(true).taps("A")
        }
    }
}
