import Foundation
import HitTest
import Layout
import ViewTree

/// **50,000 rows**, each a text-like leaf and a badge that takes taps.
struct LongRow: View {
    let number: Int

    var body: some View {
        HStack(spacing: 8) {
            Color.gray.frame(width: 200, height: 20)
            Spacer(minLength: 0)
            Color.blue.frame(width: 40, height: 20).onTapGesture {}
        }
        .frame(height: 44)
    }
}

struct LongLazyStack: View {
    let rows: Int

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { LongRow(number: $0) }
            }
        }
        .defaultScrollAnchor(.center)
    }
}

struct LongList: View {
    let rows: Int

    var body: some View {
        List {
            ForEach(0..<rows, id: \.self) { LongRow(number: $0) }
        }
    }
}

/// The same rows as bordered buttons in an ordinary stack: each has a content shape of its own.
struct LongPlainStack: View {
    let rows: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                Button("tap") {}.buttonStyle(.bordered).accessibilityIdentifier("\(row)")
            }
        }
    }
}

/// What a tap costs in a long list, and that asking nothing costs nothing.
enum TapBenchmark {
    static func run(rounds: Int, isShort: Bool) {
        let rows = isShort ? 5_000 : 50_000
        tap("lazy stack", LayoutTree(LongLazyStack(rows: rows), device: .iPhone16Pro), rows, rounds, isShort)
        tap("list", LayoutTree(LongList(rows: rows), device: .iPhone16Pro), rows, rounds, isShort)
        tap("buttons", LayoutTree(LongPlainStack(rows: rows), device: .iPhone16Pro), rows, rounds, isShort)
        growth(rows)
    }

    /// What an explanation and a search for the reason cost must not grow with the length of the screen.
    private static func growth(_ rows: Int) {
        func times(_ rows: Int) -> (tap: Double, explanation: Double, why: Double) {
            let tree = LayoutTree(LongPlainStack(rows: rows), device: .iPhone16Pro)
            let point = CGPoint(x: tree.spaceSize.width / 2, y: tree.spaceSize.height / 2)
            guard let button = tree["\(rows / 2)"] else { return (0, .infinity, .infinity) }
            var sum = 0
            let tap = leastNanoseconds(rounds: 20, repeats: 1000) { sum &+= tree.hitTest(point).receiverRow }
            let explanation = leastNanoseconds(rounds: 20) { sum &+= tree.hitTest(point).explanation.candidates.count }
            let why = leastNanoseconds(rounds: 20) {
                sum &+= Tappability(tree, target: button, rules: .frontMost).isTappable ? 1 : 0
            }
            if sum == 42 { print("") }
            return (tap, explanation, why)
        }
        // Both beyond the length up to which every view is listed.
        let (few, many) = (times(rows / 5), times(rows))
        report("buttons, \(rows) rows: why", "\(short(many.why / 1000)) µs", "at most 10,000")
        check("buttons: a tap, by 5 times the rows", many.tap / few.tap, atMost: 2)
        check("buttons: an explanation, by 5 times the rows", many.explanation / few.explanation, atMost: 2.5)
        check("buttons: why, by 5 times the rows", many.why / few.why, atMost: 2.5)
    }

    private static func tap(_ name: String, _ tree: LayoutTree, _ rows: Int, _ rounds: Int, _ isShort: Bool) {
        var seed: UInt64 = 1
        let points = (0..<1024).map { _ -> CGPoint in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGPoint(
                x: Double((seed >> 33) & 0xFFFF) / 65_536 * tree.spaceSize.width,
                y: Double((seed >> 12) & 0xFFFF) / 65_536 * tree.spaceSize.height)
        }
        // The first tap makes the index.
        _ = tree.hitTest(points[0])
        var sum = 0
        let repeats = isShort ? 10 : 100
        func time(_ body: (CGPoint) -> Void) -> Double {
            leastNanoseconds(rounds: 1, repeats: repeats) { for point in points { body(point) } }
                / Double(points.count)
        }
        // A result carries all that could explain it, and makes the explanation only when it is asked. By turns, so
        // that what else the machine does falls on both.
        var bare = Double.infinity
        var kept = Double.infinity
        var last: HitTestResult?
        for _ in 0..<max(10, rounds) {
            bare = min(bare, time { sum &+= tree.hitTest($0).receiverRow })
            kept = min(
                kept,
                time {
                    last = tree.hitTest($0)
                    sum &+= last!.receiverRow
                })
        }
        let asked = leastNanoseconds(rounds: 3) { sum &+= last?.explanation.candidates.count ?? 0 }
        report("\(name), \(rows) rows: one tap", "\(short(bare)) ns", "at most 1,000")
        check("\(name), \(rows) rows: kept to explain, over not", kept / bare, atMost: 1.02)
        report("\(name), \(rows) rows: explanation, asked", "\(short(asked / 1000)) µs", "at most 1,000")
        if sum == 42 { print("") }
    }
}
