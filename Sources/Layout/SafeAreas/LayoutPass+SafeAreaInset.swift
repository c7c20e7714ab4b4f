import Foundation
import ViewTree

// safeAreaInset. Rules: OpenSwiftUI `InsetViewModifier`; Apple.

/// The row's two parts along the edge's axis.
private struct InsetParts {
    var primary: Size
    var inset: Size
    var spacing: Double
}

extension LayoutPass {
    func insetEdge(_ index: Int) -> Edge { Edge(rawValue: Int8(nodes[index].b)) ?? .bottom }

    /// Offers the bar what the view's minimum leaves, then the view what the bar leaves.
    private func insetParts(_ index: Int, _ proposal: Proposal) -> InsetParts {
        let primary = index + 1
        let inset = Int(nodes[primary].end)
        guard inset < Int(nodes[index].end), !isMissing(inset) else {
            if inset < Int(nodes[index].end) { _ = measure(inset, Proposal(width: 0, height: 0)) }
            return InsetParts(primary: measure(primary, proposal), inset: .zero, spacing: 0)
        }
        let edge = insetEdge(index)
        let horizontal = edge == .leading || edge == .trailing
        let comesFirst = edge == .top || edge == .leading
        var spacing = nodes[index].a
        if spacing.isNaN {
            spacing = comesFirst ? preferredGap(inset, primary, horizontal) : preferredGap(primary, inset, horizontal)
        }
        let main = proposal.main(horizontal)
        let cross = proposal.cross(horizontal)
        if main.isNaN {
            return InsetParts(
                primary: measure(primary, proposal), inset: measure(inset, proposal), spacing: spacing)
        }
        let least = measure(primary, Proposal(main: 0, cross: cross, horizontal: horizontal)).main(horizontal)
        let bar = measure(
            inset, Proposal(main: max(0, main - least - spacing), cross: cross, horizontal: horizontal))
        let content = measure(
            primary,
            Proposal(main: max(0, main - bar.main(horizontal) - spacing), cross: cross, horizontal: horizontal))
        return InsetParts(primary: content, inset: bar, spacing: spacing)
    }

    /// Whether a bar's content is an `if` that is false, or an empty ForEach: no view, and no gap.
    private func isMissing(_ row: Int) -> Bool {
        nodes[row].kind.isContainer && nodes[row].flags.contains(.plumbing) && Int(nodes[row].end) == row + 1
    }

    /// Both one after the other, as wide as the wider one.
    func safeAreaInsetSize(_ index: Int, _ proposal: Proposal) -> Size {
        guard child(index) >= 0 else { return .zero }
        let edge = insetEdge(index)
        let horizontal = edge == .leading || edge == .trailing
        let parts = insetParts(index, proposal)
        let union = insetUnion(index, horizontal)
        return Size(
            main: parts.primary.main(horizontal) + parts.spacing + parts.inset.main(horizontal), cross: union.extent,
            horizontal: horizontal)
    }

    /// Both lined up across the edge.
    private func insetUnion(_ index: Int, _ horizontal: Bool) -> AlignedUnion {
        let node = nodes[index]
        var union = AlignedUnion(
            key: horizontal
                ? AlignmentKey(.vertical, node.vertical) : AlignmentKey(.horizontal, node.horizontal),
            usesGuides: node.flags.contains(.explicitGuides))
        var child = index + 1
        while child < Int(node.end) {
            union.add(child, slots[child].size.cross(horizontal), in: self)
            child = Int(nodes[child].end)
        }
        return union
    }

    func positionSafeAreaInset(_ index: Int) {
        let edge = insetEdge(index)
        let horizontal = edge == .leading || edge == .trailing
        let parts = insetParts(index, slots[index].proposal)
        let union = insetUnion(index, horizontal)
        let primary = index + 1
        let inset = Int(nodes[primary].end)
        let comesFirst = edge == .top || edge == .leading
        func put(_ child: Int, _ size: Size, at main: Double) {
            let across = union.offset(of: child, size.cross(horizontal), in: self)
            setOrigin(child, horizontal ? main : across, horizontal ? across : main)
        }
        put(primary, parts.primary, at: comesFirst ? parts.inset.main(horizontal) + parts.spacing : 0)
        guard inset < Int(nodes[index].end) else { return }
        put(inset, parts.inset, at: comesFirst ? 0 : parts.primary.main(horizontal) + parts.spacing)
    }
}
