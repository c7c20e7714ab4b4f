import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// The rules about views in front of others. Each has a view that it speaks up for, and one close to it that it lets be.
struct CoveringAuditTests {
    // MARK: unreachable

    @Test func aButtonUnderSomethingThatCoversAllOfItIsUnreachable() {
        AuditStage {
            tile("save")
            Color.red.frame(width: 120, height: 60).accessibilityIdentifier("cover")
        }.expect("unreachable", at: "save", .error, says: ["100×50", "Color \"cover\""])
    }

    @Test func theSameCoverThatLetsTapsThroughIsNoFault() {
        AuditStage {
            tile("save")
            Color.red.opacity(0.5).frame(width: 120, height: 60).allowsHitTesting(false)
        }.expectQuiet()
    }

    @Test func aClearColourWithATapIsUnreachable() {
        AuditStage { Color.clear.frame(width: 80, height: 60).onTapGesture {}.accessibilityIdentifier("clear") }
            .expect("unreachable", at: "clear", .error, says: ["80×60"])
    }

    @Test func whatIsHiddenDisabledOrScrolledAwayIsNotUnreachable() {
        AuditStage {
            tile("hidden").hidden()
            tile("disabled").disabled(true)
            ScrollView { VStack { ForEach(0..<20) { tile("row\($0)") } } }
        }.expectNone("unreachable")
    }

    @Test func whatLiesBehindADimmedScreenIsMeantToBeOutOfReach() {
        AuditStage {
            tile("save")
            Color.black.opacity(0.4).ignoresSafeArea()
        }.expectNone("unreachable")
    }

    @Test func whatAllowsHitTestingTakesOutIsANote() {
        AuditStage { tile("off").allowsHitTesting(false) }
            .expect("unreachable", at: "off", .note, says: ["allowsHitTesting(false)"])
    }

    @Test func whatTakesASheetAwayIsNobodysTarget() {
        AuditStage {
            Text("behind").sheet(isPresented: .constant(true)) {
                VStack(spacing: 20) {
                    Button("One") {}
                    Button("Two") {}
                }
                .presentationDetents([.medium])
            }
        }.expectQuiet()
    }

    // MARK: partlyCovered

    @Test func aButtonOfWhichAQuarterIsLeftIsPartlyCovered() {
        AuditStage {
            tile("save")
            Color.red.frame(width: 75, height: 50).accessibilityIdentifier("cover")
        }.expect(
            "partlyCovered", at: "save", .warning, says: ["25 %", "100×50", "Color \"cover\"", "3750 pt² of 5000 pt²"])
    }

    @Test func aBadgeOnAButtonsCornerIsNoFault() {
        AuditStage {
            tile("save").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 20, height: 20) }
        }.expectQuiet()
    }

    @Test func aTitleLaidOverAButtonsMiddleCoversIt() {
        AuditStage {
            ZStack {
                tile("save")
                Color.red.frame(width: 40, height: 20).accessibilityIdentifier("title")
            }
        }.expect(
            "partlyCovered", at: "save", .warning, says: ["covers the middle", "Color \"title\"", "50,25", "84 %"])
    }

    @Test func whatCanBeScrolledFromUnderABarIsNoFault() {
        AuditStage(.bottomLeading) {
            ScrollView { VStack(spacing: 0) { ForEach(0..<20) { tile("row\($0)", 400, 60) } } }
            Color.gray.frame(height: 50)
        }.expectNone("partlyCovered")
    }

    // MARK: invisibleTaker

    @Test func aFaintViewInFrontOfAButtonTakesItsTaps() {
        AuditStage {
            tile("save")
            Color.red.opacity(0.002).frame(width: 50, height: 50).onTapGesture {}.accessibilityIdentifier("ghost")
        }.expect(
            "invisibleTaker", at: "ghost", .error, says: ["0.002", "Button \"save\"", "50 %", "2500 pt²", "50×50"])
    }

    @Test func aClearViewWithAContentShapeTakesTapsAsWell() {
        AuditStage {
            tile("save")
            Color.clear.contentShape(Rectangle()).frame(width: 20, height: 50).accessibilityIdentifier("ghost")
        }.expect("invisibleTaker", at: "ghost", .warning, says: ["is clear", "Button \"save\"", "20 %", "1000 pt²"])
    }

    @Test func aFaintViewInFrontOfNothingThatReactsIsNoFault() {
        AuditStage {
            Text("Title")
            Color.red.opacity(0.002).frame(width: 50, height: 50).onTapGesture {}
        }.expectNone("invisibleTaker")
    }

    @Test func whatIsToBeSeenIsNotInvisible() {
        AuditStage {
            tile("save")
            Color.red.opacity(0.3).frame(width: 50, height: 50).onTapGesture {}
        }.expectNone("invisibleTaker")
    }

    // MARK: disabledSwallows

    @Test func aDisabledButtonInFrontOfAnotherSwallowsItsTaps() {
        AuditStage {
            tile("below")
            tile("top", 50, 50).disabled(true)
        }.expect("disabledSwallows", at: "top", .warning, says: ["Button \"below\"", "50 %", "2500 pt²"])
    }

    @Test func aDisabledControlInsideOfWhatReactsIsANote() {
        AuditStage {
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 28)
                hostedWell("well").disabled(true)
            }
            .onTapGesture {}
        }.expect("disabledSwallows", at: "well", .note, says: ["784 pt²"])
    }

    @Test func aDisabledButtonBesideAnotherIsNoFault() {
        AuditStage {
            HStack {
                tile("left")
                tile("right").disabled(true)
            }
        }.expectQuiet()
    }
}
