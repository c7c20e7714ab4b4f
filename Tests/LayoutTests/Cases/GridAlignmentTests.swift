import Testing
import ViewTree

/// How cells lie in their places: texts, guides, right to left.
struct GridAlignmentTests {
    @Test func textsAreAlignedAndSpacedLikeOtherCells() {
        expectLayout(
            "A21",
            """
            HStack(alignment:.top,spacing:16){
              Grid(alignment:.bottomTrailing){ GridRow{ T[9x16].tag(a); Box(40,40).tag(b) };
                GridRow{ Box(60,20).tag(c); T[10x16].tag(d) } }.tag(g1)
              Grid(alignment:.center){ GridRow{ T[9x16].tag(a2); Box(40,40).tag(b2) };
                GridRow{ Box(60,20).tag(c2); T[10x16].tag(d2) } }.tag(g2)
            }.tag(row)
            """,
            from: "swiftui-web Fixtures/Goldens/grid/alignment", at: .window(320, 200),
            [
                "row": [44, 65.924560546875, 232, 68.15087890625], "g1": [44, 65.924560546875, 108, 68.15087890625],
                "a": [95, 89.924560546875, 9, 16], "b": [112, 65.924560546875, 40, 40],
                "c": [44, 114.075439453125, 60, 20], "d": [142, 118.075439453125, 10, 16],
                "g2": [168, 65.924560546875, 108, 68.15087890625], "a2": [193.5, 77.924560546875, 9, 16],
                "b2": [236, 65.924560546875, 40, 40], "c2": [168, 114.075439453125, 60, 20],
                "d2": [251, 116.075439453125, 10, 16],
            ], within: LayoutCase.recorded
        ) {
            HStack(alignment: .top, spacing: 16) {
                Grid(alignment: .bottomTrailing) {
                    GridRow {
                        line(9).mark("a")
                        box(40, 40).mark("b")
                    }
                    GridRow {
                        box(60, 20).mark("c")
                        line(10).mark("d")
                    }
                }
                .mark("g1")
                Grid(alignment: .center) {
                    GridRow {
                        line(9).mark("a2")
                        box(40, 40).mark("b2")
                    }
                    GridRow {
                        box(60, 20).mark("c2")
                        line(10).mark("d2")
                    }
                }
                .mark("g2")
            }
            .mark("row")
        }
    }

    /// The recorded screen's lazy grid below is a box of its size.
    @Test func columnsRunFromRightToLeft() {
        expectLayout(
            "A14",
            """
            VStack(spacing:16){ Grid(horizontalSpacing:10,verticalSpacing:10){
              GridRow{ Box(40,30).tag(a); Box(60,30).tag(b); Box(30,30).tag(c) }
              GridRow{ Box(100,30).gridCellColumns(2).tag(d); Box(30,30).tag(e) }
              GridRow{ Box(40,30).gridColumnAlignment(.trailing).tag(f) } }.tag(grid);
              … }.environment(layoutDirection,.rightToLeft)
            """,
            from: "swiftui-web Fixtures/Goldens/layout/rtl-grid", at: .window(320, 220),
            [
                "grid": [85, 23, 150, 110], "a": [195, 23, 40, 30], "b": [125, 23, 60, 30], "c": [85, 23, 30, 30],
                "d": [130, 63, 100, 30], "e": [85, 63, 30, 30], "f": [195, 103, 40, 30],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 16) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box(40, 30).mark("a")
                        box(60, 30).mark("b")
                        box(30, 30).mark("c")
                    }
                    GridRow {
                        box(100, 30).gridCellColumns(2).mark("d")
                        box(30, 30).mark("e")
                    }
                    GridRow { box(40, 30).gridColumnAlignment(.trailing).mark("f") }
                }
                .mark("grid")
                box(200, 48)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test func aRowLinesUpBaselinesAsAStackDoes() {
        expectLayout(
            "rule 4 across a row",
            "Grid(alignment:.leadingFirstTextBaseline){GridRow{T[20x16].tag(a); T[30x24.5].tag(b); box(10,10).tag(c)}}",
            from: "derived", at: .proposed(nil, nil), size: (76, 24.5),
            ["a": [0, 5.5, 20, 16], "b": [28, 0, 30, 24.5], "c": [66, 8.5, 10, 10]]
        ) {
            Grid(alignment: .leadingFirstTextBaseline) {
                GridRow {
                    line(20, 16).mark("a")
                    line(30, 24.5).mark("b")
                    box(10, 10).mark("c")
                }
            }
        }
    }

    @Test func aColumnLinesUpExplicitGuidesAsAStackDoes() {
        expectLayout(
            "rule 4 down a column",
            "Grid(alignment:.leading,verticalSpacing:0){GridRow{box(30,10).tag(a)}; "
                + "GridRow{box(30,10).alignmentGuide(.leading){_ in -20}.tag(b)}}",
            from: "derived", at: .proposed(nil, nil), size: (50, 20), ["a": [0, 0, 30, 10], "b": [20, 10, 30, 10]]
        ) {
            Grid(alignment: .leading, verticalSpacing: 0) {
                GridRow { box(30, 10).mark("a") }
                GridRow { box(30, 10).alignmentGuide(.leading) { _ in -20 }.mark("b") }
            }
        }
    }
}
