import Foundation

// Compares maps of random trees with grids of hit tests: RegionCheck [HOW-MANY [FIRST-SEED [THREADS]]]
// Trees on which nobody reacts are looked at and not counted.
let arguments = CommandLine.arguments.dropFirst().map { UInt64($0) }
guard arguments.allSatisfy({ $0 != nil }), arguments.count <= 3 else {
    print("usage: RegionCheck [HOW-MANY [FIRST-SEED [THREADS]]]")
    exit(2)
}
let wanted = Int(arguments.first.flatMap(\.self) ?? 1_000)
let firstSeed = arguments.dropFirst().first.flatMap(\.self) ?? 0
let threads = Int(arguments.dropFirst(2).first.flatMap(\.self) ?? UInt64(ProcessInfo.processInfo.activeProcessorCount))

let run = Run(from: firstSeed, wanted: wanted)
let group = DispatchGroup()
for _ in 0..<max(1, threads) {
    group.enter()
    let thread = Thread {
        while true {
            if let seed = run.seed() {
                let one = RegionCase(seed: seed)
                run.note(one, RegionComparison(one))
            } else if run.isDone {
                break
            } else {
                usleep(10_000)
            }
        }
        group.leave()
    }
    thread.stackSize = 64 << 20
    thread.start()
}
group.wait()
print(run.summary.text)

// Each failure again, with a view made as simple as it goes within a minute.
for (one, problem) in run.summary.failures.prefix(3) {
    let deadline = Date().addingTimeInterval(60)
    let simplest = one.model.simplest { model in
        guard Date() < deadline else { return false }
        var simpler = one
        simpler.model = model
        // A coarse grid is enough for most, and quick.
        return RegionComparison(simpler, step: 2).problem != nil
    }
    var simpler = one
    simpler.model = simplest
    print(
        """

        seed \(one.seed), \(one.screen.name), rules \(one.ruleSet.rawValue)
        \(problem)
        made simple: \(RegionComparison(simpler).problem ?? problem)
        \(simplest)
        """)
}
exit(run.summary.failures.isEmpty ? 0 : 1)
