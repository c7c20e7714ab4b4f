import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What is said where nobody takes a touch, and who.
struct TouchMessageTests {
    @Test func aSingleTapOnADoubleTapGestureIsToldWhatThatWaitsFor() {
        let host = gestureHost { box().accessibilityIdentifier("card").onTapGesture(count: 2) {} }
        let result = host.tap(at: middle).hitTest
        #expect(result.rule == .noGesture)
        #expect(result.verdict.contains("onTapGesture"))
        #expect(result.verdict.contains("waits for 2 taps"))
        #expect(host.tree.hitTest(middle).verdict.contains("waits for 2 taps"))
    }

    @Test func aDragAndAPressAreCalledThat() {
        let host = gestureHost { Color.red.onTapGesture {} }
        let drag = host.drag(from: middle, to: moved(60)).hitTest
        #expect(drag.verdict.hasPrefix("Nobody receives the drag from 100,100 to 160,100"))
        #expect(drag.verdict.contains("less than 45 pt"))
        let press = host.longPress(at: middle, duration: 2).hitTest
        #expect(press.verdict.hasPrefix("Nobody receives the press of 2 s at 100,100"))
        let double = host.tap(at: middle, count: 2).hitTest
        #expect(double.verdict.contains("receives the double tap at 100,100"))
    }

    @Test func aTouchBesideTheScreenReachesNobody() {
        let host = ViewHost(Color.red.gesture(DragGesture()), device: .iPhone16Pro)
        let result = host.drag(from: CGPoint(x: -10, y: 10), to: CGPoint(x: 100, y: 10)).hitTest
        #expect(result.rule == .offScreen)
    }
}

/// Numbers that are none.
struct OddTouchTests {
    @Test(arguments: [Double.nan, -1, .infinity])
    func aGesturesOddNumbersWarnAndNothingBreaks(number: Double) {
        let host = gestureHost {
            Color.red
                .gesture(DragGesture(minimumDistance: CGFloat(number)))
                .gesture(LongPressGesture(minimumDuration: number, maximumDistance: CGFloat(number)))
                .onTapGesture(count: number == -1 ? -1 : 1) {}
        }
        host.drag(from: middle, to: moved(50))
        host.longPress(at: middle)
        host.tap(at: middle)
        #expect(host.tree.warnings.isEmpty == (number == .infinity))
    }

    @Test func aTouchToNowhereWarns() {
        let host = gestureHost { Color.red.gesture(DragGesture()) }
        host.drag(from: middle, to: CGPoint(x: CGFloat.nan, y: 0))
        host.longPress(at: middle, duration: -.infinity)
        host.release()
        #expect(host.warnings.count == 3)
        let result = host.drag(from: CGPoint(x: CGFloat.infinity, y: 0), to: middle)
        #expect(result.hitTest.receiver == nil)
    }

    @Test func twoFingersAreNotPlayedAndTheNodeSaysSo() {
        let host = gestureHost { box().gesture(MagnifyGesture()).gesture(RotationGesture()) }
        #expect(host.tree.nodes.filter { $0.kind == "gesture" }.allSatisfy { $0.approximate != nil })
    }
}

/// What a second mouse button, and a finger that stays, open.
struct ContextMenuPressTests {
    private func host(_ rules: HitTestRules) -> ViewHost {
        ViewHost(
            Button("card") {}.contextMenu { Button("Delete") {} }, device: .iPhone16Pro, rules: rules)
    }

    @Test func aSecondaryPressOpensTheMenu() throws {
        let host = host(.macOS)
        let card = try #require(host.tree.nodes.first { $0.label == "card" })
        let result = host.secondaryPress(at: CGPoint(x: card.bounds.midX, y: card.bounds.midY))
        #expect(result.effects.contains { $0.kind == .presented })
        #expect(result.hitTest.receiver?.gesture == "contextMenu")
    }

    @Test func aFingerThatStaysOpensItAndATapDoesNot() throws {
        let host = host(.frontMost)
        let card = try #require(host.tree.nodes.first { $0.label == "card" })
        let point = CGPoint(x: card.bounds.midX, y: card.bounds.midY)
        #expect(host.tap(at: point).hitTest.receiver?.kind == "Button")
        #expect(host.longPress(at: point).effects.contains { $0.kind == .presented })
    }
}

/// A slider's thumb: 28 points wide, over the width without it.
struct SliderDragTests {
    final class Model: @unchecked Sendable { var value = 0.0 }

    private func host(_ model: Model) -> ViewHost {
        ViewHost(
            Slider(value: Binding(get: { model.value }, set: { model.value = $0 })).frame(width: 228),
            proposal: ProposedViewSize(width: 228, height: 100))
    }

    @Test func aDragOfItsThumbMovesIt() {
        let model = Model()
        let host = host(model)
        let y = host.tree.size.height / 2
        let result = host.drag(from: CGPoint(x: 14, y: y), to: CGPoint(x: 114, y: y))
        #expect(abs(model.value - 0.5) < 1e-9)
        #expect(result.hitTest.receiver?.kind == "Slider")
    }

    @Test func aDragBesideItDoesNothing() {
        let model = Model()
        let host = host(model)
        host.drag(from: CGPoint(x: 150, y: 14), to: CGPoint(x: 200, y: 14))
        #expect(model.value == 0)
    }
}
