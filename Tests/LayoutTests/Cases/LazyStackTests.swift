import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// LazyVStack and LazyHStack: nothing is shared out along them, and what is offered across is taken.
struct LazyStackTests {
    @Test func aLazyStackTakesWhatItIsOfferedAcross() {
        expectLayout(
            "SC10", "LazyVStack(spacing:0){box(20,10).tag(a); box(40,10).tag(b)}",
            from: "defagos, Thinking in SwiftUI", at: .proposed(100, nil), size: (100, 20),
            ["a": [40, 0, 20, 10], "b": [30, 10, 40, 10]]
        ) {
            LazyVStack(spacing: 0) {
                box(20, 10).mark("a")
                box(40, 10).mark("b")
            }
        }
    }

    @Test func withNothingOfferedAcrossItIsAsWideAsItsWidestView() {
        expectLayout(
            "SC10 at nil", "LazyVStack(spacing:0){box(20,10).tag(a); Color.frame(height:10).tag(c); box(40,10)}",
            from: "defagos, Thinking in SwiftUI", at: .proposed(nil, nil), size: (40, 30),
            ["a": [10, 0, 20, 10], "c": [0, 10, 40, 10]]
        ) {
            LazyVStack(spacing: 0) {
                box(20, 10).mark("a")
                Color.red.frame(height: 10).mark("c")
                box(40, 10)
            }
        }
    }

    @Test func viewsAreOfferedTheirIdealLengthWhateverTheStackIsOffered() {
        expectLayout(
            "ideal length", "LazyVStack(spacing:0){Color.tag(a); FH(0..500, ideal 30).tag(b)}",
            from: "Thinking in SwiftUI", at: .proposed(100, 400), size: (100, 40),
            ["a": [0, 0, 100, 10], "b": [40, 10, 20, 30]]
        ) {
            LazyVStack(spacing: 0) {
                Color.red.mark("a")
                flexibleHeight(0...500, ideal: 30).mark("b")
            }
        }
    }

    @Test func aSpacerHasItsLeastLengthAndADividerLiesAcross() {
        expectLayout(
            "Spacer", "LazyVStack{box(20,10).tag(a); Spacer().tag(s); box(20,10).tag(b)}",
            from: "MetalUI probe SA (8 at nil)", at: .proposed(100, 300), size: (100, 28),
            ["a": [40, 0, 20, 10], "s": [50, 10, 0, 8], "b": [40, 18, 20, 10]]
        ) {
            LazyVStack {
                box(20, 10).mark("a")
                Spacer().mark("s")
                box(20, 10).mark("b")
            }
        }
        expectLayout(
            "Divider", "LazyHStack(spacing:0){box(20,10); Divider().tag(d); box(20,10)}",
            from: "OpenSwiftUI (1 pt on macOS)", at: .proposed(300, 50), size: (41, 50), ["d": [20, 0, 1, 50]]
        ) {
            LazyHStack(spacing: 0) {
                box(20, 10)
                Divider().mark("d")
                box(20, 10)
            }
        }
    }

    @Test func neighboursKeepTheDistanceTheyPrefer() {
        expectLayout(
            "default spacing", "LazyVStack{box(20,10).tag(a); box(20,10).tag(b)}", from: "MetalUI probe SA",
            at: .proposed(20, nil), size: (20, 28), ["a": [0, 0, 20, 10], "b": [0, 18, 20, 10]]
        ) {
            LazyVStack {
                box(20, 10).mark("a")
                box(20, 10).mark("b")
            }
        }
    }

