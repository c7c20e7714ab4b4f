import Foundation
import Layout
import ViewTree

extension ViewHost {
    /// Time that passes as a step of a sequence: it has no place on the screen.
    public func advancing(by seconds: Double) -> TapResult {
        let nowhere = tree.hitTest(CGPoint(x: CGFloat.nan, y: CGFloat.nan), rules: rules)
        var result = TapResult(hitTest: nowhere, effects: advance(by: .seconds(seconds)))
        result.input = PlayedInput(kind: .advance, verdict: "\(Number.short(seconds)) s passed.")
        return result
    }

    /// Lets time pass: what is due in between happens, one after the other, each on the screen that the one before
    /// left. Timers fire; with a clock of the host's own, animations and transitions end.
    ///
    /// - Parameter duration: negative ones count as none.
    /// - Returns: what changed.
    @discardableResult
    public func advance(by duration: Duration) -> [TapEffect] {
        let before = tree
        let clock = store.clock
        let end = clock.now + max(.zero, duration)
        // A timer that fires every nanosecond must not keep the answer for ever.
        var left = 100_000
        while left > 0, let due = clock.nextDue(until: end) {
            left -= 1
            let jobs = clock.move(to: due)
            step { for job in jobs { job() } }
        }
        if left == 0 { warn("more than 100000 moments were due in \(duration); the rest was left out") }
        // Views may look at the time itself.
        step { _ = clock.move(to: end) }
        return effects(since: before)
    }
}
