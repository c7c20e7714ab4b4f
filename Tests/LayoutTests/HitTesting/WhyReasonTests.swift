import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Each reason why an element cannot be tapped: what is said of it, who is in the way, the numbers, and the fix.
struct WhyReasonTests {
    @Test func anOpaqueViewInFrontIsNamedWithItsTopmostAncestor() throws {
        let why = why("save") {
            plainButton("save") { square(.red, 100, 100) }
            VStack {
                Text("caption").frame(width: 100, height: 100).background(Color.white).accessibilityIdentifier("note")
            }
            .accessibilityIdentifier("banner")
        }
        #expect(why.reason == .occluded)
        #expect(why.reach.share == 0)
        let blocker = try #require(why.blocker)
        #expect(blocker.hit.kind == "Text")
        #expect(blocker.ancestor?.id == "banner")
        #expect(why.detail.contains("in front of it"))
        #expect(why.fix?.contains("allowsHitTesting(false)") == true)
        #expect(why.verdict(for: "save").hasPrefix("\"save\" cannot be tapped: occluded, Text"))
    }

    @Test func aRelativeThatTakesTheTapIsNoFault() {
        let why = why("title") {
            Button(action: {}, label: { Text("first").accessibilityIdentifier("title") }).buttonStyle(.plain)
                .accessibilityIdentifier("row")
        }
        #expect(why.reason == .handledBy)
        #expect(why.blocker == nil)
        #expect(why.detail.contains("Button \"row\" around it takes the tap"))
        #expect(why.fix?.hasPrefix("Nothing, if Button \"row\" is meant to react") == true)
    }

    @Test func aViewWithoutAGestureUnderContentOfTheSameCardIsHandledByTheCard() {
        let why = why("under") {
            ZStack {
                square(.red, 100, 100).accessibilityIdentifier("under")
                square(.blue, 100, 100)
            }
            .taps("card")
        }
        #expect(why.reason == .handledBy)
        #expect(why.detail.contains("\"card\""))
    }

    @Test func anOpacityBelowOneThousandthIsGivenWithItsNumbers() {
        let why = why("save") { plainButton("save") { square(.red, 100, 100) }.opacity(0.0005) }
        #expect(why.reason == .opacity)
        #expect(why.detail == "its opacity 0.0005 is below 0.001")
        #expect(why.fix == "Raise the opacity to 0.001 or more, or give it a contentShape outside the opacity.")
    }

    @Test func whatIsBehindATransparentViewIsNamed() {
        let why = why("save") {
            plainButton("behind") { square(.blue, 100, 100) }
            plainButton("save") { square(.red, 100, 100) }.opacity(0)
        }
        #expect(why.reason == .opacity)
        #expect(why.detail == "its opacity 0 is below 0.001; Button \"behind\" takes the tap")
    }

    @Test func aHostedControlsAlphaIsGivenAsTheFloatThatItIs() {
        let why = why("picker") { hostedWell("picker").opacity(0.01) }
        #expect(why.reason == .hostedAlpha)
        #expect(why.detail.contains("0.00999999977648258 as a 32-bit Float, below 0.01"))
        #expect(why.fix?.contains("0.011 is enough") == true)
    }

    @Test func aDisabledButtonIsDisabled() {
        let why = why("save") { plainButton("save") { square(.red, 100, 100) }.disabled(true) }
        #expect(why.reason == .disabled)
        #expect(why.detail == "Button \"save\" is disabled")
        #expect(why.fix?.hasPrefix("Remove disabled(true)") == true)
    }

    @Test func aDisabledButtonWhoseCardReactsIsHandledByTheCard() {
        let why = why("save") {
            VStack { plainButton("save") { square(.red, 100, 100) }.disabled(true) }.taps("card")
        }
        #expect(why.reason == .handledBy)
        #expect(why.detail.contains("Button \"save\" itself is disabled"))
    }

    @Test func allowsHitTestingIsFoundOutsideAndInsideTheElement() {
        let outside = why("save") { plainButton("save") { square(.red, 100, 100) }.allowsHitTesting(false) }
        #expect(outside.reason == .allowsHitTesting)
        #expect(outside.fix == "Remove allowsHitTesting(false) around it; an inner true cannot undo it.")
        let inside = why("save") { square(.red, 100, 100).allowsHitTesting(false).taps("save") }
        #expect(inside.reason == .allowsHitTesting)
        #expect(inside.detail == "allowsHitTesting(false) takes it out")
    }

