import Foundation
import Testing
import ViewTree

struct PathContainsTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

    /// The same outline as elements, without a formula.
    private func spelledOut(_ path: Path) -> Path {
        var result = Path()
        result.move(to: CGPoint(x: -1000, y: -1000))
        result.addPath(path)
        return result
    }

    @Test func ofARectangleTheMinimumEdgesAreInAndTheMaximumEdgesOut() {
        for path in [Path(rect), spelledOut(Path(rect))] {
            #expect(path.contains(CGPoint(x: 10, y: 20)))
            #expect(path.contains(CGPoint(x: 109.999, y: 69.999)))
            #expect(!path.contains(CGPoint(x: 110, y: 40)))
            #expect(!path.contains(CGPoint(x: 50, y: 70)))
            #expect(!path.contains(CGPoint(x: 9.999, y: 40)))
        }
    }

    @Test func anEmptyRectangleContainsNothing() {
        #expect(!Path(CGRect(x: 5, y: 5, width: 0, height: 10)).contains(CGPoint(x: 5, y: 6)))
        #expect(!Path(CGRect.null).contains(CGPoint(x: 0, y: 0)))
        #expect(!Path().contains(CGPoint(x: 0, y: 0)))
        #expect(!Path(ellipseIn: CGRect(x: 5, y: 5, width: 0, height: 10)).contains(CGPoint(x: 5, y: 10)))
        #expect(!Path(roundedRect: CGRect.zero, cornerRadius: 4).contains(CGPoint(x: 0, y: 0)))
    }

    @Test func aRectangleWithNegativeSidesIsTurnedAround() {
        let path = Path(CGRect(x: 10, y: 10, width: -10, height: -5))
        #expect(path.contains(CGPoint(x: 0, y: 5)))
        #expect(!path.contains(CGPoint(x: 10, y: 10)))
    }

    @Test func theDirectionOfAnOutlineDoesNotMatter() {
        let clockwise = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)])
        }
        let counterclockwise = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0)])
        }
        for path in [clockwise, counterclockwise] {
            #expect(path.contains(CGPoint(x: 0, y: 0)))
            #expect(path.contains(CGPoint(x: 5, y: 5)))
            #expect(!path.contains(CGPoint(x: 10, y: 5)))
            #expect(!path.contains(CGPoint(x: 5, y: 10)))
        }
    }

    @Test func trianglesSideBySideShareNoPointAndLeaveNoneOut() {
        let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 16, y: 0), CGPoint(x: 16, y: 16), CGPoint(x: 0, y: 16)]
        let upper = Path { $0.addLines([corners[0], corners[1], corners[2]]) }
        let lower = Path { $0.addLines([corners[0], corners[2], corners[3]]) }
        for x in 0..<16 {
            for y in 0..<16 {
                let point = CGPoint(x: CGFloat(x), y: CGFloat(y))
                #expect(upper.contains(point) != lower.contains(point))
            }
        }
    }

    @Test func anOpenSubpathIsFilledAsIfClosed() {
        let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        #expect(path.contains(CGPoint(x: 8, y: 2)))
        #expect(!path.contains(CGPoint(x: 2, y: 8)))
    }

    @Test func evenOddLeavesTheInnerOfTwoRectanglesOut() {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
        }
        let (inner, outer) = (CGPoint(x: 50, y: 50), CGPoint(x: 10, y: 10))
        #expect(path.contains(inner))
        #expect(!path.contains(inner, eoFill: true))
        #expect(path.contains(outer, eoFill: true))
        #expect(path.contains(outer))
    }

    @Test func outlinesInOppositeDirectionsCancelOut() {
        let path = Path { path in
            path.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
            path.addLines([
                CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 75), CGPoint(x: 75, y: 75), CGPoint(x: 75, y: 25),
            ])
            path.closeSubpath()
        }
        #expect(!path.contains(CGPoint(x: 50, y: 50)))
        #expect(path.contains(CGPoint(x: 10, y: 50)))
    }

    @Test func aFivePointedStarHasAHoleOnlyUnderEvenOdd() {
        let star = Path { path in
            path.addLines(
                (0..<5).map { index in
                    let angle = CGFloat(index * 2) / 5 * 2 * .pi - .pi / 2
                    return CGPoint(x: 50 + 50 * cos(angle), y: 50 + 50 * sin(angle))
                })
            path.closeSubpath()
        }
        #expect(star.contains(CGPoint(x: 50, y: 50)))
        #expect(!star.contains(CGPoint(x: 50, y: 50), eoFill: true))
        #expect(star.contains(CGPoint(x: 50, y: 10), eoFill: true))
        #expect(!star.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func anEllipseFollowsItsEquation() {
        let path = Path(ellipseIn: rect)
        #expect(path.contains(CGPoint(x: 60, y: 45)))
        // 50·cos 45°, 25·sin 45° from the centre lie on the outline.
        let (x, y) = (50 * CGFloat(0.5).squareRoot(), 25 * CGFloat(0.5).squareRoot())
        #expect(path.contains(CGPoint(x: 60 + x * 0.9999, y: 45 + y * 0.9999)))
        #expect(!path.contains(CGPoint(x: 60 + x * 1.0001, y: 45 + y * 1.0001)))
        #expect(path.contains(CGPoint(x: 10, y: 45)))
        #expect(!path.contains(CGPoint(x: 110, y: 45)))
    }

    @Test func aRoundedRectangleLosesItsCorners() {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerRadius: 20)
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 98, y: 58)))
        #expect(path.contains(CGPoint(x: 6, y: 6)))
        #expect(path.contains(CGPoint(x: 0, y: 30)))
        #expect(!path.contains(CGPoint(x: 100, y: 30)))
        // 20 − 20·cos 45° = 5.858 from each side is the middle of the corner.
        #expect(path.contains(CGPoint(x: 5.86, y: 5.86)))
        #expect(!path.contains(CGPoint(x: 5.85, y: 5.85)))
    }

    @Test func cornersWithTwoRadiiAreQuartersOfEllipses() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60), cornerSize: CGSize(width: 20, height: 10))
        #expect(!path.contains(CGPoint(x: 20 - 20 * 0.71, y: 10 - 10 * 0.71)))
        #expect(path.contains(CGPoint(x: 20 - 20 * 0.7, y: 10 - 10 * 0.7)))
    }

    @Test func unevenCornersAreCutOneByOne() {
        let path = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 60),
            cornerRadii: RectangleCornerRadii(topLeading: 30, bottomTrailing: 10))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 59)))
        #expect(!path.contains(CGPoint(x: 99, y: 59)))
        #expect(path.contains(CGPoint(x: 96, y: 56)))
    }

    @Test func curvesAgreeWithTheFormulasTheyStandFor() {
        // A cubic quarter circle is at most 0.000273 of the radius outside.
        var random = FixedRandom(seed: 3)
        let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        for path in [
            Path(frame), Path(ellipseIn: frame), Path(roundedRect: frame, cornerRadius: 20),
            Path(roundedRect: frame, cornerRadius: 50),
        ] {
            let curves = spelledOut(path)
            for _ in 0..<2000 {
                let point = random.point(in: -5...105)
                guard path.contains(point) != curves.contains(point) else { continue }
                let center = CGPoint(x: 50, y: 30)
                let inner = CGPoint(
                    x: center.x + (point.x - center.x) * 0.9996, y: center.y + (point.y - center.y) * 0.9996)
                let outer = CGPoint(
                    x: center.x + (point.x - center.x) * 1.0004, y: center.y + (point.y - center.y) * 1.0004)
                #expect(path.contains(inner) && !path.contains(outer), "\(path) at \(point)")
            }
        }
    }

    @Test func curvesAgreeWithTheirPolygons() {
        var random = FixedRandom(seed: 4)
        for _ in 0..<30 {
            let curves = Path { path in
                path.move(to: random.point(in: 0...100))
                for _ in 0..<4 {
                    if Bool.random(using: &random) {
                        path.addCurve(
                            to: random.point(in: 0...100), control1: random.point(in: -50...150),
                            control2: random.point(in: -50...150))
                    } else {
                        path.addQuadCurve(to: random.point(in: 0...100), control: random.point(in: -50...150))
                    }
                }
            }
            let polygon = Path { path in
                for points in curves.flattened(tolerance: 0.001) { path.addLines(points) }
            }
            var differences = 0
            for _ in 0..<200 {
                let point = random.point(in: -20...120)
                if curves.contains(point) != polygon.contains(point) { differences += 1 }
                if curves.contains(point, eoFill: true) != polygon.contains(point, eoFill: true) { differences += 1 }
            }
            // A point in the sliver of 0.001 between curve and polygon is possible but rare.
            #expect(differences <= 1)
        }
    }

    @Test func aCurveIsSolvedAndNotFlattened() {
        // y = 4·t·(1−t)·5 at x = 10·t: a parabola of height 5 on top of the line y = 0, pointing up.
        let path = Path { path in
            path.move(to: CGPoint(x: 0, y: 0))
            path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
        }
        #expect(path.contains(CGPoint(x: 5, y: -4.999_999_999)))
        #expect(!path.contains(CGPoint(x: 5, y: -5.000_000_001)))
        // At x = 2 the parabola is at −3.2.
        #expect(path.contains(CGPoint(x: 2, y: -3.199_999_999)))
        #expect(!path.contains(CGPoint(x: 2, y: -3.200_000_001)))
    }
}
