/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
struct CubicTiming: Hashable, Sendable {
    var x1: Double
    var y1: Double
    var x2: Double
    var y2: Double

    /// The curve with x and y swapped.
    var swapped: CubicTiming { CubicTiming(x1: y1, y1: x1, x2: y2, y2: x2) }

    /// y at x, for x in 0 … 1.
    func value(at x: Double) -> Double {
        let t = parameter(at: x)
        return Self.component(t, y1, y2)
    }

    /// dy/dx at x, for x in 0 … 1.
    func velocity(at x: Double) -> Double {
        let t = parameter(at: x)
        let dx = Self.derivative(t, limited(x1), limited(x2))
        let dy = Self.derivative(t, y1, y2)
        if dx == 0 { return dy == 0 ? 1 : dy < 0 ? -.infinity : .infinity }
        return dy / dx
    }

    /// The parameter of the point above x. x grows with it, because the control points are inside 0 … 1; so halving the
    /// interval always gets there, in as many steps as a Double has bits.
    private func parameter(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        let (x1, x2) = (limited(x1), limited(x2))
        var low = 0.0
        var high = 1.0
        while true {
            let middle = (low + high) / 2
            if middle <= low || middle >= high { return middle }
            let value = Self.component(middle, x1, x2)
            if value == x { return middle }
            if value < x { low = middle } else { high = middle }
        }
    }

    private func limited(_ x: Double) -> Double { min(max(x.orZero, 0), 1) }

    private static func component(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
    }

    private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)
    }
}
