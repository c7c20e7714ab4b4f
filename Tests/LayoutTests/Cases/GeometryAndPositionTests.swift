import Foundation
import Layout
import Testing
import ViewTree

/// GeometryReader, position, offset and transforms.
struct GeometryAndPositionTests {
    @Test func aGeometryReaderTakesItsProposalAndPutsItsChildTopLeading() {
        expectLayout(
            "GE1", "GeometryReader{_ in box(20,20).tag(a)}", from: "Apple documentation",
            at: .proposed(100, 80), size: (100, 80), ["a": [0, 0, 20, 20]]
        ) {
            GeometryReader { _ in box(20, 20).mark("a") }
        }
    }

    @Test func aReaderDirectlyInsideAnotherHasASizeOfItsOwn() {
        expectLayout(
            "GE1", "GeometryReader{ o in GeometryReader{ i in box(o.width/2,i.width/2).tag(a) }.padding(10) }",
            from: "Apple documentation", at: .proposed(100, 80), size: (100, 80), ["a": [10, 10, 50, 40]]
        ) {
            GeometryReader { outer in
                GeometryReader { inner in box(outer.size.width / 2, inner.size.width / 2).mark("a") }.padding(10)
            }
        }
    }

    @Test func positionPutsTheCentreAndTakesItsProposal() {
        expectLayout(
            "GE4", "box(20,20).tag(a).position(x:50,y:10)", from: "Apple documentation",
            at: .proposed(100, 80), size: (100, 80), ["a": [40, 0, 20, 20]]
        ) {
            box(20, 20).mark("a").position(x: 50, y: 10)
        }
        expectLayout(
            "GE6", "box(20,20).tag(a).position(x:5,y:5).fixedSize()", from: "OpenSwiftUI PR 507",
            at: .proposed(100, 80), size: (20, 20), ["a": [-5, -5, 20, 20]]
        ) {
            box(20, 20).mark("a").position(x: 5, y: 5).fixedSize()
        }
        expectLayout(
            "GE7", "HStack(spacing:0){box(20,20).tag(a).position(x:30,y:10); box(20,20).tag(b)}", from: "derived",
            at: .proposed(120, 50), size: (120, 50), ["a": [20, 0, 20, 20], "b": [100, 15, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).mark("a").position(x: 30, y: 10)
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "GE13",
            """
            ZStack{Color.aspectRatio(1,contentMode:.fill).tag(r); box(100,100).tag(g); box(100,100)
                .position(x:60,y:60).tag(p)}.frame(width:350,height:300)
            """,
            from: "StackOverflow, scaledToFill shifts position",
            at: .proposed(500, 500), size: (350, 300),
            ["r": [0, -25, 350, 350], "g": [125, 100, 100, 100], "p": [0, -25, 350, 350]]
        ) {
            ZStack {
                Color.red.aspectRatio(1, contentMode: .fill).mark("r")
                box(100, 100).mark("g")
                box(100, 100).position(x: 60, y: 60).mark("p")
            }
            .frame(width: 350, height: 300)
        }
    }

    @Test func offsetMovesNoFrame() {
        expectLayout(
            "GE8", "HStack(spacing:0){box(20,20).offset(x:30,y:10).tag(a_layout); box(20,20).tag(b)}",
            from: "MetalUI probe PT T6",
            at: .proposed(nil, nil), size: (40, 20), ["a_layout": [0, 0, 20, 20], "b": [20, 0, 20, 20]]
        ) {
            HStack(spacing: 0) {
                box(20, 20).offset(x: 30, y: 10).mark("a_layout")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func scalingMovesNoFrame() {
        expectLayout(
            "GE9", "Color.frame(width:40,height:20).scaleEffect(2).tag(layout)", from: "MetalUI probe PT T1",
            at: .proposed(nil, nil), size: (40, 20), ["layout": [0, 0, 40, 20]]
        ) {
            Color.red.frame(width: 40, height: 20).scaleEffect(2).mark("layout")
        }
    }

    @Test func anEffectMovesTheBoundsOfWhatItDraws() {
        let offset = LayoutTree(
            box(20, 20).mark("a").offset(x: 30, y: 10), proposal: ProposedViewSize(width: nil, height: nil))
        #expect(
            offset["a"]?.bounds == CGRect(x: 30, y: 10, width: 20, height: 20), "GE8, from MetalUI probe PT T6")
        let scaled = LayoutTree(
            box(40, 20).mark("a").scaleEffect(2), proposal: ProposedViewSize(width: nil, height: nil))
        #expect(
            scaled["a"]?.bounds == CGRect(x: -20, y: -10, width: 80, height: 40), "GE9, from MetalUI probe PT T1")
    }

    @Test func rotationIsAboutTheCentreAndMovesNoFrame() throws {
        let tree = LayoutTree(
            box(40, 20).mark("a").rotationEffect(.degrees(90)), proposal: ProposedViewSize(width: nil, height: nil))
        #expect(tree.size == CGSize(width: 40, height: 20), "GE11, from MetalUI probe PT T3")
        let bounds = try #require(tree["a"]?.bounds)
        let drawn = CGRect(x: 10, y: -10, width: 20, height: 40)
        #expect(
            bounds.isNear(drawn, within: LayoutCase.exact),
            "GE11, from MetalUI probe PT T3: drawn at \(bounds.shortDescription)")
    }

    @Test func aGeometryProxysSizeIsUnscaledAndItsGlobalFrameIsNot() {
        let seen = SeenGeometry()
        _ = LayoutTree(
            GeometryReader { proxy in
                seen.note(proxy.size, proxy.frame(in: .global))
            }
            .frame(width: 100, height: 100)
            .scaleEffect(2.2),
            proposal: ProposedViewSize(width: 300, height: 300))
        let source = "GE12, from fatbobman"
        #expect(seen.size == CGSize(width: 100, height: 100), "\(source)")
        #expect(
            seen.globalSize.isNear(CGSize(width: 220, height: 220), within: LayoutCase.exact),
            "\(source): \(seen.globalSize.shortDescription)")
    }
}

/// What a GeometryReader's content read last.
private final class SeenGeometry: @unchecked Sendable {
    var size = CGSize.zero
    var globalSize = CGSize.zero

    func note(_ size: CGSize, _ frame: CGRect) -> Color {
        self.size = size
        globalSize = frame.size
        return Color.red
    }
}
