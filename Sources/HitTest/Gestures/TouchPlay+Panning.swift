import Foundation
import Layout
import ViewTree

// What follows a finger: scroll views, and screens that are swiped away.

extension TouchPlay {
    /// A scroll view's part in a touch; nil where a finger does not move it.
    func pan(_ row: Int) -> TouchParticipant? {
        guard tree.isPannable(row) else { return nil }
        let participant = TouchParticipant(.scrollView, row)
        participant.offset = tree.scrollOffset(row)
        return participant
    }

    /// A scroll view whose content is not hit, and those around it, follow the finger all the same; they are in front
    /// of whatever is hit behind them.
    func gather(gap: Int) {
        var found: [TouchParticipant] = []
        var row = gap
        while row >= 0 {
            if tree.table.nodes[row].kind == .scrollView,
                !exclusive.contains(where: { $0.kind == .scrollView && $0.row == row }), let participant = pan(row)
            {
                found.append(participant)
            } else if tree.table.side.pages[Int32(row)] != nil,
                !exclusive.contains(where: { $0.kind == .page && $0.row == row })
            {
                found.append(TouchParticipant(.page, row))
            }
            row = Int(tree.table.nodes[row].parent)
        }
        exclusive.insert(contentsOf: found, at: 0)
    }

    /// A scroll view's content follows the finger once that has moved far enough along an axis it can be scrolled on.
    func scroll(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .began { participant.start = location }
        let moved = CGVector(dx: location.x - participant.start.x, dy: location.y - participant.start.y)
        // Pulled down from its top it refreshes, once the finger lets go.
        let refresh = participant.offset.y <= 0.001 ? tree.refresh(of: participant.row) : nil
        if phase == .ended {
            guard participant.stage == .active else { return .failed }
            if let refresh, moved.dy >= TouchLimits.refreshDistance { actions.callbacks.append { refresh._start() } }
            return .ended
        }
        let axes = tree.scrollableAxes(participant.row)
        guard phase == .moved else { return participant.stage }
        if participant.stage == .possible {
            let isFar =
                (axes.contains(.horizontal) && abs(moved.dx) >= TouchLimits.scrollDistance)
                || (axes.contains(.vertical) && abs(moved.dy) >= TouchLimits.scrollDistance)
                || (refresh != nil && moved.dy >= TouchLimits.scrollDistance)
            guard isFar else { return .possible }
        }
        guard let store else { return .failed }
        guard !axes.isEmpty else { return .active }
        let node = tree.table.nodes[participant.row]
        let identity = tree.table.side.scrollViews[Int(node.payload)].identity
        // Offsets grow towards the trailing side.
        let towards: CGFloat = node.flags.contains(.rightToLeft) ? 1 : -1
        let distance = CGVector(
            dx: axes.contains(.horizontal) ? moved.dx * towards : 0, dy: axes.contains(.vertical) ? -moved.dy : 0)
        let offset = participant.offset
        actions.callbacks.append { store.scroll(identity, from: offset, by: distance) }
        return .active
    }

    /// A pushed screen takes part in touches that begin at its leading edge.
    func gather(edgeAt point: CGPoint, hit: Int, gap: Int) {
        let nodes = tree.table.nodes
        for key in tree.table.side.pops.keys.sorted(by: >) {
            let row = Int(key)
            let rows = row..<Int(nodes[row].end)
            // Not where it is covered by another screen, or by what is presented.
            guard nodes[row].a != 0, hit < 0 || rows.contains(hit) || rows.contains(gap) else { continue }
            let box = tree.bounds(row)
            let distance = isRightToLeft(row) ? box.maxX - point.x : point.x - box.minX
            guard box.minY <= point.y, point.y < box.maxY, distance >= 0, distance <= TouchLimits.edgeWidth else {
                continue
            }
            var stack = Int(nodes[row].parent)
            while stack > 0, nodes[stack].flags.contains(.plumbing) { stack = Int(nodes[stack].parent) }
            exclusive.insert(TouchParticipant(.edge, row, receiver: max(0, stack)), at: 0)
            return
        }
    }

    /// A screen that the finger moves by more than half its width is gone once the finger lets go. A guess: UIKit also
    /// goes by how fast the finger was.
    func edge(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .began { participant.start = location }
        let dx = (location.x - participant.start.x) * (isRightToLeft(participant.row) ? -1 : 1)
        let dy = location.y - participant.start.y
        switch phase {
        case .began, .waited: return participant.stage
        case .moved:
            guard participant.stage == .possible else { return .active }
            if abs(dy) >= TouchLimits.scrollDistance, abs(dy) >= abs(dx) { return .failed }
            return dx >= TouchLimits.scrollDistance ? .active : .possible
        case .ended:
            guard participant.stage == .active else { return .failed }
            if dx > tree.bounds(participant.row).width / 2,
                let pop = tree.table.side.pops[Int32(participant.row)]
            {
                actions.callbacks.append { pop() }
            }
            return .ended
        }
    }

    private func isRightToLeft(_ row: Int) -> Bool { tree.table.nodes[row].flags.contains(.rightToLeft) }
}
