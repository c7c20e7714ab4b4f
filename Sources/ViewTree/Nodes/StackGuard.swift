import Foundation

/// Keeps deep trees from overflowing the thread's stack: goes on in a thread with a fresh one when little is left.
@frozen
public struct StackGuard: Sendable {
    /// Deeper trees are cut off with a warning: nothing a person writes comes near.
    public static var deepestView: Int32 { 25_000 }
    /// What must be left before more views are lowered, in bytes.
    static var reserve: UInt { 128 << 10 }
    /// The size of each further stack, in bytes; untouched pages cost nothing.
    public static var fresh: Int { 64 << 20 }

    /// What a level of nesting may take in a pass over the table, the user's layouts included, in bytes.
    #if DEBUG
        static let bytesPerLevel = 6 << 10
    #else
        static let bytesPerLevel = 3 << 9
    #endif

    /// Runs a pass that recurses as deep as a table: here where the stack has room for it, else on a larger one.
    public static func recurse(depth: Int, _ work: () -> Void) {
        let bytes = depth * bytesPerLevel
        if hasRoom(bytes: bytes) { work() } else { onFreshStack(bytes: bytes + (1 << 20), work) }
    }

    /// The address below which the current stack is nearly used up; 0 where not looked up yet.
    @usableFromInline var limit: UInt = 0

    @usableFromInline init() {}

    /// Whether `reserve` bytes are left.
    @usableFromInline
    mutating func hasRoom() -> Bool {
        if limit == 0 { limit = Self.currentLimit() }
        return Self.stackPointer() > limit
    }

    /// Whether `bytes` are left on this thread's stack, besides the reserve. Asks the system once per thread.
    public static func hasRoom(bytes: Int) -> Bool {
        var limit = UInt(bitPattern: pthread_getspecific(limitKey))
        if limit == 0 {
            limit = currentLimit()
            pthread_setspecific(limitKey, UnsafeMutableRawPointer(bitPattern: limit))
        }
        let here = stackPointer()
        return here > limit && here - limit > UInt(bytes)
    }

    private static let limitKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// About where the stack is now.
    @inline(never)
    static func stackPointer() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    }

    /// The address at which this thread's stack leaves just the reserve.
    static func currentLimit() -> UInt {
        #if os(Linux)
            var attributes = pthread_attr_t()
            guard threadAttributes(pthread_self(), &attributes) == 0 else { return stackPointer() - (256 << 10) }
            defer { pthread_attr_destroy(&attributes) }
            var base: UnsafeMutableRawPointer?
            var size = 0
            pthread_attr_getstack(&attributes, &base, &size)
            // A main thread reports the whole of its rlimit, of which the last page is a guard.
            return UInt(bitPattern: base) + reserve
        #else
            let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
            return top - UInt(pthread_get_stacksize_np(pthread_self())) + reserve
        #endif
    }

    /// Runs `work` to its end on a thread with a stack of `bytes`; in place where there is no room for such a thread.
    public static func onFreshStack(bytes: Int = fresh, _ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            let box = WorkBox(work)
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, (bytes + 0xFFFF) & ~0xFFFF)
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            // A parent that asks where this process is does so with SIGTRAP: the new thread is to answer, not this one.
            var traps = sigset_t()
            var outer = sigset_t()
            sigemptyset(&traps)
            sigaddset(&traps, SIGTRAP)
            pthread_sigmask(SIG_BLOCK, &traps, &outer)
            defer { pthread_sigmask(SIG_SETMASK, &outer, nil) }
            let status = pthread_create(
                &thread, &attributes,
                { argument in
                    #if canImport(Darwin)
                        Unmanaged<WorkBox>.fromOpaque(argument).takeUnretainedValue().run()
                    #else
                        Unmanaged<WorkBox>.fromOpaque(argument!).takeUnretainedValue().run()
                    #endif
                    return nil
                }, Unmanaged.passUnretained(box).toOpaque())
            guard status == 0 else { return box.run() }
            #if canImport(Darwin)
                pthread_join(thread!, nil)
            #else
                pthread_join(thread, nil)
            #endif
        }
    }

    /// The caller waits for the thread, so that nothing is touched from two sides.
    private final class WorkBox: @unchecked Sendable {
        private var work: (() -> Void)?
        /// Whom the calling thread works for, and what its code knows of its screen.
        private let standsFor = MainActorStandIn.work
        private let values = CarriedValues()

        init(_ work: @escaping () -> Void) { self.work = work }

        func run() {
            var traps = sigset_t()
            sigemptyset(&traps)
            sigaddset(&traps, SIGTRAP)
            pthread_sigmask(SIG_UNBLOCK, &traps, nil)
            // Where the user's code runs out of stack, whoever reports that needs some of another.
            let spare = SignalStack()
            defer { spare.remove() }
            MainActorStandIn.around(continuing: standsFor) { values.carry { work?() } }
            // The closure must not outlive the call that lent it.
            work = nil
        }
    }
}

#if os(Linux)
    /// `pthread_getattr_np`, which Glibc's module leaves out because it is a GNU extension.
    @_silgen_name("pthread_getattr_np")
    private func threadAttributes(_ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>) -> Int32
#endif

extension NodeBuilder {
    /// Goes on with `content` where the stack has room for it.
    @MainActor
    public mutating func withRoomOnStack(_ content: @MainActor (inout NodeBuilder) -> Void) {
        guard !stack.hasRoom() else { return content(&self) }
        let limit = stack.limit
        withUnsafeMutablePointer(to: &self) { builder in
            withoutActuallyEscaping(content) { content in
                // The main actor's thread waits for this one: isolation is kept by turns, not by thread.
                let nonisolated = unsafeBitCast(
                    content as @MainActor (inout NodeBuilder) -> Void, to: ((inout NodeBuilder) -> Void).self)
                let store = builder.pointee.store
                StackGuard.onFreshStack {
                    builder.pointee.stack.limit = 0
                    store._trackingReads { nonisolated(&builder.pointee) }
                }
            }
        }
        stack.limit = limit
    }
}
