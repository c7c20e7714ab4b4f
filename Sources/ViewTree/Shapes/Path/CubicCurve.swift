import Foundation

/// A cubic Bézier curve. Quadratic curves are raised to cubic ones, which changes nothing about their form.
struct CubicCurve: Equatable {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint

    /// The length of the handles of a quarter circle of radius 1: 4/3 · tan(π/8).
    static var quarterCircleHandle: CGFloat { 0.552_284_749_830_793_6 }

    /// How often an interval of t is halved until it is as narrow as a Double can tell.
    static var bisections: Int { 60 }

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
        (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
    }

    init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
        self.init(start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
    }

    /// The curve as an element; its beginning is the current point.
    var element: Path.Element { .curve(to: p3, control1: p1, control2: p2) }

    func point(at t: CGFloat) -> CGPoint {
        // The ends are exact, so that neighbours meet.
        if t <= 0 { return p0 }
        if t >= 1 { return p3 }
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        return CGPoint(x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    /// How fast the point moves at t, in points per unit of t.
    func speed(at t: CGFloat) -> CGFloat {
        let s = 1 - t
        let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
        let dx = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
        let dy = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The part between two parameters.
    func section(from start: CGFloat, to end: CGFloat) -> CubicCurve {
        let tail = start > 0 ? split(at: start).1 : self
        guard end < 1, start < 1 else { return tail }
        return tail.split(at: (end - start) / (1 - start)).0
    }

    private func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
        let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
        let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
        let middle = d.mixed(with: e, t)
        return (CubicCurve(p0, a, d, middle), CubicCurve(middle, e, c, p3))
    }

    /// An arc of a circle in pieces of at most a quarter turn.
    static func arc(center: CGPoint, radius: CGFloat, start: Double, sweep: Double) -> [CubicCurve] {
        guard sweep != 0 else { return [] }
        // A hair more than a quarter is still one piece.
        let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(count)
        let handle = radius * CGFloat(4.0 / 3 * tan(step / 4))
        return (0..<count).map { index in
            let (a, b) = (start + step * Double(index), start + step * Double(index + 1))
            let (cosA, sinA, cosB, sinB) = (cos(a), sin(a), cos(b), sin(b))
            let from = CGPoint(x: center.x + radius * cosA, y: center.y + radius * sinA)
            let to = CGPoint(x: center.x + radius * cosB, y: center.y + radius * sinB)
            return CubicCurve(
                from, CGPoint(x: from.x - handle * sinA, y: from.y + handle * cosA),
                CGPoint(x: to.x + handle * sinB, y: to.y - handle * cosB), to)
        }
    }
}

extension CGPoint {
    /// The point a fraction of the way to another.
    func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
