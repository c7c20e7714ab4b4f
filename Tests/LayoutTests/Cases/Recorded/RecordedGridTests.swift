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
}
