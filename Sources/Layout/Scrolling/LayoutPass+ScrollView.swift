import Foundation
import ViewTree

// ScrollView. Rules: MetalUI probes DS, E3 and SC; swiftui-web `scroll/*`.

extension LayoutPass {
    private func scrollEntry(_ index: Int) -> ScrollEntry { side.scrollViews[Int(nodes[index].payload)] }

    /// What the content is offered: its ideal along the scrolling axes, what the margins leave across them.
    private func scrolledProposal(_ entry: ScrollEntry, _ proposal: Proposal) -> Proposal {
        let width = proposal.width - Double(entry.margins.leading + entry.margins.trailing)
        let height = proposal.height - Double(entry.margins.top + entry.margins.bottom)
        return Proposal(
            width: entry.axes.contains(.horizontal) || proposal.width.isNaN ? .nan : max(0, width),
            height: entry.axes.contains(.vertical) || proposal.height.isNaN ? .nan : max(0, height))
    }

    /// Along the scrolling axes what is offered, across them the content's length, even where that is more.
    func scrollViewSize(_ index: Int, _ proposal: Proposal) -> Size {
        let entry = scrollEntry(index)
        if entry.isList { return listSize(proposal) }
        let content = measureChild(index, scrolledProposal(entry, proposal))
        func length(_ scrolls: Bool, _ offered: Double, _ content: Double, _ margins: CGFloat) -> Double {
            scrolls && !offered.isNaN ? offered : max(0, content + Double(margins))
        }
        return Size(
            width: length(
                entry.axes.contains(.horizontal), proposal.width, content.width,
                entry.margins.leading + entry.margins.trailing),
            height: length(
                entry.axes.contains(.vertical), proposal.height, content.height,
                entry.margins.top + entry.margins.bottom))
    }

    /// The content at the top leading corner, less what was scrolled away. Content that needs less room than a view
    /// with two axes has is centred in it.
    func positionScrolled(_ index: Int) {
        let entry = scrollEntry(index)
        let own = slots[index]
        let content = measure(index + 1, scrolledProposal(entry, own.proposal))
        let margins = entry.margins
        let horizontal = ScrolledAxis(
            room: own.width - Double(margins.leading + margins.trailing), content: content.width,
            start: Double(margins.leading), scrolls: entry.axes.contains(.horizontal))
        let vertical = ScrolledAxis(
            room: own.height - Double(margins.top + margins.bottom), content: content.height,
            start: Double(margins.top), scrolls: entry.axes.contains(.vertical))
        let isBoth = entry.axes == [.horizontal, .vertical]
        setOrigin(
            index + 1,
            horizontal.origin(
                offset: entry.offset.map { Double($0.x) }, anchor: entry.anchor?.x, alignment: entry.alignment?.x,
                centres: isBoth),
            vertical.origin(
                offset: entry.offset.map { Double($0.y) }, anchor: entry.anchor?.y, alignment: entry.alignment?.y,
                centres: isBoth))
    }

    /// How far each scroll view shows content beyond its frame: it scrolls under bars and into the unsafe area.
    func scrollInsets() -> [Int32: EdgeInsets] {
        guard !side.scrollViews.isEmpty, window != nil || hasSafeAreas else { return [:] }
        var result: [Int32: EdgeInsets] = [:]
        for index in 0..<count where nodes[index].kind == .scrollView {
            let insets = reachableInsets(index, .all)
            if insets != EdgeInsets() { result[Int32(index)] = insets }
        }
        return result
    }

    /// How far a scroll view is scrolled, in points from the top leading corner.
    func scrollOffset(_ index: Int) -> CGPoint { scrollOffsetOf(table: table, slots: slots, row: index) }
}

/// One axis of a scroll view.
private struct ScrolledAxis {
    /// Between the margins.
    var room: Double
    var content: Double
    /// The first margin.
    var start: Double
    var scrolls: Bool

    /// Where the content begins.
    ///
    /// - Parameters:
    ///   - offset: how far it was scrolled; kept inside the content.
    ///   - anchor: which part is shown before it was scrolled.
    ///   - alignment: where shorter content lies.
    func origin(offset: Double?, anchor: CGFloat?, alignment: CGFloat?, centres: Bool) -> Double {
        guard scrolls, room.isFinite, content.isFinite else { return start }
        if content <= room {
            return start + (room - content) * (alignment.map { Double($0) } ?? (centres ? 0.5 : 0))
        }
        let end = content - room
        let place = offset ?? end * Double(anchor ?? 0)
        return start - min(max(0, place.isFinite ? place : 0), end)
    }
}

/// How far a scroll view is scrolled, in points from the top leading corner: where its content lies, less the margins.
func scrollOffsetOf(table: NodeTable, slots: UnsafeMutablePointer<Slot>, row: Int) -> CGPoint {
    let margins = table.side.scrollViews[Int(table.nodes[row].payload)].margins
    let content = slots[row + 1]
    let isRightToLeft = table.nodes[row].flags.contains(.rightToLeft)
    let x = isRightToLeft ? slots[row].width - content.x - content.width : content.x
    return CGPoint(x: Double(margins.leading) - x, y: Double(margins.top) - content.y)
}
