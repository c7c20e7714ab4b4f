import Foundation
import ViewTree

extension LayoutPass {
    /// What a tree of another framework's views answers.
    func platformTreeSize(_ index: Int, _ proposal: Proposal) -> Size {
        let size = side.platformTrees[Int(nodes[index].payload)]
            .size(proposal.view, HostedContents(pass: self, index: index))
        return Size(width: Double(size.width), height: Double(size.height))
    }

    /// Where its text's baselines lie; those of a view without text are its top and its bottom.
    func platformBaseline(_ index: Int, _ key: AlignmentKey) -> Double? {
        guard key.axis == .vertical, !key.isCustom else { return nil }
        let size = slots[index].size
        guard size.width.isFinite, size.height.isFinite else { return nil }
        let baselines = side.platformTrees[Int(nodes[index].payload)]
            .baselines(in: CGSize(width: size.width, height: size.height))
        switch key.index {
        case AlignmentKey.firstTextBaseline: return Double(baselines.first)
        case AlignmentKey.lastTextBaseline: return Double(baselines.last)
        default: return nil
        }
    }

    /// Lets such a tree lay its views out, and place the SwiftUI contents in them. Its views, once they are rows, stay
    /// where they are.
    func positionPlatformTree(_ index: Int) {
        guard !isGrafted(index) else { return }
        let contents = HostedContents(pass: self, index: index)
        for row in contents.rows {
            _ = measure(row, Proposal(width: 0, height: 0))
            setOrigin(row, 0, 0)
        }
        let size = slots[index].size
        let origin = layoutOrigin(of: index)
        side.platformTrees[Int(nodes[index].payload)]
            .layOut(in: CGRect(x: origin.x, y: origin.y, width: size.width, height: size.height), contents)
    }

    /// The sweep passes over rows with nothing inside: trees without SwiftUI content have their turn after it.
    func layOutPlatformTrees() {
        for row in 0..<count where nodes[row].kind == .platformTree && Int(nodes[row].end) == row + 1 {
            positionPlatformTree(row)
        }
    }

    /// Whether a tree's views are rows by now.
    private func isGrafted(_ index: Int) -> Bool {
        index + 1 < Int(nodes[index].end) && side.platformRows.values.contains(Int32(firstView(index)))
    }

    private func firstView(_ index: Int) -> Int {
        var row = index + 1
        while row < Int(nodes[index].end), nodes[row].kind != .platformView { row += 1 }
        return row
    }

    /// Where a row lies in the tree's space; effects do not count.
    private func layoutOrigin(of index: Int) -> CGPoint {
        var point = CGPoint.zero
        var row = index
        while row >= 0 {
            point.x += slots[row].x
            point.y += slots[row].y
            row = Int(nodes[row].parent)
        }
        return point
    }

    /// Whether a tree has more contents by now than were lowered: they appeared while it was laid out.
    func hasNewPlatformContents() -> Bool {
        guard !side.platformTrees.isEmpty else { return false }
        return (0..<count).contains { row in
            nodes[row].kind == .platformTree
                && side.platformTrees[Int(nodes[row].payload)].contentCount > table.children(of: row).count
        }
    }
}

/// The SwiftUI contents in one platform tree.
private struct HostedContents: PlatformContents, @unchecked Sendable {
    let pass: LayoutPass
    let rows: [Int]

    init(pass: LayoutPass, index: Int) {
        self.pass = pass
        rows = pass.table.children(of: index)
    }

    var count: Int { rows.count }

    func size(of content: Int, _ proposal: ProposedViewSize) -> CGSize {
        guard rows.indices.contains(content) else { return .zero }
        let size = pass.measure(rows[content], Proposal(proposal))
        return CGSize(width: size.width, height: size.height)
    }

    func place(_ content: Int, at point: CGPoint, _ proposal: ProposedViewSize) {
        guard rows.indices.contains(content) else { return }
        _ = pass.measure(rows[content], Proposal(proposal))
        pass.setOrigin(rows[content], Double(point.x), Double(point.y))
    }
}
