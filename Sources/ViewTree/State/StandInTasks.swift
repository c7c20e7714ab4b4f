import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs the tasks that bodies and actions start, on the thread that stands for the main actor.
///
/// The main thread may well be the one that waits for the answer, so that nobody else would run them. While a thread
/// stands in, the runtime's hooks hand the jobs that it starts over to it; it runs them when the body or action is
/// done. A job that has to wait for something outside (a network, a timer) goes on wherever it is resumed.
enum StandInTasks {
    /// A task that never waits and never ends must not keep the answer for ever.
    private static let mostJobs = 10_000

    private final class Queue {
        var jobs: [(job: UnownedJob, isMain: Bool)] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Runs what was started, and what that starts.
    static func run() {
        guard let pointer = pthread_getspecific(key) else { return }
        let queue = Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue()
        var number = 0
        while number < queue.jobs.count {
            let (job, isMain) = queue.jobs[number]
            number += 1
            if number == mostJobs { pthread_setspecific(key, nil) }
            if isMain {
                job.runSynchronously(on: StandInExecutor.shared.asUnownedSerialExecutor())
            } else if let executor = globalExecutor {
                job.runSynchronously(on: executor)
            }
        }
        pthread_setspecific(key, nil)
        Unmanaged<Queue>.fromOpaque(pointer).release()
    }

    /// Takes a job if this thread stands in.
    static func take(_ job: UnownedJob, isMain: Bool) -> Bool {
        guard MainActorStandIn.isActive else { return false }
        if let pointer = pthread_getspecific(key) {
            Unmanaged<Queue>.fromOpaque(pointer).takeUnretainedValue().jobs.append((job, isMain))
        } else {
            let queue = Queue()
            queue.jobs.append((job, isMain))
            pthread_setspecific(key, Unmanaged.passRetained(queue).toOpaque())
        }
        return true
    }

    /// No executor in particular: what jobs of the pool run on.
    private static let globalExecutor: UnownedSerialExecutor? = {
        guard MemoryLayout<UnownedSerialExecutor>.size == 2 * MemoryLayout<UInt>.size else { return nil }
        return unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)
    }()

    /// An executor as the runtime passes it: two words, as in this C type.
    private typealias Executor = lldiv_t
    private typealias MainHook = @convention(c) (@convention(c) () -> Executor) -> Executor
    private typealias Enqueue = @convention(c) (UnsafeRawPointer) -> Void
    private typealias Hook = @convention(c) (UnsafeRawPointer, Enqueue) -> Void

    /// Puts the hooks in place, once. Where the runtime has none under that name, tasks run where they always do.
    static func install() {
        // What the main actor's own executor is must be known before another takes its place.
        _ = (MainActorStandIn.mainExecutor, StandInExecutor.main, StandInExecutor.identity)
        if let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_getMainExecutor_hook"),
            MemoryLayout<UnownedSerialExecutor>.size == MemoryLayout<Executor>.size
        {
            let hook: MainHook = { original in
                guard MainActorStandIn.isActive else { return original() }
                return unsafeBitCast(StandInExecutor.shared.asUnownedSerialExecutor(), to: Executor.self)
            }
            symbol.assumingMemoryBound(to: MainHook?.self).pointee = hook
        }
        put("swift_task_enqueueGlobal_hook") { job, original in
            if StandInTasks.globalExecutor == nil
                || !StandInTasks.take(unsafeBitCast(job, to: UnownedJob.self), isMain: false)
            {
                original(job)
            }
        }
    }

    private static func put(_ name: String, _ hook: Hook) {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { return }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
    }
}

/// The main actor's executor on threads that stand in for it.
final class StandInExecutor: SerialExecutor {
    static let shared = StandInExecutor()
    /// The main actor's own executor.
    static let main = MainActor.sharedUnownedExecutor
    static let identity = withUnsafeBytes(of: shared.asUnownedSerialExecutor()) { $0.load(as: UInt.self) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        // A job that waited for something outside comes back on another thread: it goes on on the main actor.
        if !StandInTasks.take(job, isMain: true) { MainActor.shared.enqueue(job) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

    func checkIsolated() {
        precondition(MainActorStandIn.isActive, "not on the main actor")
    }
}
