import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A view that is there looks as its transition's identity says. Source: Apple's documentation of `Transition` and of
/// `AnyTransition.modifier(active:identity:)`.
struct TransitionStateTests {
    struct Shift: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.isIdentity ? 0 : 500).padding(phase.isIdentity ? 5 : 0)
        }
    }

    struct Inset: ViewModifier {
        var amount: CGFloat
        func body(content: Content) -> some View { content.padding(amount) }
    }

    @Test func aTransitionOfTheUsersIsInItsIdentityPhase() {
        #expect(LayoutTree(box(10, 10).transition(Shift())).size == CGSize(width: 20, height: 20))
    }

    @Test func aModifierTransitionHasItsIdentityModifier() {
        let transition = AnyTransition.modifier(active: Inset(amount: 100), identity: Inset(amount: 3))
        #expect(LayoutTree(box(10, 10).transition(transition)).size == CGSize(width: 16, height: 16))
    }

    @Test func combinedTransitionsBothApply() {
        let transition = AnyTransition(Shift())
            .combined(with: .modifier(active: Inset(amount: 0), identity: Inset(amount: 3)))
        #expect(LayoutTree(box(10, 10).transition(transition)).size == CGSize(width: 26, height: 26))
    }

    @Test func builtInTransitionsChangeNothingOfAViewThatIsThere() {
        let view = box(10, 10).transition(.scale(0.2)).transition(.move(edge: .top)).transition(.blurReplace(.upUp))
        #expect(LayoutTree(view).size == CGSize(width: 10, height: 10))
    }

    @Test func aTransitionOfTheUsersKeepsTheViewUntilItIsOver() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
                        .accessibilityIdentifier("hide")
                    if isShown { box(10, 10).accessibilityIdentifier("box").transition(Shift()) }
                }
            }
        }
        let host = ViewHost(Screen(), device: .iPhone16Pro, clock: HostClock())
        try host.tap("hide")
        #expect(host.tree["box"] != nil)
        host.advance(by: .seconds(2))
        #expect(host.tree["box"] == nil)
    }

    @Test func animatorsShowTheStateOfRest() {
        let phases = LayoutTree(
            box(10, 10).phaseAnimator([3.0, 9.0], trigger: 1) { content, inset in content.padding(inset) })
        #expect(phases.size == CGSize(width: 16, height: 16))
        let frames = LayoutTree(
            box(10, 10).keyframeAnimator(initialValue: CGFloat(2), trigger: 1) { content, inset in
                content.padding(inset)
            } keyframes: { _ in
                LinearKeyframe(20, duration: 1)
            })
        #expect(frames.size == CGSize(width: 14, height: 14))
    }

    @Test func anAnimatorThatNeverRestsSaysSo() {
        let tree = LayoutTree(PhaseAnimator([1.0, 2.0]) { box(10, 10).padding($0) })
        #expect(tree.size == CGSize(width: 12, height: 12))
        #expect(tree.nodes.contains { $0.approximate != nil })
    }

    @Test func aCustomAnimationLastsUntilItReturnsNil() {
        struct Two: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time < 2 ? value.scaled(by: time / 2) : nil
            }
        }
        #expect(abs(Animation(Two())._duration - 2) < 0.02)
    }
}
