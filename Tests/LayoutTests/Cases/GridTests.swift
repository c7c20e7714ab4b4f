import Testing
import ViewTree

/// Grid and GridRow.
struct GridTests {
    /// The rows of GR1: two by two, none of them as large as its place in both directions.
    @MainActor @ViewBuilder private static var twoByTwo: some View {
        GridRow {
            box(30, 10).mark("a")
            box(20, 20).mark("b")
        }
        GridRow {
            box(10, 30).mark("c")
            box(40, 10).mark("d")
        }
    }

    private static let twoByTwoCode = """
        GridRow{box(30,10).tag("a"); box(20,20).tag("b")}; GridRow{box(10,30).tag("c"); box(40,10).tag("d")}
        """

    @Test func aColumnIsAsWideAsItsWidestCellAndARowAsHighAsItsHighest() {
        expectLayout(
            "GR1", "Grid{\(Self.twoByTwoCode)}", from: "MetalUI probe GR GA1",
            at: .proposed(nil, nil), size: (78, 58),
            ["a": [0, 5, 30, 10], "b": [48, 0, 20, 20], "c": [10, 28, 10, 30], "d": [38, 38, 40, 10]]
        ) {
            Grid { Self.twoByTwo }
        }
    }

    @Test func spacingSeparatesColumnsAndRows() {
        expectLayout(
            "GR2", "Grid(horizontalSpacing:3,verticalSpacing:5){\(Self.twoByTwoCode)}", from: "MetalUI probe GR GA",
            at: .proposed(nil, nil), size: (73, 55),
            ["a": [0, 5, 30, 10], "b": [43, 0, 20, 20], "c": [10, 25, 10, 30], "d": [33, 35, 40, 10]]
        ) {
            Grid(horizontalSpacing: 3, verticalSpacing: 5) { Self.twoByTwo }
        }
        expectLayout(
            "GR20", "Grid(horizontalSpacing:-10,verticalSpacing:-5){\(Self.twoByTwoCode)}",
            from: "MetalUI probe GR GS8",
            at: .proposed(nil, nil), size: (60, 45),
            ["a": [0, 5, 30, 10], "b": [30, 0, 20, 20], "c": [10, 15, 10, 30], "d": [20, 25, 40, 10]]
        ) {
            Grid(horizontalSpacing: -10, verticalSpacing: -5) { Self.twoByTwo }
        }
        expectLayout(
            "GR18", "Grid{GridRow{box(20,20).tag(\"a\"); Spacer().tag(\"s\"); box(20,20).tag(\"b\")}}",
            from: "MetalUI probe GR GS2",
            at: .proposed(nil, nil), size: (48, 20),
            ["a": [0, 0, 20, 20], "s": [20, 0, 8, 20], "b": [28, 0, 20, 20]]
        ) {
            Grid {
                GridRow {
                    box(20, 20).mark("a")
                    Spacer().mark("s")
                    box(20, 20).mark("b")
                }
            }
        }
    }

    @Test func rigidCellsDoNotStretch() {
        expectLayout(
            "GR3", "Grid{\(Self.twoByTwoCode)}", from: "MetalUI probe GR GP1",
            at: .proposed(200, 200), size: (78, 58),
            ["a": [0, 5, 30, 10], "b": [48, 0, 20, 20], "c": [10, 28, 10, 30], "d": [38, 38, 40, 10]]
        ) {
            Grid { Self.twoByTwo }
        }
    }

    @Test func flexibleCellsShareWhatTheOthersLeave() {
        expectLayout(
            "GR4",
            """
            Grid{GridRow{Color.tag("a"); box(20,20).tag("b")}; GridRow{box(10,30).tag("c"); box(40,10).tag("d")}}
            """,
            from: "MetalUI probe GR GP2",
            at: .proposed(200, 100), size: (200, 100),
            ["a": [0, 0, 152, 62], "b": [170, 21, 20, 20], "c": [71, 70, 10, 30], "d": [160, 80, 40, 10]]
        ) {
            Grid {
                GridRow {
                    Color.red.mark("a")
                    box(20, 20).mark("b")
                }
                GridRow {
                    box(10, 30).mark("c")
                    box(40, 10).mark("d")
                }
            }
        }
        expectLayout(
            "GR6", "Grid{GridRow{box(20,20).tag(\"a\"); Color.tag(\"b\"); Color.tag(\"c\")}}",
            from: "MetalUI probe GR GF8",
            at: .proposed(200, 100), size: (200, 100),
            ["a": [0, 40, 20, 20], "b": [28, 0, 82, 100], "c": [118, 0, 82, 100]]
        ) {
            Grid {
                GridRow {
                    box(20, 20).mark("a")
                    Color.red.mark("b")
                    Color.red.mark("c")
                }
            }
        }
        expectLayout(
            "GR22",
            """
            Grid{GridRow{Color.tag("a"); box(60,20).tag("b")}; GridRow{box(50,20).tag("c"); Color.tag("d")}}
            """,
            from: "MetalUI probe GR GF6",
            at: .proposed(200, 100), size: (200, 100),
            ["a": [0, 0, 96, 46], "b": [122, 13, 60, 20], "c": [23, 67, 50, 20], "d": [104, 54, 96, 46]]
        ) {
            Grid {
                GridRow {
                    Color.red.mark("a")
                    box(60, 20).mark("b")
                }
                GridRow {
                    box(50, 20).mark("c")
                    Color.red.mark("d")
                }
            }
        }
    }

