import HitTest
import Layout
import Testing
import ViewTree

/// Controls drawn by UIKit: their own box, and an alpha of at least 0.01 in every group above them.
struct HostedControlHitTests {
    @Test func theWellIsTwentyEightPointsSquare() throws {
        let tree = HitStage.topLeading400.tree { hostedWell("H") }
        let frame = try #require(tree["H"]?.frame)
        #expect(frame.width == 28)
        #expect(frame.height == 28)
    }

    @Test(arguments: [
        OpacityCase(id: "H01", opacity: 0, isAlive: false),
        OpacityCase(id: "H03", opacity: 0.01, isAlive: false),
        OpacityCase(id: "H05", opacity: 0.011, isAlive: true),
        OpacityCase(id: "H06", opacity: 0.014, isAlive: true),
        OpacityCase(id: "H07", opacity: 0.015, isAlive: true),
        OpacityCase(id: "H08", opacity: 0.02, isAlive: true),
        OpacityCase(id: "the field's lowest", opacity: 0.0101, isAlive: true),
    ])
    func aHostedControlIsAliveFromJustAboveOneHundredth(_ row: OpacityCase) {
        expectReceivers(
            row.id, #"Host("H").opacity(\#(row.opacity))"#,
            [row.isAlive ? .at(14, 14, reaches: "H") : .nobody(at: 14, 14)]
        ) {
            hostedWell("H").opacity(row.opacity)
        }
    }

    @Test func adjacentOpacitiesMultiplyIntoOneAlpha() {
        expectReceivers("H09", #"Host("H").opacity(0.1).opacity(0.09)"#, [.nobody(at: 14, 14)]) {
            hostedWell("H").opacity(0.1).opacity(0.09)
        }
        expectReceivers("H10", #"Host("H").opacity(0.12).opacity(0.12)"#, [.at(14, 14, reaches: "H")]) {
            hostedWell("H").opacity(0.12).opacity(0.12)
        }
    }

    @Test func aBlurBetweenTwoOpacitiesKeepsTheirAlphasApart() {
        expectReceivers(
            "H11", #"Host("H").opacity(0.1).blur(radius: 5).opacity(0.09)"#, [.at(14, 14, reaches: "H")],
            certainty: .uncertain
        ) {
            hostedWell("H").opacity(0.1).blur(radius: 5).opacity(0.09)
        }
    }

    /// Of what may lie between two opacities the specification counts blurs, masks, clips under a transform and other views
    /// of the platform alone; it says that drawing and compositing groups have no effect on hits.
    @Test func aCompositingGroupBetweenTwoOpacitiesKeepsNothingApart() {
        expectReceivers(
            "H09", #"Host("H").opacity(0.1).compositingGroup().opacity(0.09)"#, [.nobody(at: 14, 14)]
        ) {
            hostedWell("H").opacity(0.1).compositingGroup().opacity(0.09)
        }
        expectReceivers("H09", #"Host("H").opacity(0.1).drawingGroup().opacity(0.09)"#, [.nobody(at: 14, 14)]) {
            hostedWell("H").opacity(0.1).drawingGroup().opacity(0.09)
        }
    }

    /// U04, as the alpha of a control's view: 0.00784 and 0.01176.
    @Test func twoOf255IsDeadAndThreeOf255Alive() {
        expectReceivers("U04", #"Host("H").opacity(2 / 255)"#, [.nobody(at: 14, 14)]) {
            hostedWell("H").opacity(2.0 / 255)
        }
        expectReceivers("U04", #"Host("H").opacity(3 / 255)"#, [.at(14, 14, reaches: "H")]) {
            hostedWell("H").opacity(3.0 / 255)
        }
    }

    /// U05 and U06, with a blur that makes two views of them.
    @Test func eachViewsAlphaIsTestedAlone() {
        expectReceivers(
            "U05", #"Host("H").opacity(0.05).blur(radius: 5).opacity(0.1)"#, [.at(14, 14, reaches: "H")],
            certainty: .uncertain
        ) {
            hostedWell("H").opacity(0.05).blur(radius: 5).opacity(0.1)
        }
        expectReceivers(
            "U06", #"Host("H").opacity(1).blur(radius: 5).opacity(0.005)"#, [.nobody(at: 14, 14)]
        ) {
            hostedWell("H").opacity(1).blur(radius: 5).opacity(0.005)
        }
    }

