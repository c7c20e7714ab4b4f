import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// A view that leaves with a removal transition stays tappable over its full bounds until it is gone.
struct RemovalHitTests {
    /// O19: `ZStack{ Btn("B"){red}; if show { Color.black.opacity(0.3).transition(.opacity) } }`.
    private struct Dimmed: View {
        let transition: AnyTransition
        @State var isShown = true
        var body: some View {
            VStack(spacing: 0) {
                Button(action: { withAnimation(.linear(duration: 1)) { isShown = false } }, label: { box(.green, 40) })
                    .buttonStyle(.plain).accessibilityIdentifier("hide")
                ZStack {
                    plainButton("B") { square(.red, 100, 100) }
                    if isShown { Color.black.opacity(0.3).transition(transition).accessibilityIdentifier("dim") }
                }
                .frame(width: 100, height: 100)
            }
        }
    }

    private func host(_ transition: AnyTransition) -> ViewHost {
        ViewHost(
            Dimmed(transition: transition), proposal: ProposedViewSize(width: 100, height: 140), clock: HostClock())
    }

    @Test func aDimViewThatIsLeavingStillSwallowsTheTap() throws {
        let host = host(.opacity)
        try host.tap("hide")
        host.advance(by: .milliseconds(100))
        let leaving = host.tap(at: CGPoint(x: 50, y: 90)).hitTest
        #expect(leaving.receiver == nil, "O19: \(leaving)")
        #expect(leaving.hit?.id == "dim", "O19: \(leaving)")
        #expect(leaving.rule == .occluded)
        host.advance(by: .seconds(1))
        #expect(host.tap(at: CGPoint(x: 50, y: 90)).hitTest.receiver?.id == "B", "O19, gone")
    }

    @Test func whateverTheTransitionTheFullBoundsTakeTaps() throws {
        for transition in [AnyTransition.scale, .move(edge: .bottom), .slide, .opacity.combined(with: .scale)] {
            let host = host(transition)
            try host.tap("hide")
            host.advance(by: .milliseconds(900))
            for point in [CGPoint(x: 2, y: 42), CGPoint(x: 98, y: 138)] {
                #expect(host.tree.hitTest(point).receiver == nil)
                #expect(host.tree.hitTest(point).hit?.id == "dim")
            }
            host.advance(by: .milliseconds(101))
            #expect(host.tree.hitTest(CGPoint(x: 50, y: 90)).receiver?.id == "B")
        }
    }

    @Test func aRemovalOfIdentityIsGoneAtOnce() throws {
        let host = host(.asymmetric(insertion: .opacity, removal: .identity))
        try host.tap("hide")
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 90)).receiver?.id == "B")
    }

    @Test func withoutAClockTheViewHasLeft() throws {
        let host = ViewHost(Dimmed(transition: .opacity), proposal: ProposedViewSize(width: 100, height: 140))
        try host.tap("hide")
        #expect(host.tree.hitTest(CGPoint(x: 50, y: 90)).receiver?.id == "B")
    }
}
