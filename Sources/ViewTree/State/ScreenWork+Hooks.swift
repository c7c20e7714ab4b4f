import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension ScreenWork {
    /// An executor as the runtime passes it: two words, as in this C type.
    private typealias Executor = lldiv_t
    private typealias MainHook = @convention(c) (@convention(c) () -> Executor) -> Executor
    private typealias Enqueue = @convention(c) (UnsafeRawPointer) -> Void
    private typealias Hook = @convention(c) (UnsafeRawPointer, Enqueue) -> Void

    /// Puts the runtime's hooks in place, once. Where it has none under that name, tasks run where they always do.
    static func install() {
        // What the main actor's own executor is must be known before another takes its place.
        _ = MainActorStandIn.mainExecutor
        guard MemoryLayout<UnownedSerialExecutor>.size == MemoryLayout<Executor>.size else { return }
        if let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_getMainExecutor_hook") {
            let hook: MainHook = { original in
                guard let work = ScreenWork.current else { return original() }
                return unsafeBitCast(work.asUnownedSerialExecutor(), to: Executor.self)
            }
            symbol.assumingMemoryBound(to: MainHook?.self).pointee = hook
        }
        if let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook") {
            let hook: Hook = { job, original in
                // A block of the screen's on another thread that resumes a task resumes it here, not on the pool, all of
                // whose threads others may hold.
                guard let work = MainActorStandIn.work ?? ScreenWork.origin?.work else { return original(job) }
                work.take(unsafeBitCast(job, to: UnownedJob.self))
            }
            symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
        }
    }
}
