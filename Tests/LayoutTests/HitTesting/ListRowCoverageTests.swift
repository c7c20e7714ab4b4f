import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// What a list's row holds is tapped all over the row: `why` speaks of no gaps there.
struct ListRowCoverageTests {
    private struct Names: View {
        var body: some View {
            NavigationStack {
                List(["Dune"], id: \.self) { name in
                    NavigationLink(value: name) {
                        HStack {
                            Color.red.frame(width: 20, height: 20)
                            Spacer()
                        }
                    }
                    .accessibilityIdentifier(name)
                }
            }
        }
    }

    @Test func theGapInALinkThatIsARowTakesHits() throws {
        let tree = LayoutTree(Names(), device: .iPhone16Pro)
        let link = try #require(tree["Dune"])
        let reach = Reachability(tree, row: link.row, rules: .frontMost)
        #expect(reach.coverage == 1)
        #expect(reach.share == 1)
        #expect(tree.hitTest(CGPoint(x: link.frame.midX, y: link.frame.midY)).receiver?.id == "Dune")
    }

    @Test func theGapInAButtonOutsideOfAListDoesNot() throws {
        let tree = LayoutTree(
            HStack(spacing: 80) {
                Color.red.frame(width: 20, height: 20)
                Color.red.frame(width: 20, height: 20)
            }
            .onTapGesture {}
            .accessibilityIdentifier("row"), device: .iPhone16Pro)
        let row = try #require(tree["row"])
        // 40 of 120 points.
        #expect(abs(Reachability(tree, row: row.row, rules: .frontMost).coverage - 40 / 120) < 1e-6)
    }
}
