import Foundation

/// A function from an input progress of 0 … 1 to an output progress that starts at 0 and ends at 1.
public struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case linear
        case circularEaseIn
        case circularEaseOut
        case circularEaseInOut
        case bezier(CubicTiming)
    }

    private let function: Function

    private init(_ function: Function) { self.function = function }

    /// A Bézier curve from (0, 0) to (1, 1). The x components of the control points are limited to 0 … 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicTiming(
                    x1: startControlPoint.x, y1: startControlPoint.y, x2: endControlPoint.x, y2: endControlPoint.y)))
    }

    /// The same curve by its four numbers.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        UnitCurve(.bezier(CubicTiming(x1: x1, y1: y1, x2: x2, y2: y2)))
    }

    /// Starts slowly, speeds up, then slows down again: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = UnitCurve.bezier(0.42, 0, 0.58, 1)
    /// Starts slowly, then speeds up: control points (0.42, 0) and (1, 1).
    public static let easeIn = UnitCurve.bezier(0.42, 0, 1, 1)
    /// Starts quickly, then slows down: control points (0, 0) and (0.58, 1).
    public static let easeOut = UnitCurve.bezier(0, 0, 0.58, 1)
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    /// Two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
    /// A straight line.
    public static let linear = UnitCurve(.linear)

    /// The output at an input, which is limited to 0 … 1; NaN counts as 0.
    public func value(at progress: Double) -> Double {
        let x = min(max(progress.orZero, 0), 1)
        switch function {
        case .linear: return x
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2 : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .bezier(let timing): return timing.value(at: x)
        }
    }

    /// The rate of change of the output at an input; infinite where the curve stands upright.
    public func velocity(at progress: Double) -> Double {
        let x = min(max(progress.orZero, 0), 1)
        switch function {
        case .linear: return 1
        case .circularEaseIn: return x / (1 - x * x).squareRoot()
        case .circularEaseOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularEaseInOut:
            let near = x < 0.5 ? x : 1 - x
            return 2 * near / (1 - 4 * near * near).squareRoot()
        case .bezier(let timing): return timing.velocity(at: x)
        }
    }

    /// The curve with its x and y components swapped.
    public var inverse: UnitCurve {
        switch function {
        case .linear, .circularEaseInOut: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .bezier(let timing): UnitCurve(.bezier(timing.swapped))
        }
    }
}
