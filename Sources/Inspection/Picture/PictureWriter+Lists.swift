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
        let entries = tree.table.side.lists
        let place = Int(tree.table.nodes[row].payload)
        guard let sizes = sizes(ofListAround: row), !tree.environment.platform.isMacOS, entries.indices.contains(place),
            !entries[place].hidesBackground
        else { return }
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

    /// A row's cell and which of its neighbours belong to the same section.
    private func cell(_ row: Int) -> (entry: ListRowEntry, sizes: ListSizes, isFirst: Bool, next: ListRowEntry?)? {
        guard let sizes = sizes(ofListAround: row), !tree.environment.platform.isMacOS else { return nil }
        let entry = tree.table.side.listRows[Int(tree.table.nodes[row].payload)]
        guard entry.role == .row else { return nil }
        let place = places[row] ?? 0
        func neighbour(_ other: Int) -> ListRowEntry? {
            guard listRows.indices.contains(other) else { return nil }
            let next = tree.table.side.listRows[Int(tree.table.nodes[listRows[other]].payload)]
            let isTogether =
                next.role == .row && next.section == entry.section
                && tree.table.nodes[listRows[other]].parent == tree.table.nodes[row].parent
            return isTogether ? next : nil
        }
        return (entry, sizes, neighbour(place - 1) == nil, neighbour(place + 1))
    }

    private func outline(_ rect: CGRect, isFirst: Bool, isLast: Bool, _ sizes: ListSizes) -> Path {
        let isInset = sizes.margin > 0
        let radius: CGFloat = isInset ? (tree.environment.platform == .iOS26 ? 26 : 10) : 0
        let radii = RectangleCornerRadii(
            topLeading: isFirst ? radius : 0, bottomLeading: isLast ? radius : 0, bottomTrailing: isLast ? radius : 0,
            topTrailing: isFirst ? radius : 0)
        return Path(roundedRect: rect, cornerRadii: radii)
    }

    /// A cell.
    mutating func listRow(_ row: Int, _ rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let cell = cell(row), !cell.entry.hasOwnBackground else { return }
        let fillColor = color(isGrouped(cell.sizes) ? .secondaryGroupedBackground : .background)
        let path = outline(rect, isFirst: cell.isFirst, isLast: cell.next == nil, cell.sizes)
        fill("<path d=\"\(path.svgPathData)\"", fillColor, row)
    }

    /// What a cell with round corners cuts off from a background of the user's; nil where nothing is.
    func cellShape(_ row: Int, _ size: CGSize) -> Path? {
        guard let cell = cell(row), cell.entry.hasOwnBackground, cell.sizes.margin > 0,
            cell.isFirst || cell.next == nil
        else { return nil }
        return outline(CGRect(origin: .zero, size: size), isFirst: cell.isFirst, isLast: cell.next == nil, cell.sizes)
    }

    /// The line below a cell, from where its first text begins.
    mutating func separator(_ row: Int, _ rect: CGRect) {
        guard rect.width > 0, rect.height > 0, let cell = cell(row), let next = cell.next,
            !cell.entry.hiddenSeparators.contains(.bottom), !next.hiddenSeparators.contains(.top)
        else { return }
        let insets = cell.entry.insets ?? cell.sizes.rowInsets
        let isMirrored = tree.table.nodes[row].flags.contains(.rightToLeft)
        var leading = max(0, insets.leading + cell.sizes.contentLeading)
        if let text = firstText(row) {
            let own = tree.onScreen(.zero, row)
            let other = tree.onScreen(CGPoint(x: isMirrored ? tree.size(text).width : 0, y: 0), text)
            let start = isMirrored ? own.x + rect.width - other.x : other.x - own.x
            if start.isFinite, start > leading, start < rect.width / 2 { leading = start }
        }
        let line = CGRect(
            x: rect.minX + (isMirrored ? 0 : leading), y: rect.maxY - 0.5, width: max(0, rect.width - leading),
            height: 0.5)
        let tint = cell.entry.separatorTint.map { $0._resolved(isDark: isDark, tint: nil) }
        fill("<rect \(SVGMarkup.box(line))", tint ?? color(.separator), row)
    }

    /// SwiftUI lets the line begin where the row's first text does.
    private func firstText(_ row: Int) -> Int? {
        let end = Int(tree.table.nodes[row].end)
        // A background of the user's comes after the content.
        let content = row + 1 < end ? Int(tree.table.nodes[row + 1].end) : end
        return ((row + 1)..<max(row + 1, content)).first { tree.table.nodes[$0].kind == .text }
    }
}