    @Test func threeLazyStacksInARow() {
        expectLayout(
            "lazy/stacks", "HStack(alignment:.top,spacing:20){LazyVStack; LazyVStack{Section}; LazyHStack}",
            from: "swiftui-web lazy/stacks", at: .proposed(320, 240), size: (320, 240),
            [
                "vstack": [0, 0, 121.5, 64], "alpha": [0, 0, 34.5, 16], "red": [0, 22, 60, 20],
                "beta": [0, 48, 28, 16], "sections": [141.5, 0, 121.5, 56], "header": [180, 0, 44.5, 16],
                "green": [177.25, 16, 50, 20], "hstack": [283, 0, 37, 240], "orange": [283, 210, 20, 30],
                "hi": [307, 224, 13, 16],
            ], within: LayoutCase.recorded
        ) {
            HStack(alignment: .top, spacing: 20) {
                LazyVStack(alignment: .leading, spacing: 6) {
                    line(34.5).mark("alpha")
                    box(60, 20).mark("red")
                    line(28).mark("beta")
                }
                .mark("vstack")
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        box(50, 20).mark("green")
                        box(50, 20)
                    } header: {
                        line(44.5).mark("header")
                    }
                }
                .mark("sections")
                LazyHStack(alignment: .bottom, spacing: 4) {
                    box(20, 30).mark("orange")
                    line(13).mark("hi")
                }
                .mark("hstack")
            }
        }
    }

    @Test func anAlignmentGuideMovesAViewAgainstTheStacksOwn() {
        expectLayout(
            "guide",
            "LazyVStack(alignment:.leading,spacing:0){box(20,10).alignmentGuide(.leading){-5}.tag(a); box(20,10)}",
            from: "the rule of frames, OpenSwiftUI", at: .proposed(100, nil), size: (100, 20),
            ["a": [5, 0, 20, 10], "b": [0, 10, 20, 10]]
        ) {
            LazyVStack(alignment: .leading, spacing: 0) {
                box(20, 10).mark("a").alignmentGuide(.leading) { _ in -5 }
                box(20, 10).mark("b")
            }
        }
    }

    @Test func fromRightToLeftARowBeginsOnTheRight() {
        expectLayout(
            "right to left", "LazyHStack(spacing:5){box(20,10).tag(a); box(30,10).tag(b)}",
            from: "OpenSwiftUI finalizeLayoutDirection", at: .proposed(100, 10), size: (55, 10),
            ["a": [35, 0, 20, 10], "b": [0, 0, 30, 10]], environment: .rightToLeft
        ) {
            LazyHStack(spacing: 5) {
                box(20, 10).mark("a")
                box(30, 10).mark("b")
            }
        }
    }

    @Test func anEmptyLazyStackTakesTheWidth() {
        expectLayout(
            "empty", "LazyVStack{}", from: "Thinking in SwiftUI", at: .proposed(100, 50), size: (100, 0)
        ) {
            LazyVStack {}
        }
    }

    @Test func reportsNameThem() {
        let tree = LayoutTree(
            VStack {
                LazyVStack { Color.red }.mark("LazyVStack")
                LazyHStack { Color.red }.mark("LazyHStack")
                LazyVGrid(columns: []) { Color.red }.mark("LazyVGrid")
                LazyHGrid(rows: []) { Color.red }.mark("LazyHGrid")
            })
        for name in ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"] {
            #expect(tree[name]?.children.map(\.kind) == [name])
        }
    }

    @Test func aLongLazyStackIsHitRowByRow() {
        let tree = LayoutTree(
            LazyVStack(spacing: 2) {
                ForEach(0..<200) { index in
                    Color.red.frame(height: CGFloat(5 + index % 7)).accessibilityIdentifier("\(index)")
                }
            },
            proposal: ProposedViewSize(width: 50, height: nil))
        for index in 0..<200 {
            let frame = tree["\(index)"]!.frame
            for y in [frame.minY + 0.5, frame.midY, frame.maxY - 0.5] {
                #expect(tree.hitTest(CGPoint(x: 25, y: y)).hit?.id == "\(index)")
            }
            #expect(tree.hitTest(CGPoint(x: 25, y: frame.maxY + 1)).hit == nil)
        }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aLongLazyGridIsHitCellByCell(direction: LayoutDirection) {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let items = [
            GridItem(.fixed(20), alignment: .top), GridItem(.flexible()), GridItem(.fixed(30), alignment: .bottom),
        ]
        for isVertical in [true, false] {
            let cells = ForEach(0..<100) { index in
                let length = CGFloat(12 + index * 37 % 29)
                Color.red.frame(width: isVertical ? nil : length, height: isVertical ? length : nil)
                    .accessibilityIdentifier("\(index)")
            }
            let tree =
                isVertical
                ? LayoutTree(
                    LazyVGrid(columns: items, spacing: 0) { cells },
                    proposal: ProposedViewSize(width: 100, height: nil), environment: environment)
                : LayoutTree(
                    LazyHGrid(rows: items, spacing: 0) { cells },
                    proposal: ProposedViewSize(width: nil, height: 100), environment: environment)
            for index in 0..<100 {
                let frame = tree["\(index)"]!.frame
                for fraction in [0.1, 0.5, 0.9] {
                    let point = CGPoint(
                        x: frame.minX + frame.width * fraction, y: frame.minY + frame.height * fraction)
                    #expect(tree.hitTest(point).hit?.id == "\(index)")
                }
            }
        }
    }
}
