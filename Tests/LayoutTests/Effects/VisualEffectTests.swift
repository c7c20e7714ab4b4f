import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// `visualEffect` and `scrollTransition` change how a view is drawn and hit by its own geometry, and no frame.
/// Source: Apple's documentation of both modifiers.
struct VisualEffectTests {
    @Test func anEffectIsMadeFromTheViewsSize() throws {
        let tree = LayoutTree(
            box(60, 20).accessibilityIdentifier("inside")
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 2, y: proxy.size.height) }
                .accessibilityIdentifier("outside"))
        #expect(tree.size == CGSize(width: 60, height: 20))
        #expect(tree["outside"]?.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
        #expect(try #require(tree["inside"]).bounds == CGRect(x: 30, y: 20, width: 60, height: 20))
    }

    @Test func anEffectSeesThePlaceWithoutItself() throws {
        let tree = LayoutTree(
            VStack(spacing: 0) {
                box(10, 40)
                box(10, 10).accessibilityIdentifier("moved")
                    .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .global).minY) }
            })
        #expect(try #require(tree["moved"]).bounds.minY == 80)
    }

    @Test func anEffectMovesWhatIsHit() {
        let tree = LayoutTree(
            Color.clear.frame(width: 100, height: 100).overlay(alignment: .topLeading) {
                square(.red, 20, 20).taps("A").visualEffect { content, _ in content.offset(x: 50, y: 50) }
            })
        #expect(tree.hitTest(CGPoint(x: 60, y: 60)).receiver?.id == "A")
        #expect(tree.hitTest(CGPoint(x: 10, y: 10)).receiver == nil)
    }

    @Test func theViewsStateSurvivesTheEffectsRounds() {
        struct Counter: View {
            @State private var appeared = 0
            var body: some View {
                Text("\(appeared)").accessibilityIdentifier("count").onAppear { appeared += 1 }
                    .visualEffect { content, proxy in content.opacity(proxy.size.width > 0 ? 1 : 0) }
            }
        }
        let host = ViewHost(Counter(), device: .iPhone16Pro)
        #expect(host.tree["count"]?.label == "1" || host.tree["count"]?.children.first?.label == "1")
    }

    private func column(_ offset: CGFloat, _ configuration: ScrollTransitionConfiguration) -> LayoutTree {
        LayoutTree(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4) { index in
                        box(100, 100).accessibilityIdentifier("row\(index)")
                            .scrollTransition(configuration) { content, phase in
                                content.offset(x: phase.value * 7)
                            }
                    }
                }
            }
            .scrollPosition(.constant(ScrollPosition(point: CGPoint(x: 0, y: offset)))),
            proposal: ProposedViewSize(width: 100, height: 200))
    }

    @Test func aRowInTheVisibleAreaIsAtRest() throws {
        let tree = column(0, .animated)
        #expect(try #require(tree["row0"]).bounds.minX == 0)
        #expect(try #require(tree["row1"]).bounds.minX == 0)
    }

    @Test func aRowThatComesFromBelowIsInItsLastPhase() throws {
        #expect(try #require(column(0, .animated)["row2"]).bounds.minX == 7)
    }

    @Test func aRowThatHasGoneUpIsInItsFirstPhase() throws {
        let tree = column(150, .animated)
        #expect(try #require(tree["row0"]).bounds.minX == -7)
        #expect(try #require(tree["row3"]).bounds.minX == 0, "half of it shows, which is enough")
    }

    @Test func aThresholdSaysHowMuchMustShow() throws {
        let tree = column(150, .animated.threshold(.visible(0.9)))
        #expect(try #require(tree["row1"]).bounds.minX == -7)
    }
}
