import Foundation

/// A stack of its own for a thread's signal handlers: a thread that has used up its stack can say so nowhere else.
///
/// The runtime gives one to the main thread alone.
struct SignalStack {
    /// In bytes: the runtime's handler starts another program, and takes a few pages for that.
    private static let size = 64 << 10

    private let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.size, alignment: 16)

    /// For the calling thread, until ``remove()``.
    init() {
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = Self.size
        sigaltstack(&stack, nil)
    }

    func remove() {
        var none = stack_t()
        none.ss_flags = Int32(SS_DISABLE)
        none.ss_size = Self.size
        sigaltstack(&none, nil)
        memory.deallocate()
    }
}
