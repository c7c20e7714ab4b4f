import Testing
import ViewTree

/// ZStack.
struct ZStackTests {
    @Test func aZStackIsTheUnionOfItsChildren() {
        expectLayout(
            "ZS1", "ZStack{box(60,40).tag(a); box(20,20).tag(b)}", from: "MetalUI probes FS and SA",
            at: .proposed(nil, nil), size: (60, 40), ["a": [0, 0, 60, 40], "b": [20, 10, 20, 20]]
        ) {
            ZStack {
                box(60, 40).mark("a")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "ZS3", "ZStack{Color.tag(a); box(20,20).tag(b)}", from: "MetalUI probe SA A5",
            at: .proposed(100, 80), size: (100, 80), ["a": [0, 0, 100, 80], "b": [40, 30, 20, 20]]
        ) {
            ZStack {
                Color.red.mark("a")
                box(20, 20).mark("b")
            }
        }
        expectLayout(
            "ZS6", "ZStack{Color.frame(width:50).tag(a); Color.frame(height:50).tag(b)}", from: "SwiftUI Field Guide",
            at: .proposed(200, 200), size: (200, 200), ["a": [75, 0, 50, 200], "b": [0, 75, 200, 50]]
        ) {
            ZStack {
                Color.red.frame(width: 50).mark("a")
                Color.red.frame(height: 50).mark("b")
            }
        }
        expectLayout(
            "ZS9",
            """
            ZStack(alignment:.leading){box(100,50).tag(a); box(75,50).alignmentGuide(.leading)
                {_ in -50}.tag(b)}
            """,
            from: "objc.io",
            at: .proposed(nil, nil), size: (125, 50), ["a": [0, 0, 100, 50], "b": [50, 0, 75, 50]]
        ) {
            ZStack(alignment: .leading) {
                box(100, 50).mark("a")
                box(75, 50).alignmentGuide(.leading) { _ in -50 }.mark("b")
            }
        }
    }

    @Test func childrenArePlacedWithTheZStacksOwnSize() {
        expectLayout(
            "ZS4", "ZStack{Color.tag(a); box(20,20).tag(b)}", from: "MetalUI probe SA A5n",
            at: .proposed(nil, nil), size: (20, 20), ["a": [0, 0, 20, 20], "b": [0, 0, 20, 20]]
        ) {
            ZStack {
                Color.red.mark("a")
                box(20, 20).mark("b")
            }
        }
    }

    @Test func aZStackGivesASpacerNoDirection() {
        expectLayout(
            "ZS10", "ZStack{Spacer()}", from: "MetalUI probe SA",
            at: .proposed(100, 50), size: (100, 50)
        ) {
            ZStack { Spacer() }
        }
    }

    @Test func aZStackOfColoursIsInfinitelyFlexible() {
        expectLayout(
            "ZS11", "HStack(spacing:0){ZStack{Color; box(20,20)}.tag(z); box(80,20).tag(b)}", from: "derived",
            at: .proposed(100, 50), size: (100, 50), ["z": [0, 0, 20, 50], "b": [20, 15, 80, 20]]
        ) {
            HStack(spacing: 0) {
                ZStack {
                    Color.red
                    box(20, 20)
                }
                .mark("z")
                box(80, 20).mark("b")
            }
        }
    }
}
