import Layout
import ViewTree

/// Who takes the taps meant for an element.
public struct Blocker: Sendable {
    /// The leaf that was hit instead.
    public let hit: HitView
    /// Its topmost ancestor that is not the element's too: what to move, or to take out.
    public let ancestor: LayoutNode?

    /// nil where nothing, or something inside the element, was hit.
    init?(of result: HitTestResult, for target: Int) { self.init(result.tree, hit: result.hitRow, for: target) }

    public init?(_ tree: LayoutTree, hit row: Int, for target: Int) {
        let nodes = tree.table.nodes
        guard row >= 0, !(target..<Int(nodes[target].end)).contains(row),
            let hit = tree.hitView(of: row, gestureRow: -1)
        else { return nil }
        self.hit = hit
        var ancestor = row
        var topmost = row
        while ancestor >= 0 {
            if ancestor <= target, target < Int(nodes[ancestor].end) { break }
            topmost = ancestor
            ancestor = Int(nodes[ancestor].parent)
        }
        self.ancestor = tree.node(row: topmost)
    }

    /// `Text "caption"`.
    public var name: String { HitExplanation.name(hit) }
}

extension LayoutTree {
    /// Whether a row is drawn, and hit, in front of another one; false where one lies inside the other.
    public func isInFront(_ row: Int, of other: Int) -> Bool {
        let nodes = table.nodes
        func contains(_ outer: Int, _ inner: Int) -> Bool { outer <= inner && inner < Int(nodes[outer].end) }
        guard !contains(row, other), !contains(other, row) else { return false }
        var common = row
        while common >= 0, !contains(common, other) { common = Int(nodes[common].parent) }
        guard common >= 0 else { return false }
        let index = cached { HitIndex(self) }
        switch nodes[common].kind {
        case .background, .listRow: return row < other
        // Its own content is no layer.
        case .mask: return false
        default: break
        }
        // Siblings lie on each other in the order in which they are declared, but for a z index and pinned headers.
        if index.ordered[Int32(common)] == nil, index.runs[Int32(common)]?.pinned.isEmpty ?? true { return row > other }
        let order = index.childrenFrontToBack(common, of: self)
        let first = order.firstIndex { contains($0, row) }
        let second = order.firstIndex { contains($0, other) }
        guard let first, let second else { return false }
        return first < second
    }
}
