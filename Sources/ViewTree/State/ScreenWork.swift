import Foundation

/// What a screen has started and not finished: tasks, and blocks for the main queue.
///
/// The main thread may well be the one that waits for the answer, so that nobody else would run them. While a thread
/// stands for the main actor, all jobs that it starts come here, those for the pool of threads too, and it runs them in
/// the order they came in. Their outcome is thus the same each time. A job that waited for something outside comes
/// back through the main actor's executor, which this is for the screen's tasks.
///
/// Objects of this kind are never freed, since a task that is resumed late does not keep its executor; they are used
/// again.
final class ScreenWork: SerialExecutor, @unchecked Sendable {
    /// A task that never waits and never ends must not keep the answer for ever.
    private static let mostJobs = 10_000
    /// How long an answer waits for blocks on other queues, in seconds.
    private static let patience = 0.5
    /// How long it waits for tasks of which nobody knows what they wait for, from the last sign of life on, in seconds.
    private static let quiet = 0.05

    private enum Job {
        /// Of the main actor.
        case main(UnownedJob)
        /// Of no actor in particular.
        case pool(UnownedJob)
        case block(() -> Void)
    }

    private let condition = NSCondition()
    private var jobs: [Job] = []
    private var next = 0
    /// How many blocks run on other queues.
    private var outside = 0
    /// How many of them an answer has waited for in vain: no other one does.
    private var abandoned = 0
    private var isEndless = false
    private var warnings: [String] = []
    private var owner: (clock: HostClock?, screen: HostScreen?)
    /// The time by which its tasks sleep; nil for the real one.
    var clock: HostClock? { condition.withLock { owner.clock } }
    /// The screen that it is the work of, for detached tasks, which inherit nothing.
    var screen: HostScreen? { condition.withLock { owner.screen } }
    /// The step that is being done.
    private var step: Step?
    private var isKept = false

    /// Kept by all tasks that a step starts, as a task-local value, until they end.
    final class Step: @unchecked Sendable {
        let work: ScreenWork
        private let lock = NSLock()
        private var sleepers = 0

        init(_ work: ScreenWork) { self.work = work }

        deinit { work.condition.broadcast() }

        /// Notes that a task sleeps until the clock is moved on, or that it no longer does.
        func sleeps(_ isAsleep: Bool) { lock.withLock { sleepers += isAsleep ? 1 : -1 } }

        var isAsleep: Bool { lock.withLock { sleepers > 0 } }
    }

    /// The step that started the task that runs.
    @TaskLocal static var origin: Step?

    /// Whose work the running code is; nil where it belongs to no screen.
    static var current: ScreenWork? { MainActorStandIn.work ?? origin?.work ?? sole }

    // MARK: Jobs

    /// Takes a job of the pool.
    func take(_ job: UnownedJob) { add(.pool(job)) }

    /// Takes a block of the main queue.
    func take(_ block: @escaping () -> Void) { add(.block(block)) }

    private func add(_ job: Job) {
        condition.lock()
        jobs.append(job)
        condition.broadcast()
        condition.unlock()
    }

    private func takeNext() -> Job? {
        condition.lock()
        defer { condition.unlock() }
        guard next < jobs.count else {
            jobs.removeAll(keepingCapacity: true)
            next = 0
            return nil
        }
        next += 1
        return jobs[next - 1]
    }

    /// Whether something waits to be run that is not known to go on for ever.
    var isWaiting: Bool { !isEndless && hasJobs }

    private var hasJobs: Bool { condition.withLock { next < jobs.count } }

    /// Runs what was started, and what that starts, on this thread, which stands for the main actor.
    func run() {
        var number = 0
        while number < Self.mostJobs, let job = takeNext() {
            number += 1
            switch job {
            case .main(let job): job.runSynchronously(on: asUnownedSerialExecutor())
            case .pool(let job): job.runSynchronously(on: Self.anyExecutor())
            case .block(let block): block()
            }
        }
        let wasEndless = isEndless
        isEndless = number == Self.mostJobs && hasJobs
        guard isEndless, !wasEndless else { return }
        warn("a task did not come to an end in \(Self.mostJobs) turns; the answer does not wait for it")
    }

    /// Is from now on the work of a screen with a clock.
    func belong(to screen: HostScreen?, _ clock: HostClock?) { condition.withLock { owner = (clock, screen) } }

    // MARK: Steps

