import Foundation
import Layout
import ViewTree

extension HitWalk {
    /// UIKit's own rule: nothing when hidden, without interaction or nearly transparent; then the bounds; then the
    /// subviews front to back; else the view itself.
    func hitPlatformView(_ row: Int, _ node: Node, _ place: Place) -> Int {
        if tree.table.side.platformViews[Int(node.payload)].hitTest != nil { return ask(row, node, place) }
        if skipRule(row, node) != nil { return -1 }
        guard isInsideBounds(row, node, place) else { return -1 }
        let inner = hitChildren(row, node, place)
        return inner >= 0 ? inner : row
    }

    /// The rule that takes a view and everything inside out, if one does.
    func platformRule(_ entry: PlatformViewEntry) -> HitRule? {
        if entry.isHidden { return .hidden }
        if !entry.isInteractive { return .allowsHitTesting }
        // The threshold is a Double: as a Float, 0.01 would pass.
        return Double(entry.alpha) >= rules.hostedMinimumAlpha ? nil : .hostedAlpha
    }

    /// A class of the user's may answer otherwise than UIKit does.
    private func ask(_ row: Int, _ node: Node, _ place: Place) -> Int {
        guard let hit = platformHit(row, place)?.view,
            let found = tree.table.side.platformRows[ObjectIdentifier(hit)].map({ Int($0) })
        else { return -1 }
        // SwiftUI content in it is found by SwiftUI's rules.
        guard found + 1 < Int(tree.table.nodes[found].end), !hasPlatformChild(found),
            let inner = descend(from: row, place, to: found)
        else { return found }
        let content = hitChildren(found, tree.table.nodes[found], inner)
        return content >= 0 ? content : found
    }

    private func hasPlatformChild(_ row: Int) -> Bool {
        var child = row + 1
        while child < Int(tree.table.nodes[row].end) {
            switch tree.table.nodes[child].kind {
            case .accessibilityIdentifier, .accessibilityLabel, .transformEffect: child += 1
            case .platformView: return true
            default: return false
            }
        }
        return false
    }

    /// A place in the space of a row further in.
    private func descend(from row: Int, _ start: Place, to inner: Int) -> Place? {
        var path: [Int] = []
        var ancestor = inner
        while ancestor > row {
            path.append(ancestor)
            ancestor = Int(tree.table.nodes[ancestor].parent)
        }
        var place = start
        for step in path.reversed() {
            place = child(step, place)
            if tree.table.nodes[step].kind.isEffect {
                guard let through = through(step, place) else { return nil }
                place = through
            }
        }
        return place
    }

    /// What a view answers at a place of its row; asked once for each point, so that later explanations tell what was
    /// answered at the time.
    private func platformHit(_ row: Int, _ place: Place) -> PlatformHit? {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        guard let ask = entry.hitTest else { return nil }
        return tree.cached { PlatformAnswers() }.answer(row, CGPoint(x: place.x, y: place.y), ask)
    }

    /// What an overridden method of a view had to say at a place; nil where it answered as UIKit does.
    ///
    /// - Parameter outer: what the nearest view further out answered that was asked, or nil; the view's own answer
    ///   afterwards, where it had to be asked by itself.
    func platformNote(_ row: Int, _ place: Place, _ outer: inout PlatformHit?) -> PlatformHitNote? {
        let side = tree.table.side
        let view = ObjectIdentifier(side.platformViews[Int(tree.table.nodes[row].payload)].view)
        if let outer, outer.asked.contains(view) { return outer.notes[view] }
        guard let hit = platformHit(row, place) else { return nil }
        outer = hit
        return hit.notes[view]
    }

    /// Why a rule of a platform view takes a point out; nil for rules and rows of other kinds.
    func platformDetail(of rule: HitRule, _ row: Int) -> String? {
        let node = tree.table.nodes[row]
        switch (node.kind, rule) {
        case (.platformView, .hidden): return "isHidden takes it out"
        case (.platformView, .allowsHitTesting): return "isUserInteractionEnabled is false"
        case (.platformView, .hostedAlpha):
            let own = tree.table.side.platformViews[Int(node.payload)].alpha
            let alpha = row == assumption.row ? Float(assumption.opacity) : own
            return "its alpha, \(Number.exact(Double(alpha))) as a 32-bit Float, is below "
                + Number.exact(rules.hostedMinimumAlpha)
        case (.platformTree, .hostedAlpha):
            return deadGroup(row).map { RecordingWalk.detail(of: $0, minimum: rules.hostedMinimumAlpha) }
        default: return nil
        }
    }
}

/// What views of the user's classes answered.
private final class PlatformAnswers {
    private struct Question: Hashable {
        var row: Int
        var x: CGFloat
        var y: CGFloat
    }

    /// A sweep over a screen asks at many points, which nobody comes back to.
    private static let most = 4096
    private let lock = NSLock()
    private var answers: [Question: PlatformHit] = [:]

    func answer(_ row: Int, _ point: CGPoint, _ ask: (CGPoint) -> PlatformHit) -> PlatformHit {
        let question = Question(row: row, x: point.x, y: point.y)
        if let known = lock.withLock({ answers[question] }) { return known }
        let answer = ask(point)
        lock.withLock {
            if answers.count >= Self.most { answers.removeAll() }
            answers[question] = answer
        }
        return answer
    }
}
