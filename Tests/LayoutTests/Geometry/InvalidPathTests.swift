import Foundation
import Testing
import ViewTree

/// NaN and infinity make paths that contain nothing, and nothing hangs.
struct InvalidPathTests {
    private static let bad: [CGFloat] = [.nan, .infinity, -.infinity]

    @Test(arguments: bad)
    func noSuchPointIsInside(_ value: CGFloat) {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: value, y: 5)))
        #expect(!path.contains(CGPoint(x: 5, y: value)))
        #expect(!path.strokeContains(CGPoint(x: value, y: 5), style: StrokeStyle(lineWidth: 5)))
    }

    @Test(arguments: bad)
    func nothingIsInsideSuchAPath(_ value: CGFloat) {
        let inside = CGPoint(x: 5, y: 5)
        let lines = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
            path.addLine(to: CGPoint(x: value, y: 0))
        }
        let curves = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addCurve(
                to: CGPoint(x: 10, y: 10), control1: CGPoint(x: value, y: 0), control2: CGPoint(x: 0, y: value))
        }
        for path in [lines, curves] {
            #expect(!path.contains(inside))
            #expect(!path.contains(inside, eoFill: true))
            #expect(!path.strokeContains(inside, style: StrokeStyle(lineWidth: 5)))
            #expect(path.strokedPath(StrokeStyle(lineWidth: 5)).isEmpty)
            #expect(path.trimmedPath(from: 0.2, to: 0.7).contains(inside) == false)
            #expect(path.flattened(tolerance: 0.1).isEmpty)
            #expect(path.svgPathData == "")
            _ = path.boundingRect
        }
        let size = CGRect(x: 0, y: 0, width: value, height: value)
        for path in [Path(size), Path(ellipseIn: size), Path(roundedRect: size, cornerRadius: 4)] {
            #expect(!path.contains(inside))
        }
    }

    @Test(arguments: bad)
    func badArcsAreLeftOut(_ value: CGFloat) {
        let path = Path { path in
            path.addArc(
                center: CGPoint(x: value, y: 0), radius: 5, startAngle: .zero, endAngle: .degrees(90),
                clockwise: false)
            path.addArc(
                center: CGPoint(x: 0, y: 0), radius: value, startAngle: .zero, endAngle: .degrees(90),
                clockwise: false)
            path.addArc(
                center: CGPoint(x: 0, y: 0), radius: 5, startAngle: .zero, endAngle: .radians(Double(value)),
                clockwise: true)
            path.addRelativeArc(
                center: CGPoint(x: 0, y: 0), radius: 5, startAngle: .zero, delta: .radians(Double(value)))
        }
        #expect(path.isEmpty)
    }

    @Test func badStrokesDrawNothing() {
        let path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        for width in Self.bad + [0, -3] {
            #expect(path.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
            #expect(!path.strokeContains(CGPoint(x: 0, y: 0), style: StrokeStyle(lineWidth: width)))
        }
    }

    @Test func badDashesDrawTheWholeLine() {
        let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
        for dash in [[0, 0], [-1, 2], [.nan], [.infinity, 1], [1e-30, 1e-30]] as [[CGFloat]] {
            #expect(path.strokeContains(CGPoint(x: 51, y: 0), style: StrokeStyle(lineWidth: 4, dash: dash)), "\(dash)")
        }
        let phase = StrokeStyle(lineWidth: 4, dash: [5], dashPhase: .nan)
        #expect(path.strokeContains(CGPoint(x: 51, y: 0), style: phase))
    }

    @Test func hugeCurvesStayBounded() {
        let path = Path(ellipseIn: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
        #expect(path.contains(CGPoint(x: 0, y: 0)))
        #expect(path.flattened(tolerance: 0.001)[0].count <= 4 * 1024)
        #expect(!path.strokeContains(CGPoint(x: 0, y: 0), style: StrokeStyle(lineWidth: 10)))
    }

    @Test func drawingWithoutACurrentPointDoesNothing() {
        let path = Path { path in
            path.addLine(to: CGPoint(x: 1, y: 1))
            path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0, y: 0))
            path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 0, y: 0), control2: CGPoint(x: 0, y: 0))
            path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 1), radius: 1)
            path.closeSubpath()
        }
        #expect(path.isEmpty)
        #expect(path.currentPoint == nil)
        #expect(path.boundingRect.isNull)
    }
}
