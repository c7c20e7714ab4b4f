import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// Where no scored candidate wins, the view around them takes the tap. Source: the rules of hit-testing, "Scored
/// candidates": the best child wins if its score is at least max(8, 1.2 × the runner-up's), else the parent.
struct ScoredParentTests {
    @MainActor private func twoFaintButtons() -> some View {
        ZStack {
            plainButton("A") { square(.red, 100, 100) }.opacity(0.5)
            plainButton("C") { square(.blue, 100, 100) }.opacity(0.48)
        }
    }

    /// 16 × 24 × 0.5 = 192 is less than 1.2 × 16 × 24 × 0.48 = 221.
    @Test func theGestureAroundTwoThatScoreAlikeTakesTheTap() {
        let tree = HitStage.topLeading400.tree { twoFaintButtons().taps("P") }
        let result = tree.hitTest(CGPoint(x: 50, y: 50), rules: .iOS18Scored)
        #expect(result.receiver?.id == "P")
        #expect(result.hit?.kind == "ZStack")
        #expect(result.rule == .scored)
        #expect(tree.hitTest(CGPoint(x: 50, y: 50)).receiver?.id == "C")
    }

    @Test func withoutAGestureAroundThemNobodyTakesIt() {
        let tree = HitStage.topLeading400.tree { twoFaintButtons() }
        let result = tree.hitTest(CGPoint(x: 50, y: 50), rules: .iOS18Scored)
        #expect(result.receiver == nil)
        #expect(result.rule == .occluded)
    }

    /// 16 × 24 × 0.02 = 7.68, and a winner needs 8.
    @Test func theGestureAroundOneThatScoresTooLittleTakesTheTap() {
        let tree = HitStage.topLeading400.tree {
            ZStack { plainButton("A") { square(.red, 100, 100) }.opacity(0.02) }.taps("P")
        }
        #expect(tree.hitTest(CGPoint(x: 50, y: 50), rules: .iOS18Scored).receiver?.id == "P")
    }

    /// The outermost view for whose children the rule does not hold.
    @Test func aThirdRivalFurtherOutGivesTheTapToTheViewAroundAll() {
        let tree = HitStage.topLeading400.tree {
            ZStack {
                twoFaintButtons().taps("Q")
                plainButton("D") { square(.green, 100, 100) }.opacity(0.47)
            }
            .taps("P")
        }
        #expect(tree.hitTest(CGPoint(x: 50, y: 50), rules: .iOS18Scored).receiver?.id == "P")
    }

    @Test func aFingersReachEndsAtNobodyThen() {
        var rules = HitTestRules.frontMost
        rules.fingerRadius = 20
        let tree = HitStage.topLeading400.tree { twoFaintButtons().taps("P") }
        #expect(tree.hitTest(CGPoint(x: 50, y: 50), rules: rules).receiver == nil)
    }

    @Test func theMapSaysTheSameAsATap() throws {
        let tree = HitStage.topLeading400.screen { twoFaintButtons().taps("P") }
        let map = HitRegions(tree, rules: .iOS18Scored)
        #expect(map.regions.map(\.receiver.id) == ["P"])
        #expect(try #require(map.regions.first).area.size == 10_000)
        let why = Tappability(tree, target: try #require(tree["P"]), rules: .iOS18Scored)
        #expect(why.isTappable)
        #expect(!Tappability(tree, target: try #require(tree["A"]), rules: .iOS18Scored).isTappable)
    }

    @Test func aTapFiresTheGestureAroundThem() {
        let log = GestureLog()
        let host = gestureHost(rules: .iOS18Scored) {
            ZStack {
                Button(action: log.note("A")) { box() }.buttonStyle(.plain).opacity(0.5)
                Button(action: log.note("C")) { box(.blue) }.buttonStyle(.plain).opacity(0.48)
            }
            .onTapGesture(perform: log.note("P"))
        }
        host.tap(at: middle)
        #expect(log.take() == ["P"])
    }
}
