import HitTest
import Testing
import ViewTree

/// Clips and masks cut what is drawn, not what takes taps; content shapes and `allowsHitTesting` do the opposite.
struct ClipAndShapeHitTests {
    @Test func aContentShapeInsideAClipKeepsTheOverflowFromTakingTaps() {
        expectReceivers(
            "C02",
            #"VStack{ Btn("B"){100x40}; sq(orange,300,300).frame(100x100).contentShape(Rectangle()).clipped().tap("R") }"#,
            [.at(50, 20, reaches: "B"), .at(50, 98, reaches: "R")]
        ) {
            VStack {
                plainButton("B") { square(.blue, 100, 40) }
                square(.orange, 300, 300).frame(width: 100, height: 100)
                    .contentShape(Rectangle()).clipped().taps("R")
            }
        }
    }

    @Test func aClippedShapeStillTakesTapsOutsideItsFrame() {
        expectReceivers(
            "C03", #"VStack{ Btn("B"){100x40}; sq(orange,300,300).frame(100x100).clipShape(Circle()).tap("R") }"#,
            [.at(50, 20, reaches: "R")]
        ) {
            VStack {
                plainButton("B") { square(.blue, 100, 40) }
                square(.orange, 300, 300).frame(width: 100, height: 100).clipShape(Circle()).taps("R")
            }
        }
    }

    @Test func aClippedImageStillTakesTapsOutsideItsFrame() {
        expectReceivers(
            "C04",
            #"ZStack{ Btn("N") 60 pt to the right; Image(wide).resizable().scaledToFill().frame(100x100).clipped().tap("I") }"#,
            [.at(270, 20, reaches: "I"), .at(150, 50, reaches: "I")]
        ) {
            plainButton("N") { square(.green, 40, 40) }.offset(x: 260)
            bitmap(300, 100).resizable().scaledToFill().frame(width: 100, height: 100)
                .clipped().taps("I").offset(x: 100)
        }
    }

    @Test func theNextCardsImageOverlapsTheCardAbove() {
        expectReceivers(
            "C06", #"VStack{ two cards: Btn{ scaledToFill image clipped + Text } }"#,
            [.at(50, 90, reaches: "card 2")]
        ) {
            VStack(spacing: 0) {
                card("card 1")
                card("card 2")
            }
        }
    }

    @Test func aCornerRadiusCutsNoTaps() {
        expectReceivers("C07", #"sq(red,100,100).cornerRadius(50).tap("A")"#, [.at(3, 3, reaches: "A")]) {
            square(.red, 100, 100).cornerRadius(50).taps("A")
        }
    }

    @Test func aContentShapeCanShrinkTheArea() {
        expectReceivers(
            "C10", #"sq(red,100,100).contentShape(Rectangle().inset(by: 30)).tap("A")"#,
            [.nobody(at: 10, 10), .at(50, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).contentShape(Rectangle().inset(by: 30)).taps("A")
        }
    }

    @Test func onlyTheInteractionKindOfContentShapeCounts() {
        expectReceivers(
            "C12", #"sq(100x100).contentShape(.dragPreview, Circle()).tap("A")"#, [.at(3, 3, reaches: "A")]
        ) {
            square(.red, 100, 100).contentShape(.dragPreview, Circle()).taps("A")
        }
    }

    @Test func anInnerAllowsHitTestingCannotBringTapsBack() {
        expectReceivers(
            "C14", #"VStack{ Btn("A").allowsHitTesting(true) }.allowsHitTesting(false)"#, [.nobody(at: 50, 20)]
        ) {
            VStack {
                plainButton("A") { square(.blue, 100, 40) }.allowsHitTesting(true)
            }
            .allowsHitTesting(false)
        }
    }

    @Test func aContentShapeGrownBeyondItsViewTakesTapsThere() {
        expectReceivers(
            "grown contentShape", #"sq(red,40,40).contentShape(Rectangle().inset(by: -20)).tap("A").clipped()"#,
            [.at(90, 120, reaches: "A"), .at(120, 120, reaches: "A"), .nobody(at: 70, 120)]
        ) {
            square(.red, 40, 40).contentShape(Rectangle().inset(by: -20)).taps("A").clipped().offset(x: 100, y: 100)
        }
    }

    @Test func aContentShapeGrownOverALongStackTakesTapsThere() {
        expectReceivers(
            "grown contentShape, long stack",
            #"VStack(spacing:0){ sq(red,20,20).contentShape(inset -200).tap("A"); 20 × Color.clear(20x20) }"#,
            [.at(10, 10, reaches: "A"), .at(10, 210, reaches: "A"), .nobody(at: 10, 230)]
        ) {
            VStack(spacing: 0) {
                square(.red, 20, 20).contentShape(Rectangle().inset(by: -200)).taps("A")
                ForEach(0..<20, id: \.self) { _ in Color.clear.frame(width: 20, height: 20) }
            }
        }
    }

    @Test func aContentShapeMasksTheGesturesInsideIt() {
        expectReceivers(
            "contentShape outside a gesture", #"sq(red,100,100).tap("A").contentShape(Rectangle().inset(by: 30))"#,
            [.nobody(at: 10, 10), .at(50, 50, reaches: "A")]
        ) {
            square(.red, 100, 100).taps("A").contentShape(Rectangle().inset(by: 30))
        }
    }

    @Test func aMaskCutsNoTaps() {
        expectReceivers(
            "mask", #"sq(red,100,100).mask(Circle()).tap("A")"#, [.at(3, 3, reaches: "A")], certainty: .likely
        ) {
            square(.red, 100, 100).mask { Circle() }.taps("A")
        }
    }

    @Test func theOptionClipsLimitHitsMakesAClipCutTaps() {
        var rules = HitTestRules.frontMost
        rules.clipsLimitHits = true
        expectReceivers(
            "clipsLimitHits", #"sq(orange,300,300).frame(100x100).clipped().tap("R") at 100,100"#,
            [.nobody(at: 50, 150), .at(150, 150, reaches: "R")], rules: rules
        ) {
            square(.orange, 300, 300).frame(width: 100, height: 100).clipped().taps("R").offset(x: 100, y: 100)
        }
    }

    /// A 100×100 card whose clipped image is 100×300, and so reaches 100 points over the cards above and below.
    @MainActor private func card(_ id: String) -> some View {
        plainButton(id) {
            square(.orange, 100, 300).frame(width: 100, height: 100).clipped().overlay(Text("caption"))
        }
    }
}
