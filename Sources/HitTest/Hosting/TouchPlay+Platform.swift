import Foundation
import Layout
import ViewTree

extension TouchPlay {
    /// The participant for a run of platform views: the touch goes to the first of them, recognisers on all of them see
    /// it. nil where a touch means nothing to them.
    ///
    /// - Returns: the participant, and whether the view takes the touch from everything around it.
    static func participant(
        _ tree: LayoutTree, platform row: Int, isHit: Bool, isTrial: Bool
    ) -> (participant: TouchParticipant, takes: Bool)? {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        let participant = TouchParticipant(.platform, row)
        let isControl = isHit && entry.control != .none
        if isTrial {
            let receiver = isControl ? (entry.control == .enabled ? row : -1) : recognizerRow(tree, from: row)
            if receiver < 0 { return isControl ? (participant, true) : nil }
            return (TouchParticipant(.platform, row, receiver: receiver), isControl)
        }
        guard let session = entry.beginTouch?() else { return nil }
        participant.session = session
        return (participant, isControl)
    }

    /// The nearest platform view with a recogniser for a tap, up to the tree's border; -1 for none.
    private static func recognizerRow(_ tree: LayoutTree, from start: Int) -> Int {
        var row = start
        while row >= 0, tree.table.nodes[row].kind != .platformTree {
            let node = tree.table.nodes[row]
            if node.kind == .platformView,
                tree.table.side.platformViews[Int(node.payload)].recognizers.contains(where: {
                    $0.isEnabled && $0.takesSingleTap
                })
            {
                return row
            }
            row = Int(node.parent)
        }
        return -1
    }

    /// UIKit decides by itself what becomes of a touch: it is told every moment.
    func platform(
        _ participant: TouchParticipant, _ phase: TouchEvent.Phase, _ time: Double, _ actions: inout TouchActions
    ) -> TouchRecognizer.Stage {
        guard let session = participant.session else { return phase == .ended ? .ended : .active }
        let point = windowPoint(location, at: participant.row)
        actions.callbacks.append { session.send(phase, at: point, time: time) }
        return session.isTaken ? .active : .possible
    }

    /// A point of the tree's space as UIKit sees it in its window: there, effects of SwiftUI's around a tree of UIKit's
    /// are none of its affairs.
    private func windowPoint(_ point: CGPoint, at start: Int) -> CGPoint {
        var row = start
        while row >= 0, tree.table.nodes[row].kind != .platformTree { row = Int(tree.table.nodes[row].parent) }
        guard row >= 0, let local = tree.localPoint(point, row) else { return point }
        let origin = tree.frame(row).origin
        return CGPoint(x: origin.x + local.x, y: origin.y + local.y)
    }

    /// The row of a receiver on the screen that the touch began on.
    func receiverRow(_ participant: TouchParticipant, on tree: LayoutTree) -> Int {
        guard let session = participant.session else { return participant.firstRow }
        guard let view = session.receiver else { return -1 }
        return tree.table.side.platformRows[ObjectIdentifier(view)].map { Int($0) } ?? participant.firstRow
    }
}
