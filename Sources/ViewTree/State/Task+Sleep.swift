import Foundation

// Tasks of a screen sleep by its clock, which stands still until it is moved on. Names in _Concurrency yield to those of
// other modules, so that users' files mean these; outside of screens they do what the originals do.

extension Task where Success == Never, Failure == Never {
    /// Suspends the task for some time.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before or meanwhile.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let work = SleepingTask.work, let time = SleepingTask.time(duration, by: clock) {
            return try await SleepingTask.sleep(time, in: work)
        }
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }

    /// Suspends the task until a moment.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before or meanwhile.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        if let work = SleepingTask.work, let time = SleepingTask.time(clock.now.duration(to: deadline), by: clock) {
            return try await SleepingTask.sleep(time.inWholeMilliseconds, in: work)
        }
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the task for some nanoseconds.
    ///
    /// - Throws: `CancellationError` if the task is cancelled before or meanwhile.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        let time = Duration.nanoseconds(Int64(clamping: duration))
        if let work = SleepingTask.work { return try await SleepingTask.sleep(time, in: work) }
        try await ContinuousClock().sleep(until: .now.advanced(by: time), tolerance: nil)
    }

    /// Lets other tasks go first.
    public static func yield() async {
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
            if let work = ScreenWork.current {
                work.take { continuation.resume() }
            } else {
                DispatchQueue.global().async(group: nil, qos: .unspecified, flags: []) { continuation.resume() }
            }
        }
    }
}

/// A task that waits for its screen's clock.
private final class SleepingTask: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false
    private var continuation: UnsafeContinuation<Void, any Error>?
    private var alarm: AnyCancellable?
    private let step = ScreenWork.origin

    /// The screen whose clock the running task goes by; nil for the real time.
    static var work: ScreenWork? { ScreenWork.current.flatMap { $0.clock == nil ? nil : $0 } }

    /// A clock's duration, if the clock measures real time; nil for the clocks of others, which have their own ways.
    static func time<C: Clock>(_ duration: C.Instant.Duration, by clock: C) -> Duration? {
        clock is ContinuousClock || clock is SuspendingClock ? duration as? Duration : nil
    }

    static func sleep(_ duration: Duration, in work: ScreenWork) async throws {
        try Task<Never, Never>.checkCancellation()
        guard duration > .zero, let clock = work.clock else { return await Task<Never, Never>.yield() }
        let sleeper = SleepingTask()
        try await withTaskCancellationHandler {
            try await withUnsafeThrowingContinuation { sleeper.begin($0, clock, duration) }
        } onCancel: {
            sleeper.end(throwing: CancellationError())
        }
    }

    private func begin(_ continuation: UnsafeContinuation<Void, any Error>, _ clock: HostClock, _ duration: Duration) {
        let isCancelled = lock.withLock {
            if !isOver { self.continuation = continuation }
            return isOver
        }
        if isCancelled { return continuation.resume(throwing: CancellationError()) }
        step?.sleeps(true)
        let alarm = clock.schedule(after: duration) { self.end() }
        lock.withLock { if !isOver { self.alarm = alarm } }
    }

    private func end(throwing error: (any Error)? = nil) {
        let (continuation, alarm) = lock.withLock {
            defer { (isOver, self.continuation, self.alarm) = (true, nil, nil) }
            return (self.continuation, self.alarm)
        }
        alarm?.cancel()
        guard let continuation else { return }
        step?.sleeps(false)
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
    }
}

extension Duration {
    /// Rounded up: the time between two looks at a clock does not count.
    var inWholeMilliseconds: Duration {
        let (seconds, attoseconds) = components
        let unit: Int64 = 1_000_000_000_000_000
        return .seconds(seconds) + .milliseconds((attoseconds + (attoseconds > 0 ? unit - 1 : 0)) / unit)
    }
}