    /// U07 and U08.
    @Test func aHiddenOrInertControlLetsTheTapThrough() {
        expectReceivers("U07", #"ZStack{ Btn("B"); Host("H").hidden() }"#, [.at(14, 14, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }
            hostedWell("H").hidden()
        }
        expectReceivers(
            "U08", #"ZStack{ Btn("B"); Host("H").allowsHitTesting(false) }"#, [.at(14, 14, reaches: "B")]
        ) {
            plainButton("B") { square(.red, 100, 100) }
            hostedWell("H").allowsHitTesting(false)
        }
    }

    /// U15: what a hosted view shows does not matter.
    @Test func aHostedViewThatShowsNothingCoversWhatIsBehindIt() {
        expectReceivers(
            "U15", #"ZStack{ Btn("B"); an empty editor without a background }"#,
            [.at(50, 50, reaches: "H"), .nobody(at: 150, 50)]
        ) {
            plainButton("B") { square(.red, 100, 100) }
            TextEditor(text: .constant("")).scrollContentBackground(.hidden).accessibilityIdentifier("H")
                .frame(width: 100, height: 100)
        }
    }

    /// U14, with the control's square of 28 turned about its middle.
    @Test func aTurnedControlIsHitThroughTheInverse() {
        expectReceivers(
            "U14", #"Host("H").rotationEffect(45°) at 100,100"#,
            [.nobody(at: 102, 102), .at(114, 97, reaches: "H")]
        ) {
            hostedWell("H").rotationEffect(.degrees(45)).offset(x: 100, y: 100)
        }
    }

    /// A04: AppKit's views answer from 0.001 on.
    @Test func onAMacAHostedControlIsAliveBelowUIKitsThreshold() {
        expectReceivers(
            "A04", #"macOS: Host("H").opacity(0.005)"#, [.at(14, 14, reaches: "H")], rules: .macOS,
            certainty: .uncertain
        ) {
            hostedWell("H").opacity(0.005)
        }
        expectReceivers("A04, iOS", #"Host("H").opacity(0.005)"#, [.nobody(at: 14, 14)]) {
            hostedWell("H").opacity(0.005)
        }
    }

    @Test func aMaskBetweenTwoOpacitiesKeepsTheirAlphasApart() {
        expectReceivers(
            "alpha groups, mask", #"Host("H").opacity(0.1).mask{ Rectangle() }.opacity(0.09)"#,
            [.at(14, 14, reaches: "H")]
        ) {
            hostedWell("H").opacity(0.1).mask { Rectangle() }.opacity(0.09)
        }
    }

    @Test func aClipKeepsAlphasApartOnlyUnderATransform() {
        expectReceivers(
            "alpha groups, clip", #"Host("H").opacity(0.1).clipped().opacity(0.09)"#, [.nobody(at: 14, 14)]
        ) {
            hostedWell("H").opacity(0.1).clipped().opacity(0.09)
        }
        expectReceivers(
            "alpha groups, clip under a transform", #"Host("H").opacity(0.1).clipped().opacity(0.09).scaleEffect(2)"#,
            [.at(14, 14, reaches: "H")]
        ) {
            hostedWell("H").opacity(0.1).clipped().opacity(0.09).scaleEffect(2)
        }
    }

    /// Source: OpenSwiftUI's display list, where an opacity is handed on to every item inside it.
    @Test func aContainersOpacityMultipliesIntoTheAlphaOfAControlInside() {
        expectReceivers(
            "alpha groups, container", #"ZStack{ sq(red,28,28); Host("H").opacity(0.1) }.opacity(0.09)"#,
            [.nobody(at: 14, 14)]
        ) {
            ZStack {
                square(.red, 28, 28)
                hostedWell("H").opacity(0.1)
            }
            .opacity(0.09)
        }
    }

