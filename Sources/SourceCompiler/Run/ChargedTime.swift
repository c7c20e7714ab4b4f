import Foundation

/// How long a child process has taken by its own fault, in seconds: what it computes and what it sleeps count, what it
/// waits for a processor that others use does not. On a machine with much to do a view takes longer, and is no slower.
struct ChargedTime {
    private let start = DispatchTime.now().uptimeNanoseconds
    /// What each of its threads has waited for a processor, in nanoseconds.
    private var waits: [String: UInt64] = [:]
    private var waited = 0.0

    /// A child that waits for others longer than this many times its limit is ended all the same.
    private static let patience = 20.0

    /// Whether the child has used up its time, now.
    mutating func isOver(_ limit: Double, _ pid: pid_t) -> Bool {
        let passed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
        // Nothing to look up as long as even the clock on the wall says no.
        guard passed > limit else { return false }
        look(pid)
        return passed - waited > limit || passed > limit * Self.patience
    }

    /// Adds what was waited since the last look. Of several threads the one that waited longest stands for all: with
    /// more of them than processors they wait for each other.
    private mutating func look(_ pid: pid_t) {
        var longest = 0.0
        for thread in FolderWalk.entries(of: "/proc/\(pid)/task").map(\.name) {
            guard let data = FileManager.default.contents(atPath: "/proc/\(pid)/task/\(thread)/schedstat") else {
                continue
            }
            // Time on a processor, time in the queue for one, and how often.
            let numbers = String(decoding: data, as: UTF8.self).split(separator: " ").map { UInt64($0) }
            guard numbers.count > 1, let wait = numbers[1] else { continue }
            let before = waits.updateValue(wait, forKey: thread) ?? 0
            longest = max(longest, Double(wait - min(before, wait)) / 1e9)
        }
        waited += longest
    }
}
