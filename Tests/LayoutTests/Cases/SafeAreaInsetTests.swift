import Foundation
import Layout
import Testing
import ViewTree

@Suite("safeAreaInset and safeAreaPadding make the safe area smaller")
struct SafeAreaInsetTests {
    @Test("The bar takes its height from the view")
    func barInWindow() {
        expectLayout(
            "SF6", "Color.safeAreaInset(edge:.bottom,spacing:0){box(400,50)}", from: "Apple, OpenSwiftUI",
            at: .safeAreaWindow, ["a": [0, 47, 400, 669], "bar": [0, 716, 400, 50]]
        ) {
            Color.red.mark("a").safeAreaInset(edge: .bottom, spacing: 0) { box(400, 50).mark("bar") }
        }
    }

    @Test("The whole is as long as both and as wide as the wider one")
    func idealSize() {
        expectLayout(
            "SF8", "box(100,80).safeAreaInset(edge:.bottom,spacing:0){box(60,20)}", from: "OpenSwiftUI",
            at: .proposed(nil, nil), size: (100, 100), ["p": [0, 0, 100, 80], "i": [20, 80, 60, 20]]
        ) {
            box(100, 80).mark("p").safeAreaInset(edge: .bottom, spacing: 0) { box(60, 20).mark("i") }
        }
    }

    @Test("A bar with nothing in it takes no room and has no gap, whatever makes it empty")
    func emptyBar() {
        func frame(@ViewBuilder _ view: @MainActor () -> some View) -> CGRect? {
            LayoutTree(view(), proposal: ProposedViewSize(width: 100, height: 100))["a"]?.frame
        }
        let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
        let isShown = false
        let frames = [
            frame { Color.red.mark("a").safeAreaInset(edge: .bottom) { if isShown { box(10, 10) } } },
            frame { Color.red.mark("a").safeAreaInset(edge: .top) { EmptyView() } },
            frame {
                Color.red.mark("a").safeAreaInset(edge: .leading) { ForEach(0..<0, id: \.self) { _ in box(10, 10) } }
            },
            frame { Color.red.mark("a").safeAreaInset(edge: .bottom) { Group { if isShown { box(10, 10) } } } },
        ]
        #expect(frames == [whole, whole, whole, whole])
    }

    @Test("Without a spacing the default distance lies between view and bar, on every edge")
    func defaultSpacing() {
        func frames(_ edge: VerticalEdge) -> [CGRect?] {
            let tree = LayoutTree(
                box(100, 80).mark("p").safeAreaInset(edge: edge, alignment: .trailing) { box(60, 20).mark("i") },
                proposal: .unspecified)
            return [tree["p"]?.frame, tree["i"]?.frame]
        }
        #expect(
            frames(.top) == [
                CGRect(x: 0, y: 28, width: 100, height: 80), CGRect(x: 40, y: 0, width: 60, height: 20),
            ])
        let tree = LayoutTree(
            box(100, 80).mark("p").safeAreaInset(edge: .leading, alignment: .bottom) { box(60, 20).mark("i") },
            proposal: .unspecified)
        #expect(tree["p"]?.frame == CGRect(x: 68, y: 0, width: 100, height: 80))
        #expect(tree["i"]?.frame == CGRect(x: 0, y: 60, width: 60, height: 20))
    }

    @Test("What ignores the safe area inside reaches under the bar and on to the window's edge")
    func reachesUnderTheBar() {
        expectLayout(
            "under the bar", "Color.ignoresSafeArea().safeAreaInset(edge:.bottom){…}",
            from: "Apple's documentation of safeAreaInset", at: .safeAreaWindow,
            ["a": [0, 0, 400, 800], "bar": [0, 716, 400, 50]]
        ) {
            Color.red.ignoresSafeArea().mark("a").safeAreaInset(edge: .bottom, spacing: 0) {
                box(400, 50).mark("bar")
            }
        }
    }

    @Test("A GeometryReader inside sees bar and safe area as its insets")
    func insetsOfReaders() {
        let seen = Seen()
        _ = LayoutTree(
            GeometryReader { proxy in
                let _ = seen.keep(proxy.safeAreaInsets)
                Color.red
            }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 50) },
            device: Device(
                size: CGSize(width: 400, height: 800),
                safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)))
        #expect(seen.insets == EdgeInsets(top: 47, leading: 0, bottom: 84, trailing: 0))
    }

    @Test("safeAreaPadding offers less")
    func padding() {
        expectLayout(
            "SF10", "Color.safeAreaPadding(.horizontal,20)", from: "Apple, fatbobman", at: .safeAreaWindow,
            ["c": [20, 47, 360, 719]]
        ) { Color.red.mark("c").safeAreaPadding(.horizontal, 20) }
    }

    @Test("Recorded: scrolled content starts after the padding")
    func recordedPadding() {
        expectLayout(
            "A25", "HStack{Fill().safeAreaPadding(20); ScrollView{…}.safeAreaPadding(.vertical,20)}",
            from: "swiftui-web position/safe-area-padding", at: .window(320, 200),
            [
                "row": [50, 25, 220, 150], "a": [50, 25, 100, 150], "b": [170, 25, 100, 150],
                "content": [170, 45, 100, 180], "r0": [170, 45, 100, 30], "r1": [170, 75, 100, 30],
                "r5": [170, 195, 100, 30],
            ]
        ) {
            HStack(spacing: 20) {
                Color.red.safeAreaPadding(20).frame(width: 100, height: 150).mark("a")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<6) { Color.red.frame(height: 30).mark("r\($0)") } }
                        .mark("content")
                }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).mark("b")
            }.mark("row")
        }
    }
}

