import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What an explanation leaves out on long screens, and what it never lists.
struct LongScreenHitTests {
    private func screen(_ rows: Int) -> LayoutTree {
        LayoutTree(
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { row in plainButton("row \(row)") { square(.red, 100, 50) } }
            }, proposal: .unspecified)
    }

    @Test func everyViewOfAnOrdinaryScreenIsListed() {
        let explanation = screen(100).hitTest(CGPoint(x: 50, y: 75)).explanation
        #expect(explanation.candidates.count == 100)
        #expect(explanation.omitted == 0)
    }

    @Test func onALongScreenViewsElsewhereAreCountedInstead() {
        let result = screen(3000).hitTest(CGPoint(x: 50, y: 75))
        #expect(result.receiver?.id == "row 1")
        #expect(result.considered.contains { $0.outcome == .hit })
        #expect(result.considered.count < 10)
        #expect(result.considered.count + result.explanation.omitted == 3000)
    }

    @Test func aBorderedButtonIsNotBehindItself() {
        let tree = LayoutTree(
            Button("Save") {}.buttonStyle(.bordered).accessibilityIdentifier("save"), proposal: .unspecified)
        let result = tree.hitTest(CGPoint(x: tree.size.width / 2, y: tree.size.height / 2))
        #expect(result.receiver?.id == "save")
        #expect(!result.considered.contains { $0.outcome == .blocked }, "\(result)")
    }

    private struct Sliding: View {
        @State private var isAway = false

        var body: some View {
            square(.red, 100, 50).accessibilityIdentifier("box").offset(x: isAway ? 30 : 0)
                .onTapGesture { isAway = true }
        }
    }

    @Test func anOffsetThatChangesMovesAView() {
        let host = ViewHost(Sliding(), proposal: .unspecified)
        let moved = host.tap(at: CGPoint(x: 50, y: 25)).effects.first { $0.kind == .moved }
        #expect(moved?.from == .frame(CGRect(x: 0, y: 0, width: 100, height: 50)))
        #expect(moved?.to == .frame(CGRect(x: 30, y: 0, width: 100, height: 50)))
    }
}
