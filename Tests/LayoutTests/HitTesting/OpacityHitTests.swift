import HitTest
import Testing
import ViewTree

/// Opacity of SwiftUI's own views: 0.001 is the least that takes part, node by node. Views are 100×100 at 0,0.
struct OpacityHitTests {
    @Test func aViewAtOpacityZeroLetsTheTapThroughToWhatIsBehind() {
        expectReceivers(
            "O01", #"ZStack{ Btn("B"){red}; Btn("A"){blue}.opacity(0) }"#, [.at(50, 50, reaches: "B")]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                plainButton("A") { square(.blue, 100, 100) }.opacity(0)
            }
        }
    }

    @Test func aHiddenViewTakesNoTaps() {
        expectReceivers("O02", #"Btn("A"){Text}.hidden()"#, [.nobody(at: 50, 50), .nobody(at: 5, 5)]) {
            plainButton("A") { Text("O") }.hidden()
        }
    }

    @Test func clearColourHasNoArea() {
        expectReceivers(
            "O06", #"ZStack{ Btn("B"){red}; Color.clear.tap("A") }"#, [.at(50, 50, reaches: "B")]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                Color.clear.taps("A")
            }
            .frame(width: 100, height: 100)
        }
    }

    @Test func aColourAtOpacityZeroTakesNoTaps() {
        expectReceivers("O07", #"Color.white.opacity(0).tap("A")"#, [.nobody(at: 50, 50)]) {
            Color.white.opacity(0).taps("A").frame(width: 100, height: 100)
        }
    }

    @Test func aContentShapeGivesClearColourAnArea() {
        expectReceivers(
            "O08", #"Color.clear.contentShape(Rectangle()).tap("A")"#, [.at(50, 50, reaches: "A")]
        ) {
            Color.clear.contentShape(Rectangle()).taps("A").frame(width: 100, height: 100)
        }
    }

    @Test func aContentShapeOutsideAnOpacityIsStillHit() {
        expectReceivers(
            "O09", #"Rectangle().opacity(0.0001).contentShape(Rectangle()).tap("A")"#, [.at(50, 50, reaches: "A")]
        ) {
            Rectangle().opacity(0.0001).contentShape(Rectangle()).taps("A").frame(width: 100, height: 100)
        }
    }

    @Test func belowOneThousandthAViewTakesNoTaps() {
        expectReceivers(
            "O10", #"Rectangle().opacity(0.0005).tap("A")"#, [.nobody(at: 50, 50)], certainty: .uncertain
        ) {
            Rectangle().opacity(0.0005).taps("A").frame(width: 100, height: 100)
        }
    }

    @Test func aFaintButtonTakesTheClickWhenNothingElseIsThere() {
        expectReceivers(
            "O13", #"Btn("A"){Rectangle()}.opacity(0.02), mouse"#, [.at(50, 50, reaches: "A")], certainty: .uncertain
        ) {
            plainButton("A") { square(.black, 100, 100) }.opacity(0.02)
        }
    }

    @Test func aDimmingColourHidesTheButtonBehindIt() {
        expectReceivers(
            "O14", #"ZStack{ Btn("B"){red}; Color.black.opacity(0.3) }"#, [.nobody(at: 50, 50)]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                Color.black.opacity(0.3)
            }
            .frame(width: 100, height: 100)
        }
    }

    @Test func aDimmingShapeHidesTheButtonBehindIt() {
        expectReceivers(
            "O16", #"ZStack{ Btn("B"){red}; Rectangle().fill(.black).opacity(0.6) }"#, [.nobody(at: 50, 50)]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                Rectangle().fill(.black).opacity(0.6)
            }
            .frame(width: 100, height: 100)
        }
    }

    @Test func aShadowAddsNoArea() {
        expectReceivers(
            "O22", #"sq(red,50,50).shadow(radius: 20, x: 30).tap("A")"#,
            [.nobody(at: 75, 25), .at(25, 25, reaches: "A")]
        ) {
            square(.red, 50, 50).shadow(radius: 20, x: 30).taps("A")
        }
    }

    @Test func aColoursOwnAlphaIsNoViewOpacity() {
        expectReceivers(
            "colour alpha", #"ZStack{ Btn("B"){red}; Color(white: 1, opacity: 1e-8).tap("A") }"#,
            [.at(50, 50, reaches: "A")]
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                Color(white: 1, opacity: 1e-8).taps("A")
            }
            .frame(width: 100, height: 100)
        }
    }

    @Test func nestedOpacitiesAreNeverMultipliedForSwiftUIsOwnViews() {
        expectReceivers(
            "nested opacities", #"Rectangle().tap("A"), four times .opacity(0.1)"#, [.at(50, 50, reaches: "A")]
        ) {
            Rectangle().taps("A").frame(width: 100, height: 100)
                .opacity(0.1).opacity(0.1).opacity(0.1).opacity(0.1)
        }
    }
}
