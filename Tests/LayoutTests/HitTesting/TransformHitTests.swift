import HitTest
import Testing
import ViewTree

/// A transform moves the area: the point goes through its inverse.
struct TransformHitTests {
    @Test func aRotationTurnsTheArea() {
        expectReceivers(
            "T01", #"sq(red,100,100).rotationEffect(.degrees(45)).tap("A")"#,
            [.nobody(at: 2, 2), .at(115, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).rotationEffect(.degrees(45)).taps("A")
        }
    }

    @Test func aScaleShrinksTheArea() {
        expectReceivers(
            "T02", #"sq(red,100,100).scaleEffect(0.5).tap("A")"#, [.nobody(at: 10, 10), .at(50, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).scaleEffect(0.5).taps("A")
        }
    }

    @Test func aScaleOfZeroLeavesNoArea() {
        expectReceivers(
            "T04", #"sq(red,100,100).tap("A").scaleEffect(0)"#, [.nobody(at: 50, 50)], certainty: .uncertain
        ) {
            square(.red, 100, 100).taps("A").scaleEffect(0)
        }
    }

    @Test func aGestureOutsideAPositionFollowsTheView() {
        expectReceivers(
            "T06", #"sq(red,100,100).position(x:300,y:300).tap("A")"#,
            [.at(300, 300, reaches: "A"), .nobody(at: 10, 10)]
        ) {
            square(.red, 100, 100).position(x: 300, y: 300).taps("A")
        }
    }

    @Test func aGestureInsideAPositionFollowsTheView() {
        expectReceivers(
            "T07", #"sq(red,100,100).tap("A").position(x:300,y:300)"#,
            [.at(300, 300, reaches: "A"), .nobody(at: 10, 10)]
        ) {
            square(.red, 100, 100).taps("A").position(x: 300, y: 300)
        }
    }

    @Test func aMirroringScaleKeepsTheArea() {
        expectReceivers(
            "mirrored", #"HStack(spacing:0){ Btn("A"); Btn("B") }.scaleEffect(x: -1)"#,
            [.at(10, 10, reaches: "B"), .at(50, 10, reaches: "A")]
        ) {
            HStack(spacing: 0) {
                plainButton("A") { square(.red, 40, 40) }
                plainButton("B") { square(.blue, 40, 40) }
            }
            .scaleEffect(x: -1)
        }
    }

    @Test func transformsAreUndoneFromTheOutsideIn() {
        expectReceivers(
            "nested transforms", #"sq(red,40,20).tap("A").offset(x:50).rotationEffect(.degrees(90)).scaleEffect(2)"#,
            [.at(20, 110, reaches: "A"), .nobody(at: 120, 10)]
        ) {
            square(.red, 40, 20).taps("A").offset(x: 50).rotationEffect(.degrees(90)).scaleEffect(2)
        }
    }
}
