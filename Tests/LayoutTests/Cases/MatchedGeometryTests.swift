import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// matchedGeometryEffect.
struct MatchedGeometryTests {
    @Test func followersKeepTheirSlotsInTheLayout() {
        expectLayout(
            "D070",
            """
            ZStack(alignment:.topLeading){ Box(40,40).matched(source).tag(src).padding(top 20,leading 120);
            Box(80,20).matched(frame).tag(f); Box(30,30).matched(position).tag(p).padding(.top,70);
            Box(20,60).matched(size).tag(s).padding(.leading,60) }.frame(200,100,.topLeading).tag(z)
            """,
            from: "swiftui-web Fixtures/Goldens/matched/follower", at: .window(300, 140),
            [
                "z": [50, 20, 200, 100], "src": [170, 40, 40, 40], "f": [50, 20, 80, 20], "p": [50, 90, 30, 30],
                "s": [110, 20, 20, 60],
            ], within: LayoutCase.recorded
        ) {
            Followers()
        }
    }

    @Test func whatIsInsideAFollowerGoesToTheSource() {
        expectLayout(
            "D070", "the same, inside the effects", from: "Apple documentation, objc.io", at: .window(300, 140),
            [
                // The source's middle is 190,60.
                "in f": [150, 50, 80, 20], "in p": [175, 45, 30, 30], "in s": [110, 20, 20, 60],
            ]
        ) {
            Followers()
        }
    }

    @Test func whatIsInsideAFollowerIsOfferedTheSourcesSizeEvenWhereTheFollowerStaysAsItWas() {
        expectLayout(
            "matched", "ZStack(.topLeading){ source Box(40,20); VStack{ Color.frame(height:10); Box(60,10) } follows }",
            from: "objc.io", at: .proposed(20, 20), ["in": [0, 0, 40, 10]]
        ) {
            Wide()
        }
    }

    @Test func aFlexibleFollowerTakesTheSourcesSize() {
        expectLayout(
            "D071",
            "ZStack(.topLeading){ source Box(40,40) padded (70 top, 90 leading); followers Color }.frame(200,160)",
            from: "swiftui-web Fixtures/Goldens/matched/anchors; Apple documentation", at: .proposed(nil, nil),
            [
                "sizeCflex": [0, 0, 200, 160], "frameCflex": [0, 0, 200, 160], "frameTLflex": [0, 0, 200, 160],
                "in size": [80, 60, 40, 40], "in frame": [90, 70, 40, 40], "in TL": [90, 70, 40, 40],
            ]
        ) {
            Flexible()
        }
    }

    @Test func theAnchorsOfSourceAndFollowerMeet() {
        expectLayout(
            "MA1", "source box(40,20) anchor .bottomLeading; follower box(10,10), position, anchor .topLeading",
            from: "Apple documentation of anchor", at: .proposed(nil, nil), ["menu": [30, 20, 10, 10]]
        ) {
            Menu()
        }
    }

    @Test func aFollowerIsHitWhereItIsDrawn() {
        let tree = LayoutTree(Menu(), proposal: .unspecified)
        #expect(tree.hitTest(CGPoint(x: 35, y: 25)).hit?.id == "menu")
        #expect(tree.hitTest(CGPoint(x: 5, y: 25)).hit == nil)
    }

    @Test func theMarkBehindTheChosenTabFollowsTheChoice() throws {
        let host = ViewHost(MarkedTabs(), proposal: .unspecified)
        #expect(host.tree["mark"]?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
        try host.tap("2")
        #expect(host.tree["mark"]?.frame == CGRect(x: 70, y: 0, width: 50, height: 20))
    }

    @Test func aFollowerUndoesTheTransformsBetween() {
        let tree = LayoutTree(Scaled(), proposal: .unspecified)
        #expect(tree["follower"]?.bounds == tree["source"]?.bounds)
    }

    @Test func severalSourcesAreWarnedOf() {
        let tree = LayoutTree(Twins(), proposal: .unspecified)
        #expect(tree.warnings.count == 1)
        #expect(tree.warnings.first?.message.contains("isSource") == true)
    }

    @Test func withoutASourceAFollowerStays() {
        let tree = LayoutTree(Alone(), proposal: .unspecified)
        #expect(tree["a"]?.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}

private struct Followers: View {
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            box(40, 40).matchedGeometryEffect(id: 1, in: space).mark("src").padding(.top, 20).padding(.leading, 120)
            box(80, 20).mark("in f").matchedGeometryEffect(id: 1, in: space, isSource: false).mark("f")
            box(30, 30).mark("in p").matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
                .mark("p").padding(.top, 70)
            box(20, 60).mark("in s").matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
                .mark("s").padding(.leading, 60)
        }
        .frame(width: 200, height: 100, alignment: .topLeading)
        .mark("z")
    }
}

private struct Flexible: View {
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            box(40, 40).matchedGeometryEffect(id: 1, in: space).padding(.top, 70).padding(.leading, 90)
            Color.red.mark("in size").matchedGeometryEffect(id: 1, in: space, properties: .size, isSource: false)
                .mark("sizeCflex")
            Color.red.mark("in frame").matchedGeometryEffect(id: 1, in: space, isSource: false).mark("frameCflex")
            Color.red.mark("in TL").matchedGeometryEffect(id: 1, in: space, anchor: .center, isSource: false)
                .mark("frameTLflex")
        }
        .frame(width: 200, height: 160, alignment: .topLeading)
    }
}

private struct Menu: View {
    @Namespace private var space

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            box(40, 20).matchedGeometryEffect(id: "menu", in: space, anchor: .bottomLeading).padding(.leading, 30)
            box(10, 10).mark("menu")
                .matchedGeometryEffect(
                    id: "menu", in: space, properties: .position, anchor: .topLeading, isSource: false)
        }
    }
}

private struct MarkedTabs: View {
    @Namespace private var space
    @State private var chosen = 0

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<3) { tab in
                box(30 + 10 * CGFloat(tab), 20).onTapGesture { chosen = tab }.mark("\(tab)")
                    .matchedGeometryEffect(id: tab, in: space)
            }
        }
        .background { Color.blue.mark("mark").matchedGeometryEffect(id: chosen, in: space, isSource: false) }
    }
}

private struct Scaled: View {
    @Namespace private var space

    var body: some View {
        HStack(spacing: 10) {
            box(40, 20).mark("source").matchedGeometryEffect(id: 1, in: space)
            Color.red.mark("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
                .frame(width: 10, height: 10)
                .scaleEffect(2)
        }
    }
}

/// As wide as its second box, whatever it is offered.
private struct Wide: View {
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            box(40, 20).matchedGeometryEffect(id: 1, in: space, anchor: .topLeading)
            VStack(alignment: .leading, spacing: 0) {
                Color.red.mark("in").frame(height: 10)
                box(60, 10)
            }
            .matchedGeometryEffect(id: 1, in: space, anchor: .topLeading, isSource: false)
        }
    }
}

private struct Twins: View {
    @Namespace private var space

    var body: some View {
        HStack {
            box(10, 10).matchedGeometryEffect(id: 1, in: space)
            box(10, 10).matchedGeometryEffect(id: 1, in: space)
        }
    }
}

private struct Alone: View {
    @Namespace private var space

    var body: some View {
        box(10, 10).mark("a").matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
}
