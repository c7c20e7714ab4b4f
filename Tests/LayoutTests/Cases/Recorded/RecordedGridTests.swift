import Foundation
import Layout
import Testing
import ViewTree

/// How SwiftUI laid out grids.
struct RecordedGridTests {
    @Test(arguments: RecordedGrid.all)
    func aGridIsLaidOutAsRecorded(_ grid: RecordedGrid) {
        let tree = LayoutTree(
            grid.view, proposal: ProposedViewSize(width: grid.width, height: grid.height),
            environment: .injectedLines)
        var lines: [String] = []
        if !tree.size.isNear(grid.size, within: LayoutCase.twoDecimals) {
            lines.append("grid: expected \(grid.size.shortDescription), got \(tree.size.shortDescription)")
        }
        for (place, expected) in grid.frames.enumerated() {
            let got = tree["c\(place)"]?.frame
            if got?.isNear(expected, within: LayoutCase.twoDecimals) != true {
                lines.append(
                    "c\(place): expected \(expected.shortDescription), got \(got?.shortDescription ?? "no such view")")
            }
        }
        guard !lines.isEmpty else { return }
        let head = [
            "\(grid.id)  \(grid.code)",
            "at \(LayoutSpace.proposed(grid.width, grid.height)), from MetalUI probe swiftui-grid, \(grid.source)",
        ]
        Issue.record("\((head + lines).joined(separator: "\n"))")
    }

    @Test(arguments: RecordedGrid.all)
    func rememberedAnswersChangeNoGrid(_ grid: RecordedGrid) {
        let proposal = ProposedViewSize(width: grid.width, height: grid.height)
        let remembering = LayoutTree(grid.view, proposal: proposal, environment: .injectedLines)
        let forgetting = LayoutTree(
            grid.view, proposal: proposal, environment: .injectedLines, options: LayoutOptions(memo: false))
        for place in grid.frames.indices {
            #expect(remembering["c\(place)"]?.frame == forgetting["c\(place)"]?.frame)
        }
    }

    @Test(arguments: RecordedGrid.all)
    func fromRightToLeftAGridIsItsMirrorImage(_ grid: RecordedGrid) {
        let tree = LayoutTree(
            grid.view, proposal: ProposedViewSize(width: grid.width, height: grid.height), environment: .rightToLeft)
        for (place, frame) in grid.frames.enumerated() {
            let mirrored = CGRect(
                x: grid.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            #expect(tree["c\(place)"]?.frame.isNear(mirrored, within: 2 * LayoutCase.twoDecimals) == true)
        }
    }
}
