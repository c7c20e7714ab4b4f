import Foundation
import ViewTree

// LazyVGrid and LazyHGrid. The columns come from the grid items, the lines from the cells; "across" is along a line.
// Rules: objc.io S01E238, MetalUI probe LZ; sections and alignment: swiftui-web recordings `lazy/grid-sections`,
// `lazy/grid-alignment`.

extension LayoutPass {
    func lazyGridSize(_ index: Int, _ proposal: Proposal) -> Size {
        let entry = side.lazyGrids[Int(nodes[index].a)]
        let horizontal = entry.axis == .horizontal
        let offered = proposal.cross(horizontal)
        let tracks =
            offered.isNaN
            ? LazyTracks(entry.items, ideals: firstLineIdeals(index, entry, horizontal))
            : LazyTracks(entry.items, in: offered, cells: childCount(index))
        let across = offered.isNaN ? tracks.length : max(offered, tracks.length)
        let lines = measureLazyGrid(index, entry, LazyFlow(tracks, width: across), horizontal)
        let gaps = lines.isEmpty ? 0 : Double(lines.count - 1) * lineGap(index)
        return Size(main: lines.reduce(0, +) + gaps, cross: across, horizontal: horizontal)
    }

    private func lineGap(_ index: Int) -> Double {
        let spacing = nodes[index].b
        return spacing.isNaN ? ControlMetrics.defaultSpacing : spacing
    }

    private func childCount(_ index: Int) -> Int {
        var count = 0
        var child = index + 1
        while child < Int(nodes[index].end) {
            count += 1
            child = Int(nodes[child].end)
        }
        return count
    }

    /// How wide the cells of the first line would like to be.
    private func firstLineIdeals(_ index: Int, _ entry: LazyGridEntry, _ horizontal: Bool) -> [Double] {
        var flow = LazyFlow(LazyTracks(entry.items, ideals: []), width: 0)
        var ideals: [Double] = []
        var child = index + 1
        while child < Int(nodes[index].end) {
            let cell = flow.next(entry.hasSections ? table.section(of: child) : nil)
            if cell.item != nil {
                if cell.startsLine && !ideals.isEmpty { break }
                ideals.append(measure(child, .unspecified).cross(horizontal))
            }
            child = Int(nodes[child].end)
        }
        return ideals
    }

    /// Offers each cell its column's width and its ideal height; a line is as high as its highest cell.
    private func measureLazyGrid(
        _ index: Int, _ entry: LazyGridEntry, _ start: LazyFlow, _ horizontal: Bool
    ) -> [Double] {
        var flow = start
        var lines: [Double] = []
        var child = index + 1
        while child < Int(nodes[index].end) {
            let cell = flow.next(entry.hasSections ? table.section(of: child) : nil)
            let length = measure(child, Proposal(main: .nan, cross: cell.width, horizontal: horizontal))
                .main(horizontal)
            if cell.startsLine {
                lines.append(length)
            } else {
                lines[lines.count - 1] = max(lines[lines.count - 1], length)
            }
            child = Int(nodes[child].end)
        }
        return lines
    }

    /// Places the cells: the columns are found once more, in the width that the grid answered, and lie in it by the
    /// grid's alignment; they may be wider than that.
    func positionLazyGrid(_ index: Int) {
        let node = nodes[index]
        let entry = side.lazyGrids[Int(node.a)]
        let horizontal = entry.axis == .horizontal
        let size = slots[index].size
        let across = size.cross(horizontal)
        let tracks = LazyTracks(entry.items, in: across, cells: childCount(index))
        let columns = Size(main: size.main(horizontal), cross: tracks.length, horizontal: horizontal)
        let key = horizontal ? AlignmentKey(.vertical, node.vertical) : AlignmentKey(.horizontal, node.horizontal)
        let start = Self.defaultGuide(size, key) - Self.defaultGuide(columns, key)
        var flow = LazyFlow(tracks, width: across)
        let lines = measureLazyGrid(index, entry, flow, horizontal)
        let gap = lineGap(index)
        var line = -1
        var offset = 0.0
        var child = index + 1
        while child < Int(node.end) {
            let cell = flow.next(entry.hasSections ? table.section(of: child) : nil)
            if cell.startsLine {
                if line >= 0 { offset += lines[line] + gap }
                line += 1
            }
            let alignment = cell.item.flatMap { entry.items[$0].alignment }
            let column = cell.item == nil ? 0 : start + cell.start
            let box = Size(main: lines[line], cross: cell.width, horizontal: horizontal)
            let x = alignment?.horizontal.key ?? AlignmentKey(.horizontal, node.horizontal)
            let y = alignment?.vertical.key ?? AlignmentKey(.vertical, node.vertical)
            setOrigin(
                child, (horizontal ? offset : column) + Self.defaultGuide(box, x) - guide(child, x),
                (horizontal ? column : offset) + Self.defaultGuide(box, y) - guide(child, y))
            child = Int(nodes[child].end)
        }
        if entry.hasSections { pinSections(index, entry.pinnedViews, horizontal) }
    }

    /// The default guide of a view of some size.
    private static func defaultGuide(_ size: Size, _ key: AlignmentKey) -> Double {
        let length = key.axis == .horizontal ? size.width : size.height
        switch key.index {
        case AlignmentKey.leading: return 0
        case AlignmentKey.center: return length / 2
        case AlignmentKey.trailing: return length
        default:
            return Double(
                ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height)).defaultValue(key))
        }
    }
}
