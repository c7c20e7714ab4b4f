import Foundation
import ViewTree

// Headers and footers that stay at the edge of the visible area. Source: swiftui-web recordings `lazy/pinned-headers`,
// `lazy/pinned-footers`, `lazy/pinned-both`.

/// Where the parts of a section lie along a lazy stack or grid.
private struct SectionExtent {
    var whole = Span()
    var header = Span()
    var footer = Span()

    struct Span {
        var start = Double.infinity
        var end = -Double.infinity

        mutating func add(_ from: Double, _ to: Double) {
            start = min(start, from)
            end = max(end, to)
        }
    }
}

extension LayoutPass {
    /// Moves headers and footers that would be scrolled out while their section is still in sight to the edge of the
    /// nearest scroll view around, at most to the other end of the section.
    func pinSections(_ index: Int, _ pinned: PinnedScrollableViews, _ horizontal: Bool) {
        guard !pinned.isEmpty, let visible = visibleSpan(index, horizontal) else { return }
        let end = Int(nodes[index].end)
        var extents: [Int32: SectionExtent] = [:]
        var child = index + 1
        while child < end {
            if let note = table.section(of: child) {
                let start = horizontal ? slots[child].x : slots[child].y
                let stop = start + slots[child].size.main(horizontal)
                extents[note.number, default: SectionExtent()].add(note.role, start, stop)
            }
            child = Int(nodes[child].end)
        }
        child = index + 1
        while child < end {
            if let note = table.section(of: child), note.role != .content, let extent = extents[note.number] {
                let shift = extent.shift(note.role, pinned, visible)
                if shift == 0 {
                    side.pinnedRows.remove(Int32(child))
                } else {
                    side.pinnedRows.insert(Int32(child))
                    if horizontal { slots[child].x += shift } else { slots[child].y += shift }
                }
            }
            child = Int(nodes[child].end)
        }
    }

    /// What the nearest scroll view that scrolls along an axis shows of a row, between its content margins, in the
    /// row's own space.
    private func visibleSpan(_ index: Int, _ horizontal: Bool) -> SectionExtent.Span? {
        let axis: Axis.Set = horizontal ? .horizontal : .vertical
        var origin = 0.0
        var row = index
        while true {
            origin += horizontal ? slots[row].x : slots[row].y
            row = Int(nodes[row].parent)
            guard row >= 0 else { return nil }
            if nodes[row].kind == .scrollView, side.scrollViews[Int(nodes[row].payload)].axes.contains(axis) { break }
        }
        let margins = side.scrollViews[Int(nodes[row].payload)].margins
        let size = slots[row].size
        guard horizontal else {
            return SectionExtent.Span(
                start: Double(margins.top) - origin, end: size.height - Double(margins.bottom) - origin)
        }
        guard nodes[index].flags.contains(.rightToLeft) else {
            return SectionExtent.Span(
                start: Double(margins.leading) - origin, end: size.width - Double(margins.trailing) - origin)
        }
        // The row's children are not mirrored yet: they are placed from the leading edge.
        let trailing = slots[index].width + origin - size.width
        return SectionExtent.Span(
            start: trailing + Double(margins.leading), end: trailing + size.width - Double(margins.trailing))
    }
}

extension SectionExtent {
    fileprivate mutating func add(_ role: SectionRole, _ start: Double, _ end: Double) {
        whole.add(start, end)
        switch role {
        case .content: break
        case .header: header.add(start, end)
        case .footer: footer.add(start, end)
        }
    }

    /// How far a header or footer moves from its own place.
    fileprivate func shift(_ role: SectionRole, _ pinned: PinnedScrollableViews, _ visible: Span) -> Double {
        guard visible.start < whole.end, visible.end > whole.start else { return 0 }
        switch role {
        case .header where pinned.contains(.sectionHeaders):
            return max(0, min(visible.start - header.start, whole.end - header.end))
        case .footer where pinned.contains(.sectionFooters):
            return -max(0, min(footer.end - visible.end, footer.start - whole.start))
        default:
            return 0
        }
    }
}
