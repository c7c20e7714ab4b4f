import Foundation
import ViewTree

// HStack and VStack. Rules: MetalUI probes SA and stack-ties, OpenSwiftUI `StackLayout`; settled.

/// What a stack knows of a child while it shares out its length.
struct StackChild {
    var row: Int32
    var order: Int32
    var priority: Double
    /// Its answers to 0 and ∞ along the stack; NaN while nobody needed them.
    var minimum: Double
    var maximum: Double

    /// How far it can stretch.
    var flexibility: Double { maximum - minimum }
}

extension LayoutPass {
    func stackSize(_ index: Int, _ proposal: Proposal, horizontal: Bool) -> Size {
        // A stack that is known to have one child is an identity in layout.
        if nodes[index].flags.contains(.singleChild) { return measureChild(index, proposal) }
        return layoutStack(index, proposal, horizontal: horizontal)
    }

    /// Offers each child its share; afterwards the children's slots hold their shares and answers.
    @discardableResult
    func layoutStack(_ index: Int, _ proposal: Proposal, horizontal: Bool) -> Size {
        let end = Int(nodes[index].end)
        guard index + 1 < end else { return .zero }
        let state = states + Int(nodes[index].payload)
        let main = proposal.main(horizontal)
        let cross = proposal.cross(horizontal)
        let length: Double
        if main.isNaN || main == .infinity {
            // Asked for its ideal or with all the room there is, a stack offers the same to everybody.
            let offer = Proposal(main: main, cross: cross, horizontal: horizontal)
            var total = 0.0
            var child = index + 1
            var previous = -1
            while child < end {
                if previous >= 0 { total += gap(index, previous, child, horizontal) }
                total += measure(child, offer).main(horizontal)
                previous = child
                child = Int(nodes[child].end)
            }
            length = total
        } else {
            length = shareOut(index, main, cross, horizontal)
        }
        state.pointee.lastWidth = proposal.width
        state.pointee.lastHeight = proposal.height
        let union = crossUnion(index, horizontal)
        return Size(main: length, cross: union.extent, horizontal: horizontal)
    }

    /// The rule for leftover space: priorities from the top, the least flexible first, each offered an equal share of
    /// what is left after the lower priorities' minima.
    private func shareOut(_ index: Int, _ main: Double, _ cross: Double, _ horizontal: Bool) -> Double {
        let end = Int(nodes[index].end)
        var number = 0
        var gaps = 0.0
        var child = index + 1
        var previous = -1
        while child < end {
            if previous >= 0 { gaps += gap(index, previous, child, horizontal) }
            number += 1
            previous = child
            child = Int(nodes[child].end)
        }
        let mark = scratch.mark
        defer { scratch.giveBack(to: mark) }
        let children = scratch.take(StackChild.self, number)
        child = index + 1
        var hasPriorities = false
        for order in 0..<number {
            let priority = priority(of: child)
            if order > 0 && priority != children[0].priority { hasPriorities = true }
            children[order] = StackChild(
                row: Int32(child), order: Int32(order), priority: priority, minimum: .nan, maximum: .nan)
            child = Int(nodes[child].end)
        }
        if hasPriorities {
            sort(children, number) { $0.priority > $1.priority || ($0.priority == $1.priority && $0.order < $1.order) }
        }
        // What the lower priorities need at least, taken off before anything is offered.
        var reserved = 0.0
        var available = main - gaps
        var total = gaps
        if hasPriorities {
            for place in 0..<number where children[place].priority < children[0].priority {
                findMinimum(children + place, cross, horizontal)
                reserved += children[place].minimum
            }
        }
        var start = 0
        while start < number {
            var stop = start + 1
            while stop < number && children[stop].priority == children[start].priority { stop += 1 }
            if start > 0 {
                for place in start..<stop { reserved -= children[place].minimum }
            }
            if stop - start > 1 { sortByFlexibility(children + start, stop - start, cross, horizontal) }
            var room = available - reserved
            for place in start..<stop {
                let share = room / Double(stop - place)
                let answer = measure(
                    Int(children[place].row),
                    Proposal(main: share > 0 ? share : 0, cross: cross, horizontal: horizontal)
                ).main(horizontal)
                room -= answer
                available -= answer
                total += answer
            }
            if recorder != nil {
                recordShares(
                    index, StackOffer(length: main, gaps: gaps, kept: reserved, horizontal: horizontal),
                    children + start, stop - start)
            }
            start = stop
        }
        return total
    }

    private func findMinimum(_ child: UnsafeMutablePointer<StackChild>, _ cross: Double, _ horizontal: Bool) {
        guard child.pointee.minimum.isNaN else { return }
        child.pointee.minimum = measure(
            Int(child.pointee.row), Proposal(main: 0, cross: cross, horizontal: horizontal)
        ).main(horizontal)
    }

