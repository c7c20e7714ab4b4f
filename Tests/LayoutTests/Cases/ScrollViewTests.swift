import Foundation
import HitTest
import Layout
import Testing
import ViewTree

@Suite("A ScrollView takes what it is offered along its axes and hugs its content across them")
struct ScrollViewTests {
    @Test("Across its axis it is as wide as its content")
    func hugsAcross() {
        expectLayout(
            "SC1", "ScrollView{box(50,30)}", from: "MetalUI probe DS", at: .proposed(100, 100), size: (50, 100),
            ["a": [0, 0, 50, 30]]
        ) { ScrollView { box(50, 30).mark("a") } }
        expectLayout(
            "SC2", "ScrollView(.horizontal){box(50,30)}", from: "MetalUI probe DS", at: .proposed(100, 100),
            size: (100, 30), ["a": [0, 0, 50, 30]]
        ) { ScrollView(.horizontal) { box(50, 30).mark("a") } }
        expectLayout(
            "MS-SC4h", "ScrollView(.horizontal){R(500,500)}", from: "MetalUI probe SC", at: .proposed(100, 100),
            size: (100, 500), ["c": [0, 0, 500, 500]]
        ) { ScrollView(.horizontal) { box(500, 500).mark("c") } }
    }

    @Test("Content is offered its ideal along the axis and the proposal across it")
    func proposesToContent() {
        expectLayout(
            "MS-SC1h", "ScrollView(.horizontal){FB(ideal 50x300)}", from: "MetalUI probe SC",
            at: .proposed(100, 100), size: (100, 100), ["c": [0, 0, 50, 100]]
        ) { ScrollView(.horizontal) { flexibleBoth(idealWidth: 50, idealHeight: 300).mark("c") } }
        expectLayout(
            "MS-SC1hn", "ScrollView(.horizontal){FB(ideal 50x300)}", from: "MetalUI probe SC",
            at: .proposed(nil, nil), size: (50, 300), ["c": [0, 0, 50, 300]]
        ) { ScrollView(.horizontal) { flexibleBoth(idealWidth: 50, idealHeight: 300).mark("c") } }
        expectLayout(
            "SC9", "ScrollView{GeometryReader{_ in Color}}", from: "StackOverflow, 10 pt high readers",
            at: .proposed(100, 100), size: (100, 100), ["g": [0, 0, 100, 10]]
        ) { ScrollView { GeometryReader { _ in Color.red }.mark("g") } }
    }

    @Test("With two axes content that is smaller is centred")
    func centresSmallContent() {
        expectLayout(
            "SC3", "ScrollView([.horizontal,.vertical]){box(50,30)}", from: "MetalUI probe DS",
            at: .proposed(100, 100), size: (100, 100), ["a": [25, 35, 50, 30]]
        ) { ScrollView([.horizontal, .vertical]) { box(50, 30).mark("a") } }
        expectLayout(
            "MS-SC4b", "ScrollView([.h,.v]){R(500,500)}", from: "MetalUI probe SC", at: .proposed(100, 100),
            size: (100, 100), ["c": [0, 0, 500, 500]]
        ) { ScrollView([.horizontal, .vertical]) { box(500, 500).mark("c") } }
        expectLayout(
            "MS-SC3b", "ScrollView([.h,.v]){R(50,30); R(30,20)}", from: "MetalUI probe SC", at: .proposed(200, 200),
            size: (200, 200), ["a": [75, 71, 50, 30], "b": [85, 109, 30, 20]]
        ) {
            ScrollView([.horizontal, .vertical]) {
                box(50, 30).mark("a")
                box(30, 20).mark("b")
            }
        }
    }

    @Test("Several views form a column, whatever the axis")
    func implicitColumn() {
        expectLayout(
            "SC4", "ScrollView{box(50,30); box(30,20)}", from: "MetalUI probe DS", at: .proposed(100, 100),
            size: (50, 100), ["a": [0, 0, 50, 30], "b": [10, 38, 30, 20]]
        ) {
            ScrollView {
                box(50, 30).mark("a")
                box(30, 20).mark("b")
            }
        }
        expectLayout(
            "SC5", "ScrollView(.horizontal){box(50,30); box(30,20)}", from: "MetalUI probe DS",
            at: .proposed(200, 100), size: (200, 58), ["a": [0, 0, 50, 30], "b": [10, 38, 30, 20]]
        ) {
            ScrollView(.horizontal) {
                box(50, 30).mark("a")
                box(30, 20).mark("b")
            }
        }
    }