private final class Seen: @unchecked Sendable {
    var insets = EdgeInsets()
    func keep(_ insets: EdgeInsets) { self.insets = insets }
}

@Suite("containerRelativeFrame takes its lengths from the container around the view")
struct ContainerRelativeFrameTests {
    @Test("Equal parts of a scroll view, spacing between them")
    func parts() {
        expectLayout(
            "SF13", "ScrollView(.horizontal){HStack(10){Color.containerRelativeFrame(.horizontal,count:4,…)}}",
            from: "Apple's documentation", at: .proposed(400, 100),
            [
                "0": [0, 0, 92.5, 100], "1": [102.5, 0, 92.5, 100], "3": [307.5, 0, 92.5, 100],
                "5": [512.5, 0, 92.5, 100],
            ]
        ) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<8) { n in
                        Color.red.containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10).mark("\(n)")
                    }
                }
            }
        }
    }

    @Test("The window counts without its safe area, the parent not at all")
    func window() {
        expectLayout(
            "the window", "VStack{Color.containerRelativeFrame([.h,.v]){l, _ in l / 2}}.frame(100,100)",
            from: "Apple's documentation", at: .safeAreaWindow, ["a": [100, 226.75, 200, 359.5]]
        ) {
            VStack {
                Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.mark("a")
            }.frame(width: 100, height: 100)
        }
    }

    @Test("A scroll view is the container that was offered, not the one that its content made of it")
    func crosswise() {
        // SwiftUI lays out once: what came of the content cannot be its container.
        let tree = LayoutTree(
            ScrollView(.horizontal) {
                VStack(spacing: 0) {
                    Color.red.containerRelativeFrame(.vertical).mark("a")
                    Color.blue.frame(height: 30)
                }
            }, proposal: ProposedViewSize(width: 200, height: 100))
        #expect(tree["a"]?.frame.height == 100)
        #expect(tree.size == CGSize(width: 200, height: 130))
        #expect(tree.warnings.isEmpty)
    }

    @Test("Content is as long as the container across the axis, too")
    func shortContent() {
        let tree = LayoutTree(
            ScrollView(.horizontal) {
                Color.red.frame(width: 20, height: 20).containerRelativeFrame([.horizontal, .vertical]).mark("a")
            }, proposal: ProposedViewSize(width: 200, height: 100))
        #expect(tree["a"]?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    }

    @Test("A span covers the gaps inside it")
    func span() {
        let tree = LayoutTree(
            ScrollView {
                Color.red.containerRelativeFrame(.vertical, count: 5, span: 3, spacing: 10, alignment: .top).mark("a")
            }, proposal: ProposedViewSize(width: 100, height: 240))
        // (240 − 4 · 10) / 5 = 40; 3 · 40 + 2 · 10.
        #expect(tree["a"]?.frame == CGRect(x: 0, y: 0, width: 100, height: 140))
    }
}
