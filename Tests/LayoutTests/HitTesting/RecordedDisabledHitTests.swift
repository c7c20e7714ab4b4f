import HitTest
import Testing
import ViewTree

/// Clicks recorded on real SwiftUI (macOS 26) by MetalUI's probes: what a disabled view does to a click.
struct RecordedDisabledHitTests {
    @Test func enabledViewsTakeTheClick() {
        let centre: [ExpectedTap] = [.at(100, 100, reaches: "tap")]
        expectRecorded("HR-P0", "Fill().tap", centre) { Color.red.taps("tap") }
        expectRecorded("HR-P0", "plain Button", centre) { plainButton("tap") { Color.red } }
        expectRecorded("HR-P0", "default Button", centre) {
            Button("T", action: {}).accessibilityIdentifier("tap")
        }
    }

    @Test func aDisabledGestureDoesNotFire() {
        expectRecorded("HR-P1d", "Fill().tap.disabled(true)", [.nobody(at: 100, 100)]) {
            Color.red.taps("tap").disabled(true)
        }
    }

    @Test func aGestureDisabledThroughTheEnvironmentDoesNotFire() {
        expectRecorded("HR-P9", "Fill().tap.environment(isEnabled,false)", [.nobody(at: 100, 100)]) {
            Color.red.taps("tap").environment(\.isEnabled, false)
        }
    }

    @Test func aDisabledViewStillBlocksWhatIsUnderIt() {
        expectRecorded(
            "HR-PD2", "ZStack{ Fill().tap(under); Fill().tap(over).disabled(true) }", [.nobody(at: 100, 100)]
        ) {
            ZStack {
                Color.red.taps("under")
                Color.red.taps("over").disabled(true)
            }
        }
    }

    @Test func anInertViewBlocksWhetherDisabledOrNot() {
        expectRecorded("HR-P2m", "ZStack{ Fill().tap(under); Fill() }", [.nobody(at: 100, 100)]) {
            ZStack {
                Color.red.taps("under")
                Color.red
            }
        }
        expectRecorded("HR-P2m", "ZStack{ Fill().tap(under); Fill().disabled(true) }", [.nobody(at: 100, 100)]) {
            ZStack {
                Color.red.taps("under")
                Color.red.disabled(true)
            }
        }
    }

    @Test func clearColourWithAContentShapeTakesTheClick() {
        expectRecorded(
            "HR-P2e", "ZStack{ Fill().tap(under); Color.clear.contentShape(Rect).tap(over) }",
            [.at(100, 100, reaches: "over")]
        ) {
            ZStack {
                Color.red.taps("under")
                Color.clear.contentShape(Rectangle()).taps("over")
            }
        }
    }

    @Test func aDisabledHitTargetSwallowsTheClick() {
        expectRecorded(
            "HR-P2f", "ZStack{ Fill().tap(under); Color.clear.contentShape(Rect).tap(over).disabled(true) }",
            [.nobody(at: 100, 100)]
        ) {
            ZStack {
                Color.red.taps("under")
                Color.clear.contentShape(Rectangle()).taps("over").disabled(true)
            }
        }
    }

    @Test func anEnabledChildTakesTheClickFromItsParent() {
        expectRecorded("HR-N0", "ZStack{ Fill().tap(child) }.tap(parent)", [.at(100, 100, reaches: "child")]) {
            ZStack {
                Color.red.taps("child")
            }
            .taps("parent")
        }
    }

    @Test func towardsAncestorsADisabledGestureIsNoGesture() {
        expectRecorded(
            "HR-N1a", "ZStack{ Fill().tap(child).disabled(true) }.tap(parent)", [.at(100, 100, reaches: "parent")]
        ) {
            ZStack {
                Color.red.taps("child").disabled(true)
            }
            .taps("parent")
        }
    }
}
