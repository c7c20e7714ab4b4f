import Foundation
import Testing
import ViewTree

/// The safe area of a window.
struct SafeAreaTests {
    @Test func theRootIsProposedTheSafeArea() {
        expectLayout(
            "SF1", "Color (root)", from: "Apple documentation",
            at: .safeAreaWindow, size: (400, 719), ["root": [0, 47, 400, 719]]
        ) {
            Color.red.mark("root")
        }
    }

    @Test func aBackgroundsOwnFrameStaysInsideTheSafeArea() {
        expectLayout(
            "SF1", "Color as a background of the root", from: "Apple documentation",
            at: .safeAreaWindow, size: (400, 719), ["root": [0, 47, 400, 719]]
        ) {
            Color.red.background(Color.blue).mark("root")
        }
    }

    @Test func ignoringTheSafeAreaReachesTheEdgesOfTheWindow() {
        expectLayout(
            "SF2", "Color.ignoresSafeArea()", from: "Apple documentation, OpenSwiftUI",
            at: .safeAreaWindow, ["color": [0, 0, 400, 800]]
        ) {
            Color.red.mark("color").ignoresSafeArea()
        }
        expectLayout(
            "SF3", "Color.ignoresSafeArea(edges:.top)", from: "Apple documentation, OpenSwiftUI",
            at: .safeAreaWindow, ["color": [0, 0, 400, 766]]
        ) {
            Color.red.mark("color").ignoresSafeArea(edges: .top)
        }
    }

    @Test func onlyEdgesThatTouchTheSafeAreaAreExtended() {
        expectLayout(
            "SF4", "VStack(spacing:0){Color.tag(a); Color.ignoresSafeArea().tag(b)}", from: "fatbobman",
            at: .safeAreaWindow, ["a": [0, 47, 400, 359.5], "b": [0, 406.5, 400, 393.5]]
        ) {
            VStack(spacing: 0) {
                Color.red.mark("a")
                // Inside, as a frame outside the modifier is the view's own and ends at the safe area.
                Color.red.mark("b").ignoresSafeArea()
            }
        }
    }

    @Test func aNameOutsideIsThatOfTheViewWhereItEndsUp() {
        expectLayout(
            "SF4", "VStack(spacing:0){Color.tag(a); Color.ignoresSafeArea().tag(b)}", from: "fatbobman",
            at: .safeAreaWindow, ["a": [0, 47, 400, 359.5], "b": [0, 406.5, 400, 393.5]]
        ) {
            VStack(spacing: 0) {
                Color.red.mark("a")
                Color.red.ignoresSafeArea().mark("b")
            }
        }
    }

    @Test func aNameOutsideOfSeveralIsThatOfTheViewWhereItEndsUp() {
        expectLayout(
            "SF4 in two steps", "Color.ignoresSafeArea(edges:.top).ignoresSafeArea(edges:.bottom).tag(a)",
            from: "the rule of SF2 and SF4", at: .safeAreaWindow, ["a": [0, 0, 400, 800]]
        ) {
            Color.red.ignoresSafeArea(edges: .top).ignoresSafeArea(edges: .bottom).mark("a")
        }
        expectLayout(
            "SF2 and the keyboard", "Color.ignoresSafeArea().ignoresSafeArea(.keyboard).tag(a)",
            from: "the rule of SF2", at: .safeAreaWindow, ["a": [0, 0, 400, 800]]
        ) {
            Color.red.ignoresSafeArea().ignoresSafeArea(.keyboard).mark("a")
        }
        expectLayout(
            "SF2 and a gesture", "Color.ignoresSafeArea().opacity(0.5).onTapGesture{}.tag(a)",
            from: "the rule of SF2", at: .safeAreaWindow, ["a": [0, 0, 400, 800]]
        ) {
            Color.red.ignoresSafeArea().opacity(0.5).onTapGesture {}.mark("a")
        }
    }

    @Test func theSizeQuestionNeverSeesTheSafeArea() {
        let log = ProposalLog()
        expectLayout(
            "SF5", "box(100,100).ignoresSafeArea()", from: "OpenSwiftUI", at: .safeAreaWindow, size: (100, 100)
        ) {
            Probe(size: CGSize(width: 100, height: 100), log: log) { Color.red }.ignoresSafeArea()
        }
        #expect(log.questions.first == ProposedViewSize(width: 400, height: 719), "SF5: \(log.questions)")
    }
}
