import Foundation
import ViewTree

// Lists. Numbers: `ListTable`. Rules: MetalUI probe SCL (a list answers 0 at a nil height); swiftui-web's recordings.

extension LayoutPass {
    /// What it is offered; it has no height of its own.
    func listSize(_ proposal: Proposal) -> Size {
        // The width of its own is what swiftui-web takes; nobody recorded it.
        Size(
            width: proposal.width.isNaN ? 200 : proposal.width, height: proposal.height.isNaN ? 0 : proposal.height)
    }

    /// The rows of a list, in the scroll view that it is: as high as they all are.
    func listContentSize(_ index: Int, _ proposal: Proposal) -> Size {
        let width = proposal.width.isNaN ? 0 : proposal.width
        return Size(width: width, height: placeRows(index, width))
    }

    func positionList(_ index: Int) { _ = placeRows(index, slots[index].width) }

    /// Rows below each other: each offered the width inside its insets and as high as it likes to be.
    private func placeRows(_ index: Int, _ width: Double) -> Double {
        let list = side.lists[Int(nodes[index].payload)]
        let margin = Double(list.sizes.margin)
        let rowWidth = width.isFinite ? max(0, width - 2 * margin) : .nan
        var y = 0.0
        var section: Int32?
        var hasFooter = false
        var child = index + 1
        while child < Int(nodes[index].end) {
            let row = side.listRows[Int(nodes[child].payload)]
            let isFirst = section == nil
            if section != row.section {
                if !isFirst { y += sectionGap(list, afterFooter: hasFooter, beforeHeader: row.role == .header) }
                if isFirst { y += top(list, hasHeader: row.role == .header) }
                section = row.section
                hasFooter = false
            } else if row.role == .row {
                y += Double(list.rowSpacing ?? 0)
            }
            if row.role == .footer { hasFooter = true }
            let size = measure(child, Proposal(width: rowWidth, height: .nan))
            setOrigin(child, margin, y)
            y += size.height
            child = Int(nodes[child].end)
        }
        return section == nil ? 0 : y + Double(list.sizes.bottom)
    }

    private func top(_ list: ListEntry, hasHeader: Bool) -> Double {
        if hasHeader { return Double(list.sizes.topWithHeader) }
        // A large title takes the place of the space above the first row (swiftui-web `ios/nav`).
        return list.navigation?.hasLargeTitle == true ? 0 : onPixels(list.sizes.topWithoutHeader, list)
    }

    private func sectionGap(_ list: ListEntry, afterFooter: Bool, beforeHeader: Bool) -> Double {
        let sizes = list.sizes
        if let spacing = list.sectionSpacing, !beforeHeader { return onPixels(spacing, list) }
        return onPixels(sizes.sectionGap, list) + (afterFooter ? 0 : onPixels(sizes.missingFooter, list))
            + (beforeHeader ? 0 : onPixels(sizes.missingHeader, list))
    }

    /// The content with its insets, at least as high as rows are.
    func listRowSize(_ index: Int, _ proposal: Proposal) -> Size {
        let row = side.listRows[Int(nodes[index].payload)]
        let insets = listRowInsets(index)
        let content = measureChild(index, listRowContentProposal(index, proposal))
        let vertical = Double(insets.top + insets.bottom)
        var height = max(Double(row.minHeight), content.height + vertical)
        if row.role == .row, let line = labelLine(index) { height = max(height, line + vertical) }
        return Size(
            width: proposal.width.isNaN ? content.width + Double(insets.leading + insets.trailing) : proposal.width,
            height: height)
    }

    func positionListRow(_ index: Int) {
        let own = slots[index].size
        let row = side.listRows[Int(nodes[index].payload)]
        let insets = listRowInsets(index)
        let child = index + 1
        let content = measure(child, listRowContentProposal(index, slots[index].proposal))
        let free = own.height - Double(insets.top + insets.bottom) - content.height
        // Rows have their content in the middle; headers hold on to the rows below them.
        let share = row.role == .header ? 1 : row.role == .footer ? 0 : 0.5
        setOrigin(child, Double(insets.leading + row.handling.shift), Double(insets.top) + free * share)
        let background = Int(nodes[child].end)
        guard background < Int(nodes[index].end) else { return }
        _ = measure(background, Proposal(width: own.width, height: own.height))
        setOrigin(
            background, (own.width - slots[background].width) / 2, (own.height - slots[background].height) / 2)
    }

    private func listRowContentProposal(_ index: Int, _ proposal: Proposal) -> Proposal {
        let insets = listRowInsets(index)
        let width = proposal.width - Double(insets.leading + insets.trailing)
        return Proposal(width: proposal.width.isNaN ? .nan : max(0, width), height: .nan)
    }

    private func listRowInsets(_ index: Int) -> EdgeInsets {
        let row = side.listRows[Int(nodes[index].payload)]
        let sizes = listSizes(index)
        switch row.role {
        case .row:
            var insets = row.insets ?? sizes.rowInsets
            insets.leading += sizes.contentLeading
            insets.trailing += sizes.contentTrailing
            insets.leading += row.handling.leadingIndent
            insets.trailing += row.handling.trailingIndent
            return insets
        case .header: return row.insets ?? sizes.headerInsets
        case .footer: return row.insets ?? sizes.footerInsets
        }
    }

    private func listSizes(_ index: Int) -> ListSizes { side.lists[list(around: index)].sizes }

    private func list(around index: Int) -> Int {
        var row = Int(nodes[index].parent)
        while nodes[row].kind != .list { row = Int(nodes[row].parent) }
        return Int(nodes[row].payload)
    }

    /// A line of the body font as UIKit's labels have it: rounded up to a point, and one more, as in text fields
    /// (22 for 20.333, 26 for 24.5). Nil where a row has no such line.
    private func labelLine(_ index: Int) -> Double? {
        let entry = side.lists[list(around: index)]
        guard entry.usesLabelLines else { return nil }
        var result: Double?
        for inner in index + 1..<Int(nodes[index].end) where nodes[inner].kind == .text {
            let text = side.texts[Int(nodes[inner].payload)]
            guard text.text.runs.first?.font.size == entry.bodySize, slots[inner].wasAsked else { continue }
            let measured = textMeasurement(inner)
            guard measured.lineCount == 1 else { continue }
            let line = (Double(measured.size.height) - 1e-6).rounded(.up) + 1
            result = max(result ?? 0, line)
        }
        return result
    }

    /// On the pixel grid, halves up.
    private func onPixels(_ length: CGFloat, _ list: ListEntry) -> Double {
        Double(length).roundedHalfUp(scale: Double(list.displayScale))
    }
}
