import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// An answer is as sure as the weakest of the rules that decided it.
struct CertaintyTests {
    @Test func strengthsAreReadAsTheContractHasThem() {
        #expect(
            SourceStrength.allCases.map(\.certainty) == [.settled, .settled, .settled, .likely, .uncertain, .uncertain])
    }

    @Test(arguments: [
        // A, recorded, B
        (WeighedRule.contentShape, Certainty.settled), (.clip, .settled), (.transform, .settled),
        (.allowsHitTesting, .settled), (.disabledGesture, .settled), (.hidden, .settled), (.order, .settled),
        (.opacityThreshold, .settled), (.hostedAlpha, .settled), (.hostedBox, .settled), (.nearestGesture, .settled),
        (.containerBounds, .settled), (.rowButtons, .settled), (.clickMovement, .settled), (.noArea, .settled),
        // C
        (.shapePath, .likely), (.styleArea, .likely), (.mask, .likely), (.gestureMask, .likely), (.tapCounts, .likely),
        (.buttonArea, .likely), (.labelArea, .likely), (.toggleSwitch, .likely), (.ancestorOfPicker, .likely),
        (.fingerTapLimits, .likely), (.fingerSlop, .likely), (.scoring, .likely), (.pixelGrid, .likely),
        (.mergedAlphas, .likely),
        // D, K1, K6, K7
        (.sliderThumb, .uncertain), (.faintUnderScoring, .uncertain), (.hostedInContentShape, .uncertain),
        (.disabledHosted, .uncertain),
    ])
    func eachRuleHasItsStrength(_ row: (rule: WeighedRule, certainty: Certainty)) {
        #expect(row.rule.strength.certainty == row.certainty, "\(row.rule)")
    }

    @Test func everyRuleThatIsNotSettledSaysWhy() {
        for rule in WeighedRule.allCases {
            #expect((rule.doubt == nil) == (rule.strength.certainty == .settled), "\(rule)")
        }
        let tree = HitStage.topLeading400.tree { hostedWell("H").disabled(true) }
        #expect(tree.hitTest(CGPoint(x: 14, y: 14)).explanation.notes.contains { $0.contains("open (K7)") })
    }

    @Test func plainAnswersAreSettled() {
        expectSure(.settled, "Z01", [.at(50, 50, reaches: "B")]) {
            plainButton("A") { square(.red, 100, 100) }
            plainButton("B") { square(.blue, 100, 100) }
        }
        expectSure(.settled, "H27", [.at(150, 25, reaches: "H")]) {
            plainButton("B") { square(.blue, 300, 50) }.overlay { hostedWell("H").stretchedOverRow() }
        }
        expectSure(.settled, "H03", [.nobody(at: 14, 14)]) { hostedWell("H").opacity(0.01) }
        expectSure(.settled, "O01", [.at(50, 50, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }
            plainButton("A") { square(.blue, 100, 100) }.opacity(0)
        }
        expectSure(.settled, "C03", [.at(50, 150, reaches: "R")]) {
            square(.orange, 300, 300).frame(width: 100, height: 100).clipped().taps("R").offset(x: 100, y: 100)
        }
    }

    @Test func aShapesPathIsLikelyWhetherHitOrMissed() {
        expectSure(.likely, "L04", [.nobody(at: 3, 3), .at(50, 50, reaches: "A")]) {
            Circle().fill(.red).frame(width: 100, height: 100).taps("A")
        }
        expectSure(.likely, "Z08", [.at(50, 50, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }.overlay(RoundedRectangle(cornerRadius: 8).stroke())
        }
    }

    @Test func aGradientsAreaIsLikely() {
        expectSure(.likely, "L11", [.at(5, 50, reaches: "A")]) {
            Rectangle().fill(LinearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing))
                .frame(width: 100, height: 100).taps("A")
        }
    }

    @Test func aFaintViewInFrontLeavesWhatIsBehindUncertain() {
        expectSure(.uncertain, "O10", [.at(50, 50, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }
            square(.blue, 100, 100).taps("A").opacity(0.0005)
        }
    }

    @Test func aContentShapeMakesAHostedControlUncertainOnlyWhereItLeavesItOut() {
        expectSure(.uncertain, "K6", [.nobody(at: 2, 2)]) { hostedWell("H").contentShape(Rectangle().inset(by: 5)) }
        expectSure(.settled, "K6, inside", [.at(14, 14, reaches: "H")]) {
            hostedWell("H").contentShape(Rectangle().inset(by: 5))
        }
        expectSure(.settled, "K6, elsewhere", [.at(50, 50, reaches: "card")]) {
            VStack(spacing: 0) {
                hostedWell("H")
                square(.red, 100, 100).offset(y: -28)
            }
            .contentShape(Rectangle()).taps("card")
        }
    }

    @Test func alphasThatMultiplyAreLikelyAndThoseKeptApartUncertain() {
        expectSure(.likely, "H09", [.nobody(at: 14, 14)]) { hostedWell("H").opacity(0.1).opacity(0.09) }
        expectSure(.likely, "H10", [.at(14, 14, reaches: "H")]) { hostedWell("H").opacity(0.12).opacity(0.12) }
        expectSure(.uncertain, "H11", [.at(14, 14, reaches: "H")]) {
            hostedWell("H").opacity(0.1).blur(radius: 5).opacity(0.09)
        }
    }

    @Test func aGesturesMaskIsLikely() {
        expectSure(.likely, "including: .none", [.at(50, 50, reaches: "child")]) {
            square(.red, 100, 100).taps("child").highPriorityGesture(TapGesture(), including: .none)
        }
        expectSure(.settled, "including: .all", [.at(50, 50, reaches: "child")]) {
            square(.red, 100, 100).taps("child").gesture(TapGesture())
        }
    }

    @Test func waitingForMoreTapsIsLikelyAndForThoseOutsideUncertain() {
        let log = GestureLog()
        let inside = gestureHost {
            box().onTapGesture(count: 2, perform: log.note("D")).onTapGesture(perform: log.note("S"))
        }
        #expect(inside.tap(at: middle).hitTest.certainty == .likely, "G06")
        let outside = gestureHost {
            box().onTapGesture(perform: log.note("S")).onTapGesture(count: 2, perform: log.note("D"))
        }
        let double = outside.tap(at: middle, count: 2).hitTest
        #expect(double.certainty == .uncertain, "G07")
        #expect(log.take() == ["S", "D"])
    }

    @Test func limitsOfTapsAreLikelyAndAFingerThatMovedTooFarIsUncertain() {
        let host = gestureHost { Color.red.onTapGesture {} }
        #expect(host.longPress(at: middle, duration: 0.7).hitTest.certainty == .likely)
        #expect(host.longPress(at: middle, duration: 2).hitTest.certainty == .likely)
        #expect(host.drag(from: middle, to: moved(20)).hitTest.certainty == .likely)
        #expect(host.drag(from: middle, to: moved(60)).hitTest.certainty == .uncertain, "G16")
        #expect(host.tap(at: middle).hitTest.certainty == .settled)
        let mouse = gestureHost(rules: .macOS) { Color.red.onTapGesture {} }
        #expect(mouse.drag(from: middle, to: moved(20)).hitTest.certainty == .settled)
    }

    @Test func aPickersAncestorIsLikely() {
        let tree = HitStage.topLeading400.tree {
            Picker("", selection: .constant(0)) {
                Text("first").tag(0)
                Text("last").tag(1)
            }
            .pickerStyle(.segmented).taps("card")
        }
        let result = tree.hitTest(CGPoint(x: 200, y: 10))
        #expect(result.receiver?.id == "card")
        #expect(result.certainty == .likely)
    }

    @Test func aSwitchAndItsLabelAreLikely() throws {
        let tree = ViewHost(
            Toggle(isOn: .constant(true), label: { Text("caption") }).accessibilityIdentifier("toggle"),
            proposal: ProposedViewSize(width: 300, height: 100)
        ).tree
        let toggle = try #require(tree["toggle"]?.frame)
        #expect(tree.hitTest(CGPoint(x: toggle.maxX - 10, y: toggle.midY)).certainty == .likely)
        let label = tree.hitTest(CGPoint(x: 5, y: toggle.midY))
        #expect(label.receiver == nil)
        #expect(label.certainty == .likely)
    }

    @Test func aSliderIsUncertain() {
        let tree = HitStage.topLeading400.tree { Slider(value: .constant(0.5)) }
        #expect(tree.hitTest(CGPoint(x: 200, y: 10)).certainty == .uncertain)
    }

    @Test func aBorderedButtonsBackgroundIsLikely() throws {
        let tree = HitStage.topLeading400.tree {
            Button(action: {}, label: { Text("first") }).buttonStyle(.bordered).accessibilityIdentifier("A")
        }
        let frame = try #require(tree["A"]?.frame)
        #expect(tree.hitTest(CGPoint(x: frame.minX + 4, y: frame.midY)).certainty == .likely)
        #expect(tree.hitTest(CGPoint(x: frame.midX, y: frame.midY)).certainty == .settled)
    }

    @Test func whatScoresDecideIsLikelyAndWhatTheyTurnDownUncertain() {
        expectSure(.likely, "H14", rules: .iOS18Scored, [.at(150, 25, reaches: "H")]) {
            plainButton("B") { square(.blue, 300, 50) }.overlay(hostedWell("H").opacity(0.6))
        }
        expectSure(.uncertain, "K1, H13", rules: .iOS18Scored, [.at(150, 25, reaches: "B")]) {
            plainButton("B") { square(.blue, 300, 50) }.overlay(hostedWell("H").opacity(0.014))
        }
        expectSure(.uncertain, "K1, O13", rules: .iOS18Scored, [.nobody(at: 50, 50)]) {
            plainButton("A") { square(.black, 100, 100) }.opacity(0.02)
        }
        var finger = HitTestRules.frontMost
        finger.fingerRadius = 20
        expectSure(.likely, "F02", rules: finger, [.at(89, 150, reaches: "A"), .nobody(at: 87, 150)]) {
            Color.white
            square(.red, 200, 200).taps("A").offset(x: 100, y: 100)
        }
    }

    @Test func whatOnlyTheGridOfPixelsTakesInIsLikely() {
        expectSure(.likely, "pixel grid", [.at(0.2, 0.2, reaches: "A")]) { box(20, 20).padding(0.4).taps("A") }
        expectSure(.settled, "pixel grid", [.at(10, 10, reaches: "A")]) { box(20, 20).padding(0.4).taps("A") }
        expectSure(.settled, "grown", [.at(99.5, 120, reaches: "A")]) {
            square(.red, 40, 40).contentShape(Rectangle().inset(by: -20)).taps("A").offset(x: 100, y: 100)
        }
    }

    @Test func aGapInAButtonsLabelIsSettledAndAClearLabelUncertain() {
        expectSure(.settled, "gap", [.nobody(at: 150, 8)]) {
            plainButton("A") {
                HStack {
                    Text("first")
                    Spacer()
                    Text("last")
                }
                .frame(width: 300)
            }
        }
        expectSure(.uncertain, "L24", [.at(50, 50, reaches: "B")]) {
            plainButton("B") { square(.red, 100, 100) }
            Button(action: {}, label: { Color.clear.frame(width: 100, height: 100) })
        }
    }

    private func expectSure(
        _ certainty: Certainty, _ id: String, rules: HitTestRules = .frontMost, _ taps: [ExpectedTap],
        sourceLocation: SourceLocation = #_sourceLocation, @ViewBuilder _ view: @MainActor () -> some View
    ) {
        expectReceivers(
            id, "certainty", taps, rules: rules, certainty: certainty, sourceLocation: sourceLocation, view)
    }
}
