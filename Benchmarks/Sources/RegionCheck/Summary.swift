import Foundation

/// What was found, of all trees and by the screens and rules they were tried with.
struct Summary {
    struct Line {
        var trees = 0
        var empty = 0
        var receivers = 0
        var points = 0
        var probes = 0
        var worst = 0.0
        var worstSeed: UInt64 = 0
        var farthest = 0.0

        mutating func add(_ seed: UInt64, _ found: RegionComparison) {
            if found.receivers > 0 { trees += 1 } else { empty += 1 }
            receivers += found.receivers
            points += found.points
            probes += found.probes
            farthest = max(farthest, found.farthest)
            if found.worst > worst { (worst, worstSeed) = (found.worst, seed) }
        }

        var text: String {
            let empties = empty > 0 ? " (and \(empty) that nobody reacts on)" : ""
            return "\(trees) trees\(empties), \(receivers) receivers, \(Self.millions(points)) grid points, "
                + "\(Self.millions(probes)) beside edges; "
                + String(format: "worst area off by %.4f %% of the screen", worst * 100) + " (seed \(worstSeed)); "
                + String(format: "map and hit test differ within %.4f pt of edges alone", farthest)
        }

        private static func millions(_ count: Int) -> String {
            count < 10_000_000
                ? String(format: "%.2f million", Double(count) / 1e6) : "\(count / 1_000_000) million"
        }
    }

    private(set) var all = Line()
    private var byScreen: [String: Line] = [:]
    private var byRules: [String: Line] = [:]
    private(set) var failures: [(one: RegionCase, problem: String)] = []

    mutating func add(_ one: RegionCase, _ found: RegionComparison) {
        all.add(one.seed, found)
        byScreen[one.screen.name, default: Line()].add(one.seed, found)
        byRules[one.ruleSet.rawValue, default: Line()].add(one.seed, found)
        if let problem = found.problem { failures.append((one, problem)) }
    }

    var text: String {
        var lines: [String] = []
        for (name, line) in byScreen.sorted(by: { $0.key < $1.key }) { lines.append("\(name): \(line.text)") }
        for (name, line) in byRules.sorted(by: { $0.key < $1.key }) { lines.append("\(name): \(line.text)") }
        lines.append("all: \(all.text)")
        return lines.joined(separator: "\n")
    }
}
