import Foundation
import Layout
import Testing
import ViewTree

/// `frame(minWidth:idealWidth:maxWidth:…)`.
struct FlexibleFrameTests {
    @Test func anIdealLengthCountsOnlyWhereNothingIsProposed() {
        expectLayout(
            "FX1", "box(20,20).tag(a).frame(idealWidth:80)", from: "MetalUI probe FS",
            at: .proposed(300, 200), size: (20, 20), ["a": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(idealWidth: 80)
        }
        expectLayout(
            "FX3", "box(200,160).tag(a).frame(idealWidth:80)", from: "MetalUI probe FS C3",
            at: .proposed(nil, nil), size: (80, 160), ["a": [-60, 0, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(idealWidth: 80)
        }
        expectLayout(
            "FX5", "Color.tag(a).frame(minWidth:40,idealWidth:80,maxWidth:120)", from: "MetalUI probe FS C5",
            at: .proposed(300, 200), size: (120, 200), ["a": [0, 0, 120, 200]]
        ) {
            Color.red.mark("a").frame(minWidth: 40, idealWidth: 80, maxWidth: 120)
        }
        expectLayout(
            "FX36", "Color.tag(a).frame(idealWidth:80,idealHeight:30).fixedSize()", from: "Thinking in SwiftUI",
            at: .proposed(300, 200), size: (80, 30), ["a": [0, 0, 80, 30]]
        ) {
            Color.red.mark("a").frame(idealWidth: 80, idealHeight: 30).fixedSize()
        }
    }

    @Test func betweenAMinimumAndAMaximumTheChildDoesNotMatter() {
        expectLayout(
            "FX7", "box(20,20).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS",
            at: .proposed(60, nil), size: (60, 20), ["a": [20, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX8", "box(20,20).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS",
            at: .proposed(30, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX10", "box(20,20).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FN",
            at: .proposed(-30, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX11", "box(20,20).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FN",
            at: .proposed(0, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX24", "box(200,160).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS D13",
            at: .proposed(100, nil), size: (80, 160), ["a": [-60, 0, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX27", "box(200,160).tag(a).frame(minWidth:0,maxWidth:.infinity)", from: "MetalUI probe E2 F4",
            at: .proposed(100, nil), size: (100, 160), ["a": [-50, 0, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(minWidth: 0, maxWidth: .infinity)
        }
    }

    @Test func withoutAProposalTheChildIsClampedBetweenTheBounds() {
        expectLayout(
            "FX9", "box(20,20).tag(a).frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS",
            at: .proposed(nil, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40, maxWidth: 80)
        }
        expectLayout(
            "FX19", "box(20,20).tag(a).frame(minWidth:40)", from: "MetalUI probe FS D7",
            at: .proposed(nil, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40)
        }
        expectLayout(
            "FX22", "box(20,20).tag(a).frame(maxWidth:.infinity)", from: "MetalUI probe FS D11",
            at: .proposed(nil, nil), size: (20, 20), ["a": [0, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(maxWidth: .infinity)
        }
    }

    @Test func aMaximumAloneNeverShrinksBelowTheChild() {
        expectLayout(
            "FX13", "box(20,20).tag(a).frame(maxWidth:80)", from: "MetalUI probe FS D4",
            at: .proposed(30, nil), size: (30, 20), ["a": [5, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(maxWidth: 80)
        }
        expectLayout(
            "FX26", "box(200,160).tag(a).frame(maxWidth:.infinity)", from: "MetalUI probe FN",
            at: .proposed(100, nil), size: (200, 160), ["a": [0, 0, 200, 160]]
        ) {
            box(200, 160).mark("a").frame(maxWidth: .infinity)
        }
    }

    @Test func anInfiniteMaximumTakesAnInfiniteProposal() {
        expectLayout(
            "FX23", "box(20,20).frame(maxWidth:.infinity)", from: "MetalUI probe FS D12",
            at: .proposed(.infinity, nil), size: (.infinity, 20)
        ) {
            box(20, 20).frame(maxWidth: .infinity)
        }
    }

    @Test func aMinimumAloneNeverGrowsPastTheChild() {
        expectLayout(
            "FX17", "box(20,20).tag(a).frame(minWidth:40)", from: "MetalUI probe FS D7",
            at: .proposed(100, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40)
        }
        expectLayout(
            "FX18", "box(20,20).tag(a).frame(minWidth:40)", from: "MetalUI probe FS D7",
            at: .proposed(30, nil), size: (40, 20), ["a": [10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 40)
        }
    }

    @Test func contradictoryBoundsAreRaisedToTheMinimum() {
        expectLayout(
            "FX30", "box(20,20).tag(a).frame(minWidth:60,idealWidth:40)", from: "MetalUI probe IV P4c",
            at: .proposed(nil, nil), size: (60, 20), ["a": [20, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: 60, idealWidth: 40)
        }
        expectLayout(
            "FX32", "box(20,20).tag(a).frame(minWidth:-50,maxWidth:-10)", from: "MetalUI probe FN",
            at: .proposed(100, nil), size: (0, 20), ["a": [-10, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(minWidth: -50, maxWidth: -10)
        }
    }

    @Test func anOuterFrameGrowsAroundAnInnerOne() {
        expectLayout(
            "FX35", "box(20,20).tag(a).frame(width:50).tag(f).frame(maxWidth:.infinity)", from: "MetalUI probe FS E4",
            at: .proposed(300, 200), size: (300, 20), ["f": [125, 0, 50, 20], "a": [140, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").frame(width: 50).mark("f").frame(maxWidth: .infinity)
        }
    }

    @Test func aFrameStrictlyInsideItsBoundsPlacesItsChildWithoutAProposal() {
        expectLayout(
            "FX38", "Color.tag(a).frame(maxWidth:100).tag(f)", from: "OpenSwiftUI",
            at: .proposed(nil, nil), size: (10, 10), ["f": [0, 0, 10, 10], "a": [0, 0, 10, 10]]
        ) {
            Color.red.mark("a").frame(maxWidth: 100).mark("f")
        }
    }

    @Test func aFrameThatHitsABoundPlacesItsChildAtItsOwnSize() {
        expectProposals(
            "FX39", "probe child (20×20) .frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS D3",
            child: (20, 20), at: (nil, nil), question: (nil, nil), placement: (40, nil), frame: (40, 20)
        ) {
            $0.frame(minWidth: 40, maxWidth: 80)
        }
        expectProposals(
            "FX40", "probe child (20×20) .frame(maxWidth:80)", from: "MetalUI probe FS D6",
            child: (20, 20), at: (nil, nil), question: (nil, nil), placement: (nil, nil), frame: (20, 20)
        ) {
            $0.frame(maxWidth: 80)
        }
        expectProposals(
            "FX41", "probe child (200×160) .frame(maxWidth:80)", from: "MetalUI probe FS D14",
            child: (200, 160), at: (nil, nil), question: (nil, nil), placement: (80, nil), frame: (80, 160)
        ) {
            $0.frame(maxWidth: 80)
        }
        expectProposals(
            "FX42", "probe child (20×20) .frame(minWidth:40,maxWidth:80)", from: "MetalUI probe FS D",
            child: (20, 20), at: (100, 100), question: (80, 100), placement: (80, 20), frame: (80, 20)
        ) {
            $0.frame(minWidth: 40, maxWidth: 80)
        }
    }
}

/// Checks what a frame asks its child, and what it places it with.
private func expectProposals(
    _ id: String,
    _ code: String,
    from source: String,
    child: (CGFloat, CGFloat),
    at proposal: (CGFloat?, CGFloat?),
    question: (CGFloat?, CGFloat?),
    placement: (CGFloat?, CGFloat?),
    frame: (CGFloat, CGFloat),
    sourceLocation: SourceLocation = #_sourceLocation,
    _ modify: @MainActor (AnyView) -> some View
) {
    let log = ProposalLog()
    let probe = Probe(size: CGSize(width: child.0, height: child.1), log: log)
    let tree = LayoutTree(
        modify(AnyView(probe { Color.red })), proposal: ProposedViewSize(width: proposal.0, height: proposal.1))
    let context = """
        \(id)  \(code), from \(source)
        questions \(log.questions), placements \(log.placements), size \(tree.size.shortDescription)
        """
    let asked = ProposedViewSize(width: question.0, height: question.1)
    #expect(log.questions.contains(asked), "\(context)", sourceLocation: sourceLocation)
    let placed = ProposedViewSize(width: placement.0, height: placement.1)
    #expect(log.placements.last == placed, "\(context)", sourceLocation: sourceLocation)
    let size = CGSize(width: frame.0, height: frame.1)
    #expect(tree.size == size, "\(context)", sourceLocation: sourceLocation)
}
