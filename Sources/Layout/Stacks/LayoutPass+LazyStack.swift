import Foundation
import ViewTree

// LazyVStack and LazyHStack: nothing is shared out, and what is offered across is taken.
// Rules: "Thinking in SwiftUI", defagos; numbers: swiftui-web recordings `lazy/stacks`.

extension LayoutPass {
    func lazyStackSize(_ index: Int, _ proposal: Proposal) -> Size {
        let horizontal = side.lazyStacks[Int(nodes[index].a)].axis == .horizontal
        let offered = proposal.cross(horizontal)
        let length = measureLazyStack(index, cross: offered, horizontal)
        let across = offered.isNaN ? crossUnion(index, horizontal).extent : offered
        return Size(main: length, cross: across, horizontal: horizontal)
    }

    /// Asks every child for its ideal length along the stack; the answers stay in the slots.
    private func measureLazyStack(_ index: Int, cross: Double, _ horizontal: Bool) -> Double {
        let end = Int(nodes[index].end)
        let offer = Proposal(main: .nan, cross: cross, horizontal: horizontal)
        var length = 0.0
        var child = index + 1
        var previous = -1
        while child < end {
            if previous >= 0 { length += lazyGap(index, previous, child, horizontal) }
            length += measure(child, offer).main(horizontal)
            previous = child
            child = Int(nodes[child].end)
        }
        return length
    }

    /// The gap between two neighbours: the stack's spacing, else what they prefer.
    @inline(__always)
    private func lazyGap(_ index: Int, _ first: Int, _ second: Int, _ horizontal: Bool) -> Double {
        let spacing = nodes[index].b
        if !spacing.isNaN { return spacing }
        if nodes[first].flags.union(nodes[second].flags).contains(.spacing) {
            return preferredGap(first, second, horizontal)
        }
        return ControlMetrics.defaultSpacing
    }

    /// Places the children one after the other; across the stack each on its alignment line.
    func positionLazyStack(_ index: Int) {
        let node = nodes[index]
        let entry = side.lazyStacks[Int(node.a)]
        let horizontal = entry.axis == .horizontal
        let slot = slots[index]
        let offered = slot.proposal.cross(horizontal)
        // With nothing offered across, the children are offered what the stack turned out to be, as in a VStack.
        _ = measureLazyStack(index, cross: offered.isNaN ? slot.size.cross(horizontal) : offered, horizontal)
        let key = horizontal ? AlignmentKey(.vertical, node.vertical) : AlignmentKey(.horizontal, node.horizontal)
        // Offered a size across, the stack has it, and its own guide is the line; else the children make the line.
        let union = offered.isNaN ? crossUnion(index, horizontal) : nil
        let line = defaultGuide(index, key)
        let end = Int(node.end)
        var offset = 0.0
        var child = index + 1
        var previous = -1
        while child < end {
            if previous >= 0 { offset += lazyGap(index, previous, child, horizontal) }
            let size = slots[child].size
            let across = union?.offset(of: child, size.cross(horizontal), in: self) ?? line - guide(child, key)
            setOrigin(child, horizontal ? offset : across, horizontal ? across : offset)
            offset += size.main(horizontal)
            previous = child
            child = Int(nodes[child].end)
        }
        if entry.hasSections { pinSections(index, entry.pinnedViews, horizontal) }
    }
}
