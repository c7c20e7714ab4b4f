import Foundation
import Layout
import ViewTree

// What lists draw themselves: their background, cells, separators.
extension PictureWriter {
    private func sizes(ofListAround row: Int) -> ListSizes? {
        var ancestor = row
        while ancestor >= 0 {
            let node = tree.table.nodes[ancestor]
            if node.kind == .list, tree.table.side.lists.indices.contains(Int(node.payload)) {
                return tree.table.side.lists[Int(node.payload)].sizes
            }
            ancestor = Int(node.parent)
        }
        return nil
    }

    private func isGrouped(_ sizes: ListSizes) -> Bool { sizes.margin > 0 || sizes.missingHeader > 0 }

    /// The list's background, as far as the scroll view around it reaches.
    mutating func list(_ row: Int, _ rect: CGRect) {
        guard let sizes = sizes(ofListAround: row), !tree.environment.platform.isMacOS else { return }
        var box = rect
        var inner = row
        var ancestor = Int(tree.table.nodes[row].parent)
        // Content that is scrolled or shorter than the view.
        var origin = rect.origin
        while ancestor >= 0, inner == ancestor + 1 {
            origin.x -= CGFloat(tree.slots[inner].x)
            origin.y -= CGFloat(tree.slots[inner].y)
            if tree.table.nodes[ancestor].kind == .scrollView {
                let insets = tree.scrollInsets(ancestor)
                let size = tree.size(ancestor)
                box = box.union(
                    CGRect(
                        x: origin.x - insets.leading, y: origin.y - insets.top,
                        width: size.width + insets.leading + insets.trailing,
                        height: size.height + insets.top + insets.bottom))
                break
            }
            inner = ancestor
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        guard box.width.isFinite, box.height.isFinite else { return }
        fill(
            "<rect \(SVGMarkup.box(box))", color(isGrouped(sizes) ? .groupedBackground : .background), row)
    }

    /// A cell with the separator below it.
    mutating func listRow(_ row: Int, _ rect: CGRect) {
        guard let sizes = sizes(ofListAround: row), !tree.environment.platform.isMacOS, rect.width > 0, rect.height > 0
        else { return }
        let entry = tree.table.side.listRows[Int(tree.table.nodes[row].payload)]
        guard entry.role == .row else { return }
        let place = listRows.firstIndex(of: row) ?? 0
        func isNeighbour(_ other: Int) -> Bool {
            guard listRows.indices.contains(other) else { return false }
            let next = tree.table.side.listRows[Int(tree.table.nodes[listRows[other]].payload)]
            return next.role == .row && next.section == entry.section
                && tree.table.nodes[listRows[other]].parent == tree.table.nodes[row].parent
        }
        let (isFirst, isLast) = (!isNeighbour(place - 1), !isNeighbour(place + 1))
        let isInset = sizes.margin > 0
        let radius: CGFloat = isInset ? (tree.environment.platform == .iOS26 ? 26 : 10) : 0
        let radii = RectangleCornerRadii(
            topLeading: isFirst ? radius : 0, bottomLeading: isLast ? radius : 0, bottomTrailing: isLast ? radius : 0,
            topTrailing: isFirst ? radius : 0)
        let cell = color(isGrouped(sizes) ? .secondaryGroupedBackground : .background)
        fill("<path d=\"\(Path(roundedRect: rect, cornerRadii: radii).svgPathData)\"", cell, row)
        guard !isLast else { return }
        let insets = entry.insets ?? sizes.rowInsets
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        let leading = max(0, insets.leading + sizes.contentLeading)
        let line = CGRect(
            x: rect.minX + (isMirrored ? 0 : leading), y: rect.maxY - 0.5, width: max(0, rect.width - leading),
            height: 0.5)
        fill("<rect \(SVGMarkup.box(line))", color(.separator), row)
    }
}