    @Test("Recorded: short content lies at the top, wide content widens the view")
    func recordedContent() {
        expectLayout(
            "D008", "ScrollView{VStack(0){Box(120,20) x3}}", from: "swiftui-web scroll/vertical",
            at: .window(300, 200),
            [
                "scroll": [90, 0, 120, 200], "content": [90, 0, 120, 60], "r0": [90, 0, 120, 20],
                "r1": [90, 20, 120, 20], "r2": [90, 40, 120, 20],
            ]
        ) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<3) { box(120, 20).mark("r\($0)") } }.mark("content")
            }.mark("scroll")
        }
        expectLayout(
            "A38", "ScrollView{Box(400,400)}", from: "swiftui-web scroll/wide-content", at: .window(300, 200),
            ["scroll": [-50, 0, 400, 200], "content": [-50, 0, 400, 400]]
        ) { ScrollView { box(400, 400).mark("content") }.mark("scroll") }
        expectLayout(
            "A40", "ScrollView{Box(100,400)}.frame(width:250,height:150)",
            from: "swiftui-web scroll/narrow-content", at: .window(300, 200),
            ["f": [25, 25, 250, 150], "scroll": [100, 25, 100, 150], "content": [100, 25, 100, 400]]
        ) { ScrollView { box(100, 400).mark("content") }.mark("scroll").frame(width: 250, height: 150).mark("f") }
    }

    @Test("Recorded: defaultScrollAnchor(.bottom) shows the end first")
    func bottomAnchor() {
        expectLayout(
            "D019", "ScrollView{VStack(0){20 x Box(120,20)}}.defaultScrollAnchor(.bottom)",
            from: "swiftui-web scroll/anchor-bottom", at: .window(300, 200),
            [
                "scroll": [90, 0, 120, 200], "content": [90, -200, 120, 400], "r0": [90, -200, 120, 20],
                "r10": [90, 0, 120, 20], "r19": [90, 180, 120, 20],
            ]
        ) {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { box(120, 20).mark("r\($0)") } }.mark("content")
            }.defaultScrollAnchor(.bottom).mark("scroll")
        }
    }

    @Test("An anchor for one role says nothing about the others, and goes before the anchor for all")
    func anchorsByRole() {
        func content(_ height: CGFloat, _ modify: @MainActor (ScrollView<AnyView>) -> some View) -> CGFloat? {
            LayoutTree(
                modify(ScrollView { AnyView(box(50, height).mark("content")) }),
                proposal: ProposedViewSize(width: 100, height: 100))["content"]?.frame.minY
        }
        let long = [
            content(400) { $0.defaultScrollAnchor(.bottom, for: .alignment) },
            content(400) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) },
            content(400) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset) },
        ]
        #expect(long == [0, -300, 0])
        let short = [
            content(40) { $0.defaultScrollAnchor(.bottom, for: .initialOffset) },
            content(40) { $0.defaultScrollAnchor(.bottom, for: .alignment) },
            content(40) { $0.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment) },
            content(40) { $0.defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom) },
        ]
        #expect(short == [0, 60, 0, 0])
    }

    @Test("A position along one axis leaves the other as it is")
    func positionsByAxis() {
        func origin(_ position: ScrollPosition) -> CGPoint? {
            LayoutTree(
                ScrollView([.horizontal, .vertical]) { box(300, 400).mark("content") }
                    .scrollPosition(.constant(position)),
                proposal: ProposedViewSize(width: 100, height: 100))["content"]?.frame.origin
        }
        #expect(origin(ScrollPosition(y: 120)) == CGPoint(x: 0, y: -120))
        #expect(origin(ScrollPosition(x: 30)) == CGPoint(x: -30, y: 0))
        #expect(origin(ScrollPosition(x: 30, y: 999)) == CGPoint(x: -30, y: -300))
        #expect(ScrollPosition(y: 120).y == 120 && ScrollPosition(y: 120).x == nil)
    }

    @Test("Content margins lie between the edges and the content")
    func margins() {
        let tree = LayoutTree(
            ScrollView { Color.red.frame(height: 300).mark("a") }
                .contentMargins(.horizontal, 10).contentMargins(.top, 7),
            proposal: ProposedViewSize(width: 100, height: 100))
        #expect(tree.size == CGSize(width: 100, height: 100))
        #expect(tree["a"]?.frame == CGRect(x: 10, y: 7, width: 80, height: 300))
    }
}

/// Keeps a proxy for the test.
private final class Handle: @unchecked Sendable {
    var proxy: ScrollViewProxy?
    func keep(_ proxy: ScrollViewProxy) { self.proxy = proxy }
}

