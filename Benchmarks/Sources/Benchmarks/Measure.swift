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

/// The same in time of the processor, which other processes do not lengthen: for things that one thread does.
func processorNanoseconds(rounds: Int, _ body: () -> Void) -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    body()
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = now()
        body()
        times.append(now() - start)
    }
    return times.sorted()[rounds / 2]
}

/// One line of the table.
func report(_ name: String, _ value: String, _ goal: String = "") {
    let padded = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    print(padded + value.padding(toLength: 22, withPad: " ", startingAt: 0) + goal)
}

/// What must hold on every machine: a ratio of times. The run fails if one is exceeded.
func check(_ name: String, _ value: Double, atMost limit: Double) {
    report(name, short(value), "at most \(short(limit))")
    // A short run shares its machine with others, and times of a few rounds say what a thing costs to within a factor:
    // it fails where something grows by orders, for what is compared is 5 to 100 times larger. Counts (below) are exact.
    let isShort = CommandLine.arguments.contains("--short")
    let allowed = isShort ? limit * 4 : limit
    guard value <= allowed else { return exceeded.append("\(name) is \(short(value)), at most \(short(allowed))") }
}

/// What must hold on every machine, exactly: a count.
func check(_ name: String, _ count: Int, atMost limit: Int) {
    report(name, "\(count)", "at most \(limit)")
    guard count <= limit else { return exceeded.append("\(name) is \(count), at most \(limit)") }
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
