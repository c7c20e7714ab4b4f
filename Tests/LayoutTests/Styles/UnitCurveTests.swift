import Testing
import ViewTree

@Suite struct UnitCurveTests {
    private let curves: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test func everyCurveStartsAtZeroAndEndsAtOne() {
        for curve in curves {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(curve.value(at: -5) == 0)
            #expect(curve.value(at: 7) == 1)
            #expect(curve.value(at: .nan) == 0)
        }
    }

    @Test func curvesNeverGoBack() {
        for curve in curves {
            var last = 0.0
            for step in 0...1000 {
                let value = curve.value(at: Double(step) / 1000)
                #expect(value >= last)
                last = value
            }
        }
    }

    // By symmetry the curve with control points (0.42, 0) and (0.58, 1) passes through the middle.
    @Test func easeInOutPassesThroughTheMiddle() {
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.2) + UnitCurve.easeInOut.value(at: 0.8) - 1) < 1e-12)
    }

    // A point of the cubic with control points (0.42, 0) and (1, 1), by hand: at parameter 1/2, x = 0.6575, y = 0.5.
    @Test func easeInIsTheCubicOfItsControlPoints() {
        #expect(abs(UnitCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-12)
        #expect(abs(UnitCurve.easeOut.value(at: 1 - 0.6575) - 0.5) < 1e-12)
    }

    @Test func circularCurvesAreQuartersOfTheUnitCircle() {
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-15)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-15)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-15)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-15)
    }

    @Test func theInverseUndoesTheCurve() {
        for curve in curves where curve != .circularEaseInOut {
            for x in [0.1, 0.35, 0.8] {
                #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
            }
        }
    }

    @Test func theVelocityIsTheSlope() {
        for curve in curves {
            for x in [0.2, 0.45, 0.7] {
                let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
                #expect(abs(curve.velocity(at: x) - slope) < 1e-4)
            }
        }
    }
}
