import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// A point of the tree's space in a row's own; where an effect leaves nothing it stays as it is.
    private func local(_ point: CGPoint, in row: Int) -> CGPoint { localPoint(point, row) ?? point }

    /// A point of the tree's space as a gesture on a row sees it in a space. A name that no view around it has stands
    /// for the global space.
    func point(_ point: CGPoint, in space: CoordinateSpace, at row: Int) -> CGPoint {
        switch space {
        case .global: return point
        case .local: return local(point, in: row)
        case .named(let name):
            let name = "\(name)"
            var index = row
            while index >= 0 {
                let node = table.nodes[index]
                switch node.kind {
                case .coordinateSpace where table.side.strings[Int(node.payload)] == name:
                    return local(point, in: index)
                case .scrollView:
                    let axes = table.side.scrollViews[Int(node.payload)].axes
                    if ScrollViewSpace.all(axes).contains(where: { $0.description == name }) {
                        return local(point, in: index)
                    }
                default: break
                }
                index = Int(node.parent)
            }
            return point
        }
    }

    /// Whether a finger may move a scroll view: it has more than it shows, or is pulled down for a refresh.
    func isPannable(_ row: Int) -> Bool { !scrollableAxes(row).isEmpty || refresh(of: row) != nil }

    /// What pulling a scroll view down does; nil where it does not scroll up and down.
    func refresh(of row: Int) -> RefreshAction? {
        let entry = table.side.scrollViews[Int(table.nodes[row].payload)]
        return entry.isEnabled && entry.axes.contains(.vertical) ? entry.refresh : nil
    }

    /// The front-most scroll view, or tab view of pages, at a point where none of its content is hit, or -1.
    ///
    /// UIKit's pan recogniser belongs to the scroll view, whose area its bounds are; SwiftUI's gestures belong to the
    /// content.
    func scrollView(at point: CGPoint, rules: HitTestRules) -> Int {
        guard !table.side.scrollViews.isEmpty || !table.side.pages.isEmpty else { return -1 }
        let walk = HitWalk(self, rules)
        walk.findsScrollViews = true
        let row = walk.run(point)
        guard row >= 0 else { return -1 }
        return table.nodes[row].kind == .scrollView || table.side.pages[Int32(row)] != nil ? row : -1
    }

    /// The axes along which a scroll view's content is longer than the view.
    func scrollableAxes(_ row: Int) -> Axis.Set {
        guard row + 1 < Int(table.nodes[row].end) else { return [] }
        let entry = table.side.scrollViews[Int(table.nodes[row].payload)]
        guard entry.isEnabled else { return [] }
        let content = size(row + 1)
        let room = size(row)
        let tolerance = 0.001
        var axes: Axis.Set = []
        if entry.axes.contains(.horizontal),
            content.width + entry.margins.leading + entry.margins.trailing > room.width + tolerance
        {
            axes.insert(.horizontal)
        }
        if entry.axes.contains(.vertical),
            content.height + entry.margins.top + entry.margins.bottom > room.height + tolerance
        {
            axes.insert(.vertical)
        }
        return axes
    }
}
