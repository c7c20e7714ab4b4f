import Foundation

/// Where Swift's backtracer writes when a child process crashes.
struct BacktraceFile {
    /// Long enough for a crash that was sent, far below what anybody waits for.
    private static let patience = 3.0

    let path = NSTemporaryDirectory() + "/viewtree-backtrace-\(getpid())-\(UInt32.random(in: 0 ... .max)).txt"

    /// Variables that make the runtime write a plain backtrace of the thread that crashed, and no more.
    var environment: [String: String] {
        let settings = [
            "enable=yes", "interactive=no", "color=no", "threads=crashed", "images=none", "registers=none",
            // The first calls on a stack that is full would be found at its far end.
            "limit=64", "top=0", "timeout=5s", "sanitize=no", "output-to=\(path)",
        ]
        return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
    }

    /// Empty when there was no crash, or nobody to write about it.
    var text: String {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func remove() { unlink(path) }

    /// Has a process that runs too long write where it is: a trap is a crash to it. Returns once it has, or after a few
    /// seconds.
    func ask(_ pid: pid_t) {
        kill(pid, SIGTRAP)
        let limit = Date(timeIntervalSinceNow: Self.patience)
        while Date() < limit, !text.contains("Backtrace took") { usleep(20_000) }
    }
}
