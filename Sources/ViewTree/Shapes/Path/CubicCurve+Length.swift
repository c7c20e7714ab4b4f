import Foundation

extension CubicCurve {
    /// In points.
    var length: CGFloat {
        var sum: CGFloat = 0
        for index in 0..<Self.measuredPieces { sum += lengthOfPiece(index) }
        return sum
    }

    /// The parameter of the point a length along the curve.
    func parameter(at length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let width = 1 / CGFloat(Self.measuredPieces)
        var rest = length
        for index in 0..<Self.measuredPieces {
            let piece = lengthOfPiece(index)
            if rest >= piece {
                rest -= piece
                continue
            }
            let start = CGFloat(index) * width
            var (low, high) = (start, start + width)
            for _ in 0..<Self.bisections {
                let middle = (low + high) / 2
                if measure(from: start, to: middle) < rest { low = middle } else { high = middle }
            }
            return high
        }
        return 1
    }

    /// Equal parts of t that are integrated on their own: with five points each the error is below a billionth.
    private static var measuredPieces: Int { 16 }

    private func lengthOfPiece(_ index: Int) -> CGFloat {
        let width = 1 / CGFloat(Self.measuredPieces)
        return measure(from: CGFloat(index) * width, to: CGFloat(index + 1) * width)
    }

    /// The length between two parameters, by Gauss and Legendre with five points.
    private func measure(from start: CGFloat, to end: CGFloat) -> CGFloat {
        let (middle, half) = ((start + end) / 2, (end - start) / 2)
        let (near, far) = (0.538_469_310_105_683_1 * half, 0.906_179_845_938_664 * half)
        let sum =
            0.568_888_888_888_888_9 * speed(at: middle)
            + 0.478_628_670_499_366_5 * (speed(at: middle - near) + speed(at: middle + near))
            + 0.236_926_885_056_189_1 * (speed(at: middle - far) + speed(at: middle + far))
        return sum * half
    }
}
