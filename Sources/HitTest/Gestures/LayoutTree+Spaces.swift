import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// A point of the tree's space in a row's own space: the way back through every origin and effect.
    ///
    /// Below an effect without an inverse it stays where it was.
    func local(_ point: CGPoint, in row: Int) -> CGPoint {
        var path: [Int] = []
        var index = row
        while index >= 0 {
            path.append(index)
            index = Int(table.nodes[index].parent)
        }
        var point = point
        for index in path.reversed() {
            let origin = origin(index)
            point.x -= origin.x
            point.y -= origin.y
            if let transform = transform(index), let inner = transform.unproject(point) { point = inner }
        }
        return point
    }

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
