import Foundation
import Layout
import ViewTree

extension ViewHost {
    /// Taps at a point of the tree's space, once or several times in quick succession, and performs what the receiver
    /// does.
    ///
    /// A gesture that waits for more taps than were made gets the time to fail.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> TapResult {
        let count = min(max(count, 1), 100)
        return playing(.tap(count: count), at: point) {
            for number in 0..<count {
                if number > 0 { wait(TouchHand.tapPause) }
                touch(.began, at: point)
                wait(TouchHand.tapLength)
                touch(.ended, at: point)
            }
        }
    }

    /// Puts a finger down, leaves it where it is, and lifts it.
    ///
    /// - Parameter duration: In seconds.
    @discardableResult
    public func longPress(at point: CGPoint, duration: Double = 1) -> TapResult {
        let duration = lasting(duration, TouchHand.pressLength)
        return playing(.press(duration: duration), at: point) {
            touch(.began, at: point)
            hold(duration)
            touch(.ended, at: point)
        }
    }

    /// Puts a finger down, moves it in a straight line and at an even pace, and lifts it.
    ///
    /// - Parameters:
    ///   - start: In the tree's space, in points.
    ///   - end: Where the finger is lifted; it may lie outside the screen.
    ///   - duration: In seconds.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.25) -> TapResult {
        guard end.x.isFinite, end.y.isFinite else {
            warn("a drag to \(end.x),\(end.y) goes nowhere; the finger stays where it is")
            return drag(from: start, to: start, duration: duration)
        }
        let duration = lasting(duration, TouchHand.dragLength)
        return playing(.drag(to: end), at: start) {
            touch(.began, at: start)
            for step in 1...TouchHand.dragSteps {
                hold(duration / Double(TouchHand.dragSteps))
                let share = CGFloat(step) / CGFloat(TouchHand.dragSteps)
                touch(
                    .moved,
                    at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            }
            touch(.ended, at: end)
        }
    }

    /// Puts a finger down and leaves it there, for a look at the middle of a touch; see ``release()``.
    @discardableResult
    public func press(at point: CGPoint) -> TapResult {
        playing(.hold, at: point, isWhole: false) { touch(.began, at: point) }
    }

    /// Moves the finger that ``press(at:)`` put down.
    @discardableResult
    public func movePress(to point: CGPoint) -> TapResult {
        guard hand.isDown else {
            warn("there is no finger to move: press(at:) puts it down")
            return playing(.hold, at: point, isWhole: false) {}
        }
        return playing(.hold, at: hand.first?.point ?? point, isWhole: false, continues: true) {
            hold(TouchHand.dragLength / Double(TouchHand.dragSteps))
            touch(.moved, at: point)
        }
    }

    /// Leaves the finger that ``press(at:)`` put down where it is for some time.
    @discardableResult
    public func holdPress(for seconds: Double) -> TapResult {
        playing(.hold, at: hand.first?.point ?? hand.location, isWhole: false, continues: true) {
            hold(lasting(seconds, TouchHand.pressLength))
        }
    }

    /// Lifts the finger that ``press(at:)`` put down.
    @discardableResult
    public func release() -> TapResult {
        guard hand.isDown else {
            warn("there is no finger to lift: press(at:) puts it down")
            return playing(.hold, at: hand.location, isWhole: false) {}
        }
        return playing(.hold, at: hand.first?.point ?? hand.location, continues: true) {
            wait(TouchHand.tapLength)
            touch(.ended, at: hand.location)
        }
    }

    /// Presses with a second mouse button: opens the nearest context menu around what is hit.
    @discardableResult
    public func secondaryPress(at point: CGPoint) -> TapResult {
        _ = refresh()
        let before = tree
        let test = tree.hitTest(point, rules: rules)
        var row = test.hitRow
        var open: (() -> Void)?
        while row >= 0, open == nil {
            let node = tree.table.nodes[row]
            if node.kind == .gesture { open = tree.table.side.gestures[Int(node.payload)].secondary }
            if open == nil, node.kind == .listRow, let menu = GestureSearch.rowMenu(tree, row, test.hitRow) {
                row = menu
                open = tree.table.side.gestures[Int(tree.table.nodes[menu].payload)].secondary
            }
            if open == nil { row = Int(node.parent) }
        }
        var result = HitTestResult(
            tree: tree, point: point, rules: rules, assumption: nil, hitRow: test.hitRow, receiverRow: row)
        result.touch = PlayedTouch(kind: .secondary)
        if let open {
            step(open)
        }
        return TapResult(hitTest: result, effects: effects(since: before))
    }
}

extension ViewHost {
    /// Plays touches and says what came of them.
    ///
    /// - Parameters:
    ///   - isWhole: Whether the finger is lifted at the end, so that all gestures can be decided.
    ///   - continues: Whether the finger was down before.
    private func playing(
        _ kind: PlayedTouch.Kind, at point: CGPoint, isWhole: Bool = true, continues: Bool = false,
        _ touches: () -> Void
    ) -> TapResult {
        // State may have been changed from outside since.
        _ = refresh()
        let before = tree
        var answer: TapResult?
        busily { answer = play(kind, at: point, isWhole: isWhole, continues: continues, since: before, touches) }
        return answer!
    }

