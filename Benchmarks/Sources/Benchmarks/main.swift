import Foundation
import HitTest
import Layout
import ViewTree

// Prints how long building, laying out and tapping take. `swift run -c release --package-path Benchmarks Benchmarks`
// With `--short`, fewer rounds: for continuous integration, which only checks that it runs.
let isShort = CommandLine.arguments.contains("--short")
let rounds = isShort ? 3 : 15

let proposal = ProposedViewSize(width: 400, height: nil)
let rows = 10_000
let wideNodes = Double(Wide.peerNodes(rows))

// With `--profile NAME`, one thing again and again for some seconds: for a profiler to look at.
if let option = CommandLine.arguments.firstIndex(of: "--profile") {
    let names = CommandLine.arguments[(option + 1)...]
    guard let name = names.first, Profile.run(name) else {
        print("--profile takes \(Profile.names.joined(separator: ", "))")
        exit(2)
    }
    exit(0)
}
let build = nanoseconds(rounds: rounds) { _ = NodeTable.build(Wide(rows: rows)) }
report("wide 10,000: build", "\(short(build / wideNodes)) ns/node", "at most 100, goal 20")
let table = NodeTable.build(Wide(rows: rows))
let layout = nanoseconds(rounds: rounds) { Layouts.layOut(table, proposal) }
report("wide 10,000: lay out", "\(short(layout / wideNodes)) ns/node", "at most 100, goal 25")
let wide = LayoutTree(Wide(rows: rows), proposal: proposal)
report("wide 10,000: memory", "\(short(Double(wide.byteCount) / wideNodes)) bytes/node", "at most 200, goal 108")

let points = randomPoints(in: wide.size)
_ = wide.hitTest(points[0])
var sum = 0
let taps = nanoseconds(rounds: rounds, repeats: isShort ? 10 : 100) {
    for point in points { sum &+= wide.hitTest(point).hitRow }
}
report("wide 10,000: one tap", "\(short(taps / Double(points.count))) ns", "at most 1,000, goal 100")

TapBenchmark.run(rounds: rounds, isShort: isShort)
MapBenchmark.run(rounds: rounds, isShort: isShort)
AuditBenchmark.run(rounds: rounds, isShort: isShort)

var perNode: [Int: Double] = [:]
for depth in [10, 20, 40, 80] {
    let table = NodeTable.build(Depth(depth: depth))
    let time = nanoseconds(rounds: rounds, repeats: 20) {
        Layouts.layOut(table, ProposedViewSize(width: 400, height: 400))
    }
    perNode[depth] = time / Double(Depth.peerNodes(depth))
    report("depth \(depth): lay out", "\(short(time / 1000)) µs", depth == 80 ? "at most 200, goal 45" : "")
}
check("depth 80 over depth 10, per node", perNode[80]! / perNode[10]!, atMost: 1.3)

// Alternating stacks with flexible children: each level asks the next for its least, its greatest and its share, and
// still the time for a node must not grow with the depth. By turns, so that what else the machine does falls on all.
let depths = [10, 100, 1000]
let flexibleTables = depths.map { NodeTable.build(FlexibleDepth(depth: $0)) }
var flexible = [Double](repeating: .infinity, count: depths.count)
for _ in 0..<max(10, rounds) {
    for (index, depth) in depths.enumerated() {
        let room = Double(20 * depth)
        let time = leastNanoseconds(rounds: 1, repeats: 2000 / depth) {
            Layouts.layOut(flexibleTables[index], ProposedViewSize(width: room, height: room))
        }
        flexible[index] = min(flexible[index], time / Double(Depth.peerNodes(depth)))
    }
}
for (depth, time) in zip(depths, flexible) {
    report("flexible depth \(depth): lay out", "\(short(time)) ns/node")
}
check("flexible depth 1000 over 10, per node", flexible[2] / flexible[0], atMost: 1.5)
for depth in [10, 80, 640] {
    let count = ProposalCounts.most(
        { NodeTable.build(FlexibleDepth(depth: depth, log: $0)) }, offering: ProposedViewSize(width: 2000, height: 2000)
    )
    check("flexible depth \(depth): proposals seen", count, atMost: 9)
}

// With texts that wrap the number of distinct questions grows with the depth, and the time for a node with it, but no
// faster than in the published counts.
for (depth, most) in [(10, 17), (20, 27), (40, 41), (80, 70)] {
    let count = ProposalCounts.most(
        { NodeTable.build(WrappingDepth(depth: depth, log: $0)) }, offering: ProposedViewSize(width: 2000, height: 2000)
    )
    check("depth-text \(depth): proposals a container sees", count, atMost: most)
}

for depth in [1000] {
    let table = NodeTable.build(Chain(depth: depth))
    let time = nanoseconds(rounds: rounds) { Layouts.layOut(table, .unspecified) }
    report("chain \(depth): lay out", "\(short(time / Double(depth + 1))) ns/node", "goal 40")
}
for depth in isShort ? [4] : [4, 5] {
    let table = NodeTable.build(Balanced(depth: depth))
    let time = nanoseconds(rounds: rounds) {
        Layouts.layOut(table, ProposedViewSize(width: 4000, height: 4000))
    }
    report("balanced \(depth): lay out", "\(short(time / Double(Balanced.peerNodes(depth)))) ns/node", "goal 40")
}
let texts = NodeTable.build(Balanced(depth: 4, hasTexts: true))
let textTime = nanoseconds(rounds: isShort ? 1 : 5) {
    Layouts.layOut(texts, ProposedViewSize(width: 4000, height: 4000))
}
report(
    "balanced 4 with texts: lay out", "\(short(textTime / Double(Balanced.peerNodes(4)))) ns/node", "goal 120")
let trick = nanoseconds(rounds: rounds, repeats: 50) { _ = LayoutTree(Trick(), device: .iPhone16Pro) }
report("the overlay trick: view value to frames", "\(short(trick / 1000)) µs", "at most 100")
if sum == 42 { print("") }
if !exceeded.isEmpty {
    print(exceeded.joined(separator: "\n"))
    exit(1)
}
