import Foundation

/// Times of one thing, in nanoseconds: the median of rounds, after one that does not count.
func nanoseconds(rounds: Int, repeats: Int = 1, _ body: () -> Void) -> Double {
    body()
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<repeats { body() }
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / Double(repeats))
    }
    return times.sorted()[rounds / 2]
}

/// One line of the table.
func report(_ name: String, _ value: String, _ goal: String = "") {
    let padded = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    print(padded + value.padding(toLength: 22, withPad: " ", startingAt: 0) + goal)
}

/// What must hold on every machine: a ratio or a count. The run fails if one is exceeded.
func check(_ name: String, _ value: Double, atMost limit: Double) {
    report(name, short(value), "at most \(short(limit))")
    // A short run on a machine that others use as well may be a quarter off in a ratio of times; counts are exact.
    let isShort = CommandLine.arguments.contains("--short")
    let allowed = isShort && limit < 5 ? limit * 1.25 : limit
    guard value <= allowed else { return exceeded.append("\(name) is \(short(value)), at most \(short(limit))") }
}

nonisolated(unsafe) private(set) var exceeded: [String] = []

/// The shortest of some rounds, in nanoseconds: for ratios, which noise of other processes must not spoil.
func leastNanoseconds(rounds: Int, repeats: Int = 1, _ body: () -> Void) -> Double {
    body()
    var least = Double.infinity
    for _ in 0..<rounds {
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<repeats { body() }
        least = min(least, Double(DispatchTime.now().uptimeNanoseconds - start) / Double(repeats))
    }
    return least
}

func short(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }
