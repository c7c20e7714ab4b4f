import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What covers an element, and what merely lies where it would be.
struct CoveredReasonTests {
    @Test func aSliverNarrowerThanAPixelIsNotReachable() throws {
        let covered = HitStage.topLeading400.tree {
            hostedWell("A").offset(x: 0.3)
            square(.red, 28.4, 40)
        }
        // The well spans 0.3 to 28.3, the colour 0 to 28.
        let well = Tappability(covered, target: try #require(covered["A"]), rules: .frontMost)
        #expect(well.reason == .occluded, "\(well.detail)")
        #expect(well.blocker?.hit.kind == "Rectangle")
        #expect(well.reach.share == 0)
    }

    @Test func aSliverOfAPixelIsReachable() throws {
        let tree = HitStage.topLeading400.tree {
            hostedWell("A")
            square(.red, 27, 40)
        }
        let why = Tappability(tree, target: try #require(tree["A"]), rules: .frontMost)
        #expect(why.reach.point == CGPoint(x: 27.5, y: 14))
    }

    @Test func aThinElementThatNothingCoversIsReachable() throws {
        let tree = HitStage.topLeading400.tree { Text("T").frame(width: 20, height: 0.5).clipped().taps("A") }
        #expect(Tappability(tree, target: try #require(tree["A"]), rules: .frontMost).isTappable)
    }

    @Test func anOverlayInsideTheElementIsWhatCoversIt() throws {
        let screens = [
            HitStage.topLeading400.screen {
                TextField("U", text: .constant("")).overlay(Color.red).accessibilityIdentifier("A")
            },
            HitStage.topLeading400.screen { Button("U") {}.overlay(Color.red).accessibilityIdentifier("A") },
        ]
        for tree in screens {
            for node in [tree["A"]!, try #require(tree.nodes.first { $0.label == "U" })] {
                let why = Tappability(tree, target: node, rules: .frontMost)
                #expect(why.reason == .occluded, "\(why.detail)")
                // `overlay(_:)` of a style is a rectangle in it.
                #expect(why.blocker?.hit.kind == "Rectangle", "\(why.detail)")
            }
        }
    }

    @Test func whatLosesByScoreIsTooFaintAndNotCovered() throws {
        let tree = HitStage.topLeading400.tree {
            plainButton("back") { square(.blue, 100, 100) }
            square(.red, 100, 100).opacity(0.014).taps("front")
        }
        let why = Tappability(tree, target: try #require(tree["front"]), rules: .iOS18Scored)
        #expect(why.reason == .opacity)
        // 16 × 0.014 × 24 against 1.2 × 16 × 24.
        #expect(why.detail.contains("its score 5.376 is below 460.8"), "\(why.detail)")
        #expect(why.detail.contains("a winner needs 8, and 1.2× the runner-up's"), "\(why.detail)")
        #expect(why.detail.contains("scores 384"), "\(why.detail)")
        let result = tree.hitTest(CGPoint(x: 50, y: 50), rules: .iOS18Scored)
        #expect(result.receiver?.id == "back")
        #expect(result.considered.first { $0.id == "front" }?.rule == .opacity)
    }

    @Test func theInnermostContainerThatHidesItIsJudged() throws {
        let tree = HitStage.topLeading400.screen {
            ScrollView {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        square(.blue, 500, 50)
                        plainButton("A") { square(.red, 50, 50) }
                    }
                }
                .frame(width: 200, height: 50).accessibilityIdentifier("inner")
            }
            .frame(width: 300, height: 300).accessibilityIdentifier("outer")
        }
        let why = Tappability(tree, target: try #require(tree["A"]), rules: .frontMost)
        #expect(why.reason == .containerBounds)
        #expect(why.detail.contains("\"inner\", and scrolling brings it into view"), "\(why.detail)")
        #expect(why.fix?.contains("--scroll inner:350,0") == true, "\(why.fix ?? "")")
    }

    @Test func aRowThatIsScrolledAwayIsNotCoveredByWhatLiesThere() throws {
        let tree = HitStage.topLeading400.screen {
            VStack(spacing: 0) {
                ScrollView {
                    VStack(spacing: 0) {
                        square(.blue, 100, 150)
                        plainButton("A") { square(.red, 100, 50) }
                    }
                }
                .frame(width: 100, height: 100)
                square(.green, 100, 200).onTapGesture {}.accessibilityIdentifier("below")
            }
        }
        let why = Tappability(tree, target: try #require(tree["A"]), rules: .frontMost)
        #expect(why.reason == .containerBounds, "\(why.detail)")
        #expect(why.blocker == nil)
    }

    @Test func whatIsHalfScrolledAwayAndCoveredIsCovered() throws {
        let tree = HitStage.topLeading400.screen {
            ZStack(alignment: .topLeading) {
                ScrollView {
                    VStack(spacing: 0) {
                        square(.blue, 100, 80)
                        plainButton("A") { square(.red, 100, 100) }
                    }
                }
                .frame(width: 100, height: 100)
                square(.green, 100, 300).accessibilityIdentifier("cover")
            }
        }
        let why = Tappability(tree, target: try #require(tree["A"]), rules: .frontMost)
        #expect(why.reason == .occluded, "\(why.detail)")
        #expect(why.blocker?.hit.id == "cover")
    }

    @Test func aPushedScreenCoversTheOneBelow() throws {
        struct Screen: View {
            @State var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Button("root") {}.accessibilityIdentifier("A")
                        .navigationDestination(for: Int.self) { _ in Text("pushed") }
                }
            }
        }
        let tree = LayoutTree(Screen(), device: .iPhone16Pro)
        let node = try #require(tree["A"])
        let why = Tappability(tree, target: node, rules: .frontMost)
        #expect(why.reason == .occluded, "\(why.detail)")
        #expect(why.blocker != nil)
        #expect(why.fix?.contains("allowsHitTesting") == false, "\(why.fix ?? "")")
        let tap = tree.hitTest(Reachability.aim(tree, row: node.row, rules: .frontMost)).aimed(at: node)
        #expect(!"\(tap)".contains("allowsHitTesting(false)"), "\(tap)")
    }

    @Test func aViewTurnedEdgeOnHasNoPoint() throws {
        let tree = HitStage.topLeading400.screen {
            square(.red, 100, 100).taps("A").rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0))
        }
        let why = Tappability(tree, target: try #require(tree["A"]), rules: .frontMost)
        #expect(why.reason == .singularTransform, "\(why.detail)")
        #expect(tree.hitTest(CGPoint(x: 50, y: 50)).receiver == nil)
    }

    @Test func theRectangleThatDecidedIsPrinted() throws {
        // A shape's edges are rounded to pixels: 10.4 is 10, and 30.8 is 31.
        let tree = HitStage.topLeading400.tree { square(.red, 20.4, 20).offset(x: 10.4).taps("A") }
        let hit = tree.hitTest(CGPoint(x: 10.1, y: 5))
        #expect(hit.receiver?.id == "A")
        #expect(hit.considered.first { $0.outcome == .hit }?.detail == "the point lies inside 10,0 21×20", "\(hit)")
    }

    @Test func aFingersShareOfAStrokedCircleTakesNoTime() throws {
        let tree = HitStage.topLeading400.tree {
            Circle().stroke(lineWidth: 4).frame(width: 50, height: 50).onTapGesture {}.accessibilityIdentifier("A")
        }
        var rules = HitTestRules()
        rules.fingerRadius = 20
        let clock = ContinuousClock()
        let start = clock.now
        let why = Tappability(tree, target: try #require(tree["A"]), rules: rules)
        #expect(clock.now - start < .seconds(3), "an unoptimised build included")
        #expect(why.isTappable)
        // A finger reaches 16 points: every point of the ring reaches it.
        #expect(why.reach.share == 1)
    }
}