    /// Section 1: another platform view between them starts a new UIView.
    @Test func aScrollViewBetweenTwoOpacitiesKeepsTheirAlphasApart() {
        expectReceivers(
            "alpha groups, scroll view", #"ScrollView{ Host("H").opacity(0.1) }.opacity(0.09)"#,
            [.at(14, 14, reaches: "H")], certainty: .uncertain
        ) {
            ScrollView { hostedWell("H").opacity(0.1) }.frame(width: 28, height: 28).opacity(0.09)
        }
        expectReceivers(
            "alpha groups, outside a scroll view", #"ScrollView{ Host("H") }.opacity(0.1).opacity(0.09)"#,
            [.nobody(at: 14, 14)], certainty: .likely
        ) {
            ScrollView { hostedWell("H") }.frame(width: 28, height: 28).opacity(0.1).opacity(0.09)
        }
    }

    @Test func theFrontMostHostedControlWinsOverOpaqueContent() {
        expectReceivers(
            "H12", #"ZStack{ label visual; Host("H").opacity(0.014) }"#,
            [.at(50, 20, reaches: "H"), .nobody(at: 5, 20)]
        ) {
            ZStack {
                square(.blue, 100, 40)
                hostedWell("H").opacity(0.014)
            }
        }
    }

    @Test(arguments: [OpacityCase(id: "H13", opacity: 0.014), OpacityCase(id: "H14", opacity: 0.6)])
    func aHostedOverlayWinsOverTheButtonUnderIt(_ row: OpacityCase) {
        expectReceivers(
            row.id, #"Btn("B"){big}.overlay(Host("H").opacity(\#(row.opacity)))"#,
            [.at(150, 25, reaches: "H"), .at(10, 25, reaches: "B")]
        ) {
            plainButton("B") { square(.blue, 300, 50) }.overlay(hostedWell("H").opacity(row.opacity))
        }
    }

    @Test func aCaptionOverAHostedControlHidesIt() {
        expectReceivers("H15", #"ZStack{ Host("H"); Text("caption") }"#, [.nobody(at: 30, 14)]) {
            ZStack {
                hostedWell("H")
                Text("caption")
            }
        }
    }

    @Test func aCaptionThatAllowsNoHitsLetsTheTapThroughToTheControl() {
        expectReceivers(
            "H16", #"ZStack{ Host("H"); Text("caption").allowsHitTesting(false) }"#, [.at(30, 14, reaches: "H")]
        ) {
            ZStack {
                hostedWell("H")
                Text("caption").allowsHitTesting(false)
            }
        }
    }

    @Test func clearColourOverAHostedControlHidesNothing() {
        expectReceivers("H18", #"ZStack{ Host("H"); Color.clear }"#, [.at(200, 200, reaches: "H")]) {
            ZStack {
                hostedWell("H")
                Color.clear
            }
        }
    }

    @Test func scaleEffectEnlargesAHostedControlsArea() {
        expectReceivers(
            "H22", #"Host("H").scaleEffect(x: 20, y: 2) centred at (200,200)"#,
            [.at(20, 200, reaches: "H"), .at(200, 227, reaches: "H"), .nobody(at: 200, 230)]
        ) {
            hostedWell("H").scaleEffect(x: 20, y: 2).position(x: 200, y: 200)
        }
    }

    @Test func aClipDoesNotLimitAHostedControlsArea() {
        expectReceivers(
            "H23", #"Host("H").scaleEffect(x:20,y:2).frame(width:300,height:50).clipped() centred at (200,200)"#,
            [.at(200, 200, reaches: "H"), .at(40, 200, reaches: "H"), .at(200, 227, reaches: "H")]
        ) {
            scaledAndClippedWell.position(x: 200, y: 200)
        }
    }

    @Test func aScaledControlStealsTapsFromANeighbourDeclaredBefore() {
        expectReceivers(
            "H24", #"ZStack{ Btn("N") at (0,175,45,50); the trick view }"#, [.at(20, 200, reaches: "H")]
        ) {
            neighbour
            scaledAndClippedWell.position(x: 200, y: 200)
        }
    }

