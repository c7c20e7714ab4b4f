import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What a tap's answer says: one sentence, and a fix that helps.
struct TapMessageTests {
    private func result(
        _ x: CGFloat, _ y: CGFloat, rules: HitTestRules = .frontMost, @ViewBuilder _ view: @MainActor () -> some View
    ) -> HitTestResult {
        HitStage.topLeading400.tree(view).hitTest(CGPoint(x: x, y: y), rules: rules)
    }

    @Test func besideAShapesPathThePathIsNamed() {
        let result = result(3, 3) { Circle().fill(.red).frame(width: 100, height: 100).taps("A") }
        #expect(result.rule == .emptyContent)
        #expect(result.verdict.contains("beside the path of Circle \"A\""))
        #expect(result.explanation.fix?.contains("contentShape(Rectangle())") == true)
    }

    @Test func aGapIsNamedWithWhatItIsAGapOf() {
        let result = result(150, 8) {
            HStack {
                Text("first")
                Spacer()
                Text("last")
            }
            .frame(width: 300).taps("A")
        }
        #expect(result.rule == .emptyContent)
        #expect(result.verdict.contains("in a gap of HStack \"A\""))
        #expect(result.explanation.fix == "Add contentShape(Rectangle()) before the gesture.")
    }

    @Test func besideASwitchTheSwitchIsNamed() throws {
        let tree = ViewHost(
            Toggle(isOn: .constant(true), label: { Text("caption") }).accessibilityIdentifier("wifi"),
            proposal: ProposedViewSize(width: 300, height: 100)
        ).tree
        let y = try #require(tree["wifi"]?.frame.midY)
        for (x, rule) in [(5.0, HitRule.noGesture), (150, .emptyContent)] {
            let result = tree.hitTest(CGPoint(x: x, y: y))
            #expect(result.rule == rule)
            #expect(result.verdict.contains("in Toggle \"wifi\", of which only the switch"))
            #expect(result.explanation.fix?.hasPrefix("Tap the switch") == true)
        }
    }

    @Test func aBackgroundAfterTheGestureIsToldToComeBefore() {
        let tap = result(10, 100) {
            Text("T").padding(90).taps("A").background(Color.yellow)
        }
        #expect(tap.rule == .noGesture)
        #expect(tap.verdict.contains("a background that is written after the onTapGesture of Text \"A\""))
        #expect(tap.explanation.fix == "Write the background before the gesture.")
        let button = result(10, 100) {
            plainButton("A") { Text("T") }.padding(90).background(.regularMaterial, in: Rectangle())
        }
        #expect(button.explanation.fix == "Put the background inside the button's label.")
    }

    @Test func behindASheetTheFixIsToDismissIt() {
        struct Screen: View {
            @State var isShown = true
            var body: some View {
                Color.white.onTapGesture {}.sheet(isPresented: $isShown) { Text("T") }
            }
        }
        let tree = ViewHost(Screen(), device: .iPhone16Pro).tree
        let result = tree.hitTest(CGPoint(x: 200, y: 300))
        #expect(result.rule == .occluded)
        #expect(result.explanation.fix?.hasPrefix("Dismiss what is presented") == true)
    }

    @Test func withoutAClipNothingIsSaidOfClips() {
        let host = gestureHost {
            Button("T") {}.gesture(DragGesture(minimumDistance: 0)).accessibilityIdentifier("A")
        }
        let result = host.tap(at: middle).hitTest
        #expect(result.receiver?.id == "A")
        #expect(!"\(result)".contains("clipped"))
        // The tree alone finds the same as the touch.
        #expect(host.tree.hitTest(middle).receiver?.id == "A")
    }

    @Test func aContentShapeAfterTheGestureIsToldToComeBefore() {
        let result = result(90, 120) {
            square(.red, 40, 40).taps("A").contentShape(Rectangle().inset(by: -20)).offset(x: 100, y: 100)
        }
        #expect(result.rule == .noGesture)
        #expect(result.verdict.contains("content shape around the onTapGesture of Rectangle \"A\""))
        #expect(result.explanation.fix?.contains("before the gesture") == true)
    }

    @Test func aFrameAroundAButtonIsToldToGoInside() {
        let result = result(10, 25) { plainButton("A") { Text("first") }.frame(width: 300, height: 50) }
        #expect(result.rule == .emptyContent)
        #expect(result.verdict.contains("beside Button \"A\", in its frame"))
        #expect(result.explanation.fix?.contains("inside a button's label") == true)
    }

    @Test func besideAHostedControlItsFrameIsNamed() {
        let result = self.result(5, 50) { hostedWell("H").frame(width: 200, height: 100) }
        #expect(result.verdict.contains("beside ColorPicker \"H\""))
        #expect(result.explanation.fix?.contains("does not enlarge it") == true)
    }

    @Test func whatReachesBeyondAScrollViewIsNotToldToScrollByNothing() {
        let result = result(50, 150) {
            ScrollView { square(.red, 100, 300).taps("A") }.frame(width: 100, height: 100)
        }
        #expect(result.rule == .containerBounds)
        #expect(result.explanation.fix?.contains("Tap inside 0,0 100×100") == true)
    }

    @Test func whatLostByScoreIsNotCalledBehind() {
        let result = result(50, 20, rules: .iOS18Scored) {
            ZStack {
                square(.blue, 100, 40)
                hostedWell("H").opacity(0.014)
            }
        }
        #expect(result.verdict.contains("Rectangle outscores ColorPicker \"H\""))
        #expect(result.considered.first { $0.id == "H" }?.detail == "its score is too low")
    }

    @Test func whatElseFiresIsTold() {
        let result = result(50, 50) {
            square(.red, 100, 100).taps("I").simultaneousGesture(TapGesture())
        }
        #expect("\(result)".contains("simultaneousGesture of Rectangle \"I\""))
    }

    @Test func aDragThatNobodyTakesIsNotToldOfFingers() {
        let host = gestureHost { Color.red.onTapGesture {} }
        #expect(!"\(host.drag(from: middle, to: moved(60)).hitTest)".contains("A finger"))
    }

    @Test func aStrokedShapeGoesByTheNameOfTheShape() {
        func kind(@ViewBuilder _ view: @MainActor () -> some View) -> String? {
            result(50, 3) { view().frame(width: 100, height: 100) }.hit?.kind
        }
        #expect(kind { Circle().stroke(lineWidth: 10) } == "Circle")
        #expect(kind { Circle().stroke(.red, lineWidth: 10) } == "Circle")
        #expect(kind { Ellipse().strokeBorder(lineWidth: 10) } == "Ellipse")
        #expect(kind { RoundedRectangle(cornerRadius: 9).inset(by: 1).trim(from: 0, to: 1) } == "RoundedRectangle")
        #expect(kind { Capsule().rotation(.zero) } == "RotatedShape")
    }
}
