import Commands
import Foundation
import SourceCompiler

/// `--watch`: the same command again each time that a file is saved, until Ctrl-C.
enum ToolWatch {
    /// Set by Ctrl-C.
    nonisolated(unsafe) private static var isStopped: sig_atomic_t = 0

    static func run(_ arguments: Arguments, _ answer: () -> Int32) -> Int32 {
        signal(SIGINT) { _ in ToolWatch.isStopped = 1 }
        signal(SIGTERM) { _ in ToolWatch.isStopped = 1 }
        while isStopped == 0 {
            // What is saved while the answer is made counts as well.
            var watch = SourceWatch(arguments.watchedPaths, ignoring: arguments.output)
            _ = answer()
            guard isStopped == 0 else { break }
            let count = watch.files.count
            CommandRun.complain("watching \(count == 1 ? "1 file" : "\(count) files"); Ctrl-C ends")
            var changed: [String] = []
            while isStopped == 0, changed.isEmpty {
                usleep(useconds_t(SourceWatch.interval * 1e6))
                changed = watch.changes()
            }
            guard isStopped == 0 else { break }
            let more = changed.count > 1 ? " and \(changed.count - 1) more" : ""
            CommandRun.complain("──── \(time()) · \(changed[0])\(more) changed ────")
        }
        return 0
    }

    /// `14:05:09`, by the local clock.
    private static func time() -> String {
        var now = Foundation.time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        return String(format: "%02d:%02d:%02d", parts.tm_hour, parts.tm_min, parts.tm_sec)
    }
}