    /// Least flexible first; of two that stretch without end, the one with the larger minimum (MetalUI probe
    /// stack-ties T7, OpenSwiftUI `FlexibilityEstimate`).
    private func sortByFlexibility(
        _ children: UnsafeMutablePointer<StackChild>, _ number: Int, _ cross: Double, _ horizontal: Bool
    ) {
        // With one child that can stretch there is nothing to compare: it comes after the rigid ones.
        var stretching = 0
        for place in 0..<number where !nodes[Int(children[place].row)].flags.contains(.rigid) { stretching += 1 }
        if stretching == 0 { return }
        if stretching == 1 { return moveStretchingLast(children, number) }
        var isSorted = true
        for place in 0..<number {
            let child = children + place
            if nodes[Int(child.pointee.row)].flags.contains(.rigid) {
                // Nothing to find out: it answers the same to everything.
                child.pointee.minimum = 0
                child.pointee.maximum = 0
            } else {
                child.pointee.maximum = measure(
                    Int(child.pointee.row), Proposal(main: .infinity, cross: cross, horizontal: horizontal)
                ).main(horizontal)
                findMinimum(child, cross, horizontal)
            }
            if place > 0 && Self.isServedBefore(children[place], children[place - 1]) { isSorted = false }
        }
        if !isSorted { sort(children, number, by: Self.isServedBefore) }
    }

    private func moveStretchingLast(_ children: UnsafeMutablePointer<StackChild>, _ number: Int) {
        var place = 0
        while nodes[Int(children[place].row)].flags.contains(.rigid) { place += 1 }
        let moving = children[place]
        for next in place..<number - 1 { children[next] = children[next + 1] }
        children[number - 1] = moving
    }

    private static func isServedBefore(_ a: StackChild, _ b: StackChild) -> Bool {
        let first = a.flexibility
        let second = b.flexibility
        if first == .infinity && second == .infinity {
            return a.minimum > b.minimum || (a.minimum == b.minimum && a.order < b.order)
        }
        return first < second || (first == second && a.order < b.order)
    }

    private func sort(
        _ children: UnsafeMutablePointer<StackChild>, _ number: Int, by isBefore: (StackChild, StackChild) -> Bool
    ) {
        if number <= 8 {
            for place in 1..<number {
                let moving = children[place]
                var hole = place
                while hole > 0 && isBefore(moving, children[hole - 1]) {
                    children[hole] = children[hole - 1]
                    hole -= 1
                }
                children[hole] = moving
            }
        } else {
            var buffer = UnsafeMutableBufferPointer(start: children, count: number)
            buffer.sort(by: isBefore)
        }
    }

    /// The gap between two neighbours: the stack's spacing, else what they prefer.
    @inline(__always)
    func gap(_ index: Int, _ first: Int, _ second: Int, _ horizontal: Bool) -> Double {
        let spacing = nodes[index].a
        if !spacing.isNaN { return spacing }
        if nodes[first].flags.union(nodes[second].flags).contains(.spacing) {
            return preferredGap(first, second, horizontal)
        }
        return ControlMetrics.defaultSpacing
    }

    /// Places the children one after the other along the stack, on the alignment line across it.
    func positionStack(_ index: Int, horizontal: Bool) {
        if nodes[index].flags.contains(.singleChild) {
            _ = measure(index + 1, slots[index].proposal)
            return setOrigin(index + 1, 0, 0)
        }
        let slot = slots[index]
        var proposal = slot.proposal
        if proposal.cross(horizontal).isNaN {
            // Second pass: with no cross proposal the children are offered the stack's own cross size.
            proposal = Proposal(
                main: proposal.main(horizontal), cross: slot.size.cross(horizontal), horizontal: horizontal)
        }
        let state = states[Int(nodes[index].payload)]
        if !state.lastWidth.isSame(proposal.width) || !state.lastHeight.isSame(proposal.height) {
            layoutStack(index, proposal, horizontal: horizontal)
        }
        let union = crossUnion(index, horizontal)
        let end = Int(nodes[index].end)
        var offset = 0.0
        var child = index + 1
        var previous = -1
        while child < end {
            if previous >= 0 { offset += gap(index, previous, child, horizontal) }
            let size = slots[child].size
            let across = union.offset(of: child, size.cross(horizontal), in: self)
            setOrigin(child, horizontal ? offset : across, horizontal ? across : offset)
            if offset == .infinity {
                // What comes after a view without end (MetalUI probe MS-G8).
                if horizontal { slots[child].x = offset } else { slots[child].y = offset }
            }
            offset += size.main(horizontal)
            previous = child
            child = Int(nodes[child].end)
        }
    }

    /// The extent of a stack's aligned children across it.
    func crossUnion(_ index: Int, _ horizontal: Bool) -> AlignedUnion {
        let node = nodes[index]
        var union = AlignedUnion(
            key: horizontal
                ? AlignmentKey(.vertical, node.vertical) : AlignmentKey(.horizontal, node.horizontal),
            usesGuides: node.flags.contains(.explicitGuides))
        let end = Int(node.end)
        var child = index + 1
        while child < end {
            union.add(child, slots[child].size.cross(horizontal), in: self)
            child = Int(nodes[child].end)
        }
        return union
    }
}