@Suite("Scrolling moves the content, never beyond its ends")
struct ScrollToTests {
    private struct List: View {
        let handle: Handle
        var body: some View {
            ScrollViewReader { proxy in
                let _ = handle.keep(proxy)
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<20) { box(120, 20).id($0).mark("r\($0)") } }.mark("content")
                }.mark("scroll")
            }
        }
    }

    @Test("A37, recorded: scrollTo scrolls as little as needed, or lines up an anchor")
    func scrollTo() {
        let handle = Handle()
        let device = Device(size: CGSize(width: 300, height: 200), platform: .macOS)
        let host = ViewHost(List(handle: handle), device: device)
        func expect(_ content: CGFloat, _ id: String, _ y: CGFloat, _ line: SourceLocation = #_sourceLocation) {
            #expect(
                host.tree["content"]?.frame == CGRect(x: 90, y: content, width: 120, height: 400),
                sourceLocation: line)
            #expect(host.tree[id]?.frame == CGRect(x: 90, y: y, width: 120, height: 20), sourceLocation: line)
        }
        expect(0, "r19", 380)
        host.update { handle.proxy?.scrollTo(15) }
        expect(-120, "r15", 180)
        host.update { handle.proxy?.scrollTo(3, anchor: .top) }
        expect(-60, "r3", 0)
        host.update { handle.proxy?.scrollTo(10, anchor: .center) }
        expect(-110, "r10", 90)
        host.update { handle.proxy?.scrollTo(0) }
        expect(0, "r0", 0)
        // An id that nobody has changes nothing.
        host.update { handle.proxy?.scrollTo("nobody") }
        expect(0, "r0", 0)
    }

    private struct Positioned: View {
        @Binding var id: Int?
        var body: some View {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { box(120, 20).mark("r\($0)") } }.mark("content")
            }.scrollPosition(id: $id, anchor: .top)
        }
    }

    @Test("scrollPosition(id:) scrolls to the bound view when the id changes")
    func position() {
        let id = Box<Int?>(nil)
        let host = ViewHost(
            Positioned(id: id.binding), device: Device(size: CGSize(width: 300, height: 200), platform: .macOS))
        #expect(host.tree["content"]?.frame.minY == 0)
        host.update { id.value = 4 }
        #expect(host.tree["r4"]?.frame.minY == 0)
        host.update { id.value = 19 }
        #expect(host.tree["content"]?.frame.minY == -200)
    }

    @Test("Scrolling by hand stops at the ends of the content, and moves who is hit")
    func byHand() {
        let handle = Handle()
        let host = ViewHost(
            List(handle: handle), device: Device(size: CGSize(width: 300, height: 200), platform: .macOS))
        host.scroll("scroll", by: CGVector(dx: 0, dy: 50))
        #expect(host.tree["content"]?.frame.minY == -50)
        #expect(host.tree.hitTest(CGPoint(x: 150, y: 5)).considered.contains { $0.id == "r2" && $0.outcome == .hit })
        host.scroll("scroll", by: CGVector(dx: 0, dy: 5000))
        #expect(host.tree["content"]?.frame.minY == -200)
        host.scroll("scroll", by: CGVector(dx: 0, dy: -1))
        #expect(host.tree["content"]?.frame.minY == -199)
        host.scroll("scroll", by: CGVector(dx: 3, dy: -5000))
        #expect(host.tree["content"]?.frame == CGRect(x: 90, y: 0, width: 120, height: 400))
    }

    @Test("What is scrolled out of the view takes no hits, and says why")
    func bounds() {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                ScrollView { box(100, 300).onTapGesture {}.mark("long") }.frame(height: 100)
                box(100, 100).mark("below")
            }, proposal: ProposedViewSize(width: 100, height: 300))
        let inside = tree.hitTest(CGPoint(x: 50, y: 50))
        #expect(inside.receiver?.id == "long")
        let outside = tree.hitTest(CGPoint(x: 50, y: 150))
        #expect(outside.receiver == nil)
        #expect(outside.considered.contains { $0.id == "long" && $0.rule == .containerBounds })
    }

    @Test("In a window content scrolls under the unsafe area and is hit there")
    func underTheUnsafeArea() {
        let device = Device(
            size: CGSize(width: 100, height: 200), safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<20) { n in box(100, 20).onTapGesture {}.mark("r\(n)") } }
            }.mark("scroll"), device: device)
        #expect(host.tree["scroll"]?.frame == CGRect(x: 0, y: 40, width: 100, height: 140))
        #expect(host.tree["r0"]?.frame.minY == 40)
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 190)).receiver?.id == "r7")
        host.scroll("scroll", by: CGVector(dx: 0, dy: 60))
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 10)).receiver?.id == "r1")
    }
}

/// A value outside of the view.
private final class Box<Value>: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}

@Suite("The space of a scroll view is its frame, however far it is scrolled")
struct ScrollViewSpaceTests {
    private struct Reader: View {
        let seen: SeenFrame
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    box(100, 30)
                    GeometryReader { proxy in
                        let _ = seen.keep(proxy.frame(in: .scrollView), proxy.bounds(of: .scrollView(axis: .vertical)))
                        Color.red
                    }.frame(height: 40)
                    box(100, 400)
                }
            }.mark("scroll").padding(10)
        }
    }

    @Test func frameInScrollView() {
        let seen = SeenFrame()
        let host = ViewHost(Reader(seen: seen), proposal: ProposedViewSize(width: 120, height: 120))
        #expect(seen.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
        #expect(seen.bounds == CGRect(x: 0, y: -30, width: 100, height: 100))
        host.scroll("scroll", by: CGVector(dx: 0, dy: 25))
        #expect(seen.frame == CGRect(x: 0, y: 5, width: 100, height: 40))
    }
}

private final class SeenFrame: @unchecked Sendable {
    var frame = CGRect.null
    var bounds: CGRect?
    func keep(_ frame: CGRect, _ bounds: CGRect?) {
        self.frame = frame
        self.bounds = bounds
    }
}
