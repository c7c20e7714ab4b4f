import Foundation
import HitTest
import Inspection
import Layout
import Testing
import ViewTree

/// `why`, `tap --on` and `sweep` aim at the same point and give the same reason.
struct ReasonAgreementTests {
    @Test func aLabelledControlIsSweptWhereItTakesTaps() throws {
        let tree = HitStage.topLeading400.screen {
            ColorPicker("cp", selection: .constant(.red)).opacity(0.02).accessibilityIdentifier("cp")
        }
        let node = try #require(tree["cp"])
        let why = Tappability(tree, target: node, rules: .frontMost)
        let sweep = SweepReport(tree, target: node, id: "cp", rules: .frontMost)
        #expect(sweep.point == why.reach.point)
        let lowest = try #require(sweep.window.lowest)
        #expect(abs(lowest - 0.01) < 1e-6)
    }

    @Test func aDeadControlIsSweptWhereItWouldTakeTaps() throws {
        let tree = HitStage.topLeading400.screen {
            ColorPicker("cp", selection: .constant(.red)).opacity(0.005).accessibilityIdentifier("cp")
        }
        let node = try #require(tree["cp"])
        #expect(!Tappability(tree, target: node, rules: .frontMost).isTappable)
        let sweep = SweepReport(tree, target: node, id: "cp", rules: .frontMost)
        #expect(sweep.steps.last?.receiver?.id == "cp", "at 0.02")
        #expect(sweep.steps.first { $0.opacity == 0.001 }?.rule == .hostedAlpha)
        #expect(sweep.steps.first?.rule == .opacity, "at 0")
    }

    @Test func theReasonIsTheSameWhereverItIsAskedFor() throws {
        expectReason(.hostedAlpha) {
            ColorPicker("cp", selection: .constant(.red)).opacity(0.01).accessibilityIdentifier("A")
        }
        expectReason(.zeroSize) { Color.red.frame(width: 100, height: 0).taps("A") }
        expectReason(.hidden) { plainButton("A") { square(.red, 100, 100) }.hidden() }
        expectReason(.allowsHitTesting) { plainButton("A") { square(.red, 100, 100) }.allowsHitTesting(false) }
        expectReason(.singularTransform) { square(.red, 100, 100).taps("A").scaleEffect(0) }
        expectReason(.emptyContent) { Color.clear.frame(width: 100, height: 100).taps("A") }
        expectReason(.containerBounds) {
            ScrollView {
                VStack(spacing: 0) {
                    square(.red, 100, 600)
                    plainButton("A") { square(.red, 100, 50) }
                }
            }
            .frame(width: 100, height: 200)
        }
    }

    private func expectReason(
        _ reason: HitRule, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ view: @MainActor () -> some View
    ) {
        let tree = HitStage.topLeading400.screen(view)
        guard let node = tree["A"] else { return #expect(Bool(false), sourceLocation: sourceLocation) }
        let why = Tappability(tree, target: node, rules: .frontMost)
        #expect(why.reason == reason, "\(why.detail)", sourceLocation: sourceLocation)
        let point = Reachability.aim(tree, row: node.row, rules: .frontMost)
        let tap = tree.hitTest(point).aimed(at: node)
        #expect(tap.rule == reason, "\(tap)", sourceLocation: sourceLocation)
        let opacity = tree.opacityRow(of: node.row).map { tree.table.nodes[$0].a } ?? 1
        let sweep = SweepReport(tree, target: node, id: "A", opacities: [opacity], rules: .frontMost)
        #expect(sweep.point == point, sourceLocation: sourceLocation)
        #expect(sweep.steps[0].rule == reason, sourceLocation: sourceLocation)
    }

    @Test func aViewOfSwiftUIsOwnTakesTapsFromTheDoubleOneThousandth() throws {
        let tree = HitStage.topLeading400.screen { square(.red, 100, 100).opacity(0.5).taps("A") }
        let sweep = SweepReport(tree, target: try #require(tree["A"]), id: "A", rules: .frontMost)
        #expect(sweep.window.lowest == 0.001)
        #expect(sweep.json.document.contains("0.001"))
        #expect(!sweep.json.document.contains("0.001001"))
        #expect(sweep.text.contains("takes taps from 0.001"))
    }
}
