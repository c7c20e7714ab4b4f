import Foundation
import HitTest
import Layout
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

/// A gesture that waits for a second tap does not take the first (hit-testing cases G06 and HR-G5).
struct TapCountHitTests {
    @Test func aSingleTapGoesPastADoubleTapGestureToTheNextOne() {
        let log = FiredLog()
        let host = ViewHost(
            Rectangle().frame(width: 100, height: 100)
                .onTapGesture(count: 2) { log.names.append("double") }
                .onTapGesture { log.names.append("single") }, proposal: .unspecified)
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(log.names == ["single"])
    }

    @Test func aSingleTapOnADoubleTapGestureAloneReachesNobody() {
        let tree = LayoutTree(Rectangle().frame(width: 100, height: 100).onTapGesture(count: 2) {})
        #expect(tree.hitTest(CGPoint(x: 50, y: 50)).receiver == nil)
    }
}

/// Filled by the one thread that plays the tap.
private final class FiredLog: @unchecked Sendable {
    var names: [String] = []
}
