import Foundation
import Layout
import ViewTree

/// What a gesture takes that is no single tap: found by playing touches to a recogniser of its own.
struct GestureDemand {
    enum Kind: Equatable {
        case taps(Int)
        /// In seconds.
        case press(Double)
        case drag
        case other
    }

    let kind: Kind

    init(_ entry: GestureEntry) {
        if entry.tapCount > 1 {
            kind = .taps(entry.tapCount)
        } else if let duration = Self.press(entry) {
            kind = .press(duration)
        } else {
            kind = Self.takesDrags(entry) ? .drag : .other
        }
    }

    /// `takes 2 taps`; nil where that is not known.
    var phrase: String? {
        switch kind {
        case .taps(let count): "takes \(count) taps"
        case .press(let duration): "takes presses of \(Number.short(duration)) s"
        case .drag: "takes drags"
        case .other: nil
        }
    }

    /// What to do instead of a tap, on the command line.
    func option(_ id: String) -> String? {
        switch kind {
        case .taps(let count): "--count \(count)"
        case .press(let duration):
            duration < TouchHand.pressLength ? "--press \(id)" : "--press \(id),\(Number.short(duration + 0.1))"
        case .drag: "--drag \(id):DX,DY"
        case .other: nil
        }
    }

    /// Whether a finger that has moved from the origin to a point is the gesture's by then. What it would do is dropped.
    static func takesDrag(_ entry: GestureEntry, to point: CGPoint) -> Bool {
        let recognizer = entry.make()
        var dropped = TouchActions()
        var stage = recognizer.take(event(.began, 0), &dropped)
        if stage == .possible {
            let moved = TouchEvent(phase: .moved, time: 0.05, location: point) { _ in point }
            stage = recognizer.take(moved, &dropped)
        }
        return stage == .active
    }

    private static func event(_ phase: TouchEvent.Phase, _ time: Double, _ x: CGFloat = 0) -> TouchEvent {
        let point = CGPoint(x: x, y: 0)
        return TouchEvent(phase: phase, time: time, location: point) { _ in point }
    }

    /// How long a finger has to stay, in seconds; nil where that leads to nothing. What it would do is dropped.
    private static func press(_ entry: GestureEntry) -> Double? {
        let recognizer = entry.make()
        var dropped = TouchActions()
        var stage = recognizer.take(event(.began, 0), &dropped)
        var steps = 0
        while stage == .possible, let deadline = recognizer.deadline, steps < 16 {
            stage = recognizer.take(event(.waited, deadline), &dropped)
            if stage == .active || stage == .ended { return deadline }
            steps += 1
        }
        return nil
    }

    private static func takesDrags(_ entry: GestureEntry) -> Bool {
        let recognizer = entry.make()
        var dropped = TouchActions()
        _ = recognizer.take(event(.began, 0), &dropped)
        // Further than any screen is wide.
        for distance in [60, 2000] {
            let stage = recognizer.take(event(.moved, Double(distance) / 1000, CGFloat(distance)), &dropped)
            if stage == .active || stage == .ended { return true }
        }
        return false
    }
}
