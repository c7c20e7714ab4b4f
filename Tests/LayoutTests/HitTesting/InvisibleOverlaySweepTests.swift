import Foundation
import HitTest
import Layout
import Testing
import ViewTree

@testable import Examples

/// The opacity story of the invisible picker: UIKit's 0.01 for a hosted control, SwiftUI's 0.001 for a view of its own.
struct InvisibleOverlaySweepTests {
    private let middleOfTheRow = CGPoint(x: 201, y: 89)

    @Test(arguments: [
        FaintStep(opacity: 0, rule: .opacity),
        FaintStep(opacity: 0.0009, rule: .opacity),
        FaintStep(opacity: 0.001, rule: .hostedAlpha),
        FaintStep(opacity: 0.005, rule: .hostedAlpha),
        FaintStep(opacity: 0.01, rule: .hostedAlpha),
    ])
    func upToOneHundredthThePickerIsDeadAndTheTitleIsHit(_ step: FaintStep) throws {
        let result = hit(InvisibleOverlay(pickerOpacity: step.opacity))
        #expect(result.receiver == nil, "\(result)")
        #expect(result.hit?.kind == "Text", "\(result)")
        #expect(result.hit?.id == "title", "\(result)")
        let skipped = try #require(result.considered.first { $0.outcome == .skipped }, "\(result)")
        #expect(skipped.id == "picker", "\(result)")
        #expect(skipped.rule == step.rule, "\(result)")
    }

    @Test(arguments: [0.010_000_000_3, 0.011, 0.014, 0.02, 1])
    func aboveOneHundredthThePickerTakesTheTap(_ opacity: Double) {
        let result = hit(InvisibleOverlay(pickerOpacity: opacity))
        #expect(result.receiver?.id == "picker", "\(result)")
    }

    @Test func atOneHundredthTheReasonIsTheNumberUIKitGets() throws {
        let result = hit(InvisibleOverlay(pickerOpacity: 0.01))
        let skipped = try #require(result.considered.first { $0.rule == .hostedAlpha }, "\(result)")
        #expect(skipped.detail.contains("0.00999999977648258"), "\(skipped.detail)")
    }

    @Test func atZeroBothThresholdsAreNamed() throws {
        let result = hit(InvisibleOverlay(pickerOpacity: 0))
        let skipped = try #require(result.considered.first { $0.rule == .opacity }, "\(result)")
        #expect(skipped.detail.contains("0.001"), "\(skipped.detail)")
        #expect(skipped.detail.contains("0.01"), "\(skipped.detail)")
    }

    @Test func theThresholdsAreNamedProperties() {
        #expect(HitTestRules().minimumOpacity == 0.001)
        #expect(HitTestRules().hostedMinimumAlpha == 0.01)
        #expect(HitTestRules().clipsLimitHits == false)
    }

    @Test func aViewOfSwiftUIsOwnInThePickersPlaceIsAliveFromOneThousandth() {
        let below = hit(TapOverlay(tapOpacity: 0.0009))
        #expect(below.receiver == nil, "\(below)")
        #expect(below.hit?.id == "title", "\(below)")
        let at = hit(TapOverlay(tapOpacity: 0.001))
        #expect(at.receiver?.id == "tapTarget", "\(at)")
        #expect(at.receiver?.kind == "Rectangle", "\(at)")
        #expect(at.receiver?.gesture == "onTapGesture", "\(at)")
    }

    @Test func anOverlaySizedByLayoutStealsNothingBesideTheCard() {
        let screen = LayoutTree(TapOverlay(), device: .iPhone16Pro)
        #expect(screen.hitTest(CGPoint(x: 60, y: 66)).receiver?.id == "tapTarget")
        #expect(screen.hitTest(CGPoint(x: 10, y: 89)).receiver == nil)
        #expect(screen.hitTest(CGPoint(x: 201, y: 116.5)).receiver == nil)
    }

    @Test func thePickerAtOneHundredthIsDeadOnTheWholeRow() {
        let screen = LayoutTree(TooFaintOverlay(), device: .iPhone16Pro)
        for point in [middleOfTheRow, CGPoint(x: 60, y: 66), CGPoint(x: 345, y: 110), CGPoint(x: 10, y: 89)] {
            let result = screen.hitTest(point)
            #expect(result.receiver == nil, "\(result)")
        }
    }

    @Test func withoutScaleEffectOnlyTheMiddleOfTheRowOpensThePicker() {
        let screen = LayoutTree(UnscaledOverlay(), device: .iPhone16Pro)
        #expect(screen.hitTest(middleOfTheRow).receiver?.id == "picker")
        #expect(screen.hitTest(CGPoint(x: 187.001, y: 75.001)).receiver?.id == "picker")
        let beside = [
            CGPoint(x: 60, y: 66), CGPoint(x: 345, y: 110), CGPoint(x: 215.001, y: 89), CGPoint(x: 201, y: 103.001),
        ]
        for point in beside {
            let result = screen.hitTest(point)
            #expect(result.receiver == nil, "\(result)")
        }
    }

    @Test func aLaterSiblingWithoutAGestureSwallowsThePickersTaps() {
        let screen = LayoutTree(CoveredOverlay(), device: .iPhone16Pro)
        let covered = screen.hitTest(middleOfTheRow)
        #expect(covered.receiver == nil, "\(covered)")
        #expect(covered.hit?.id == "tint", "\(covered)")
        let picker = covered.considered.first { $0.node.kind == "ColorPicker" }
        #expect(picker?.outcome == .blocked, "\(covered)")
        let beside = screen.hitTest(CGPoint(x: 10, y: 89))
        #expect(beside.receiver?.id == "picker", "the tint ends with the row, the picker does not: \(beside)")
    }

    private func hit(_ view: @autoclosure @MainActor () -> some View) -> HitTestResult {
        LayoutTree(view(), device: .iPhone16Pro).hitTest(middleOfTheRow)
    }
}

/// An opacity at which the picker is dead, and the rule that takes it out first.
struct FaintStep: Sendable, CustomTestStringConvertible {
    let opacity: Double
    let rule: HitRule

    var testDescription: String { "opacity \(opacity)" }
}
