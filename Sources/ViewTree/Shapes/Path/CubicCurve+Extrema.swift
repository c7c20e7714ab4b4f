import Foundation

extension CubicCurve {
    /// Where between its ends the curve turns back vertically, in order.
    var turnsInY: [CGFloat] { Self.turns(p0.y, p1.y, p2.y, p3.y) }

    /// Where between its ends the curve turns back horizontally, in order.
    var turnsInX: [CGFloat] { Self.turns(p0.x, p1.x, p2.x, p3.x) }

    /// The zeros of the derivative between 0 and 1.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        // d0·(1−t)² + 2·d1·t(1−t) + d2·t² = a·t² + 2b·t + c
        let (a, b, c) = (d0 - 2 * d1 + d2, d1 - d0, d0)
        if (d0 >= 0 && d1 >= 0 && d2 >= 0) || (d0 <= 0 && d1 <= 0 && d2 <= 0) { return [] }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return [] }
        // The form that does not cancel: q/a and c/q.
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [a == 0 ? .nan : q / a, q == 0 ? .nan : c / q].filter { $0 > 0 && $0 < 1 }.sorted()
    }
}
