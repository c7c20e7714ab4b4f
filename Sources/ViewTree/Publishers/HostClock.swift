import Foundation

/// The time of a living screen: it stands still until somebody moves it on.
public final class HostClock: @unchecked Sendable {
    /// The time since the screen came to be.
    public var now: Duration { lock.withLock { time } }
    private var time = Duration.zero
    private var jobs: [Job] = []
    private var number = 0
    /// Tasks ask for moments on threads of their own.
    private let lock = NSLock()

    private struct Job {
        let number: Int
        var due: Duration
        let interval: Duration?
        let action: () -> Void
    }

    public init() {}

    /// The clock of the screen whose code is running.
    @TaskLocal public static var current: HostClock?

    /// Does something later, once or again and again.
    ///
    /// - Parameter interval: the time between two turns; nil for once. One of 0 or less counts as once.
    public func schedule(
        after delay: Duration, every interval: Duration? = nil, _ action: @escaping () -> Void
    ) -> AnyCancellable {
        let own = add(delay, interval.flatMap { $0 > .zero ? $0 : nil }, action)
        return AnyCancellable { [weak self] in self?.remove(own) }
    }

    /// Does something later, whatever becomes of who asked.
    public func after(_ delay: Duration, _ action: @escaping () -> Void) { _ = add(delay, nil, action) }

    private func add(_ delay: Duration, _ interval: Duration?, _ action: @escaping () -> Void) -> Int {
        lock.withLock {
            number += 1
            jobs.append(
                Job(number: number, due: time + max(.zero, delay), interval: interval, action: action))
            return number
        }
    }

    private func remove(_ number: Int) {
        // What a job holds may itself take a job back when it goes.
        let removed = lock.withLock {
            let removed = jobs.filter { $0.number == number }
            jobs.removeAll { $0.number == number }
            return removed
        }
        withExtendedLifetime(removed) {}
    }

    /// When the next job is due, if that is not after `end`.
    public func nextDue(until end: Duration) -> Duration? {
        lock.withLock { jobs.map(\.due).filter { $0 <= end }.min() }
    }

    /// Moves on to a time, and takes out what is due then, in the order it was asked for.
    public func move(to time: Duration) -> [() -> Void] {
        lock.lock()
        defer { lock.unlock() }
        self.time = max(self.time, time)
        var due: [() -> Void] = []
        let now = self.time
        for job in jobs.filter({ $0.due <= now }).sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            due.append(job.action)
            guard let place = jobs.firstIndex(where: { $0.number == job.number }) else { continue }
            if let interval = job.interval { jobs[place].due += interval } else { jobs.remove(at: place) }
        }
        return due
    }
}
