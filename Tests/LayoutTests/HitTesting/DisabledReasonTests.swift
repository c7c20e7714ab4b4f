import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What is disabled is said to be so, wherever that is written and whatever else keeps taps from it: only opacity,
/// alphas and what lies in front are more specific reasons. Source: the contract's order of reasons.
struct DisabledReasonTests {
    private func why(_ id: String, @ViewBuilder _ view: @MainActor () -> some View) -> Tappability {
        let tree = HitStage.topLeading400.screen(view)
        return Tappability(tree, target: tree[id]!, rules: .frontMost)
    }

    private func tap(_ x: CGFloat, _ y: CGFloat, @ViewBuilder _ view: @MainActor () -> some View) -> HitTestResult {
        HitStage.topLeading400.screen(view).hitTest(CGPoint(x: x, y: y))
    }

    @Test func aDisabledGestureWrittenAfterTheIdentifierIsTheViewsOwn() {
        let tapped = why("A") { square(.red, 100, 100).accessibilityIdentifier("A").onTapGesture {}.disabled(true) }
        #expect(tapped.reason == .disabled)
        #expect(tapped.detail == "Rectangle \"A\" is disabled")
        #expect(tapped.fix?.contains("disabled(true)") == true)
        let pressed = why("A") {
            square(.red, 100, 100).accessibilityIdentifier("A").onLongPressGesture {}.disabled(true)
        }
        #expect(pressed.reason == .disabled)
    }

    @Test func aDisabledGestureAroundAnElementIsNamed() {
        let why = why("A") {
            ZStack { square(.red, 100, 100).accessibilityIdentifier("A") }.accessibilityIdentifier("P")
                .onTapGesture {}.disabled(true)
        }
        #expect(why.reason == .disabled)
        #expect(why.detail == "ZStack \"P\" is disabled")
    }

    @Test func anEnabledGestureAroundADisabledOneTakesTheTap() {
        let why = why("A") {
            ZStack { square(.red, 100, 100).accessibilityIdentifier("A").onTapGesture {}.disabled(true) }.taps("P")
        }
        #expect(why.reason == .handledBy)
        #expect(why.detail.hasSuffix("itself is disabled"))
    }

    @Test func disabledComesBeforeHiddenAndBeforeAllowsHitTesting() {
        let hidden = why("A") { plainButton("A") { square(.red, 100, 100) }.disabled(true).hidden() }
        #expect(hidden.reason == .disabled)
        let skipped = why("A") {
            plainButton("A") { square(.red, 100, 100) }.disabled(true).hidden().allowsHitTesting(false)
        }
        #expect(skipped.reason == .disabled)
        let gesture = why("A") { square(.red, 100, 100).taps("A").disabled(true).allowsHitTesting(false) }
        #expect(gesture.reason == .disabled)
        let control = why("H") { hostedWell("H").disabled(true).hidden() }
        #expect(control.reason == .disabled)
    }

    @Test func opacityAndWhatIsInFrontComeBeforeDisabled() {
        let faint = why("A") { plainButton("A") { square(.red, 100, 100) }.disabled(true).opacity(0) }
        #expect(faint.reason == .opacity)
        let dead = why("H") { hostedWell("H").disabled(true).opacity(0.005) }
        #expect(dead.reason == .hostedAlpha)
        let covered = why("A") {
            plainButton("A") { square(.red, 100, 100) }.disabled(true)
            square(.blue, 100, 100)
        }
        #expect(covered.reason == .occluded)
    }

    @Test func aTapOnWhatIsHiddenAndDisabledSaysDisabled() {
        let result = tap(50, 50) { plainButton("A") { square(.red, 100, 100) }.disabled(true).hidden() }
        #expect(result.rule == .disabled)
        #expect(result.receiver == nil)
    }

    @Test func aListsRowBesideADisabledButtonIsDisabled() throws {
        let tree = LayoutTree(
            List { Button("A") {}.disabled(true) }, device: Device(size: CGSize(width: 400, height: 400)))
        let row = try #require(tree.nodes.first { $0.kind == "ListRow" }).frame
        let result = tree.hitTest(CGPoint(x: row.maxX - 20, y: row.midY))
        #expect(result.hit?.kind == "ListRow")
        #expect(result.receiver == nil)
        #expect(result.rule == .disabled)
    }

    @Test func aLinkInATextThatIsLeftOutIsNoEmptyContent() throws {
        let tree = HitStage.topLeading400.screen {
            Text("[first](https://example.com)").allowsHitTesting(false).accessibilityIdentifier("t")
        }
        let frame = try #require(tree["t"]).frame
        let result = tree.hitTest(CGPoint(x: frame.midX, y: frame.midY))
        #expect(result.receiver == nil)
        #expect(result.rule == .allowsHitTesting)
    }

    @Test func aDisabledLinkIsPassedOverLikeAnyGestureOfSwiftUIs() throws {
        let alone = HitStage.topLeading400.screen {
            Text("[first](https://example.com)").disabled(true).accessibilityIdentifier("t")
        }
        let frame = try #require(alone["t"]).frame
        let point = CGPoint(x: frame.midX, y: frame.midY)
        let result = alone.hitTest(point)
        #expect(result.receiver == nil)
        #expect(result.rule == .disabled)
        let inside = HitStage.topLeading400.screen {
            ZStack { Text("[first](https://example.com)").disabled(true) }.taps("P")
        }
        #expect(inside.hitTest(point).receiver?.id == "P")
        let enabled = HitStage.topLeading400.screen { ZStack { Text("[first](https://example.com)") }.taps("P") }
        #expect(enabled.hitTest(point).receiver?.gesture == "link")
    }

    @Test func aMouseHasNoReachBesideItsPoint() {
        let tree = HitStage.topLeading400.screen { square(.red, 100, 100).taps("A") }
        let point = CGPoint(x: 105, y: 50)
        #expect(tree.hitTest(point, rules: .frontMost).rule == .fingerOnly)
        #expect(tree.hitTest(point, rules: .macOS).rule == .emptyContent)
    }
}
