import Foundation
import Layout
import Testing
import ViewTree

@Suite("ViewThatFits shows the first view that fits, else the last")
struct ViewThatFitsTests {
    @Test("The first whose ideal size fits is shown")
    func firstThatFits() {
        expectLayout(
            "VF1", "ViewThatFits{box(120,20); box(80,20); box(40,20)}", from: "Apple's documentation",
            at: .proposed(100, 50), size: (80, 20), ["b": [0, 0, 80, 20]]
        ) {
            ViewThatFits {
                box(120, 20).mark("a")
                box(80, 20).mark("b")
                box(40, 20).mark("c")
            }
        }
    }

    @Test("Where none fits the last is shown")
    func lastWhereNoneFits() {
        expectLayout(
            "VF2", "ViewThatFits{box(120,20); box(80,20)}", from: "Apple's documentation", at: .proposed(50, 50),
            size: (80, 20), ["b": [0, 0, 80, 20]]
        ) {
            ViewThatFits {
                box(120, 20).mark("a")
                box(80, 20).mark("b")
            }
        }
    }

    @Test("An axis without a limit always fits")
    func unlimitedAxis() {
        expectLayout(
            "VF3", "ViewThatFits{box(120,20); box(80,20)}", from: "Apple's documentation", at: .proposed(nil, 50),
            size: (120, 20), ["a": [0, 0, 120, 20]]
        ) {
            ViewThatFits {
                box(120, 20).mark("a")
                box(80, 20).mark("b")
            }
        }
    }

    @Test("Only the named axes are looked at")
    func namedAxes() {
        expectLayout(
            "VF4", "ViewThatFits(in:.horizontal){box(80,200); box(40,20)}", from: "Apple's documentation",
            at: .proposed(100, 50), size: (80, 200), ["a": [0, 0, 80, 200]]
        ) {
            ViewThatFits(in: .horizontal) {
                box(80, 200).mark("a")
                box(40, 20).mark("b")
            }
        }
    }

    // A nested ViewThatFits is asked for its ideal, which is that of its first view.
    @Test("Views that are not shown are in no report")
    func absentViews() {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                ViewThatFits {
                    ViewThatFits {
                        box(300, 20).mark("a")
                        box(200, 20).mark("b")
                    }
                    ViewThatFits {
                        box(80, 20).mark("d")
                        box(40, 20).mark("e")
                    }
                    box(10, 10).mark("f")
                }
                box(5, 5).mark("g")
            }, proposal: ProposedViewSize(width: 100, height: 100))
        tree.table.checkInvariants()
        #expect(tree.nodes.compactMap(\.id) == ["d", "g"])
        #expect(tree["d"]?.frame == CGRect(x: 0, y: 0, width: 80, height: 20))
        #expect(tree["g"]?.frame == CGRect(x: 37.5, y: 20, width: 5, height: 5))
    }

    @Test("Recorded: widths, heights and the ignored axis")
    func recorded() {
        let short = line(25).fixedSize()
        let wide = HStack {
            line(25)
            line(25)
            line(35.5)
        }.fixedSize()
        expectLayout(
            "D007", "six ViewThatFits in frames", from: "swiftui-web layout/view-that-fits",
            at: .window(320, 300),
            [
                "all": [40, 32, 240, 236], "wide": [60, 52, 200, 16], "wideHit": [60, 52, 101.5, 16],
                "narrow": [60, 80, 60, 16], "narrowHit": [60, 80, 25, 16], "tiny": [60, 108, 10, 16],
                "tinyHit": [60, 108, 25, 16], "tall": [60, 136, 25, 60], "tallHit": [60, 136, 25, 32],
                "short": [60, 208, 31, 20], "shortHit": [60, 208, 31, 16], "axis": [60, 240, 100, 8],
                "axisHit": [60, 240, 58, 16],
            ]
        ) {
            VStack(alignment: .leading, spacing: 12) {
                ViewThatFits {
                    wide.mark("wideHit")
                    short
                }.frame(width: 200, alignment: .leading).mark("wide")
                ViewThatFits {
                    wide
                    short.mark("narrowHit")
                }.frame(width: 60, alignment: .leading).mark("narrow")
                ViewThatFits {
                    wide
                    short.mark("tinyHit")
                }.frame(width: 10, alignment: .leading).mark("tiny")
                ViewThatFits(in: .vertical) {
                    VStack {
                        short
                        short
                    }.fixedSize().mark("tallHit")
                    line(31)
                }.frame(height: 60, alignment: .top).mark("tall")
                ViewThatFits(in: .vertical) {
                    VStack {
                        short
                        short
                    }.fixedSize()
                    line(31).mark("shortHit")
                }.frame(height: 20, alignment: .top).mark("short")
                ViewThatFits(in: .horizontal) {
                    HStack {
                        short
                        short
                    }.fixedSize().mark("axisHit")
                    short
                }.frame(width: 100, height: 8, alignment: .topLeading).mark("axis")
            }.padding(20).mark("all")
        }
    }
}
