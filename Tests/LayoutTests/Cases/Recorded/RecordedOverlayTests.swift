import Foundation
import Testing
import ViewTree

/// ZStack, overlay and background as real SwiftUI lays them out.
struct RecordedOverlayTests {
    @Test func aZStackIsTheUnionOfItsChildren() {
        expectLayout(
            "MS-A4", "ZStack(.topLeading){ a=R(60,20); b=R(20,40) }",
            from: "MetalUI probe swiftui-stack-algorithms, A4",
            at: .proposed(nil, nil), size: (60, 40), ["a": [0, 0, 60, 20], "b": [0, 0, 20, 40]]
        ) {
            ZStack(alignment: .topLeading) {
                box(60, 20).mark("a")
                box(20, 40).mark("b")
            }
        }
    }

    @Test func childrenArePlacedWithTheZStacksOwnSize() {
        expectLayout(
            "MS-A5n", "ZStack{ a=FB(ideal 10); b=R(20,20) }", from: "MetalUI probe swiftui-stack-algorithms, A5n",
            at: .proposed(nil, nil), size: (20, 20), ["a": [0, 0, 20, 20], "b": [0, 0, 20, 20]]
        ) {
            ZStack {
                flexibleBoth().mark("a")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "MS-Z3", "ZStack{ h=half; o=R(20,20) }", from: "MetalUI probe swiftui-stack-algorithms, Z3",
            at: .proposed(nil, nil), size: (20, 20), ["h": [5, 5, 10, 10], "o": [0, 0, 20, 20]]
        ) {
            ZStack {
                HalfWidth {}.mark("h")
                box(20, 20).mark("o")
            }
        }
    }

    @Test func anOverlayDoesNotChangeTheSize() {
        expectLayout(
            "MS-A8", "p=R(60,40).overlay(alignment:.topLeading){ o=R(100,100) }",
            from: "MetalUI probe swiftui-stack-algorithms, A8",
            at: .proposed(nil, nil), size: (60, 40), ["p": [0, 0, 60, 40], "o": [0, 0, 100, 100]]
        ) {
            box(60, 40).mark("p").overlay(alignment: .topLeading) { box(100, 100).mark("o") }
        }
    }

    @Test func anOverlayIsProposedTheSizeOfWhatItCovers() {
        expectLayout(
            "MS-K5f", "p=R(60,40).overlay{ h=half.frame(width:30) }",
            from: "MetalUI probe swiftui-stack-algorithms, K5f",
            at: .proposed(nil, nil), size: (60, 40), ["h": [22.5, 15, 15, 10]]
        ) {
            box(60, 40).mark("p").overlay { HalfWidth {}.mark("h").frame(width: 30) }
        }
    }

    @Test func severalViewsInAnOverlayStayCentredAmongThemselves() {
        expectLayout(
            "MS-K5g", "p=R(60,40).overlay(alignment:.topLeading){ h=half; o=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K5g",
            at: .proposed(nil, nil), size: (60, 40), ["h": [2.5, 5, 15, 10], "o": [0, 0, 20, 20]]
        ) {
            box(60, 40).mark("p").overlay(alignment: .topLeading) {
                HalfWidth {}.mark("h")
                box(20, 20).mark("o")
            }
        }
        expectLayout(
            "MS-K5h", "p=R(60,40).background(alignment:.bottomTrailing){ h=half; o=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, K5h",
            at: .proposed(nil, nil), size: (60, 40), ["h": [32.5, 25, 15, 10], "o": [30, 20, 20, 20]]
        ) {
            box(60, 40).mark("p").background(alignment: .bottomTrailing) {
                HalfWidth {}.mark("h")
                box(20, 20).mark("o")
            }
        }
    }

    @Test func theRootIsCentredInItsWindow() {
        expectLayout(
            "MS-RT0", "root = a=FB in a 100x100 host", from: "MetalUI probe swiftui-stack-algorithms, RT0",
            at: .window(100, 100), size: (100, 100), ["a": [0, 0, 100, 100]]
        ) {
            flexibleBoth().mark("a")
        }
        expectLayout(
            "MS-RT3", "root = r=R(58,20).overlay{ a=FB } in a 100x100 host",
            from: "MetalUI probe swiftui-stack-algorithms, RT3",
            at: .window(100, 100), size: (58, 20), ["r": [21, 40, 58, 20], "a": [21, 40, 58, 20]]
        ) {
            box(58, 20).mark("r").overlay { flexibleBoth().mark("a") }
        }
    }

    @Test(arguments: Alignment.nine)
    func aZStackAlignsItsChildrenInNineWays(_ alignment: Alignment.Named) {
        expectLayout(
            "MS-A3", "ZStack(alignment:.\(alignment.name)){ big=R(60,40); s=R(20,20) }",
            from: "MetalUI probe swiftui-stack-algorithms, A3",
            at: .proposed(nil, nil), size: (60, 40),
            [
                "big": [0, 0, 60, 40],
                "s": [CGFloat(alignment.column) * 20, CGFloat(alignment.row) * 10, 20, 20],
            ]
        ) {
            ZStack(alignment: alignment.value) {
                box(60, 40).mark("big")
                box(20, 20).mark("s")
            }
        }
    }
}
