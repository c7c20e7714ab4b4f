import Foundation
import Layout
import ViewTree

// Tab views whose pages lie side by side: UIKit's scroll view with paging, seen at rest.

extension TouchPlay {
    /// A tab view of pages takes part in what is touched inside.
    func gather(pagesOf row: Int) {
        guard !tree.table.side.pages.isEmpty, !isMouse, store != nil, tree.table.side.pages[Int32(row)] != nil else {
            return
        }
        exclusive.append(TouchParticipant(.page, row))
    }

    /// Where nothing is hit, its pages follow the finger all the same.
    func gather(pagesAt point: CGPoint) {
        for key in tree.table.side.pages.keys.sorted(by: >) where tree.bounds(Int(key)).contains(point) {
            gather(pagesOf: Int(key))
        }
    }

    /// The pages follow a finger that moves sideways. Once it lets go they come to rest at the next page if the finger
    /// would have gone beyond the middle of the present one, by its speed as well; at one page on at the most.
    ///
    /// Where a finger would have gone is what `DragGesture` predicts. UIKit's own threshold is not published.
    func page(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ time: Double, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .began {
            participant.start = location
            participant.last = (location.x, time, 0)
        }
        let moved = CGVector(dx: location.x - participant.start.x, dy: location.y - participant.start.y)
        switch phase {
        case .began, .waited: return participant.stage
        case .moved:
            if time > participant.last.time {
                let velocity = (location.x - participant.last.x) / CGFloat(time - participant.last.time)
                participant.last = (location.x, time, velocity)
            }
            guard participant.stage == .possible else { return .active }
            if abs(moved.dy) >= TouchLimits.scrollDistance, abs(moved.dy) >= abs(moved.dx) { return .failed }
            return abs(moved.dx) >= TouchLimits.scrollDistance ? .active : .possible
        case .ended:
            guard participant.stage == .active else { return .failed }
            let isRightToLeft = tree.table.nodes[participant.row].flags.contains(.rightToLeft)
            let end = (moved.dx + participant.last.velocity * TouchLimits.prediction) * (isRightToLeft ? -1 : 1)
            if abs(end) > tree.bounds(participant.row).width / 2,
                let pages = tree.table.side.pages[Int32(participant.row)]
            {
                actions.callbacks.append { pages.turn(by: end < 0 ? 1 : -1) }
            }
            return .ended
        }
    }
}
