import Foundation
import Layout
import ViewTree

/// A step of a sequence that is no touch, in words.
public struct PlayedInput: Sendable {
    public enum Kind: String, Sendable { case type, scroll, advance }

    public let kind: Kind
    /// One sentence: `List "rows" scrolled by 0,400 (to 0,400 of 0,1200).`
    public let verdict: String
}

/// Where a scroll view is before it is scrolled.
struct ScrollPlace {
    private let name: String
    private let identity: UInt64
    private let offset: CGPoint

    init(_ tree: LayoutTree, _ row: Int) {
        name = tree.hitView(of: row, gestureRow: -1).map { HitExplanation.name($0) } ?? "ScrollView"
        identity = tree.table.side.scrollViews[Int(tree.table.nodes[row].payload)].identity
        offset = tree.scrollOffset(row)
    }

    /// How far it went, and how far it can.
    func verdict(after tree: LayoutTree) -> String {
        let nodes = tree.table.nodes
        let row = (0..<tree.table.count).first { row in
            nodes[row].kind == .scrollView
                && tree.table.side.scrollViews[Int(nodes[row].payload)].identity == identity
        }
        guard let row else { return "\(name) was scrolled, and is gone." }
        let now = tree.scrollOffset(row)
        let moved = CGPoint(x: now.x - offset.x, y: now.y - offset.y)
        let end = tree.scrollEnd(row).short
        guard moved.squaredDistance(to: .zero) > 1e-12 else {
            return "\(name) did not scroll: it is at \(now.short) of \(end)."
        }
        return "\(name) scrolled by \(moved.short) (to \(now.short) of \(end))."
    }
}