    @Test func aHigherPriorityLeavesNothingForLowerOnes() {
        expectLayout(
            "GR11", "Grid{GridRow{Color.tag(\"a\"); Color.layoutPriority(1).tag(\"b\")}}", from: "MetalUI probe GR GQ1",
            at: .proposed(100, 50), size: (100, 50), ["a": [0, 0, 0, 50], "b": [8, 0, 92, 50]]
        ) {
            Grid {
                GridRow {
                    Color.red.mark("a")
                    Color.red.layoutPriority(1).mark("b")
                }
            }
        }
    }

    @Test func aChildThatIsNoRowReachesOverAllColumns() {
        expectLayout(
            "GR7", "Grid{box(30,10).tag(\"a\"); box(10,20).tag(\"b\")}", from: "MetalUI probe GR GA7",
            at: .proposed(nil, nil), size: (30, 38), ["a": [0, 0, 30, 10], "b": [10, 18, 10, 20]]
        ) {
            Grid {
                box(30, 10).mark("a")
                box(10, 20).mark("b")
            }
        }
    }

    @Test func aCellOverSeveralColumnsWidensThemEqually() {
        expectLayout(
            "GR8",
            """
            Grid{GridRow{box(30,10).tag("a"); box(20,10).tag("b")}; GridRow{box(100,10).gridCellColumns(2).tag("x")}}
            """,
            from: "MetalUI probe GR GX1",
            at: .proposed(nil, nil), size: (100, 28),
            ["a": [10.5, 0, 30, 10], "b": [69.5, 0, 20, 10], "x": [0, 18, 100, 10]]
        ) {
            Grid {
                GridRow {
                    box(30, 10).mark("a")
                    box(20, 10).mark("b")
                }
                GridRow { box(100, 10).gridCellColumns(2).mark("x") }
            }
        }
    }

    @Test func aRowsAlignmentBeatsTheGridsAndAnAnchorBoth() {
        expectLayout(
            "GR14", "GR1 with GridRow(alignment:.bottom) on row 0", from: "MetalUI probe GR GL",
            at: .proposed(nil, nil), size: (78, 58),
            ["a": [0, 10, 30, 10], "b": [48, 0, 20, 20], "c": [10, 28, 10, 30], "d": [38, 38, 40, 10]]
        ) {
            Grid {
                GridRow(alignment: .bottom) {
                    box(30, 10).mark("a")
                    box(20, 20).mark("b")
                }
                GridRow {
                    box(10, 30).mark("c")
                    box(40, 10).mark("d")
                }
            }
        }
        expectLayout(
            "GR15", "GR1 with box(10,30).gridCellAnchor(.topLeading) on c", from: "MetalUI probe GR",
            at: .proposed(nil, nil), size: (78, 58),
            ["a": [0, 5, 30, 10], "b": [48, 0, 20, 20], "c": [0, 28, 10, 30], "d": [38, 38, 40, 10]]
        ) {
            Grid {
                GridRow {
                    box(30, 10).mark("a")
                    box(20, 20).mark("b")
                }
                GridRow {
                    box(10, 30).gridCellAnchor(.topLeading).mark("c")
                    box(40, 10).mark("d")
                }
            }
        }
    }

    @Test func anUnsizedCellAsksForNoMoreThanThereIs() {
        expectLayout(
            "GR16",
            """
            Grid{GridRow{box(30,10).tag("a"); box(20,20).tag("b")}; Divider().gridCellUnsizedAxes(.horizontal).tag("d")}
            """,
            from: "MetalUI probe GR GU9, Apple's documentation",
            at: .proposed(200, 100), size: (58, 29),
            ["a": [0, 5, 30, 10], "b": [38, 0, 20, 20], "d": [0, 28, 58, 1]]
        ) {
            Grid {
                GridRow {
                    box(30, 10).mark("a")
                    box(20, 20).mark("b")
                }
                Divider().gridCellUnsizedAxes(.horizontal).mark("d")
            }
        }
    }
}
