import HitTest
import Testing
import ViewTree

/// Which of two views under the point is in front.
struct OrderHitTests {
    @Test func theLastDeclaredSiblingIsInFront() {
        expectReceivers("Z01", #"ZStack{ Btn("A"); Btn("B") } same frame"#, [.at(50, 50, reaches: "B")]) {
            ZStack {
                plainButton("A") { square(.red, 100, 100) }
                plainButton("B") { square(.blue, 100, 100) }
            }
        }
    }

    @Test func aBackgroundTakesTheTapsItsViewLeaves() {
        expectReceivers(
            "Z03", #"Text("T").tap("T").background(sq(red,200,200).tap("R")) at (200,200)"#,
            [.at(120, 200, reaches: "R"), .at(200, 200, reaches: "T")]
        ) {
            Text("T").taps("T").background(square(.red, 200, 200).taps("R")).position(x: 200, y: 200)
        }
    }

    @Test func anOverlayTakesTheTapsInFrontOfItsView() {
        expectReceivers(
            "Z04", #"sq(red,100,100).tap("R").overlay(Text("x").tap("T"), alignment:.topLeading)"#,
            [.at(5, 5, reaches: "T"), .at(80, 80, reaches: "R")]
        ) {
            square(.red, 100, 100).taps("R").overlay(Text("x").taps("T"), alignment: .topLeading)
        }
    }

    @Test func aCaptionWithoutAGestureHidesTheButtonUnderIt() {
        expectReceivers(
            "Z05", #"ZStack{ Btn("B"){red}; Text("caption") }"#, [.nobody(at: 50, 50), .at(5, 5, reaches: "B")]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                Text("caption")
            }
        }
    }

    @Test func aStrokedOverlayHidesOnlyWhatItsLineCovers() {
        expectReceivers(
            "Z08", #"Btn("B").overlay(RoundedRectangle(8).stroke())"#,
            [.at(50, 50, reaches: "B"), .nobody(at: 50, 0.25)]
        ) {
            plainButton("B") { square(.red, 100, 100) }.overlay(RoundedRectangle(cornerRadius: 8).stroke())
        }
    }

    @Test func anOffsetViewTakesTapsWhereItIsDrawn() {
        expectReceivers(
            "Z10", #"sq(red,20,20).offset(x:200).tap("A")"#, [.at(210, 10, reaches: "A"), .nobody(at: 10, 10)]
        ) {
            square(.red, 20, 20).offset(x: 200).taps("A")
        }
    }

    @Test func aHigherZIndexComesToTheFront() {
        expectReceivers(
            "zIndex", #"ZStack{ Btn("A").zIndex(1); Btn("B"); Btn("C").zIndex(-1) }"#, [.at(50, 50, reaches: "A")]
        ) {
            ZStack {
                plainButton("A") { square(.red, 100, 100) }.zIndex(1)
                plainButton("B") { square(.blue, 100, 100) }
                plainButton("C") { square(.green, 100, 100) }.zIndex(-1)
            }
        }
    }

    @Test func ofTwoEqualZIndicesTheLastDeclaredIsInFront() {
        expectReceivers(
            "zIndex ties", #"ZStack{ Btn("A").zIndex(1); Btn("B").zIndex(1) }"#, [.at(50, 50, reaches: "B")]
        ) {
            ZStack {
                plainButton("A") { square(.red, 100, 100) }.zIndex(1)
                plainButton("B") { square(.blue, 100, 100) }.zIndex(1)
            }
        }
    }

    @Test func aCollapsedHeaderStillTakesTapsWhereItWas() {
        expectReceivers(
            "R06", #"ZStack{ rows; header sq(300 high).frame(height:80).clipped().tap("header") }"#,
            [.at(50, 150, reaches: "header")]
        ) {
            VStack(spacing: 0) {
                plainButton("row 1") { square(.green, 100, 100) }
                plainButton("row 2") { square(.blue, 100, 100) }
            }
            square(.red, 100, 300).frame(height: 80, alignment: .top).clipped().taps("header")
        }
    }
}