    private func play(
        _ kind: PlayedTouch.Kind, at point: CGPoint, isWhole: Bool, continues: Bool, since before: LayoutTree,
        _ touches: () -> Void
    ) -> TapResult {
        if hand.isDown, !continues {
            warn("the finger that press(at:) put down is still there; it is lifted first")
            touch(.ended, at: hand.location)
            settleTouches()
        }
        if !hand.isDown { (hand.first, hand.outcome) = (nil, nil) }
        touches()
        if isWhole { settleTouches() }
        keepOutcome()
        let test = hand.outcome?.test ?? hand.first ?? tree.hitTest(point, rules: rules)
        var result = HitTestResult(
            tree: test.tree, point: point, rules: rules, assumption: nil, hitRow: test.hitRow,
            receiverRow: hand.outcome?.receiver ?? -1)
        result.touch = PlayedTouch(kind: kind, also: hand.outcome?.also ?? [])
        return TapResult(hitTest: result, effects: effects(since: before))
    }

    private func lasting(_ seconds: Double, _ usual: Double) -> Double {
        guard seconds.isFinite, seconds >= 0 else {
            warn("a touch cannot last \(seconds) seconds; it lasts \(usual)")
            return usual
        }
        return seconds
    }

    /// One moment of a touch: recognisers are asked, callbacks run, and the screen is made again if state changed.
    private func touch(_ phase: TouchEvent.Phase, at point: CGPoint) {
        hand.location = point
        if phase == .began, hand.play?.isOpen != true {
            keepOutcome()
            let test = tree.hitTest(point, rules: rules)
            if hand.first == nil { hand.first = test }
            hand.play = TouchPlay(
                tree, from: test.hitRow, at: point, gap: tree.scrollView(at: point, rules: rules),
                limits: rules.tapLimits, store: store)
            hand.play?.use = { [unowned self] row, point in use(row, at: point) }
            hand.play?.swiped = { [unowned self] row, distance in swiped(row, by: distance) }
            hand.playTest = test
        } else if phase == .began, let play = hand.play, play.awaitsMoreTouches {
            keepOutcome()
            let test = tree.hitTest(point, rules: rules)
            play.chooseAnew(from: test.hitRow, at: point, gap: tree.scrollView(at: point, rules: rules))
        }
        moment(phase)
    }

    /// Lets time pass, with whatever happens in it.
    private func wait(_ seconds: Double) {
        let end = hand.time + seconds
        // A press may be long, but not that long in changes of state.
        var steps = 0
        while let play = hand.play, play.isOpen, let deadline = play.deadline, deadline <= end, steps < 1000 {
            hand.time = max(hand.time, deadline)
            moment(.waited)
            steps += 1
        }
        hand.time = end
    }

    /// Leaves the finger where it is for some time, which passes for timers as well, in the order things are due.
    ///
    /// Taps are as short as no timer counts: they take no time of the screen's clock.
    private func hold(_ seconds: Double) {
        let clock = store.clock
        let start = clock.now
        let end = start + .seconds(min(seconds, 86_400))
        // As in advance(by:).
        var left = 100_000
        while left > 0, let due = clock.nextDue(until: end) {
            left -= 1
            wait(Double(seconds: due - clock.now))
            let jobs = clock.move(to: due)
            step { for job in jobs { job() } }
            hand.play?.follow(tree)
        }
        wait(Double(seconds: end - clock.now))
        _ = clock.move(to: end)
        guard store.readsTime else { return }
        step {}
        hand.play?.follow(tree)
    }

    /// Waits until every gesture is decided.
    private func settleTouches() {
        var steps = 0
        while let play = hand.play, play.isOpen, let deadline = play.deadline, steps < 1000 {
            hand.time = max(hand.time, deadline)
            moment(.waited)
            steps += 1
        }
        // The next touch is none of a double tap.
        hand.time += 2 * rules.tapLimits.gap
        keepOutcome()
        hand.play = nil
    }

    private func moment(_ phase: TouchEvent.Phase) {
        guard let play = hand.play else { return }
        let actions = play.take(phase, at: hand.location, time: hand.time)
        guard !actions.isEmpty else { return }
        step { actions.run() }
        if let then = hand.afterwards {
            hand.afterwards = nil
            then()
        }
        play.follow(tree)
    }

    private func keepOutcome() {
        guard let play = hand.play, let test = hand.playTest, play.receiver >= 0 else { return }
        if hand.outcome == nil || hand.outcome?.test.tree === test.tree {
            hand.outcome = (test, play.receiver, play.also)
        }
    }
}

extension Double {
    /// A duration in seconds; negative ones are 0.
    fileprivate init(seconds duration: Duration) {
        let (seconds, attoseconds) = duration.components
        self = Swift.max(0, Double(seconds) + Double(attoseconds) * 1e-18)
    }
}
