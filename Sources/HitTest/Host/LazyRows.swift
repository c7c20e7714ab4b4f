import Foundation
import Layout
import ViewTree

/// Which rows of a tree are there as far as their callbacks are concerned: those of a lazy container, or of a list,
/// only while they meet what its scroll view shows.
///
/// Every row is laid out all the same. A device makes some rows more than it shows; those are not there here. Source:
/// Apple's documentation of `LazyVStack` ("creates items only as needed").
struct LazyRows {
    /// By row.
    private var isAway: [Bool]

    /// Nil where nothing is lazy. Otherwise one sweep over all rows.
    init?(_ tree: LayoutTree) {
        let side = tree.table.side
        guard !side.callbacks.isEmpty, !side.scrollViews.isEmpty,
            !side.lazyStacks.isEmpty || !side.lazyGrids.isEmpty || !side.lists.isEmpty
        else { return nil }
        let nodes = tree.table.nodes
        isAway = Array(repeating: false, count: tree.table.count)
        var views: [Int: Viewport?] = [:]
        for row in 0..<tree.table.count {
            let parent = Int(nodes[row].parent)
            guard parent >= 0 else { continue }
            if isAway[parent] {
                isAway[row] = true
            } else if nodes[parent].kind.isLazy {
                if views[parent] == nil { views[parent] = .some(Viewport(tree, container: parent)) }
                if let view = views[parent]! { isAway[row] = !view.shows(tree.origin(row), tree.size(row)) }
            }
        }
    }

    /// Whether what belongs to a row is there. What belongs to no row is.
    func contains(_ row: Int32) -> Bool { row >= isAway.count || !isAway[Int(row)] }

    /// What a scroll view shows, in the space of a container inside.
    private struct Viewport {
        let area: CGRect
        let axes: Axis.Set

        /// Nil without a scroll view around.
        init?(_ tree: LayoutTree, container: Int) {
            var origin = CGPoint.zero
            var row = container
            while row >= 0, tree.table.nodes[row].kind != .scrollView {
                let own = tree.origin(row)
                origin = CGPoint(x: origin.x + own.x, y: origin.y + own.y)
                row = Int(tree.table.nodes[row].parent)
            }
            guard row >= 0 else { return nil }
            let size = tree.size(row)
            // It shows its content under bars and in the unsafe area, too.
            let insets = tree.scrollInsets(row)
            let isRightToLeft = tree.table.nodes[row].flags.contains(.rightToLeft)
            area = CGRect(
                x: -origin.x - (isRightToLeft ? insets.trailing : insets.leading), y: -origin.y - insets.top,
                width: size.width + insets.leading + insets.trailing,
                height: size.height + insets.top + insets.bottom)
            axes = tree.table.side.scrollViews[Int(tree.table.nodes[row].payload)].axes
        }

        /// Whether a rectangle meets it along the axes on which it scrolls.
        func shows(_ origin: CGPoint, _ size: CGSize) -> Bool {
            (!axes.contains(.horizontal) || Self.meets(origin.x, size.width, area.minX, area.maxX))
                && (!axes.contains(.vertical) || Self.meets(origin.y, size.height, area.minY, area.maxY))
        }

        /// Something without a length is there at the very edges, too.
        private static func meets(_ start: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat) -> Bool {
            // Less than a pixel of a row is none of it: sums are off by that much at most.
            let tolerance: CGFloat = 1e-6
            if length <= tolerance { return start >= first - tolerance && start <= last + tolerance }
            return start < last - tolerance && start + length > first + tolerance
        }
    }
}

extension NodeKind {
    /// Whether a scroll view around makes the children only as needed.
    fileprivate var isLazy: Bool {
        switch self {
        case .lazyStack, .lazyGrid, .list: true
        default: false
        }
    }
}
