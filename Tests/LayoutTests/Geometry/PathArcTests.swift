import Foundation
import Testing
import ViewTree

struct PathArcTests {
    private let center = CGPoint(x: 50, y: 50)

    private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: center, radius: 40, startAngle: .degrees(start), endAngle: .degrees(end),
                clockwise: clockwise)
        }
    }

    @Test func notClockwiseTurnsClockwiseInAView() {
        // 0° is right; with y growing downwards 90° is at the bottom.
        let path = arc(0, 90, clockwise: false)
        #expect(path.currentPoint.map { isClose($0, CGPoint(x: 50, y: 90)) } == true)
        #expect(isClose(path.boundingRect, CGRect(x: 50, y: 50, width: 40, height: 40)))
    }

    @Test func clockwiseTakesTheOtherWayAround() {
        let path = arc(0, 90, clockwise: true)
        #expect(path.currentPoint.map { isClose($0, CGPoint(x: 50, y: 90)) } == true)
        #expect(isClose(path.boundingRect, CGRect(x: 10, y: 10, width: 80, height: 80)))
        // Three quarters of the circle: the bottom right one is cut by the chord.
        #expect(path.contains(CGPoint(x: 30, y: 30)))
        #expect(!path.contains(CGPoint(x: 75, y: 75)))
    }

    @Test func aFullTurnIsACircleOnlyInOneDirection() {
        // Core Graphics: from 0 to 2π clockwise draws nothing.
        let circle = arc(0, 360, clockwise: false)
        #expect(circle.contains(CGPoint(x: 12, y: 50)))
        #expect(!circle.contains(CGPoint(x: 20, y: 20)))
        #expect(arc(360, 0, clockwise: true).contains(CGPoint(x: 12, y: 50)))
        #expect(!arc(0, 360, clockwise: true).contains(CGPoint(x: 12, y: 50)))
        #expect(!arc(30, 30, clockwise: false).contains(CGPoint(x: 50, y: 50)))
    }

    @Test func moreThanATurnCountsOnce() {
        #expect(isClose(arc(0, 450, clockwise: false).boundingRect, arc(0, 90, clockwise: false).boundingRect))
        #expect(isClose(arc(0, -90, clockwise: false).boundingRect, arc(0, 270, clockwise: false).boundingRect))
    }

    @Test func aPieceOfCakeContainsWhatIsBetweenItsSides() {
        let path = Path { path in
            path.move(to: center)
            path.addArc(
                center: center, radius: 40, startAngle: .degrees(-30), endAngle: .degrees(30), clockwise: false)
            path.closeSubpath()
        }
        #expect(path.contains(CGPoint(x: 85, y: 50)))
        #expect(path.contains(CGPoint(x: 80, y: 60)))
        #expect(!path.contains(CGPoint(x: 60, y: 60)))
        #expect(!path.contains(CGPoint(x: 40, y: 50)))
    }

    @Test func anArcIsAsRoundAsACircle() {
        let path = arc(10, 200, clockwise: false)
        for polygon in path.flattened(tolerance: 0.001) {
            for point in polygon {
                let radius = hypot(point.x - 50, point.y - 50)
                // A cubic quarter circle is off by at most 0.000273 of the radius.
                #expect(isClose(radius, 40, within: 0.000_28))
            }
        }
    }

    @Test func anArcContinuesAnOpenSubpathWithALine() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addArc(
                center: center, radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(path.svgPathData.hasPrefix("M0 0 L90 50 C"))
        var closed = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
        closed.addArc(center: center, radius: 40, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        #expect(closed.svgPathData.hasPrefix("M0 0 L5 0 L5 5 L0 5 Z M90 50 C"))
    }

    @Test func aRelativeArcGoesAsFarAsItsDelta() {
        let path = Path {
            $0.addRelativeArc(center: center, radius: 40, startAngle: .degrees(90), delta: .degrees(-90))
        }
        #expect(path.currentPoint.map { isClose($0, CGPoint(x: 90, y: 50)) } == true)
        #expect(isClose(path.boundingRect, CGRect(x: 50, y: 50, width: 40, height: 40)))
    }

    @Test func anArcBetweenTangentsRoundsACorner() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
            path.addLine(to: CGPoint(x: 10, y: 10))
        }
        #expect(path.svgPathData == "M0 0 L6 0 C8.209 0 10 1.791 10 4 L10 10")
    }

    @Test func theOtherTurnRoundsTheCornerToo() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -10), radius: 4)
        }
        #expect(path.svgPathData == "M0 0 L6 0 C8.209 0 10 -1.791 10 -4")
    }

    @Test func tangentsInOneLineLeaveALine() {
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        }
        #expect(path.svgPathData == "M0 0 L10 0")
    }

    @Test func aTransformActsOnTheArcAlone() {
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 0, y: 0), radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false,
                transform: CGAffineTransform(translationX: 10, y: 10).scaledBy(x: 5, y: 3))
        }
        #expect(isClose(path.boundingRect, CGRect(x: 5, y: 7, width: 10, height: 6)))
    }
}
