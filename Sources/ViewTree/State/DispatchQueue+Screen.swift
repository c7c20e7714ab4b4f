import Foundation

// Nobody runs the main queue of a process without an application. Blocks that a screen's code puts there are the
// screen's work; delays go by its clock. A call with no further arguments means these rather than Dispatch's own, whose
// other arguments have defaults; outside of screens they do what the originals do.

extension DispatchQueue {
    /// Does something on this queue, soon.
    @preconcurrency
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard let screen = ScreenWork.current else {
            return async(group: nil, qos: .unspecified, flags: [], execute: work)
        }
        if isMain { screen.take(work) } else { run(work, for: screen) }
    }

    /// Does something on this queue at a time.
    @preconcurrency
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard let screen = ScreenWork.current, let clock = screen.clock, deadline != .distantFuture else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let now = DispatchTime.now().uptimeNanoseconds
        let left = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
        // A deadline that has passed is now.
        guard left > 0 else { return async(execute: work) }
        clock.after(Duration.nanoseconds(Int64(clamping: left)).inWholeMilliseconds) {
            if self.isMain { screen.take(work) } else { self.run(work, for: screen) }
        }
    }

    /// Whether it is the main queue: on Linux there is a new object for that each time.
    private var isMain: Bool { label == DispatchQueue.main.label }

    /// Does something of a screen's on this queue; the answer waits for it.
    private func run(_ work: @escaping @Sendable () -> Void, for screen: ScreenWork) {
        screen.isBusyElsewhere(true)
        let step = ScreenWork.origin ?? ScreenWork.Step(screen)
        async(group: nil, qos: .unspecified, flags: []) {
            ScreenWork.$origin.withValue(step) { work() }
            screen.isBusyElsewhere(false)
        }
    }
}
