import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// The rules about who handles a tap: opacity, gestures around and inside, lists' rows.
struct HandlerAuditTests {
    // MARK: deadOpacity

    @Test func aHostedControlAtOneHundredthIsDead() {
        AuditStage { hostedWell("well").opacity(0.01) }
            .expect("deadOpacity", at: "well", .error, says: ["0.00999999977648258", "28×28"])
    }

    @Test func aHostedControlJustAboveIsAlive() {
        AuditStage { hostedWell("well").opacity(0.011) }.expectNone("deadOpacity")
    }

    @Test func aHostedControlAtZeroMayBeHiddenOnPurpose() {
        AuditStage { hostedWell("well").opacity(0) }.expect("deadOpacity", at: "well", .note, says: ["opacity 0"])
    }

    @Test func aTapGestureBelowOneThousandthIsDead() {
        AuditStage { square(.red, 50, 50).onTapGesture {}.opacity(0.0009).accessibilityIdentifier("square") }
            .expect("deadOpacity", at: "square", .error, says: ["0.0009", "0.001"])
        AuditStage { square(.red, 50, 50).onTapGesture {}.opacity(0) }.expectNone("deadOpacity")
    }

    // MARK: starvedControl

    @Test func aHighPriorityGestureAroundAButtonStarvesIt() {
        AuditStage {
            VStack { tile("save") }.highPriorityGesture(TapGesture()).accessibilityIdentifier("card")
        }.expect("starvedControl", at: "save", .error, says: ["highPriorityGesture", "\"card\"", "100×50"])
    }

    @Test func aPlainTapAroundAButtonTakesNothingFromIt() {
        AuditStage {
            VStack(spacing: 0) {
                tile("save")
                Color.red.frame(width: 100, height: 50)
            }
            .onTapGesture {}
        }.expectQuiet()
    }

    @Test func aTapAroundASegmentedPickerStarvesIt() {
        AuditStage {
            VStack(spacing: 0) {
                Picker("Size", selection: .constant(0)) {
                    Text("S").tag(0)
                    Text("L").tag(1)
                }
                .pickerStyle(.segmented).accessibilityIdentifier("size")
                Color.red.frame(height: 50)
            }
            .onTapGesture {}
        }.expect("starvedControl", at: "size", .error, says: ["onTapGesture"])
    }

    // MARK: shadowedHandler

    @Test func ofTwoTapsOnOneViewTheOuterOneNeverFires() {
        AuditStage {
            Color.red.frame(width: 80, height: 60).onTapGesture {}.onTapGesture {}.accessibilityIdentifier("twice")
        }.expect("shadowedHandler", at: "twice", .warning, says: ["onTapGesture", "80×60", "4800 pt²"])
    }

    @Test func aDoubleAndASingleTapShareAView() {
        AuditStage { Color.red.frame(width: 80, height: 60).onTapGesture(count: 2) {}.onTapGesture {} }
            .expectNone("shadowedHandler")
    }

    @Test func aSimultaneousTapFiresAsWell() {
        AuditStage {
            Color.red.frame(width: 80, height: 60).onTapGesture {}.simultaneousGesture(TapGesture().onEnded {})
        }.expectNone("shadowedHandler")
    }

    @Test func aCardWithAButtonInItKeepsItsOwnArea() {
        AuditStage {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50)
                tile("save")
            }
            .onTapGesture {}
        }.expectNone("shadowedHandler")
    }

    // MARK: sharedRow

    @Test func twoPlainButtonsInARowFireTogether() {
        AuditStage {
            List {
                HStack {
                    Button("Yes") {}.accessibilityIdentifier("yes")
                    Button("No") {}.accessibilityIdentifier("no")
                }
            }
        }.expect("sharedRow", at: "yes", .error, says: ["2 buttons", "\"yes\"", "\"no\""])
    }

    @Test func borderlessButtonsInARowFireAlone() {
        AuditStage {
            List {
                HStack {
                    Button("Yes") {}
                    Button("No") {}
                }
                .buttonStyle(.borderless)
            }
        }.expectNone("sharedRow")
    }

    @Test func oneButtonInARowIsTheRows() {
        AuditStage { List { Button("Yes") {} } }.expectQuiet()
    }
}
