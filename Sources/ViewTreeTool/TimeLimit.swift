import Commands
import Foundation
import Layout

/// Ends this process when an example takes too long, as the tool ends a program made from files.
enum TimeLimit {
    /// - Parameter seconds: Of the processor's time; a machine that has none left for this process is no fault of the
    ///   view's.
    static func start(_ seconds: Double) {
        Thread.detachNewThread {
            while processorTime < seconds { usleep(10_000) }
            CommandRun.complain("error: the view took longer than \(Number.short(seconds)) s (--timeout)")
            _exit(3)
        }
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
