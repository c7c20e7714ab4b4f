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

func short(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }
