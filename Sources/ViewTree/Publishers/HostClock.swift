import Foundation

/// The time of a living screen: it stands still until somebody moves it on.
public final class HostClock: @unchecked Sendable {
    /// The time since the screen came to be.
    public private(set) var now = Duration.zero
    private var jobs: [Job] = []
    private var number = 0

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
        number += 1
        let own = number
        jobs.append(
            Job(
                number: own, due: now + max(.zero, delay), interval: interval.flatMap { $0 > .zero ? $0 : nil },
                action: action))
        return AnyCancellable { [weak self] in self?.jobs.removeAll { $0.number == own } }
    }

    /// Does something later, whatever becomes of who asked.
    public func after(_ delay: Duration, _ action: @escaping () -> Void) {
        number += 1
        jobs.append(Job(number: number, due: now + max(.zero, delay), interval: nil, action: action))
    }

    /// When the next job is due, if that is not after `end`.
    public func nextDue(until end: Duration) -> Duration? {
        jobs.map(\.due).filter { $0 <= end }.min()
    }

    /// Moves on to a time, and takes out what is due then, in the order it was asked for.
    public func move(to time: Duration) -> [() -> Void] {
        now = max(now, time)
        var due: [() -> Void] = []
        for job in jobs.filter({ $0.due <= now }).sorted(by: { ($0.due, $0.number) < ($1.due, $1.number) }) {
            due.append(job.action)
            guard let place = jobs.firstIndex(where: { $0.number == job.number }) else { continue }
            if let interval = job.interval { jobs[place].due += interval } else { jobs.remove(at: place) }
        }
        return due
    }
}
