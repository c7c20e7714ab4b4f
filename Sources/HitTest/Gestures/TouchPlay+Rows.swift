import Foundation
import Layout
import ViewTree

// Rows of lists: swiping them, selecting them, and what shows the buttons beside them.

extension TouchPlay {
    /// A row takes part where it can be swiped or selected, or holds buttons that a tap anywhere in it fires.
    func gather(listRow row: Int, from hit: Int, isFree: Bool) {
        let handling = tree.table.side.listRows[Int(tree.table.nodes[row].payload)].handling
        if handling.intercept != nil, !GestureSearch.isRowControl(tree, hit) {
            // What the row shows does not act; the scroll views around it do.
            exclusive = [TouchParticipant(.listRow, row)]
            gather(swipeOf: row, handling)
            return
        }
        if isFree {
            if let first = GestureSearch.automaticButtons(tree, row).first {
                exclusive.append(TouchParticipant(.listRow, row, receiver: first))
            } else if handling.tap != nil {
                exclusive.append(TouchParticipant(.listRow, row))
            }
        }
        if !isMouse, let menu = GestureSearch.rowMenu(tree, row, hit) {
            let participant = TouchParticipant(.gesture, menu)
            participant.recognizer = tree.table.side.gestures[Int(tree.table.nodes[menu].payload)].make()
            exclusive.insert(participant, at: 0)
        }
        gather(swipeOf: row, handling)
    }

    private func gather(swipeOf row: Int, _ handling: ListRowHandling) {
        if store != nil, !isMouse, handling.showsLeading || handling.showsTrailing {
            exclusive.append(TouchParticipant(.swipe, row))
        }
    }

    /// A row follows the finger once that has moved sideways; a finger that moves up or down scrolls.
    func swipe(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        if phase == .began { participant.start = location }
        let row = participant.row
        let isRightToLeft = tree.table.nodes[row].flags.contains(.rightToLeft)
        let dx = (location.x - participant.start.x) * (isRightToLeft ? -1 : 1)
        let dy = location.y - participant.start.y
        switch phase {
        case .began, .waited: return participant.stage
        case .moved:
            guard participant.stage == .possible else { return .active }
            if abs(dy) >= TouchLimits.scrollDistance, abs(dy) >= abs(dx) { return .failed }
            guard abs(dx) >= TouchLimits.scrollDistance else { return .possible }
            let handling = tree.table.side.listRows[Int(tree.table.nodes[row].payload)].handling
            let isPossible = handling.revealed != nil || (dx > 0 ? handling.showsLeading : handling.showsTrailing)
            return isPossible ? .active : .failed
        case .ended:
            guard participant.stage == .active else { return .failed }
            let swiped = swiped
            actions.callbacks.append { swiped?(row, dx) }
            return .ended
        }
    }
}

extension GestureSearch {
    /// The list's row that takes a tap instead of what it shows; nil where that acts itself.
    static func interceptingRow(_ tree: LayoutTree, _ hit: Int) -> Int? {
        guard !tree.table.side.listRows.isEmpty, !isRowControl(tree, hit) else { return nil }
        var row = hit
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .listRow, tree.table.side.listRows[Int(node.payload)].handling.intercept != nil {
                return row
            }
            row = Int(node.parent)
        }
        return nil
    }

    /// The context menu around all that a list's row shows, where the hit lies in the row and beside that content: a
    /// list presents it for the whole cell. Nil without one.
    static func rowMenu(_ tree: LayoutTree, _ listRow: Int, _ hit: Int) -> Int? {
        let nodes = tree.table.nodes
        var row = listRow + 1
        while row < Int(nodes[listRow].end) {
            let node = nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                if entry.secondary != nil, entry.isEnabled {
                    return (row..<Int(node.end)).contains(hit) || isRowControl(tree, hit) ? nil : row
                }
            }
            guard node.kind.isModifier || node.kind == .view || node.flags.contains(.plumbing) else { return nil }
            row += 1
        }
        return nil
    }

    /// Whether a hit lies in what stands beside a list's row.
    static func isRowControl(_ tree: LayoutTree, _ hit: Int) -> Bool {
        var row = hit
        while row >= 0 {
            let node = tree.table.nodes[row]
            switch node.kind {
            case .button: if tree.table.side.buttons[Int(node.payload)].isRowControl { return true }
            case .gesture: if tree.table.side.gestures[Int(node.payload)].name == "onMove" { return true }
            case .listRow: return false
            default: break
            }
            row = Int(node.parent)
        }
        return false
    }
}
