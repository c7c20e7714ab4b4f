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

/// A link in a text takes its own taps, the rest of the text goes to the gesture around it.
struct TextLinkHitTests {
    @Test func aLinkTakesTheTapsOnIt() throws {
        let tree = LayoutTree(
            Text("see [the manual](https://swift.org) first").taps("P"), proposal: .unspecified)
        let width = tree.size.width
        let onLink = tree.hitTest(CGPoint(x: width / 2, y: 8))
        #expect(onLink.receiver?.gesture == "link", "G14: \(onLink)")
        #expect(onLink.link?.url.absoluteString == "https://swift.org")
        for x in [2, width - 2] {
            #expect(tree.hitTest(CGPoint(x: x, y: 8)).receiver?.id == "P", "G14, plain text")
            #expect(tree.hitTest(CGPoint(x: x, y: 8)).receiver?.gesture == "onTapGesture")
        }
    }

    @Test func aLinkThatWrapsHasARectangleOnEachLine() throws {
        let tree = LayoutTree(
            Text("see [one two three four five six](https://swift.org)").accessibilityIdentifier("text"),
            proposal: ProposedViewSize(width: 90, height: nil))
        #expect(tree.size.height > 50)
        #expect(tree.hitTest(CGPoint(x: 5, y: 8)).receiver == nil)
        #expect(tree.hitTest(CGPoint(x: 5, y: 30)).receiver?.gesture == "link")
        #expect(tree.hitTest(CGPoint(x: 50, y: 8)).receiver?.gesture == "link")
    }

    @Test func anAttributedStringsLinkIsOne() {
        var string = AttributedString("see ")
        var link = AttributedString("manual")
        link.link = URL(string: "https://swift.org")
        string += link
        let tree = LayoutTree(Text(string), proposal: .unspecified)
        #expect(tree.hitTest(CGPoint(x: tree.size.width - 5, y: 8)).receiver?.gesture == "link")
        #expect(tree.hitTest(CGPoint(x: 2, y: 8)).receiver == nil)
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
