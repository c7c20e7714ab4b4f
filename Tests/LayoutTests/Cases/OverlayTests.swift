import Testing
import ViewTree

/// Overlay and background.
struct OverlayTests {
    @Test func anOverlayIsAlignedAndDoesNotChangeTheSize() {
        expectLayout(
            "OV1", "box(60,40).tag(a).overlay(alignment:.bottomTrailing){box(20,20).tag(o)}",
            from: "MetalUI probe SA A6",
            at: .proposed(300, 200), size: (60, 40), ["a": [0, 0, 60, 40], "o": [40, 20, 20, 20]]
        ) {
            box(60, 40).mark("a").overlay(alignment: .bottomTrailing) { box(20, 20).mark("o") }
        }
        expectLayout(
            "OV2", "box(60,40).tag(a).overlay(alignment:.topLeading){box(100,100).tag(o)}",
            from: "MetalUI probe SA A8",
            at: .proposed(300, 200), size: (60, 40), ["a": [0, 0, 60, 40], "o": [0, 0, 100, 100]]
        ) {
            box(60, 40).mark("a").overlay(alignment: .topLeading) { box(100, 100).mark("o") }
        }
        expectLayout(
            "OV3", "box(60,40).tag(a).overlay{box(100,100).tag(o)}", from: "MetalUI probe SA A8",
            at: .proposed(300, 200), size: (60, 40), ["a": [0, 0, 60, 40], "o": [-20, -30, 100, 100]]
        ) {
            box(60, 40).mark("a").overlay { box(100, 100).mark("o") }
        }
    }

    @Test func anOverlayIsProposedTheSizeOfWhatItCovers() {
        expectLayout(
            "OV4", "box(60,40).tag(a).overlay{Color.padding(-10).tag(o)}", from: "derived",
            at: .proposed(300, 200), size: (60, 40), ["a": [0, 0, 60, 40], "o": [0, 0, 60, 40]]
        ) {
            box(60, 40).mark("a").overlay { Color.red.padding(-10).mark("o") }
        }
    }

    @Test func severalOverlaidViewsAreACentredZStack() {
        expectLayout(
            "OV5", "box(60,40).tag(a).overlay{box(20,20).tag(o); box(30,10).tag(p)}", from: "MetalUI probe SA A10",
            at: .proposed(300, 200), size: (60, 40),
            ["a": [0, 0, 60, 40], "o": [20, 10, 20, 20], "p": [15, 15, 30, 10]]
        ) {
            box(60, 40).mark("a").overlay {
                box(20, 20).mark("o")
                box(30, 10).mark("p")
            }
        }
    }

    @Test func aConditionInAnOverlayLosesBuiltInGuides() {
        expectLayout(
            "OV9",
            """
            Color.frame(width:100,height:100).tag(a).overlay(alignment:.topLeading){if true {Circle()
                .alignmentGuide(.leading){$0.width/2}.tag(o)}}
            """,
            from: "SwiftUI Alignment Guide Bug",
            at: .proposed(300, 200), size: (100, 100), ["a": [0, 0, 100, 100], "o": [0, 0, 100, 100]]
        ) {
            Color.red.frame(width: 100, height: 100).mark("a").overlay(alignment: .topLeading) {
                if isShown {
                    Circle().alignmentGuide(.leading) { $0.width / 2 }.mark("o")
                }
            }
        }
    }

    @Test func anOverlaysGuidesMoveIt() {
        expectLayout(
            "OV11",
            """
            box(40,40).tag(a).overlay(alignment:.topTrailing){box(20,20).alignmentGuide(.top)
                {$0.height/2}.alignmentGuide(.trailing){$0.width/2}.tag(badge)}
            """,
            from: "objc.io, Thinking in SwiftUI",
            at: .proposed(nil, nil), size: (40, 40), ["a": [0, 0, 40, 40], "badge": [30, -10, 20, 20]]
        ) {
            box(40, 40).mark("a").overlay(alignment: .topTrailing) {
                box(20, 20)
                    .alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 }
                    .mark("badge")
            }
        }
    }

    /// `true`, but not to the compiler's knowledge.
    private let isShown: Bool

    init() {
        isShown = true
    }
}
