import Foundation
import Layout
import Testing
import ViewTree

/// LazyVGrid and LazyHGrid: columns from grid items, lines from cells.
struct LazyGridTests {
    private static let twoFlexible = [GridItem(.flexible()), GridItem(.flexible())]

    @Test func flexibleColumnsShareTheWidthAndACellThatIsTooWideOverflows() {
        expectLayout(
            "LG1", "LazyVGrid(columns:[.flexible(),.flexible()]){box(30,10).tag(a); box(100,10).tag(b)}",
            from: "MetalUI probe LZ", at: .proposed(200, nil), size: (200, 10),
            ["a": [33, 0, 30, 10], "b": [102, 0, 100, 10]]
        ) {
            LazyVGrid(columns: Self.twoFlexible) {
                box(30, 10).mark("a")
                box(100, 10).mark("b")
            }
        }
        expectLayout(
            "LZ1", "LazyVGrid(columns:[.flexible(),.flexible()]){R(30,10); R(20,10); R(100,10); R(20,10)}",
            from: "MetalUI probe LZ1", at: .proposed(200, 200), size: (200, 28),
            ["a": [33, 0, 30, 10], "b": [142, 0, 20, 10], "c": [-2, 18, 100, 10], "d": [142, 18, 20, 10]]
        ) {
            LazyVGrid(columns: Self.twoFlexible) {
                box(30, 10).mark("a")
                box(20, 10).mark("b")
                box(100, 10).mark("c")
                box(20, 10).mark("d")
            }
        }
    }

