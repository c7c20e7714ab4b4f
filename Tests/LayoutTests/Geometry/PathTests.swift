import Foundation
import Testing
import ViewTree

struct PathTests {
    private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

    @Test func svgDataHasThreeDecimalsAtMostAndNoTrailingZeros() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0.12345, y: -0.0001))
            path.addLine(to: CGPoint(x: 1.5, y: 100))
            path.addQuadCurve(to: CGPoint(x: 2, y: 3), control: CGPoint(x: 1, y: 0.25))
            path.addCurve(
                to: CGPoint(x: 7, y: 8), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
            path.closeSubpath()
        }
        #expect(path.svgPathData == "M0.123 0 L1.5 100 Q1 0.25 2 3 C3 4 5 6 7 8 Z")
        #expect(path.description == "0.123 0 m 1.5 100 l 1 0.25 2 3 q 3 4 5 6 7 8 c h")
    }

    @Test func aRectangleIsFourLinesFromItsMinimumCorner() {
        #expect(Path(rect).svgPathData == "M0 0 L10 0 L10 20 L0 20 Z")
    }

    @Test func anEllipseIsFourCurvesFromItsRightSide() {
        #expect(
            Path(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200)).svgPathData
                == "M200 100 C200 155.228 155.228 200 100 200 C44.772 200 0 155.228 0 100"
                + " C0 44.772 44.772 0 100 0 C155.228 0 200 44.772 200 100 Z")
    }

    @Test func aRoundedRectangleRunsClockwiseFromItsRightSide() {
        #expect(
            Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10).svgPathData
                == "M100 50 L100 90 C100 95.523 95.523 100 90 100 L10 100 C4.477 100 0 95.523 0 90"
                + " L0 10 C0 4.477 4.477 0 10 0 L90 0 C95.523 0 100 4.477 100 10 Z")
    }

    @Test func cornersAreAtMostHalfTheShorterSide() {
        #expect(Path(roundedRect: rect, cornerRadius: 500) == Path(roundedRect: rect, cornerRadius: 5))
        #expect(Path(roundedRect: rect, cornerRadius: 0) == Path(rect))
        #expect(Path(roundedRect: rect, cornerRadius: -4) == Path(rect))
        #expect(Path(roundedRect: rect, cornerRadius: .nan) == Path(rect))
    }

    @Test func pathsAreEqualWhenTheirElementsAre() {
        var lines = Path()
        lines.addLines([
            CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20), CGPoint(x: 0, y: 20),
        ])
        #expect(lines != Path(rect))
        lines.closeSubpath()
        #expect(lines == Path(rect))
        #expect(Path() == Path { _ in })
    }

    @Test func theCurrentPointGoesBackWhenASubpathIsClosed() {
        var path = Path()
        #expect(path.currentPoint == nil)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 6))
        #expect(path.currentPoint == CGPoint(x: 5, y: 6))
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.closeSubpath()
        #expect(path.svgPathData == "M1 2 L5 6 Z")
        #expect(Path(rect).currentPoint == CGPoint(x: 0, y: 0))
    }

    @Test func boundsDoNotReachForTheHandlesOfCurves() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
        }
        #expect(isClose(path.boundingRect, CGRect(x: 0, y: -5, width: 10, height: 5)))
        let cubic = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addCurve(to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 4, y: 10))
        }
        // The middle of the curve is at 3/4 of the handles.
        #expect(isClose(cubic.boundingRect, CGRect(x: 0, y: 0, width: 3, height: 10)))
        #expect(Path(ellipseIn: rect).boundingRect == rect)
        #expect(Path(roundedRect: rect, cornerRadius: 3).boundingRect == rect)
    }

    @Test func movedAndScaledARectangleStaysOne() {
        let transform = CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 3)
        let expected = CGRect(x: 5, y: 6, width: 20, height: 60)
        #expect(Path(rect).applying(transform) == Path(expected))
        #expect(Path(ellipseIn: rect).applying(transform) == Path(ellipseIn: expected))
        #expect(Path(rect).offsetBy(dx: 1, dy: 2) == Path(rect.offsetBy(dx: 1, dy: 2)))
        let rounded = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 40)
        // 80 × 40 corners do not fit what the storage allows, yet the outline is kept.
        let wide = rounded.applying(CGAffineTransform(scaleX: 2, y: 1))
        #expect(isClose(wide.boundingRect, CGRect(x: 0, y: 0, width: 200, height: 100)))
        #expect(!wide.contains(CGPoint(x: 20, y: 10)))
        #expect(wide.contains(CGPoint(x: 26, y: 13)))
    }

    @Test func aTransformedPathContainsTheTransformedPoints() {
        var random = FixedRandom(seed: 6)
        let path = Path { path in
            path.addEllipse(in: CGRect(x: 0, y: 0, width: 60, height: 30))
            path.addRoundedRect(
                in: CGRect(x: 20, y: 10, width: 50, height: 50), cornerSize: CGSize(width: 9, height: 9))
        }
        let transform = CGAffineTransform(rotationAngle: 1.1).scaledBy(x: 3, y: -2).translatedBy(x: 7, y: -3)
        let moved = path.applying(transform)
        for _ in 0..<2000 {
            let point = random.point(in: -10...80)
            #expect(path.contains(point) == moved.contains(point.applying(transform)))
        }
    }

    @Test func aCollapsedPathContainsNothing() {
        let flat = Path(ellipseIn: rect).applying(CGAffineTransform(scaleX: 0, y: 1))
        #expect(!flat.contains(CGPoint(x: 0, y: 10)))
    }

    @Test func addingTheFirstRectangleKeepsItARectangle() {
        var path = Path()
        path.addRect(rect)
        #expect(path == Path(rect))
        path.addRects([rect.offsetBy(dx: 20, dy: 0), rect.offsetBy(dx: 40, dy: 0)])
        #expect(path.contains(CGPoint(x: 45, y: 5)))
        #expect(!path.contains(CGPoint(x: 35, y: 5)))
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 20))
    }

    @Test func flattenedCurvesStayWithinTheTolerance() {
        let polygons = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100)).flattened(tolerance: 0.01)
        #expect(polygons.count == 1)
        let points = polygons[0]
        for (a, b) in zip(points, points.dropFirst() + [points[0]]) {
            let middle = hypot((a.x + b.x) / 2, (a.y + b.y) / 2)
            // A cubic quarter circle is up to 0.0137 outside a radius of 50.
            #expect(middle > 50 - 0.01 && middle < 50.0137)
        }
    }

    @Test func forEachVisitsElementsInOrder() {
        var elements: [Path.Element] = []
        let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        func visit(_ element: Path.Element) { elements.append(element) }
        path.forEach(visit)
        #expect(
            elements == [
                .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 1, y: 0)), .line(to: CGPoint(x: 1, y: 1)),
                .line(to: CGPoint(x: 0, y: 1)), .closeSubpath,
            ])
    }
}
