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

/// What a tap costs in a long list, and that asking nothing costs nothing.
enum TapBenchmark {
    static func run(rounds: Int, isShort: Bool) {
        let rows = isShort ? 5_000 : 50_000
        tap("lazy stack", LayoutTree(LongLazyStack(rows: rows), device: .iPhone16Pro), rows, rounds, isShort)
        tap("list", LayoutTree(LongList(rows: rows), device: .iPhone16Pro), rows, rounds, isShort)
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
            leastNanoseconds(rounds: rounds, repeats: repeats) { for point in points { body(point) } }
                / Double(points.count)
        }
        // A result carries all that could explain it, and makes the explanation only when it is asked.
        let bare = time { sum &+= tree.hitTest($0).receiverRow }
        var last: HitTestResult?
        let kept = time { last = tree.hitTest($0) }
        let asked = leastNanoseconds(rounds: 3) { sum &+= last?.explanation.candidates.count ?? 0 }
        report("\(name), \(rows) rows: one tap", "\(short(bare)) ns", "at most 1,000")
        report("\(name), \(rows) rows: explainable, unasked", "\(short((kept / bare - 1) * 100)) %", "at most 2")
        report("\(name), \(rows) rows: explanation, asked", "\(short(asked / 1000)) µs")
        if sum == 42 { print("") }
    }
}
