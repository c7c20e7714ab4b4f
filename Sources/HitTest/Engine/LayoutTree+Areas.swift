import Foundation
import Layout
import ViewTree

extension LayoutTree {
    /// Whether a leaf's style is clear: a colour of alpha exactly 0. Clear content has no hit area.
    public func isClear(_ row: Int) -> Bool {
        let node = table.nodes[row]
        switch node.kind {
        case .color: return node.color.alpha == 0
        case .style: return table.side.styles[Int(node.payload)].isClear
        case .shape: return table.side.shapes[Int(node.payload)].style.isClear
        default: return false
        }
    }

    /// The box of a content shape in the row's own space, in points.
    public func contentShapeBox(_ row: Int) -> CGRect {
        HitWalk(self, .frontMost).area(of: row)?.rect ?? CGRect(origin: .zero, size: size(row))
    }

    /// The box of everything inside a row that takes hits, on the screen; the row's own where nothing does.
    public func hitBox(of row: Int) -> CGRect {
        var box = CGRect.null
        for inner in row..<Int(table.nodes[row].end)
        where table.nodes[inner].kind.hasArea || table.nodes[inner].kind == .contentShape
            || table.nodes[inner].kind == .listRow
        {
            let bounds = bounds(inner)
            if bounds.width > 0, bounds.height > 0, bounds.minX.isFinite { box = box.union(bounds) }
        }
        return box.isNull ? bounds(row) : box
    }
}
