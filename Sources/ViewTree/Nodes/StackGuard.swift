import Foundation

/// Keeps deep trees from overflowing the thread's stack: goes on in a thread with a fresh one when little is left.
@frozen
public struct StackGuard: Sendable {
    /// Deeper trees are cut off with a warning: nothing a person writes comes near.
    public static var deepestView: Int32 { 100_000 }
    /// What must be left before more views are lowered, in bytes.
    static var reserve: UInt { 128 << 10 }
    /// The size of each further stack, in bytes; untouched pages cost nothing.
    public static var fresh: Int { 256 << 20 }

    /// The address below which the current stack is nearly used up; 0 where not looked up yet.
    @usableFromInline var limit: UInt = 0

    @usableFromInline init() {}

    /// Whether `reserve` bytes are left.
    @usableFromInline
    mutating func hasRoom() -> Bool {
        if limit == 0 { limit = Self.currentLimit() }
        return Self.stackPointer() > limit
    }

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

    /// Runs `work` to its end on a thread with a stack of `bytes`.
    public static func onFreshStack(bytes: Int = fresh, _ work: () -> Void) {
        withoutActuallyEscaping(work) { work in
            let box = WorkBox(work)
            let done = DispatchSemaphore(value: 0)
            let standsIn = MainActorStandIn.isActive
            let thread = Thread {
                if standsIn { MainActorStandIn.around { box.work() } } else { box.work() }
                done.signal()
            }
            thread.stackSize = bytes
            thread.start()
            done.wait()
        }
    }

    /// The caller waits for the thread, so that nothing is touched from two sides.
    private final class WorkBox: @unchecked Sendable {
        let work: () -> Void
        init(_ work: @escaping () -> Void) { self.work = work }
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
                StackGuard.onFreshStack {
                    builder.pointee.stack.limit = 0
                    nonisolated(&builder.pointee)
                }
            }
        }
        stack.limit = limit
    }

    /// Counts a view of the user's; false where the tree is deeper than anything that can be meant.
    @inlinable
    public mutating func enterView() -> Bool {
        viewDepth &+= 1
        if viewDepth < StackGuard.deepestView { return true }
        return tooDeep()
    }

    @usableFromInline
    mutating func tooDeep() -> Bool {
        if viewDepth == StackGuard.deepestView {
            warn("views nest \(viewDepth) deep, as when a body contains itself without end; the rest is left out")
        }
        viewDepth -= 1
        return false
    }

    @inlinable
    public mutating func leaveView() { viewDepth &-= 1 }
}