    @Test func hiddenIsHidden() {
        let why = why("save") { plainButton("save") { square(.red, 100, 100) }.hidden() }
        #expect(why.reason == .hidden)
        #expect(why.fix?.contains("opacity(0.011)") == true)
    }

    @Test func aContentShapeElsewhereIsGivenWithItsBox() {
        let why = why("save") {
            square(.red, 100, 100).taps("save").contentShape(Rectangle().offset(x: 200, y: 0))
        }
        #expect(why.reason == .contentShape)
        #expect(why.detail == "the point lies outside the content shape, 200,0 100×100")
        #expect(why.fix?.contains("content shape") == true)
    }

    @Test func anElementWithoutASizeSaysHowLargeItIs() {
        let why = why("save") { Color.red.frame(width: 100, height: 0).taps("save") }
        #expect(why.reason == .zeroSize)
        #expect(why.detail == "it has no area: 0,0 100×0")
        #expect(why.fix?.hasPrefix("Give it a size (it is 100×0)") == true)
    }

    @Test func clearContentIsEmpty() {
        let why = why("save") { Color.clear.frame(width: 100, height: 100).taps("save") }
        #expect(why.reason == .emptyContent)
        #expect(why.fix?.contains("contentShape(Rectangle())") == true)
    }

    @Test func aScaleOfZeroLeavesNoPoint() {
        let outside = why("save") { square(.red, 100, 100).taps("save").scaleEffect(0) }
        #expect(outside.reason == .singularTransform)
        #expect(outside.detail == "scaleEffect(x: 0, y: 0) has no inverse: no point lies inside")
        #expect(outside.fix?.contains("other than 0") == true)
        let inside = why("save") { square(.red, 100, 100).scaleEffect(x: 1, y: 0).taps("save") }
        #expect(inside.reason == .singularTransform)
        #expect(inside.detail.hasPrefix("scaleEffect(x: 1, y: 0)"))
    }

    @Test func aRowScrolledAwaySaysHowFarToScroll() {
        let why = why("row 9") {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        plainButton("row \(row)") { square(.red, 100, 50) }
                    }
                }
            }
            .frame(width: 100, height: 200).accessibilityIdentifier("list")
        }
        #expect(why.reason == .containerBounds)
        #expect(
            why.detail
                == "its area 0,450 100×50 lies outside 0,0 100×200, ScrollView \"list\", and scrolling brings it into view"
        )
        #expect(
            why.fix == "Scroll ScrollView \"list\" by 0,300 to bring it into view: --scroll list:0,300, "
                + "in a test host.scroll(\"list\", by: CGVector(dx: 0, dy: 300)).")
    }

    @Test func beyondAScrollViewToTheSideThereIsNothingToScroll() {
        let why = why("save") {
            ScrollView {
                plainButton("save") { square(.red, 50, 50) }.offset(x: 150)
            }
            .frame(width: 100, height: 200)
        }
        #expect(why.reason == .containerBounds)
        #expect(why.fix?.contains("does not scroll that way") == true)
    }

    @Test func contentWithoutAGestureNeedsOne() {
        let why = why("badge") { square(.red, 100, 100).accessibilityIdentifier("badge") }
        #expect(why.reason == .noGesture)
        #expect(why.detail == "neither Rectangle \"badge\" nor anything around it has a tap gesture")
        #expect(why.fix == "Add onTapGesture, or make it a Button.")
    }

    @Test func anElementOffTheScreenSaysHowFarItIsFromIt() {
        let why = why("save", onScreen: true) {
            plainButton("save") { square(.red, 50, 50) }.offset(x: 420, y: 10)
        }
        #expect(why.reason == .offScreen)
        #expect(why.detail == "its area 420,10 50×50 lies outside the screen, 0,0 400×400")
        #expect(why.fix?.hasPrefix("Move it by -70,0 onto the screen") == true)
    }

    @Test func justBesideAnAreaOnlyAFingerReachesIt() {
        let tree = HitStage.topLeading400.tree { square(.red, 200, 200).taps("A").offset(x: 100, y: 100) }
        let result = tree.hitTest(CGPoint(x: 91, y: 150))
        #expect(result.receiver == nil)
        #expect(result.rule == .fingerOnly)
        #expect(result.verdict.contains("100,100 200×200"))
        #expect(result.explanation.fix?.contains("contentShape(Rectangle())") == true)
        #expect(tree.hitTest(CGPoint(x: 83, y: 150)).rule == .emptyContent)
    }

    @Test func ofTwoFaultsTheMostSpecificIsTheReason() {
        let why = why("save") {
            plainButton("save") { square(.red, 100, 100) }.opacity(0).allowsHitTesting(false)
        }
        #expect(why.reason == .opacity)
        let covered = self.why("save") {
            plainButton("save") { square(.red, 100, 100) }.opacity(0)
            square(.blue, 100, 100).accessibilityIdentifier("cover")
        }
        #expect(covered.reason == .occluded)
        #expect(covered.detail == "Rectangle \"cover\" is in front of it; and its opacity 0 is below 0.001")
    }

    /// `why --on`, in a window or in the cases' root.
    private func why(
        _ id: String, onScreen: Bool = false, rules: HitTestRules = .frontMost,
        @ViewBuilder _ view: @MainActor () -> some View
    ) -> Tappability {
        let tree = onScreen ? HitStage.topLeading400.screen(view) : HitStage.topLeading400.tree(view)
        return Tappability(tree, target: tree[id]!, rules: rules)
    }
}

