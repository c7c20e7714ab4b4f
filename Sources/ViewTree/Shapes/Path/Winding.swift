import Foundation

/// Counts how often a ray from a point to the right is crossed: +1 downwards, −1 upwards. Of an edge the upper end
/// belongs to it, the lower one does not, and a crossing must lie to the right of the point: this makes areas half-open.
enum Winding {
    static func line(_ a: CGPoint, _ b: CGPoint, around p: CGPoint) -> Int {
        let sign = direction(from: a.y, to: b.y, at: p.y)
        guard sign != 0 else { return 0 }
        if min(a.x, b.x) > p.x { return sign }
        if max(a.x, b.x) <= p.x { return 0 }
        // From the upper end, whichever way the line runs: neighbours with a common side leave no crack between them.
        let (upper, lower) = sign > 0 ? (a, b) : (b, a)
        return upper.x + (p.y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x) > p.x ? sign : 0
    }

    static func curve(_ curve: CubicCurve, around p: CGPoint) -> Int {
        if max(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x) <= p.x { return 0 }
        // All crossings lie to the right: only the ends decide.
        if min(curve.p0.x, curve.p1.x, curve.p2.x, curve.p3.x) > p.x {
            return direction(from: curve.p0.y, to: curve.p3.y, at: p.y)
        }
        if max(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y) < p.y { return 0 }
        if min(curve.p0.y, curve.p1.y, curve.p2.y, curve.p3.y) > p.y { return 0 }

        // Between two turns y runs one way and crosses the ray at most once.
        var result = 0
        var start: CGFloat = 0
        for end in curve.turnsInY + [1] {
            let sign = direction(from: curve.point(at: start).y, to: curve.point(at: end).y, at: p.y)
            if sign != 0, crossing(of: curve, from: start, to: end, at: p.y, sign: sign) > p.x { result += sign }
            start = end
        }
        return result
    }

    /// +1 if the way down from one height to the other passes y, −1 for the way up, 0 if it does not.
    private static func direction(from start: CGFloat, to end: CGFloat, at y: CGFloat) -> Int {
        if start <= y && y < end { return 1 }
        if end <= y && y < start { return -1 }
        return 0
    }

    /// Where a piece of a curve that runs one way crosses a height.
    private static func crossing(
        of curve: CubicCurve, from start: CGFloat, to end: CGFloat, at y: CGFloat, sign: Int
    ) -> CGFloat {
        var (low, high) = (start, end)
        for _ in 0..<CubicCurve.bisections {
            let middle = (low + high) / 2
            let isBefore = sign > 0 ? curve.point(at: middle).y <= y : curve.point(at: middle).y > y
            if isBefore { low = middle } else { high = middle }
        }
        return curve.point(at: low).x
    }
}

/// A polygon drawn corner by corner, to find out whether a point is inside.
struct WindingLoop {
    private let point: CGPoint
    private let start: CGPoint
    private var current: CGPoint
    private var winding = 0

    init(from start: CGPoint, around point: CGPoint) {
        self.point = point
        self.start = start
        current = start
    }

    mutating func line(to end: CGPoint) {
        winding += Winding.line(current, end, around: point)
        current = end
    }

    var isInside: Bool { winding + Winding.line(current, start, around: point) != 0 }
}
