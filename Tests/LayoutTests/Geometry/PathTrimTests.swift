import Foundation
import Testing
import ViewTree

struct PathTrimTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func halfOfASquareIsTwoSides() {
        #expect(square.trimmedPath(from: 0, to: 0.5).svgPathData == "M0 0 L10 0 L10 10")
    }

    @Test func aPartInTheMiddleBeginsWithAMove() {
        #expect(square.trimmedPath(from: 0.125, to: 0.375).svgPathData == "M5 0 L10 0 L10 5")
    }

    @Test func theClosingSideCountsAsALine() {
        #expect(square.trimmedPath(from: 0.75, to: 1).svgPathData == "M0 10 L0 0")
        #expect(square.trimmedPath(from: 0.875, to: 1).svgPathData == "M0 5 L0 0")
    }

    @Test func allOfAPathIsThePath() {
        #expect(square.trimmedPath(from: 0, to: 1) == square)
        #expect(square.trimmedPath(from: -2, to: 5) == square)
    }

    @Test func anEmptyOrBackwardsPartIsNothing() {
        #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
        #expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
        #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    }

    @Test func aCircleBeginsOnTheRightAndRunsClockwise() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let quarter = circle.trimmedPath(from: 0, to: 0.25)
        #expect(isClose(quarter.boundingRect, CGRect(x: 50, y: 50, width: 50, height: 50), within: 1e-7))
        let lower = circle.trimmedPath(from: 0, to: 0.5)
        #expect(lower.contains(CGPoint(x: 50, y: 75)))
        #expect(!lower.contains(CGPoint(x: 50, y: 25)))
    }

    @Test func fractionsAreOfTheLengthNotOfTheElements() {
        // A line of 10 and a half circle of length 10π.
        let path = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
            path.addArc(
                center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(-90), endAngle: .degrees(90),
                clockwise: false)
        }
        let total = 10 + 10 * CGFloat.pi
        let end = path.trimmedPath(from: 0, to: (10 + 5 * .pi) / total).currentPoint
        #expect(end.map { isClose($0, CGPoint(x: 20, y: 10), within: 1e-3) } == true)
    }

    @Test func subpathsFollowEachOther() {
        let path = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
            path.addRect(CGRect(x: 20, y: 0, width: 5, height: 2.5))
        }
        #expect(path.trimmedPath(from: 0.2, to: 1).svgPathData == "M5 0 L10 0 M20 0 L25 0 L25 2.5 L20 2.5 Z")
        #expect(path.trimmedPath(from: 0.2, to: 0.6).svgPathData == "M5 0 L10 0 M20 0 L25 0")
    }

    @Test func aQuarterOfACurveIsExact() {
        let curve = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 0), control2: CGPoint(x: 6, y: 0))
        }
        #expect(isClose(curve.trimmedPath(from: 1.0 / 3, to: 2.0 / 3).boundingRect.minX, 3))
        #expect(curve.trimmedPath(from: 1.0 / 3, to: 2.0 / 3).currentPoint.map { isClose($0.x, 6) } == true)
    }
}
