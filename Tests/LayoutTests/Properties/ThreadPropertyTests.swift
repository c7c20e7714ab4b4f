import Foundation
import Layout
import Testing
import ViewTree

/// Trees share nothing: several threads may lay out at once.
struct ThreadPropertyTests {
    @Test func everyThreadFindsTheSameFrames() {
        let problems = Problems()
        var rest = PropertyCheck.seeds
        while !rest.isEmpty && problems.all.isEmpty {
            Self.layOutTogether(rest.prefix(Self.batch), problems)
            rest = rest.dropFirst(Self.batch)
        }
        for problem in problems.all.prefix(3) { Issue.record("\(problem)") }
    }

    /// Views and their trees are kept until every thread is done with them.
    private static let batch = 2_000

    private static func layOutTogether(_ seeds: Range<UInt64>, _ problems: Problems) {
        // The very same view values, not copies made for each thread.
        let views = seeds.map { seed in
            Shared(seed: seed, view: RandomView.random(seed: seed).view(), space: RandomSpace(seed: seed))
        }
        let alone = views.map { $0.tree() }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for step in views.indices {
                // Every other thread goes the other way round.
                let index = thread.isMultiple(of: 2) ? step : views.count - 1 - step
                if let difference = FrameDifference.between(alone[index], views[index].tree()) {
                    problems.add("seed \(views[index].seed), \(views[index].space): \(difference)")
                }
            }
        }
    }

    /// Not changed once it is made.
    private struct Shared: @unchecked Sendable {
        let seed: UInt64
        let view: AnyView
        let space: RandomSpace

        func tree() -> LayoutTree { space.tree { view } }
    }

    private final class Problems: @unchecked Sendable {
        private let lock = NSLock()
        private var found: [String] = []
        var all: [String] { lock.withLock { found } }
        func add(_ problem: String) { lock.withLock { found.append(problem) } }
    }
}
