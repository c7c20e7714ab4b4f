import Foundation
import Layout
import Testing
import ViewTree

/// Rounding to pixels: only what is reported, never the layout.
struct PixelRoundingTests {
    @Test func neighboursShareTheirRoundedEdges() throws {
        let thirds = LayoutTree(
            HStack(spacing: 0) {
                Color.red.mark("a")
                Color.red.mark("b")
                Color.red.mark("c")
            },
            proposal: ProposedViewSize(width: 100, height: 20), scale: 3)
        for (index, id) in ["a", "b", "c"].enumerated() {
            let node = try #require(thirds[id])
            let expected = CGRect(x: CGFloat(index) * 100 / 3, y: 0, width: 100 / 3, height: 20)
            #expect(node.frame.isNear(expected, within: LayoutCase.exact), "PX3 \(id), derived")
            #expect(node.pixelFrame.isNear(expected, within: LayoutCase.exact), "PX3 \(id), derived")
        }
    }

    @Test func edgesAreRoundedNotLengths() throws {
        let tree = LayoutTree(
            HStack(spacing: 10) {
                flex(0, 80).mark("a")
                flex(0, 80).mark("b")
                flex(0, 80).mark("c")
            },
            proposal: ProposedViewSize(width: 100, height: 50), scale: 2)
        let expected: [(id: String, x: CGFloat, pixelX: CGFloat, pixelWidth: CGFloat)] = [
            ("a", 0, 0, 26.5), ("b", 110.0 / 3, 36.5, 27), ("c", 220.0 / 3, 73.5, 26.5),
        ]
        for (id, x, pixelX, pixelWidth) in expected {
            let node = try #require(tree[id])
            #expect(
                node.frame.isNear(CGRect(x: x, y: 0, width: 80.0 / 3, height: 20), within: LayoutCase.exact),
                "PX5 \(id), from MetalUI probe SA: \(node.frame.shortDescription)")
            #expect(
                node.pixelFrame == CGRect(x: pixelX, y: 0, width: pixelWidth, height: 20),
                "PX5 \(id), derived: \(node.pixelFrame.shortDescription)")
        }
    }

    @Test func aFractionalPlacementIsKept() {
        let layout = PlacingLayout(size: .zero) { _, subviews in
            subviews[0].place(at: CGPoint(x: 0.3, y: 0.3), proposal: .unspecified)
        }
        let tree = LayoutTree(
            layout { box(10, 10).mark("a") }, proposal: ProposedViewSize(width: 100, height: 60), scale: 2)
        #expect(
            tree["a"]?.frame == CGRect(x: 0.3, y: 0.3, width: 10, height: 10), "PX6, from Apple developer forum 798027")
    }

    @Test func aPixelIsTheInverseOfTheScale() {
        let reader = PixelLengthReader()
        _ = LayoutTree(
            PixelLengthView(reader: reader), proposal: ProposedViewSize(width: 100, height: 60), scale: 2)
        #expect(reader.value == 0.5, "PX7, from MetalUI probe PX, Apple documentation")
    }
}

/// Hands out the pixel length its body sees.
private struct PixelLengthView: View {
    let reader: PixelLengthReader
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        reader.note(pixelLength)
    }
}

private final class PixelLengthReader: @unchecked Sendable {
    var value: CGFloat?

    func note(_ value: CGFloat) -> Color {
        self.value = value
        return Color.red
    }
}
