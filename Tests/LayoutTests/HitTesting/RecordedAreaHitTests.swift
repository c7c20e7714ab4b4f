import HitTest
import Testing
import ViewTree

/// Clicks recorded on real SwiftUI (macOS 26 and 27) by MetalUI's probes: areas, clips, order and transforms.
struct RecordedAreaHitTests {
    @Test func theEmptyMiddleOfAStackTakesNoTaps() {
        expectRecorded(
            "HR-H1", "VStack{ T; Spacer(); T }.frame(200,200).tap", [.nobody(at: 100, 100), .nobody(at: 20, 100)]
        ) {
            hollowStack.taps("tap")
        }
    }

    @Test func aContentShapeCanShrinkTheRegion() {
        expectRecorded(
            "HR-H3", "VStack{ T; Spacer(); T }.frame(200,200).contentShape(Rectangle().inset(60)).tap",
            [.at(100, 100, reaches: "tap"), .nobody(at: 20, 100)]
        ) {
            hollowStack.contentShape(Rectangle().inset(by: 60)).taps("tap")
        }
    }

    @Test func anOuterFrameAddsNoArea() {
        expectRecorded(
            "HR-H4", "Box(80,80).tap in a 200x200 frame", [.at(100, 100, reaches: "tap"), .nobody(at: 20, 100)]
        ) {
            box(80, 80).taps("tap").frame(width: 200, height: 200)
        }
    }

    @Test func aContentShapeMakesPaddingTakeTaps() {
        expectRecorded("HR-P3", "Box(40,40).padding(80).contentShape(Rectangle()).tap", centreAndEdge) {
            box(40, 40).padding(80).contentShape(Rectangle()).taps("tap")
        }
    }

    @Test func aBackgroundWrittenBeforeTheGestureMakesPaddingTakeTaps() {
        expectRecorded("HR-P4", "Box(40,40).padding(80).background(Fill()).tap", centreAndEdge) {
            box(40, 40).padding(80).background(Color.red).taps("tap")
        }
    }

    @Test func aContentShapeOutsideAButtonShrinksIt() {
        expectRecorded(
            "HR-C10", "Button{ Fill() }.buttonStyle(.plain).contentShape(Circle())",
            [.at(100, 100, reaches: "tap"), .nobody(at: 5, 5)]
        ) {
            Button(action: {}, label: { Color.red }).buttonStyle(.plain)
                .contentShape(Circle()).accessibilityIdentifier("tap")
        }
    }

    @Test func aContentShapeReachesThroughPadding() {
        expectRecorded(
            "HR-C13", "Fill().contentShape(Circle()).padding(0).tap",
            [.at(100, 100, reaches: "tap"), .nobody(at: 5, 5)]
        ) {
            Color.red.contentShape(Circle()).padding(0).taps("tap")
        }
    }

    @Test func clippedCutsNoTaps() {
        expectRecorded("HR-C8", "Fill().clipped().tap", centreAndCorner) { Color.red.clipped().taps("tap") }
    }

    @Test func cornerRadiusCutsNoTaps() {
        expectRecorded("HR-C9", "Fill().cornerRadius(60).tap", centreAndCorner) {
            Color.red.cornerRadius(60).taps("tap")
        }
    }

    @Test func anOpaqueViewWithoutAGestureBlocks() {
        expectRecorded("HR-H18", "ZStack{ Fill().tap(under); Fill() }", [.nobody(at: 100, 100)]) {
            ZStack {
                Color.red.taps("under")
                Color.red
            }
        }
    }

    @Test func clearColourLetsTheClickThrough() {
        expectRecorded("HR-P2d", "ZStack{ Fill().tap(under); Color.clear }", [.at(100, 100, reaches: "under")]) {
            ZStack {
                Color.red.taps("under")
                Color.clear
            }
        }
    }

    @Test func aGestureWrittenAfterAllowsHitTestingIsDeadToo() {
        expectRecorded(
            "HR-N2", "Fill().allowsHitTesting(false).tap", [.nobody(at: 100, 100), .nobody(at: 20, 100)]
        ) {
            Color.red.allowsHitTesting(false).taps("tap")
        }
    }

    @Test func backgroundContentIsBeneath() {
        expectRecorded(
            "HR-OB1", "Box(100,100).tap(p).background{ Box(150,150).tap(s) }",
            [.at(100, 100, reaches: "p"), .at(35, 100, reaches: "s")]
        ) {
            box(100, 100).taps("p").background { box(150, 150).taps("s") }
        }
    }

    @Test func aTapWrittenBeforeOrAfterARotationFollowsIt() {
        let turned: [ExpectedTap] = [.at(100, 100, reaches: "tap"), .at(100, 40, reaches: "tap"), .nobody(at: 40, 100)]
        expectRecorded("HR-T1", "Bar(160,20).rotationEffect(90).tap", turned) {
            box(160, 20).rotationEffect(.degrees(90)).taps("tap")
        }
        expectRecorded("HR-T1", "Bar(160,20).tap.rotationEffect(90)", turned) {
            box(160, 20).taps("tap").rotationEffect(.degrees(90))
        }
        expectRecorded(
            "HR-T1, control", "Bar(160,20).tap",
            [.at(100, 100, reaches: "tap"), .nobody(at: 100, 40), .at(40, 100, reaches: "tap")]
        ) {
            box(160, 20).taps("tap")
        }
    }

    @Test func aTurnedSquaresCornerMissesAndItsTipHits() {
        expectRecorded(
            "HR-T7", "Box(80,80).rotationEffect(45) + tap", [.nobody(at: 65, 65), .at(100, 48, reaches: "tap")]
        ) {
            box(80, 80).rotationEffect(.degrees(45)).taps("tap")
        }
    }

    @Test func aShadowNeverTakesTaps() {
        expectRecorded(
            "HR-T5", "Box(60,60).shadow(radius 0, 40, 40) + tap",
            [.at(100, 100, reaches: "tap"), .nobody(at: 150, 150)]
        ) {
            box(60, 60).shadow(radius: 0, x: 40, y: 40).taps("tap")
        }
    }

    @Test func aChildTakesItsOwnTapsAndTheParentTheRest() {
        expectRecorded(
            "HR-PC1", "child(100,100).tap centred in parent.tap",
            [.at(100, 100, reaches: "child"), .at(20, 100, reaches: "parent")]
        ) {
            ZStack {
                Color.white
                box(100, 100).taps("child")
            }
            .taps("parent")
        }
    }

    private var hollowStack: some View {
        VStack {
            Text("T")
            Spacer()
            Text("T")
        }
        .frame(width: 200, height: 200)
    }

    private let centreAndEdge: [ExpectedTap] = [.at(100, 100, reaches: "tap"), .at(20, 100, reaches: "tap")]
    private let centreAndCorner: [ExpectedTap] = [.at(100, 100, reaches: "tap"), .at(5, 5, reaches: "tap")]
}

/// ``expectReceivers(_:_:_:rules:certainty:on:sourceLocation:_:)`` in the recordings' 200×200 window.
func expectRecorded(
    _ id: String,
    _ code: String,
    _ taps: [ExpectedTap],
    sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: @MainActor () -> some View
) {
    expectReceivers(id, code, taps, on: .centred200, sourceLocation: sourceLocation, view)
}