    @Test func fixedColumnsStandInTheMiddleOfTheWidth() {
        expectLayout(
            "LZ2", "LazyVGrid(columns:[.fixed(50),.fixed(40)]){R(30,10); R(20,10); R(100,10); R(20,10)}",
            from: "MetalUI probe LZ2", at: .proposed(200, 200), size: (200, 28),
            ["a": [61, 0, 30, 10], "b": [119, 0, 20, 10], "c": [26, 18, 100, 10], "d": [119, 18, 20, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) {
                box(30, 10).mark("a")
                box(20, 10).mark("b")
                box(100, 10).mark("c")
                box(20, 10).mark("d")
            }
        }
    }

    @Test func anAdaptiveItemBecomesAsManyColumnsAsFit() {
        expectLayout(
            "LG3", "LazyVGrid(columns:[.adaptive(minimum:45)]){Color.frame(height:10) ×3}",
            from: "MetalUI probe LZ", at: .proposed(200, nil), size: (200, 10),
            [
                "a": [0, 0, 184.0 / 3, 10], "b": [184.0 / 3 + 8, 0, 184.0 / 3, 10],
                "c": [2 * 184.0 / 3 + 16, 0, 184.0 / 3, 10],
            ]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                ForEach(["a", "b", "c"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
        expectLayout(
            "LZ3", "LazyVGrid(columns:[.adaptive(minimum:45)]){R(10,10) ×6}",
            from: "MetalUI probe LZ3", at: .proposed(200, 200), size: (200, 28),
            [
                "0": [25.67, 0, 10, 10], "1": [95, 0, 10, 10], "2": [164.33, 0, 10, 10], "3": [25.67, 18, 10, 10],
                "4": [95, 18, 10, 10], "5": [164.33, 18, 10, 10],
            ], within: LayoutCase.twoDecimals
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
                ForEach(0..<6) { box(10, 10).mark("\($0)") }
            }
        }
        expectLayout(
            "LG7", "LazyVGrid(columns:[.adaptive(minimum:50)],spacing:8){Color.frame(height:10) ×7}",
            from: "lochiwei", at: .proposed(400, nil), size: (400, 10),
            [
                "0": [0, 0, 352.0 / 7, 10], "1": [408.0 / 7, 0, 352.0 / 7, 10],
                "6": [6 * 408.0 / 7, 0, 352.0 / 7, 10],
            ]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))], spacing: 8) {
                ForEach(0..<7) { Color.red.frame(height: 10).mark("\($0)") }
            }
        }
    }

    @Test func fixedColumnsAreServedFirstAndTheOthersInOrder() {
        expectLayout(
            "LG4", "LazyVGrid(columns:[.fixed(70),.adaptive(minimum:40)]){Color.frame(height:10) ×3}",
            from: "objc.io grid quiz", at: .proposed(200, nil), size: (200, 10),
            ["a": [0, 0, 70, 10], "b": [78, 0, 57, 10], "c": [143, 0, 57, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
                ForEach(["a", "b", "c"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
        expectLayout(
            "LG8", "LazyVGrid(columns:[.flexible(minimum:10,maximum:50),.flexible()]){Color.frame(height:10) ×2}",
            from: "objc.io S01E238", at: .proposed(200, nil), size: (200, 10),
            ["a": [0, 0, 50, 10], "b": [58, 0, 142, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 50)), GridItem(.flexible())]) {
                ForEach(["a", "b"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
    }

    @Test func columnsThatNeedMoreThanIsOfferedAreFoundAgainInTheWidthTheyNeed() {
        expectLayout(
            "two passes",
            "LazyVGrid(columns:[.flexible(minimum:100),.flexible(minimum:180)]){Color.frame(height:10) ×2}",
            from: "Thinking in SwiftUI, mo4tech", at: .proposed(300, nil), size: (334, 10),
            ["a": [-8.5, 0, 163, 10], "b": [162.5, 0, 180, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
                ForEach(["a", "b"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
        // 96 + 8 + 120 = 224 is answered; in 224 the first column has 108: 236 are drawn, in the middle.
        expectLayout(
            "two passes, 224/236", "LazyVGrid(columns:[.flexible(),.flexible(minimum:120)]){Color.frame(height:10) ×2}",
            from: "objc.io grid quiz", at: .proposed(200, nil), size: (224, 10),
            ["a": [-6, 0, 108, 10], "b": [110, 0, 120, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(minimum: 120))]) {
                ForEach(["a", "b"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
    }

    @Test func withNothingOfferedTheFirstLineSaysHowWideTheColumnsAre() {
        expectLayout(
            "LZ4", "LazyVGrid(columns:[.flexible(),.flexible()]){R(30,10); R(20,10); R(100,10); R(20,10)}",
            from: "MetalUI probe LZ4", at: .proposed(nil, nil), size: (58, 28),
            ["a": [-2.5, 0, 30, 10], "b": [35.5, 0, 20, 10], "c": [-37.5, 18, 100, 10], "d": [35.5, 18, 20, 10]]
        ) {
            LazyVGrid(columns: Self.twoFlexible) {
                box(30, 10).mark("a")
                box(20, 10).mark("b")
                box(100, 10).mark("c")
                box(20, 10).mark("d")
            }
        }
    }

    @Test func aHorizontalGridIsTheSameOnTheOtherAxis() {
        expectLayout(
            "LZ5", "LazyHGrid(rows:[.fixed(30),.fixed(20)]){R(10,30); R(10,20); R(10,100); R(10,20)}",
            from: "MetalUI probe LZ5", at: .proposed(200, 200), size: (28, 200),
            ["a": [0, 71, 10, 30], "b": [0, 109, 10, 20], "c": [18, 36, 10, 100], "d": [18, 109, 10, 20]]
        ) {
            LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
                box(10, 30).mark("a")
                box(10, 20).mark("b")
                box(10, 100).mark("c")
                box(10, 20).mark("d")
            }
        }
    }

    @Test func theThreeKindsOfGridsTogether() {
        expectLayout(
            "lazy/grids", "VStack(spacing:16){LazyVGrid; LazyVGrid; LazyHGrid}",
            from: "swiftui-web lazy/grids", at: .window(320, 300), size: (280, 202),
            [
                "columns": [20, 49, 280, 44], "cell0": [31, 49, 60, 20], "cell1": [99, 49, 102, 20],
                "cell2": [209, 49, 80, 20], "cell3": [31, 73, 60, 20], "cell5": [209, 73, 80, 20],
                "adaptive": [40, 109, 240, 56], "adaptive0": [40, 109, 52.5, 24], "adaptive1": [102.5, 109, 52.5, 24],
                "adaptive3": [227.5, 109, 52.5, 24], "adaptive4": [40, 141, 52.5, 24], "rows": [94, 181, 132, 70],
                "hcell0": [94, 182, 40, 30], "hcell1": [94, 220, 40, 30], "hcell2": [140, 182, 40, 30],
                "hcell4": [186, 182, 40, 30],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 16) {
                LazyVGrid(
                    columns: [
                        GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
                    ],
                    spacing: 4
                ) {
                    ForEach(0..<6, id: \.self) { Color.red.frame(height: 20).mark("cell\($0)") }
                }
                .frame(width: 280).mark("columns")
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8) {
                    ForEach(0..<5, id: \.self) { Color.blue.frame(height: 24).mark("adaptive\($0)") }
                }
                .frame(width: 240).mark("adaptive")
                LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
                    ForEach(0..<5, id: \.self) { Color.green.frame(width: 40).mark("hcell\($0)") }
                }
                .frame(height: 70).mark("rows")
            }
        }
    }

    private static let aligned = [
        GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
        GridItem(.fixed(60), alignment: .bottomTrailing),
    ]

    @Test func aCellLiesInItsColumnByTheItemsAlignmentElseByTheGrids() {
        expectLayout(
            "lazy/grid-alignment",
            """
            VStack(spacing:16){LazyVGrid(columns:[.fixed(60) leading,.fixed(60),.fixed(60) bottomTrailing],
                alignment:.trailing,spacing:4); the same .leading}
            """,
            from: "swiftui-web lazy/grid-alignment", at: .window(300, 200), size: (240, 120),
            [
                "trailing": [30, 40, 240, 64], "t0": [74, 50, 20, 20], "t1": [182, 40, 20, 40],
                "t2": [250, 60, 20, 20],
                "t3": [74, 84, 20, 20], "leading": [30, 120, 240, 40], "l0": [30, 130, 20, 20],
                "l1": [98, 120, 20, 40], "l2": [206, 140, 20, 20],
            ], within: LayoutCase.recorded
        ) {
            VStack(spacing: 16) {
                LazyVGrid(columns: Self.aligned, alignment: .trailing, spacing: 4) {
                    box(20, 20).mark("t0")
                    box(20, 40).mark("t1")
                    box(20, 20).mark("t2")
                    box(20, 20).mark("t3")
                }
                .frame(width: 240).mark("trailing")
                LazyVGrid(columns: Self.aligned, alignment: .leading, spacing: 4) {
                    box(20, 20).mark("l0")
                    box(20, 40).mark("l1")
                    box(20, 20).mark("l2")
                }
                .frame(width: 240).mark("leading")
            }
        }
    }

    @Test func fromRightToLeftTheFirstColumnIsOnTheRight() {
        expectLayout(
            "A14", "LazyVGrid(columns:[.fixed(40)x3],spacing:8){Box(40,20) x5}.frame(width:200)",
            from: "swiftui-web rtl-grid", at: .proposed(200, nil), size: (200, 48),
            [
                "l0": [128, 0, 40, 20], "l1": [80, 0, 40, 20], "l2": [32, 0, 40, 20], "l3": [128, 28, 40, 20],
                "l4": [80, 28, 40, 20],
            ], within: LayoutCase.recorded, environment: .rightToLeft
        ) {
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 3), spacing: 8) {
                ForEach(0..<5) { box(40, 20).mark("l\($0)") }
            }
            .frame(width: 200)
        }
    }

    @Test func aGuideInACellMovesItAgainstItsColumn() {
        // As in a frame: the cell's own guide less the view's.
        expectLayout(
            "guide", "LazyVGrid(columns:[.fixed(60) leading]){R(20,10).alignmentGuide(.leading){-5}}",
            from: "the rule of frames, OpenSwiftUI", at: .proposed(60, nil), size: (60, 10), ["a": [5, 0, 20, 10]]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(60), alignment: .leading)]) {
                box(20, 10).mark("a").alignmentGuide(.leading) { _ in -5 }
            }
        }
    }

    @Test func withoutColumnsEverythingStandsInOne() {
        expectLayout(
            "no columns", "LazyVGrid(columns:[]){Color.frame(height:10) ×2}", from: "this library",
            at: .proposed(100, nil), size: (100, 28), ["a": [0, 0, 100, 10], "b": [0, 18, 100, 10]]
        ) {
            LazyVGrid(columns: []) {
                ForEach(["a", "b"], id: \.self) { Color.red.frame(height: 10).mark($0) }
            }
        }
    }

    @Test(arguments: [
        GridItem.Size.fixed(.nan), .fixed(-10), .fixed(.infinity), .flexible(minimum: .nan), .flexible(minimum: -1),
        .flexible(minimum: 50, maximum: 20), .flexible(maximum: .nan), .adaptive(minimum: .nan),
        .adaptive(minimum: -20), .adaptive(minimum: .infinity), .adaptive(minimum: 30, maximum: -.infinity),
    ])
    func anImpossibleSizeIsRepairedAndWarnedAbout(size: GridItem.Size) {
        let tree = LayoutTree(
            LazyVGrid(columns: [GridItem(size)]) { box(20, 10).mark("a") },
            proposal: ProposedViewSize(width: 200, height: nil))
        #expect(tree.warnings.count == 1, "\(tree.warnings)")
        #expect(tree.size == CGSize(width: 200, height: 10))
        #expect(tree["a"]?.frame.isInfinite == false)
    }

    @Test func anAdaptiveItemThatNeedsNoRoomIsOneColumn() {
        let tree = LayoutTree(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) {
                Color.red.frame(height: 10).mark("a")
                Color.red.frame(height: 10).mark("b")
            },
            proposal: ProposedViewSize(width: 200, height: nil))
        #expect(tree.warnings.count == 1)
        #expect(tree["a"]?.frame == CGRect(x: 0, y: 0, width: 200, height: 10))
        #expect(tree["b"]?.frame == CGRect(x: 0, y: 18, width: 200, height: 10))
    }

    @Test func manyColumnsOfAnAdaptiveItemCostNothing() {
        let tree = LayoutTree(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 1e-6), spacing: 0)]) { box(20, 10).mark("a") },
            proposal: ProposedViewSize(width: 1e6, height: nil))
        #expect(tree.size == CGSize(width: 1e6, height: 10))
    }

    @Test(arguments: [CGFloat.infinity, 0, -50])
    func anyWidthHasAnAnswer(width: CGFloat) {
        let tree = LayoutTree(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(20)), GridItem(.flexible())]) {
                ForEach(0..<4) { box(10, 10).mark("\($0)") }
            },
            proposal: ProposedViewSize(width: width, height: nil))
        #expect(tree.size.width == max(width, 40 + 8 + 20 + 8 + 10))
        #expect(tree.size.height >= 10)
    }
}
