import Foundation
import Testing
import ViewTree

@Suite struct TransitionTests {
    @Test func theIdentityHasNoEffect() {
        #expect(AnyTransition.identity._insertion.isEmpty && AnyTransition.identity._removal.isEmpty)
    }

    @Test func slideComesFromLeadingAndGoesToTrailing() {
        #expect(AnyTransition.slide._insertion == [.move(.leading)])
        #expect(AnyTransition.slide._removal == [.move(.trailing)])
    }

    @Test func pushLeavesAtTheOppositeEdge() {
        let push = AnyTransition.push(from: .bottom)
        #expect(push._insertion == [.move(.bottom), .opacity])
        #expect(push._removal == [.move(.top), .opacity])
    }

    @Test func scaleGoesToNothingAroundTheCentre() {
        #expect(AnyTransition.scale._removal == [.scale(0, anchor: .center)])
        #expect(AnyTransition.scale(scale: 0.5, anchor: .top)._removal == [.scale(0.5, anchor: .top)])
    }

    @Test func combinedTransitionsBothApply() {
        let both = AnyTransition.opacity.combined(with: .move(edge: .top))
        #expect(both._insertion == [.opacity, .move(.top)])
        #expect(both._removal == [.opacity, .move(.top)])
    }

    @Test func asymmetricTakesOneSideOfEach() {
        let transition = AnyTransition.asymmetric(insertion: .slide, removal: .offset(x: 3, y: 4))
        #expect(transition._insertion == [.move(.leading)])
        #expect(transition._removal == [.offset(CGSize(width: 3, height: 4))])
    }

    @Test func anAnimationOfItsOwnIsKept() {
        #expect(AnyTransition.opacity._animation == nil)
        #expect(AnyTransition.opacity.animation(.easeIn)._animation == .easeIn)
        #expect(AnyTransition.opacity.animation(.easeIn).combined(with: .slide)._animation == .easeIn)
    }
}
