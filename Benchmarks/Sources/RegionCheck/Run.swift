import Foundation

/// Hands out seeds and gathers what was found.
final class Run: @unchecked Sendable {
    private let lock = NSLock()
    private var next: UInt64
    private var running = 0
    private(set) var summary = Summary()
    private let wanted: Int
    private let start = Date()

    init(from seed: UInt64, wanted: Int) {
        next = seed
        self.wanted = wanted
    }

    /// nil once enough trees are done or under way.
    func seed() -> UInt64? {
        lock.withLock {
            guard summary.all.trees + running < wanted, summary.failures.count < 20 else { return nil }
            running += 1
            next += 1
            return next - 1
        }
    }

    /// Whether a thread without a seed should ask again: one that is under way may turn out to have no receivers.
    var isDone: Bool { lock.withLock { running == 0 || summary.failures.count >= 20 } }

    func note(_ one: RegionCase, _ found: RegionComparison) {
        lock.withLock {
            running -= 1
            summary.add(one, found)
            if let problem = found.problem {
                print("seed \(one.seed): \(problem)")
                fflush(nil)
            }
            let done = summary.all.trees
            guard found.receivers > 0, done % 50 == 0 else { return }
            print("\(done) trees, \(Int(Date().timeIntervalSince(start))) s")
            fflush(nil)
        }
    }
}
