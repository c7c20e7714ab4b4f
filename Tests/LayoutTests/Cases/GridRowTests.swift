import Foundation
import Layout
import Testing
import ViewTree

/// What makes a row of a grid, and what views say to the grid around them.
struct GridRowTests {
    private struct Pair: View {
        var body: some View {
            GridRow {
                box(10, 10).mark("c")
                box(40, 10).mark("d")
            }
        }
    }

    @Test func theOutermostRowMakesTheRow() {
        expectLayout(
            "rule 11.1", "Grid{GridRow{GridRow{box(30,10).tag(a)}; GridRow{box(20,10).tag(b)}}}",
            from: "MetalUI probe GR",
            at: .proposed(nil, nil), size: (58, 10), ["a": [0, 0, 30, 10], "b": [38, 0, 20, 10]]
        ) {
            Grid {
                GridRow {
                    GridRow { box(30, 10).mark("a") }
                    GridRow { box(20, 10).mark("b") }
                }
            }
        }
    }

    @Test func aRowInsideAViewOrALoopIsARow() {
        expectLayout(
            "rule 11.1", "Grid{ForEach(0..<2){GridRow{box(10,10); box(20,10)}}; Pair()}", from: "MetalUI probe GR",
            at: .proposed(nil, nil), size: (58, 46),
            ["a0": [0, 0, 10, 10], "b1": [28, 18, 20, 10], "c": [0, 36, 10, 10], "d": [18, 36, 40, 10]]
        ) {
            Grid {
                ForEach(0..<2) { index in
                    GridRow {
                        box(10, 10).mark("a\(index)")
                        box(20, 10).mark("b\(index)")
                    }
                }
                Pair()
            }
        }
    }

    @Test func anEmptyRowIsNone() {
        expectLayout(
            "rule 11.1", "Grid{box(10,10).tag(a); GridRow{}; box(10,10).tag(b)}", from: "MetalUI probe GR GA6",
            at: .proposed(nil, nil), size: (10, 28), ["a": [0, 0, 10, 10], "b": [0, 18, 10, 10]]
        ) {
            Grid {
                box(10, 10).mark("a")
                GridRow {}
                box(10, 10).mark("b")
            }
        }
    }

    @Test func outsideOfAGridARowIsJustItsViews() {
        expectLayout(
            "rule 11.1", "VStack(0){GridRow{box(30,10).tag(a); box(20,20).tag(b)}}", from: "MetalUI probe GR",
            at: .proposed(nil, nil), size: (30, 30), ["a": [0, 0, 30, 10], "b": [5, 10, 20, 20]]
        ) {
            VStack(spacing: 0) {
                GridRow {
                    box(30, 10).mark("a")
                    box(20, 20).mark("b")
                }
            }
        }
    }

    @Test func aModifierOnARowGoesToEachCell() {
        expectLayout(
            "rule 11.1", "Grid{GridRow{box(30,10).tag(a); box(20,10).tag(b)}.padding(5)}", from: "MetalUI probe GR",
            at: .proposed(nil, nil), size: (78, 20), ["a": [5, 5, 30, 10], "b": [53, 5, 20, 10]]
        ) {
            Grid {
                GridRow {
                    box(30, 10).mark("a")
                    box(20, 10).mark("b")
                }
                .padding(5)
            }
        }
    }
}

extension GridRowTests {
    /// Two columns of 30 and 20, and below them a cell of 10 that reaches over both if its note gets through.
    private func expectSpan(
        _ name: String, reaches: Bool, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ cell: @MainActor () -> some View
    ) {
        expectLayout(
            "rule 11.7", "Grid{GridRow{box(30,10); box(20,10)}; GridRow{box(10,10).gridCellColumns(2)…\(name)}}",
            from: "MetalUI probe GR", at: .proposed(nil, nil), size: (58, 28),
            ["x": [reaches ? 24 : 10, 18, 10, 10]], sourceLocation: sourceLocation
        ) {
            Grid {
                GridRow {
                    box(30, 10)
                    box(20, 10)
                }
                GridRow { cell() }
            }
        }
    }

    @MainActor private static var cell: some View { box(10, 10).mark("x").gridCellColumns(2) }

    @Test func whatACellSaysPassesModifiers() {
        expectSpan("padding(0)", reaches: true) { Self.cell.padding(0) }
        expectSpan("frame(width: 10)", reaches: true) { Self.cell.frame(width: 10) }
        expectSpan("frame(minWidth: 10)", reaches: true) { Self.cell.frame(minWidth: 10) }
        expectSpan("fixedSize()", reaches: true) { Self.cell.fixedSize() }
        expectSpan("background", reaches: true) { Self.cell.background(Color.red) }
        expectSpan("overlay", reaches: true) { Self.cell.overlay { Color.red } }
        expectSpan("clipped()", reaches: true) { Self.cell.clipped() }
        expectSpan("border", reaches: true) { Self.cell.border(.red) }
        expectSpan("opacity", reaches: true) { Self.cell.opacity(0.5) }
        expectSpan("allowsHitTesting", reaches: true) { Self.cell.allowsHitTesting(false) }
        expectSpan("aspectRatio", reaches: true) { Self.cell.aspectRatio(1, contentMode: .fit) }
        expectSpan("layoutPriority", reaches: true) { Self.cell.layoutPriority(1) }
        expectSpan("onTapGesture", reaches: true) { Self.cell.onTapGesture {} }
        expectSpan("disabled", reaches: true) { Self.cell.disabled(true) }
    }

    @Test func whatACellSaysStopsAtContainers() {
        expectSpan("HStack", reaches: false) { HStack { Self.cell } }
        expectSpan("ZStack", reaches: false) { ZStack { Self.cell } }
        expectSpan("secondary of an overlay", reaches: false) { box(10, 10).overlay { Self.cell } }
    }

    @Test func countsOfColumnsAddUp() {
        expectLayout(
            "rule 11.6",
            "Grid{GridRow{box(10,10) ×3}; GridRow{box(10,10).gridCellColumns(1).gridCellColumns(2).tag(x)}}",
            from: "MetalUI probe GR", at: .proposed(nil, nil), size: (46, 28), ["x": [18, 18, 10, 10]]
        ) {
            Grid {
                GridRow {
                    box(10, 10)
                    box(10, 10)
                    box(10, 10)
                }
                GridRow { box(10, 10).gridCellColumns(1).gridCellColumns(2).mark("x") }
            }
        }
    }

    @Test func anyNumberOfColumnsIsFine() {
        expectLayout(
            "rule 11.3",
            "Grid{GridRow{box(30,10).gridCellColumns(.max).tag(x)}; GridRow{box(20,10).tag(y); box(5,10)}}",
            from: "derived", at: .proposed(nil, nil), size: (33, 28), ["x": [1.5, 0, 30, 10], "y": [0, 18, 20, 10]]
        ) {
            Grid {
                GridRow { box(30, 10).gridCellColumns(.max).mark("x") }
                GridRow {
                    box(20, 10).mark("y")
                    box(5, 10)
                }
            }
        }
    }

    @Test func wrongNumbersAreReportedOnce() {
        let tree = LayoutTree(
            Grid(horizontalSpacing: .nan, verticalSpacing: .infinity) {
                GridRow { box(10, 10).gridCellColumns(-2).gridCellAnchor(UnitPoint(x: .nan, y: 0)) }
            }, proposal: .unspecified)
        #expect(tree.size == CGSize(width: 10, height: 10))
        #expect(tree.warnings.count == 4)
    }
}