/// How much of an element reaches it, and the point where it is tapped best.
struct ReachTests {
    @Test func theShareOfRectanglesIsExact() {
        let tree = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 90, 100) }
            square(.blue, 31, 100)
        }
        let reach = Reachability(tree, row: tree["save"]!.row, rules: .frontMost)
        #expect(abs(reach.share - 59.0 / 90) < 1e-12)
        #expect(reach.coverage == 1)
        #expect(reach.point == CGPoint(x: 45, y: 50))
    }

    @Test func theReachablePointNearestToTheMiddleIsTaken() {
        let tree = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 100, 100) }
            square(.blue, 60, 100)
        }
        let reach = Reachability(tree, row: tree["save"]!.row, rules: .frontMost)
        #expect(reach.point == CGPoint(x: 60.5, y: 50))
        #expect(reach.share == 0.4)
    }

    @Test func aCirclesShareIsSampled() {
        let tree = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 100, 100) }
            Circle().frame(width: 100, height: 100)
        }
        let reach = Reachability(tree, row: tree["save"]!.row, rules: .frontMost)
        #expect(abs(reach.share - (1 - .pi / 4)) < 1.0 / 32)
    }

    @Test func whatIsOffTheScreenDoesNotCount() {
        let tree = HitStage.topLeading400.screen {
            plainButton("save") { square(.red, 100, 100) }.offset(x: -60)
        }
        let reach = Reachability(tree, row: tree["save"]!.row, rules: .frontMost)
        #expect(reach.share == 1)
        #expect(reach.visible == CGRect(x: 0, y: 0, width: 40, height: 100))
        #expect(reach.point == CGPoint(x: 0.5, y: 50))
    }

    @Test func theActivationPointIsTakenIfItReachesTheElement() {
        let tree = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 100, 100) }
                .accessibilityActivationPoint(UnitPoint(x: 0.1, y: 0.9))
        }
        #expect(Reachability(tree, row: tree["save"]!.row, rules: .frontMost).point == CGPoint(x: 10, y: 90))
    }

    @Test func aDescendantsActivationPointIsTheElements() {
        let tree = HitStage.topLeading400.tree {
            VStack(spacing: 0) {
                square(.red, 100, 100)
                square(.blue, 100, 100).accessibilityActivationPoint(CGPoint(x: 5, y: 7))
            }
            .taps("card")
        }
        #expect(Reachability(tree, row: tree["card"]!.row, rules: .frontMost).point == CGPoint(x: 5, y: 107))
    }

    @Test func anActivationPointFollowsAnEffectAroundIt() {
        let tree = HitStage.topLeading400.tree {
            plainButton("save") { square(.red, 100, 100) }
                .accessibilityActivationPoint(UnitPoint.topLeading).offset(x: 50, y: 60)
        }
        #expect(tree.activationPoint(of: tree["save"]!.row) == CGPoint(x: 50, y: 60))
    }
}
