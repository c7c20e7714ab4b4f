import Foundation
import Testing
import ViewTree

/// Layouts of one's own as real SwiftUI runs them.
struct RecordedLayoutProtocolTests {
    @Test func anUnplacedSubviewIsCentredAtTheParentsProposal() {
        expectLayout(
            "MC-UNP", "custom Layout answering 100x100 that places nothing, in a 200x200 host; child Fill()",
            from: "MetalUI probe swiftui-layout-protocol-contract, I, J, K, L",
            at: .window(200, 200), size: (100, 100), ["child": [0, 0, 200, 200]]
        ) {
            let layout = PlacingLayout(size: CGSize(width: 100, height: 100), isRigid: true) { _, _ in }
            layout { Color.red.mark("child") }
        }
    }

    @Test func theLastPlacementWins() {
        expectLayout(
            "MC-PL2",
            """
            custom Layout places its child twice: at (+10,+10) with 20x20, then at (+50,+50) with 40x40;
                parent at 50 50
            """,
            from: "MetalUI probe swiftui-layout-protocol-contract, I, J, K, L",
            at: .window(200, 200), size: (100, 100), ["child": [100, 100, 40, 40]]
        ) {
            let layout = PlacingLayout(size: CGSize(width: 100, height: 100), isRigid: true) { bounds, subviews in
                subviews[0].place(
                    at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 10),
                    proposal: ProposedViewSize(width: 20, height: 20))
                subviews[0].place(
                    at: CGPoint(x: bounds.minX + 50, y: bounds.minY + 50),
                    proposal: ProposedViewSize(width: 40, height: 40))
            }
            layout { Color.red.mark("child") }
        }
    }

    @Test func aSubviewIsPlacedByItsAnchor() {
        expectLayout(
            "MC-PLA",
            "custom Layout places Fill() at (+100,+100) anchor .center with proposal 30x20; parent at 25 25",
            from: "MetalUI probe swiftui-layout-protocol-contract, I, J, K, L",
            at: .window(200, 200), size: (150, 150), ["c": [110, 115, 30, 20]]
        ) {
            anchored(.center, "c")
        }
        expectLayout(
            "MC-PLA",
            "custom Layout places Fill() at (+100,+100) anchor .center with proposal 30x20; parent at 25 25",
            from: "MetalUI probe swiftui-layout-protocol-contract, I, J, K, L",
            at: .window(200, 200), size: (150, 150), ["br": [95, 105, 30, 20]]
        ) {
            anchored(.bottomTrailing, "br")
        }
    }

    @Test func aFlowLayoutFillsRowsAndHugsTheWidest() {
        expectLayout(
            "C01",
            """
            Wrap(gap:8,rowGap:8){ Box(w,50) for w in 45,55,50,40,60,48,52,58,42,46 }.padding(12)
                .background(Fill).tag(all)   // greedy rows in 296
            """,
            from: "SwiftUI-Flow hflow_colorBoxes.1",
            at: .window(320, 200, scale: 1),
            [
                "all": [7, 34, 306, 132], "0": [19, 46, 45, 50], "1": [72, 46, 55, 50], "2": [135, 46, 50, 50],
                "3": [193, 46, 40, 50], "4": [241, 46, 60, 50], "5": [19, 104, 48, 50], "6": [75, 104, 52, 50],
                "7": [135, 104, 58, 50], "8": [201, 104, 42, 50], "9": [251, 104, 46, 50],
            ], within: LayoutCase.recorded
        ) {
            colourBoxes(gap: 8, rowGap: 8)
        }
        expectLayout(
            "C02", "same, gap 4 / rowGap 4", from: "SwiftUI-Flow compact.1",
            at: .window(320, 200, scale: 1),
            [
                "all": [15, 36, 290, 128], "0": [27, 48, 45, 50], "1": [76, 48, 55, 50], "2": [135, 48, 50, 50],
                "3": [189, 48, 40, 50], "4": [233, 48, 60, 50], "5": [27, 102, 48, 50], "6": [79, 102, 52, 50],
                "7": [135, 102, 58, 50], "8": [197, 102, 42, 50], "9": [243, 102, 46, 50],
            ], within: LayoutCase.recorded
        ) {
            colourBoxes(gap: 4, rowGap: 4)
        }
        expectLayout(
            "C03", "same, gap 4 / rowGap 20", from: "SwiftUI-Flow spacious.1",
            at: .window(320, 250, scale: 1),
            [
                "all": [15, 53, 290, 144], "0": [27, 65, 45, 50], "4": [233, 65, 60, 50], "5": [27, 135, 48, 50],
                "9": [243, 135, 46, 50],
            ], within: LayoutCase.recorded
        ) {
            colourBoxes(gap: 4, rowGap: 20)
        }
    }

    @Test func aFlowLayoutAlignsItsRows() {
        expectLayout(
            "C04",
            """
            Wrap(gap:8,rowGap:8,align: V){ Box(50,h) for h in 45,55,50,40,60,48,52,58,42,46
                }.padding(12).background(Fill).tag(all)
            """,
            from: "SwiftUI-Flow verticalAlignment-_.top",
            at: .window(320, 300, scale: 1),
            [
                "all": [7, 75, 306, 150], "0": [19, 87, 50, 45], "1": [77, 87, 50, 55], "2": [135, 87, 50, 50],
                "3": [193, 87, 50, 40], "4": [251, 87, 50, 60], "5": [19, 155, 50, 48], "6": [77, 155, 50, 52],
                "7": [135, 155, 50, 58], "8": [193, 155, 50, 42], "9": [251, 155, 50, 46],
            ], within: LayoutCase.recorded
        ) {
            tallBoxes(.top)
        }
        expectLayout(
            "C04",
            """
            Wrap(gap:8,rowGap:8,align: V){ Box(50,h) for h in 45,55,50,40,60,48,52,58,42,46
                }.padding(12).background(Fill).tag(all)
            """,
            from: "SwiftUI-Flow verticalAlignment-_.top",
            at: .window(320, 300, scale: 1),
            [
                "0": [19, 94.5, 50, 45], "1": [77, 89.5, 50, 55], "2": [135, 92, 50, 50], "3": [193, 97, 50, 40],
                "4": [251, 87, 50, 60], "5": [19, 160, 50, 48], "6": [77, 158, 50, 52], "7": [135, 155, 50, 58],
                "8": [193, 163, 50, 42], "9": [251, 161, 50, 46],
            ], within: LayoutCase.recorded
        ) {
            tallBoxes(.center)
        }
        expectLayout(
            "C04",
            """
            Wrap(gap:8,rowGap:8,align: V){ Box(50,h) for h in 45,55,50,40,60,48,52,58,42,46
                }.padding(12).background(Fill).tag(all)
            """,
            from: "SwiftUI-Flow verticalAlignment-_.top",
            at: .window(320, 300, scale: 1),
            [
                "0": [19, 102, 50, 45], "1": [77, 92, 50, 55], "2": [135, 97, 50, 50], "3": [193, 107, 50, 40],
                "4": [251, 87, 50, 60], "5": [19, 165, 50, 48], "6": [77, 161, 50, 52], "7": [135, 155, 50, 58],
                "8": [193, 171, 50, 42], "9": [251, 167, 50, 46],
            ], within: LayoutCase.recorded
        ) {
            tallBoxes(.bottom)
        }
    }

    /// Places its child around a point 100 to the right of and below its own origin.
    private func anchored(_ anchor: UnitPoint, _ id: String) -> some View {
        let layout = PlacingLayout(size: CGSize(width: 150, height: 150), isRigid: true) { bounds, subviews in
            subviews[0].place(
                at: CGPoint(x: bounds.minX + 100, y: bounds.minY + 100), anchor: anchor,
                proposal: ProposedViewSize(width: 30, height: 20))
        }
        return layout { Color.red.mark(id) }
    }

    /// The sides of the recorded boxes.
    private let sides: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]

    private func colourBoxes(gap: CGFloat, rowGap: CGFloat) -> some View {
        Wrap(gap: gap, rowGap: rowGap) {
            ForEach(sides.indices, id: \.self) { box(sides[$0], 50).mark("\($0)") }
        }
        .padding(12)
        .background(Color.blue)
        .mark("all")
    }

    private func tallBoxes(_ alignment: VerticalAlignment) -> some View {
        Wrap(gap: 8, rowGap: 8, alignment: alignment) {
            ForEach(sides.indices, id: \.self) { box(50, sides[$0]).mark("\($0)") }
        }
        .padding(12)
        .background(Color.blue)
        .mark("all")
    }
}
