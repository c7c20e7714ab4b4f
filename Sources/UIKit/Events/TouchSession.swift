import Foundation
import ViewTree

/// One touch on its way: to the view that was hit, and to the recognisers on it and on the views around it.
final class TouchSession: PlatformTouching, @unchecked Sendable {
    private let hit: UIView
    private let recognizers: [UIGestureRecognizer]
    private let isControl: Bool
    private let isEnabled: Bool
    private let takesTaps: Bool
    private let event: UIEvent
    private var touch: UITouch?
    /// The view's own touches go on until a recogniser takes them away.
    private var isDelivered = false
    private var taker: AnyObject?
    /// The nearest view whose class, or whose controller's, takes touches itself; nil for none.
    private let handler: UIView?
    private var time = 0.0
    /// The screen that is touched.
    private let screen = HostScreen.current
    private var lastTap: (time: Double, place: CGPoint, count: Int)?

    /// nil where nobody would take a touch on a view, not even a class of the user's.
    @MainActor
    ///
    /// - Parameter isEnabled: whether SwiftUI lets controls take touches.
    init(_ hit: UIView, isEnabled: Bool) {
        self.hit = hit
        self.isEnabled = isEnabled
        event = UIEvent()
        isControl = isEnabled && (hit as? UIControl)?.isEnabled ?? false
        var recognizers: [UIGestureRecognizer] = []
        var view: UIView? = hit
        let control = hit as? UIControl
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                // A disabled control swallows taps: those around it, and those on it.
                if control != nil, !isControl, recognizer.taps > 0 { continue }
                // UIKit's own controls keep taps from recognisers around them.
                if current !== hit, let control, control.preventsOuterTaps,
                    recognizer.takesSingleTap || (control is UISlider && recognizer is UIPanGestureRecognizer)
                {
                    continue
                }
                recognizers.append(recognizer)
            }
            view = current.superview
        }
        self.recognizers = recognizers
        // A disabled control hands nothing on.
        var handler: UIView? = control == nil ? hit : nil
        while let current = handler, TouchOverrides.handler(of: current) == nil { handler = current.superview }
        self.handler = handler
        takesTaps = recognizers.contains(where: \.takesSingleTap)
    }

    private func onScreen<R>(_ body: @MainActor () -> R) -> R { screen.run { MainActorStandIn.run(body) } }

    var isTaken: Bool { isControl || takesTaps || taker != nil }

    var receiver: AnyObject? { taker ?? handler }

    var deadline: Double? {
        onScreen {
            recognizers.filter { $0.state == .possible }.compactMap(\.deadline).min()
        }
    }

    func send(_ phase: TouchEvent.Phase, at point: CGPoint, time: Double) {
        onScreen {
            self.time = time
            switch phase {
            case .began: begin(at: point)
            case .moved: move(to: point)
            case .ended: end(at: point)
            case .waited:
                for recognizer in recognizers { recognizer.wait(until: time) }
                settle()
            }
        }
    }

    func cancel() {
        onScreen {
            guard let touch else { return }
            touch.phase = .cancelled
            for recognizer in recognizers where recognizer.touches.contains(where: { $0 === touch }) {
                recognizer.touchesCancelled([touch], with: event)
            }
            settle()
            if isDelivered { hit.touchesCancelled([touch], with: event) }
            isDelivered = false
            lift()
        }
    }

    // MARK: Moments

    @MainActor
    private func begin(at point: CGPoint) {
        let touch = UITouch()
        touch.view = hit
        touch.window = hit.window
        touch.place = point
        touch.previousPlace = point
        touch.timestamp = time
        if let lastTap, time - lastTap.time < TapLimits.finger.gap { touch.tapCount = lastTap.count + 1 }
        self.touch = touch
        winners = []
        event.allTouches = [touch]
        event.timestamp = time
        var watching: [UIGestureRecognizer] = []
        for recognizer in recognizers where recognizer.isEnabled {
            if recognizer.state != .possible { recognizer.reset(to: .possible) }
            guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
            recognizer.touches = [touch]
            recognizer.last = point
            watching.append(recognizer)
        }
        touch.gestureRecognizers = watching
        for recognizer in watching { recognizer.touchesBegan([touch], with: event) }
        // What SwiftUI has disabled does not get to know of it.
        isDelivered = isEnabled || !(hit is UIControl)
        if isDelivered { hit.touchesBegan([touch], with: event) }
        if isControl { taker = hit }
        settle()
    }

    @MainActor
    private func move(to point: CGPoint) {
        guard let touch else { return }
        touch.phase = .moved
        advance(touch, to: point)
        for recognizer in watching where recognizer.state != .failed { recognizer.touchesMoved([touch], with: event) }
        settle()
        if isDelivered { hit.touchesMoved([touch], with: event) }
    }

    @MainActor
    private func end(at point: CGPoint) {
        guard let touch else { return }
        touch.phase = .ended
        advance(touch, to: point)
        lastTap = (time, point, touch.tapCount)
        for recognizer in watching where recognizer.state != .failed { recognizer.touchesEnded([touch], with: event) }
        settle()
        if isDelivered { hit.touchesEnded([touch], with: event) }
        isDelivered = false
        lift()
    }

    @MainActor
    private func advance(_ touch: UITouch, to point: CGPoint) {
        touch.previousPlace = touch.place
        touch.place = point
        touch.timestamp = time
        event.timestamp = time
        for recognizer in recognizers { recognizer.last = point }
    }

    @MainActor
    private func lift() {
        for recognizer in recognizers {
            recognizer.touches = []
            if recognizer.state == .failed || recognizer.state == .ended || recognizer.state == .cancelled,
                !recognizer.isWaiting
            {
                recognizer.reset(to: .possible)
            }
        }
        touch = nil
    }

    @MainActor private var watching: [UIGestureRecognizer] { touch?.gestureRecognizers ?? [] }

    // MARK: Who wins

    /// Tells targets of what has changed, the nearest recogniser first; who is recognised prevents the others, except
    /// for those that may go on at the same time.
    @MainActor
    private func settle() {
        for recognizer in recognizers where recognizer.hasChanged || recognizer.isWaiting {
            recognizer.hasChanged = false
            let isStarting = recognizer.state == .began || (recognizer.state == .ended && !hasBegun(recognizer))
            guard recognizer.isRecognized || recognizer.state == .cancelled else { continue }
            if isStarting {
                if required(by: recognizer).contains(where: \.isRecognized) {
                    // What it waited for has not failed.
                    recognizer.isWaiting = false
                    recognizer.state = .failed
                    recognizer.hasChanged = false
                    continue
                }
                if waits(recognizer) {
                    recognizer.isWaiting = true
                    continue
                }
                let wasWaiting = recognizer.isWaiting
                recognizer.isWaiting = false
                let mayBegin =
                    (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
                    && (recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true)
                guard mayBegin, !isPrevented(recognizer) else {
                    recognizer.state = .failed
                    recognizer.hasChanged = false
                    continue
                }
                winners.append(recognizer)
                if let view = recognizer.view, recognizer.onChange == nil || taker == nil { taker = view }
                prevent(by: recognizer)
                takeTouchesAway(by: recognizer)
                if wasWaiting { recognizer.touches = [] }
            }
            recognizer.onChange?()
            recognizer.fire()
            if recognizer.state == .ended || recognizer.state == .cancelled {
                if touch == nil { recognizer.reset(to: .possible) }
            }
        }
    }

    private var winners: [UIGestureRecognizer] = []

    @MainActor
    private func hasBegun(_ recognizer: UIGestureRecognizer) -> Bool { winners.contains { $0 === recognizer } }

    /// Whether it has to wait for another one to fail.
    @MainActor
    private func waits(_ recognizer: UIGestureRecognizer) -> Bool {
        required(by: recognizer).contains { $0.state == .possible }
    }

    /// The recognisers on the touch's way that must have failed before one is recognised.
    @MainActor
    private func required(by recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        recognizers.filter { other in
            guard other !== recognizer, other.isEnabled else { return false }
            return recognizer.requirements.contains { $0 === other }
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
        }
    }

    @MainActor
    private func goTogether(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        (a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) ?? false)
            || (b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) ?? false)
    }

    @MainActor
    private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
        winners.contains { $0 !== recognizer && !goTogether($0, recognizer) && $0.canPrevent(recognizer) }
    }

    @MainActor
    private func prevent(by winner: UIGestureRecognizer) {
        for other in recognizers
        where other !== winner && !hasBegun(other) && other.state == .possible && !goTogether(winner, other)
            && winner.canPrevent(other) && other.canBePrevented(by: winner)
        {
            // Taps of another number are recognised independently, unless one has to wait for the other.
            if winner.taps > 0, other.taps > winner.taps { continue }
            other.state = .failed
            other.hasChanged = false
        }
    }

    @MainActor
    private func takeTouchesAway(by winner: UIGestureRecognizer) {
        guard winner.cancelsTouchesInView, isDelivered, let touch else { return }
        isDelivered = false
        touch.phase = .cancelled
        hit.touchesCancelled([touch], with: event)
    }
}
