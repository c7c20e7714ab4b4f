import Foundation
import Layout
import ViewTree

/// Who gets the touches that a target waits for, where a single tap is not what it waits for: presses, drags and several
/// taps, played without anything being done, once for each view that is hit.
final class TargetTouches {
    private let tree: LayoutTree
    private let target: Int
    private let demand: GestureDemand.Kind
    private var known: [Int: (receiver: Int, also: [Int])] = [:]

    /// - Returns: nil for what waits for single taps.
    init?(_ tree: LayoutTree, _ target: TapTarget) {
        guard target.tapCount != 1 else { return nil }
        self.tree = tree
        self.target = target.row
        let node = tree.table.nodes[target.row]
        // What a recogniser of UIKit's waits for it does not say.
        demand = node.kind == .gesture ? GestureDemand(tree.table.side.gestures[Int(node.payload)]).kind : .other
    }

    /// The row that receives, or -1, and those that fire as well.
    func takers(from hit: Int) -> (receiver: Int, also: [Int]) {
        guard hit >= 0 else { return (-1, []) }
        if let answer = known[hit] { return answer }
        let answer: (receiver: Int, also: [Int])
        if demand == .other {
            let inside = target..<Int(tree.table.nodes[target].end)
            answer = (inside.contains(hit) ? target : -1, [])
        } else {
            let play = TouchPlay.trial(tree, from: hit, demand)
            answer = (play.receiver, play.also)
        }
        known[hit] = answer
        return answer
    }
}

extension TouchPlay {
    /// Who would receive a touch of a kind, without anything being done.
    fileprivate static func trial(_ tree: LayoutTree, from hit: Int, _ demand: GestureDemand.Kind) -> TouchPlay {
        let play = TouchPlay(tree, from: hit, at: nil, limits: .finger, store: nil)
        switch demand {
        case .taps(let count):
            for number in 0..<count {
                let time = Double(number) * 2 * TouchHand.tapLength
                _ = play.take(.began, at: .zero, time: time)
                _ = play.take(.ended, at: .zero, time: time + TouchHand.tapLength)
            }
        case .press(let duration):
            _ = play.take(.began, at: .zero, time: 0)
            play.wait(until: duration)
            _ = play.take(.ended, at: .zero, time: duration + 0.1)
        case .drag, .other:
            _ = play.take(.began, at: .zero, time: 0)
            // At last further than any screen is wide.
            for (step, distance) in [5.0, 15, 60, 300, 2000].enumerated() {
                _ = play.take(.moved, at: CGPoint(x: distance, y: 0), time: Double(step + 1) * 0.02)
            }
            _ = play.take(.ended, at: CGPoint(x: 2000, y: 0), time: 0.2)
        }
        play.wait(until: .infinity)
        return play
    }

    private func wait(until time: Double) {
        var steps = 0
        while isOpen, let deadline, deadline <= time, steps < 16 {
            _ = take(.waited, at: location, time: deadline)
            steps += 1
        }
    }
}

extension TapTarget {
    /// Whether a finger that has moved a distance along an axis, in points, is a gesture's, so that nothing around it
    /// that follows fingers gets it. Not where it fires besides others.
    public func takesDrags(after distance: CGFloat, isVertical: Bool, in tree: LayoutTree) -> Bool {
        let node = tree.table.nodes[row]
        guard node.kind == .gesture, isEnabled else { return false }
        let entry = tree.table.side.gestures[Int(node.payload)]
        guard entry.priority != .simultaneous else { return false }
        return GestureDemand.takesDrag(
            entry, to: isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0))
    }
}
