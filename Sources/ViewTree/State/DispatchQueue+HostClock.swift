import Dispatch

/// The main queue of a screen: what is put on it runs when the code that put it there has ended, by the screen's clock.
///
/// These overloads have no default arguments, so closures choose them over Dispatch's own; work items and other queues
/// go where they always did, and so does everything where no screen's code is running.
extension DispatchQueue {
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        guard self === DispatchQueue.main, let clock = HostClock.current else {
            return async(group: nil, qos: .unspecified, flags: [], execute: work)
        }
        clock.after(.zero, work)
    }

    /// - Parameter deadline: one that has passed counts as now.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        guard self === DispatchQueue.main, let clock = HostClock.current else {
            return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
        }
        let now = DispatchTime.now().uptimeNanoseconds
        let ahead = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
        // Some time has passed since the deadline was made: to the nearest millisecond.
        clock.after(.milliseconds(Int64((Double(ahead) / 1e6).rounded())), work)
    }
}
