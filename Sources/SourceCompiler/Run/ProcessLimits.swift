/// What a child process may use.
public struct ProcessLimits: Sendable {
    /// In seconds; what it waits for a processor that others use does not count.
    public var time: Double
    /// In bytes of private memory.
    public var memory: UInt64

    /// A body that never ends is a mistake that should show soon; a screen needs a few megabytes.
    public init(time: Double = 10, memory: UInt64 = 1 << 30) {
        self.time = time
        self.memory = memory
    }
}
