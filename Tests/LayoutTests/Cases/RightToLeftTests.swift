import Foundation
import Layout
import Testing
import ViewTree

/// Right-to-left layout is the mirror image.
struct RightToLeftTests {
    @Test func leadingIsTheRightEdge() {
        expectLayout(
            "RL2", "box(20,20).tag(a).padding(.leading,30).frame(width:100,alignment:.leading)",
            from: "Apple documentation",
            at: .proposed(100, 20), size: (100, 20), ["a": [50, 0, 20, 20]], environment: .rightToLeft
        ) {
            box(20, 20).mark("a").padding(.leading, 30).frame(width: 100, alignment: .leading)
        }
        expectLayout(
            "RL4", "Color.frame(width:100,height:50).overlay(alignment:.topLeading){box(20,20).tag(o)}",
            from: "Apple documentation",
            at: .proposed(100, 50), size: (100, 50), ["o": [80, 0, 20, 20]], environment: .rightToLeft
        ) {
            Color.red.frame(width: 100, height: 50).overlay(alignment: .topLeading) { box(20, 20).mark("o") }
        }
    }

    @Test func trailingIsTheLeftEdge() {
        expectLayout(
            "RL3", "VStack(alignment:.trailing,spacing:0){box(20,10).tag(a); box(60,10).tag(b)}.frame(width:60)",
            from: "Apple documentation",
            at: .proposed(60, 20), size: (60, 20),
            ["a": [0, 0, 20, 10], "b": [0, 10, 60, 10]], environment: .rightToLeft
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box(20, 10).mark("a")
                box(60, 10).mark("b")
            }
            .frame(width: 60)
        }
    }

    @Test func aHorizontalOffsetIsMirrored() {
        let tree = LayoutTree(
            box(20, 20).mark("a").offset(x: 10).frame(width: 100, alignment: .leading),
            proposal: ProposedViewSize(width: 100, height: 20), environment: .rightToLeft)
        #expect(
            tree["a"]?.frame == CGRect(x: 80, y: 0, width: 20, height: 20), "RL7, from Apple documentation")
        #expect(
            tree["a"]?.bounds == CGRect(x: 70, y: 0, width: 20, height: 20), "RL7, from Apple documentation")
    }
}
