import Foundation
import HitTest
import Layout
import Testing
import ViewTree

@testable import Examples

/// The invisible colour picker over a settings row, on an iPhone 16 Pro (402×874, safe area 62 and 34).
struct InvisibleOverlayTests {
    private let screen = LayoutTree(InvisibleOverlay(), device: .iPhone16Pro)

    @Test func theCardTheClippedPickerAndItsAreaLieWhereSwiftUIPutsThem() throws {
        #expect(screen.spaceSize == CGSize(width: 402, height: 874))
        expectEqual(screen["card"]?.frame, CGRect(x: 51, y: 62, width: 300, height: 54))
        expectEqual(screen["picker"]?.frame, CGRect(x: 51, y: 64, width: 300, height: 50))
        let well = try #require(screen.nodes.first { $0.kind == "ColorPicker" })
        expectEqual(well.frame, CGRect(x: 187, y: 75, width: 28, height: 28))
        expectEqual(well.bounds, CGRect(x: -79, y: 61, width: 560, height: 56))
    }

    @Test(arguments: [CGPoint(x: 201, y: 89), CGPoint(x: 60, y: 66), CGPoint(x: 345, y: 110)])
    func aTapOnTheRowOpensThePicker(_ point: CGPoint) {
        let result = screen.hitTest(point)
        #expect(result.receiver?.id == "picker", "\(result)")
        #expect(result.receiver?.kind == "ColorPicker", "\(result)")
        #expect(result.hit?.kind == "ColorPicker", "\(result)")
    }

    @Test(arguments: [CGPoint(x: 10, y: 89), CGPoint(x: 201, y: 116.5)])
    func thePickerStealsTapsOutsideTheCardAndTheClip(_ point: CGPoint) {
        let result = screen.hitTest(point)
        #expect(result.receiver?.id == "picker", "\(result)")
        #expect("\(result)".contains("560×56"), "the area that takes taps is larger than what is drawn: \(result)")
        #expect("\(result)".contains("300×50"), "what is drawn is named as well: \(result)")
    }

    @Test(arguments: [CGPoint(x: 10, y: 89), CGPoint(x: 201, y: 116.5)])
    func withClipsLimitHitsNobodyTakesTapsOutsideTheClip(_ point: CGPoint) throws {
        var rules = HitTestRules()
        rules.clipsLimitHits = true
        let result = screen.hitTest(point, rules: rules)
        #expect(result.receiver == nil, "\(result)")
        let picker = try #require(result.considered.first { $0.node.kind == "ColorPicker" }, "\(result)")
        #expect(picker.outcome != .hit, "\(result)")
        #expect("\(result)".contains("clip"), "the option that changed the answer is named: \(result)")
    }

    @Test func withClipsLimitHitsThePickerStillTakesTapsInsideTheClip() {
        var rules = HitTestRules()
        rules.clipsLimitHits = true
        let result = screen.hitTest(CGPoint(x: 201, y: 89), rules: rules)
        #expect(result.receiver?.id == "picker", "\(result)")
    }

    @Test(arguments: [CGPoint(x: 201, y: 60.5), CGPoint(x: 201, y: 117.5)])
    func outsideThePickersAreaNobodyReacts(_ point: CGPoint) {
        let result = screen.hitTest(point)
        #expect(result.receiver == nil, "\(result)")
    }

    @Test func theAreaEndsWhereTheScaledWellEnds() {
        #expect(screen.hitTest(CGPoint(x: 201, y: 61.001)).receiver?.id == "picker")
        #expect(screen.hitTest(CGPoint(x: 201, y: 60.999)).receiver == nil)
        #expect(screen.hitTest(CGPoint(x: 201, y: 116.999)).receiver?.id == "picker")
        #expect(screen.hitTest(CGPoint(x: 201, y: 117.001)).receiver == nil)
        #expect(screen.hitTest(CGPoint(x: 401.999, y: 89)).receiver?.id == "picker")
    }

    @Test func aPointOffTheScreenReachesNobody() {
        let result = screen.hitTest(CGPoint(x: 410, y: 89))
        #expect(result.receiver == nil, "\(result)")
        #expect(result.hit == nil, "\(result)")
        #expect(result.rule == .offScreen, "\(result)")
    }
}

/// Compares frames to 1e-6, the accuracy frames are promised with.
private func expectEqual(_ frame: CGRect?, _ expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let isEqual = frame?.isNear(expected, within: 1e-6) ?? false
    #expect(
        isEqual, "got \(frame?.shortDescription ?? "no frame"), expected \(expected.shortDescription)",
        sourceLocation: sourceLocation
    )
}