    @Test func aNeighbourDeclaredAfterKeepsItsTaps() {
        expectReceivers(
            "H25", #"ZStack{ the trick view; Btn("N") at (0,175,45,50) }"#, [.at(20, 200, reaches: "N")]
        ) {
            scaledAndClippedWell.position(x: 200, y: 200)
            neighbour
        }
    }

    @Test func aContentShapeAroundTheClipBoundsTheControl() {
        expectReceivers(
            "H26", #"ZStack{ Btn("N"); the trick view.contentShape(Rectangle()) }"#, [.at(20, 200, reaches: "N")],
            certainty: .uncertain
        ) {
            neighbour
            scaledAndClippedWell.contentShape(Rectangle()).position(x: 200, y: 200)
        }
        expectReceivers(
            "H26", "the trick view.contentShape(Rectangle())", [.nobody(at: 20, 200)], certainty: .uncertain
        ) {
            scaledAndClippedWell.contentShape(Rectangle()).position(x: 200, y: 200)
        }
    }

    @Test func theFullTrickCoversItsButtonToTheEdges() {
        expectReceivers(
            "H27", #"Btn("B"){w300,h50}.overlay{ Host("H"), the full trick }"#,
            [
                .at(150, 25, reaches: "H"), .at(0.5, 0.5, reaches: "H"), .at(299.5, 49.5, reaches: "H"),
                .at(299.5, 0.5, reaches: "H"), .at(0.5, 49.5, reaches: "H"),
            ]
        ) {
            plainButton("B") { square(.blue, 300, 50) }.overlay { hostedWell("H").stretchedOverRow() }
        }
    }

    @Test func withoutScaleEffectTheTrickCoversOnlyTheWell() {
        expectReceivers(
            "H29", "the full trick without scaleEffect", [.at(10, 25, reaches: "B"), .at(150, 25, reaches: "H")]
        ) {
            plainButton("B") { square(.blue, 300, 50) }
                .overlay {
                    hostedWell("H").blur(radius: 20).opacity(0.014)
                        .frame(maxWidth: .infinity, maxHeight: 50).clipped()
                }
        }
    }

    @Test func aFrameNeverEnlargesAHostedControl() {
        expectReceivers(
            "hosted in a frame", #"Host("H").frame(width:100,height:100)"#,
            [.at(50, 50, reaches: "H"), .nobody(at: 30, 50), .nobody(at: 64, 50)]
        ) {
            hostedWell("H").frame(width: 100, height: 100)
        }
    }

    @Test func aDisabledHostedControlSwallowsTheTap() {
        expectReceivers(
            "disabled hosted", #"ZStack{ Btn("B"){red}; Host("H").disabled(true) }.tap("P")"#, [.nobody(at: 50, 50)],
            certainty: .uncertain
        ) {
            ZStack {
                plainButton("B") { square(.red, 100, 100) }
                hostedWell("H").disabled(true)
            }
            .taps("P")
        }
    }

    @Test func aHostedControlTakesTheTapBeforeAnAncestorsGesture() {
        expectReceivers(
            "hosted in a tap", #"ZStack{ red; Host("H") }.tap("P")"#,
            [.at(50, 50, reaches: "H"), .at(10, 10, reaches: "P")]
        ) {
            ZStack {
                square(.red, 100, 100)
                hostedWell("H")
            }
            .taps("P")
        }
    }

    private var scaledAndClippedWell: some View {
        hostedWell("H").scaleEffect(x: 20, y: 2).frame(width: 300, height: 50).clipped()
    }

    @MainActor private var neighbour: some View {
        plainButton("N") { square(.green, 45, 50) }.offset(x: 0, y: 175)
    }
}

/// An opacity above a hosted control, and whether the control still takes taps.
struct OpacityCase: Sendable, CustomTestStringConvertible {
    let id: String
    let opacity: Double
    var isAlive = true

    var testDescription: String { "\(id): opacity \(opacity)" }
}
