import Foundation
import HitTest
import Layout
import Testing
import ViewTree

/// In a long stack only the rows near a point are looked at: with the same answer as if all were.
struct LongStackHitTests {
    private struct Row {
        var height: CGFloat
        var shift: CGFloat
        var reach: CGFloat
    }

    private struct Column: View {
        var rows: [Row]
        var isHorizontal: Bool

        var body: some View {
            if isHorizontal {
                HStack(alignment: .top, spacing: 0) { content }
            } else {
                VStack(alignment: .leading, spacing: 0) { content }
            }
        }

        private var content: some View {
            ForEach(rows.indices, id: \.self) { number in
                let row = rows[number]
                let length = row.height + row.reach
                Color.red
                    .frame(width: isHorizontal ? length : 50, height: isHorizontal ? 50 : length)
                    .frame(
                        width: isHorizontal ? row.height : 50, height: isHorizontal ? 50 : row.height,
                        alignment: .topLeading
                    )
                    .offset(x: isHorizontal ? row.shift : 0, y: isHorizontal ? 0 : row.shift)
                    .accessibilityIdentifier("\(number)")
            }
        }
    }

    /// Whole points, so that no edge is rounded; many rows without a height, some moved or longer than their row.
    private func rows(_ generator: inout SeededGenerator) -> [Row] {
        let heights: [CGFloat] = [0, 0, 1, 2, 20, 44]
        return (0..<Int.random(in: 12...400, using: &generator)).map { _ in
            let isMoved = Int.random(in: 0..<8, using: &generator) == 0
            let isLonger = Int.random(in: 0..<8, using: &generator) == 0
            return Row(
                height: heights.randomElement(using: &generator) ?? 0,
                shift: isMoved ? CGFloat(Int.random(in: -90...90, using: &generator)) : 0,
                reach: isLonger ? CGFloat(Int.random(in: 1...60, using: &generator)) : 0)
        }
    }

    @Test func theLastRowWhoseAreaHoldsThePointIsHit() {
        var hits = 0
        for seed in 0..<40 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let rows = rows(&generator)
            let isHorizontal = seed.isMultiple(of: 2)
            let tree = LayoutTree(Column(rows: rows, isHorizontal: isHorizontal), proposal: .unspecified)
            let length = isHorizontal ? tree.size.width : tree.size.height
            for _ in 0..<200 {
                let place = CGFloat.random(in: -20...length + 20, using: &generator).rounded(.down) + 0.5
                var expected: Int?
                var top: CGFloat = 0
                for (number, row) in rows.enumerated() {
                    let start = top + row.shift
                    let isInside = place >= start && place < start + row.height + row.reach
                    if isInside { expected = number }
                    top += row.height
                }
                let result = tree.hitTest(CGPoint(x: isHorizontal ? place : 25, y: isHorizontal ? 25 : place))
                #expect(result.hit?.id == expected.map(String.init), "seed \(seed) at \(place)")
                if expected != nil { hits += 1 }
            }
        }
        #expect(hits > 1000)
    }
}