    /// Does something whose tasks the answer waits for; see ``settle(_:)``.
    func starting(_ body: () -> Void) {
        let step = step ?? Step(self)
        self.step = step
        Self.$origin.withValue(step, operation: body)
    }

    /// Waits for what the step has started and what does not wait in turn for the clock, for half a second at most.
    ///
    /// - Parameter perform: Runs what it is given as code of the screen's.
    func settle(_ perform: (() -> Void) -> Void) {
        weak var tasks: Step?
        tasks = step
        step = nil
        let end = Date(timeIntervalSinceNow: Self.patience)
        while true {
            if isWaiting { perform {} }
            let quiet = Date(timeIntervalSinceNow: Self.quiet)
            condition.lock()
            let isBusyElsewhere = outside > abandoned
            let limit = isBusyElsewhere ? end : min(end, quiet)
            condition.unlock()
            let mayGoOn = isBusyElsewhere || tasks.map { !$0.isAsleep } == true
            guard mayGoOn, !isEndless, Date() < end else { break }
            condition.lock()
            let isEarly = next < jobs.count || condition.wait(until: limit)
            condition.unlock()
            if !isEarly { break }
        }
        let isLate = condition.withLock {
            defer { abandoned = outside }
            return outside > abandoned
        }
        guard isLate else { return }
        warn("work on another queue is still under way after \(Self.patience) s; the answer does not wait for it")
    }

    /// Notes that a block begins on another queue, or has ended there.
    func isBusyElsewhere(_ isBusy: Bool) {
        condition.lock()
        outside += isBusy ? 1 : -1
        abandoned = min(abandoned, outside)
        condition.broadcast()
        condition.unlock()
    }

    private func warn(_ message: String) {
        condition.withLock { if !warnings.contains(message) { warnings.append(message) } }
    }

    /// What was noticed since the last call.
    func takeWarnings() -> [String] {
        condition.withLock {
            defer { warnings = [] }
            return warnings
        }
    }

    // MARK: Executor

    func enqueue(_ job: consuming ExecutorJob) { add(.main(UnownedJob(job))) }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func checkIsolated() {
        precondition(MainActorStandIn.work === self, "not on the main actor")
    }

    /// As the runtime passes it.
    var executorIdentity: UInt { UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()) }

    /// No executor in particular: what jobs of the pool run on. Its words are 0, as those of a nil: never optional.
    private static func anyExecutor() -> UnownedSerialExecutor {
        unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }

    // MARK: Objects in use

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [ScreenWork] = []
    nonisolated(unsafe) private static var free: [ScreenWork] = []
    nonisolated(unsafe) private static weak var latest: ScreenWork?
    /// Whether all code in the process is a screen's: the last one's where nothing else is known.
    nonisolated(unsafe) static var isWholeProgram = false

    /// An object that is not in use.
    ///
    /// - Parameter isScreen: Whether it is for a living screen.
    static func make(isScreen: Bool = true) -> ScreenWork {
        lock.withLock {
            let work = free.popLast() ?? ScreenWork()
            if !work.isKept {
                work.isKept = true
                all.append(work)
            }
            if isScreen { latest = work }
            return work
        }
    }

    /// Is no longer used by who made it. Where something still waits, nobody else gets it.
    func giveBack() {
        step = nil
        guard !hasJobs, !isEndless, condition.withLock({ outside == 0 }) else { return }
        belong(to: nil, nil)
        _ = takeWarnings()
        Self.lock.withLock { Self.free.append(self) }
    }

    /// The screen of a program that has no other; nil where that is not known.
    private static var sole: ScreenWork? { isWholeProgram ? lock.withLock { latest } : nil }

    /// For trees that are only looked at: kept as long as the thread.
    static var ofThread: ScreenWork {
        if let pointer = pthread_getspecific(threadKey) {
            return Unmanaged<ScreenWork>.fromOpaque(pointer).takeUnretainedValue()
        }
        let work = make(isScreen: false)
        pthread_setspecific(threadKey, Unmanaged.passUnretained(work).toOpaque())
        return work
    }

    private static let threadKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
                Unmanaged<ScreenWork>.fromOpaque(pointer).takeUnretainedValue().giveBack()
            #else
                if let pointer { Unmanaged<ScreenWork>.fromOpaque(pointer).takeUnretainedValue().giveBack() }
            #endif
        }
        return key
    }()
}

extension MainActorStandIn {
    /// Says that all code in this process belongs to the screen that was made last, on whatever thread it runs.
    public static func _isWholeProgram() { ScreenWork.isWholeProgram = true }
}
