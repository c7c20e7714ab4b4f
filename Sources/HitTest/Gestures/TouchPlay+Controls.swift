import Foundation
import Layout
import ViewTree

extension TouchPlay {
    /// A control fires when the finger that began inside is lifted inside, or not far outside.
    func control(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .began { grab(participant) }
        if participant.isTracking { return slide(participant, phase, &actions) }
        switch phase {
        case .began: press(participant, true, &actions)
        case .moved: press(participant, isInside(participant), &actions)
        case .waited: break
        case .ended:
            let fires = isInside(participant)
            if fires { actions.callbacks.append { [self] in fire(participant) } }
            press(participant, false, &actions)
            return fires ? .ended : .failed
        }
        return .active
    }

    /// A touch on a slider's thumb holds it; a touch beside it does nothing.
    private func grab(_ participant: TouchParticipant) {
        guard participant.kind == .hosted, let thumb = tree.thumb(of: participant.row),
            let place = tree.localPoint(location, participant.row), thumb.contains(place),
            case .thumb(let fraction) = hostedEntry(participant).parts, hostedEntry(participant).input?.slide != nil
        else { return }
        participant.isTracking = true
        participant.start = place
        participant.offset = CGPoint(x: fraction, y: 0)
    }

    private func hostedEntry(_ participant: TouchParticipant) -> HostedEntry {
        tree.table.side.hosted[Int(tree.table.nodes[participant.row].payload)]
    }

    /// The thumb goes with the finger, over the track's width without its own.
    private func slide(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .ended { return .ended }
        guard phase == .moved, let place = tree.localPoint(location, participant.row),
            let thumb = tree.thumb(of: participant.row), let slide = hostedEntry(participant).input?.slide
        else { return .active }
        let travel = tree.size(participant.row).width - thumb.width
        let isRightToLeft = tree.table.nodes[participant.row].flags.contains(.rightToLeft)
        let distance = (place.x - participant.start.x) * (isRightToLeft ? -1 : 1)
        guard travel > 0 else { return .active }
        let fraction = Double(participant.offset.x + distance / travel)
        actions.callbacks.append { slide(min(1, max(0, fraction))) }
        return .active
    }

    /// Whether the finger is where it may be lifted: a mouse has to be inside, a finger may be somewhat outside.
    private func isInside(_ participant: TouchParticipant) -> Bool {
        // A trial is a tap where the hit is, wherever that may be.
        guard store != nil else { return true }
        let slack = isMouse ? 0 : TouchLimits.controlSlack
        // A list's row is hit as a whole, beside what it shows, too.
        let area = participant.kind == .listRow ? tree.bounds(participant.row) : tree.hitBox(of: participant.row)
        let box = area.insetBy(dx: -slack, dy: -slack)
        return location.x >= box.minX && location.y >= box.minY && location.x < box.maxX && location.y < box.maxY
    }

    func press(_ participant: TouchParticipant, _ isPressed: Bool, _ actions: inout TouchActions) {
        guard participant.isPressed != isPressed else { return }
        participant.isPressed = isPressed
        guard participant.kind == .button else { return }
        let entry = tree.table.side.buttons[Int(tree.table.nodes[participant.row].payload)]
        guard entry.pressIdentity != 0, let store else { return }
        actions.callbacks.append { store.press(entry.pressIdentity, isPressed) }
    }

    private func fire(_ participant: TouchParticipant) {
        let side = tree.table.side
        let node = tree.table.nodes[participant.row]
        switch participant.kind {
        case .button:
            side.buttons[Int(node.payload)].action()
            for other in GestureSearch.buttonsBeside(tree, participant.row) {
                side.buttons[Int(tree.table.nodes[other].payload)].action()
            }
        case .listRow:
            let handling = side.listRows[Int(node.payload)].handling
            if let intercept = handling.intercept { return intercept() }
            if let tap = handling.tap, GestureSearch.automaticButtons(tree, participant.row).isEmpty { return tap() }
            for button in GestureSearch.automaticButtons(tree, participant.row) {
                side.buttons[Int(tree.table.nodes[button].payload)].action()
            }
        case .hosted: use?(participant.row, location)
        case .link:
            guard let link = tree.link(of: participant.row, at: location) else { break }
            side.texts[Int(node.payload)].openURL?(link.url)
        case .gesture, .scrollView, .swipe, .edge, .page, .platform: break
        }
    }
}
