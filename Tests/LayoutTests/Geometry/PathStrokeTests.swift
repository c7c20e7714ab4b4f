import Foundation
import Testing
import ViewTree

struct PathStrokeTests {
    /// Both answers, which must be the same.
    private func covers(
        _ path: Path, _ x: CGFloat, _ y: CGFloat, _ style: StrokeStyle, at location: SourceLocation = #_sourceLocation
    ) -> Bool {
        let point = CGPoint(x: x, y: y)
        let answer = path.strokeContains(point, style: style)
        #expect(path.strokedPath(style).contains(point) == answer, sourceLocation: location)
        return answer
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private let line = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)]) }
    private let corner = Path {
        $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
    }

    @Test func aRingIsHalfInsideAndHalfOutside() {
        let style = StrokeStyle(lineWidth: 10)
        #expect(covers(square, -4.9, 50, style))
        #expect(covers(square, 4.9, 50, style))
        #expect(!covers(square, -5.1, 50, style))
        #expect(!covers(square, 5.1, 50, style))
        #expect(!covers(square, 50, 50, style))
    }

    @Test func aStraightLineIsHalfOpen() {
        let style = StrokeStyle(lineWidth: 10)
        #expect(covers(square, -5, 50, style))
        #expect(!covers(square, 5, 50, style))
        #expect(covers(square, 95, 50, style))
        #expect(!covers(square, 105, 50, style))
    }

    @Test func theCircleOfCaseL06IsHitOnItsRingOnly() {
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        let style = StrokeStyle(lineWidth: 10)
        #expect(!covers(circle, 50, 50, style))
        #expect(covers(circle, 50, 2, style))
        #expect(covers(circle, 50, 4.99, style))
        #expect(!covers(circle, 50, 5.01, style))
        #expect(covers(circle, 50, -4.99, style))
        #expect(!covers(circle, 50, -5.01, style))
    }

    @Test func aMiterFillsTheCorner() {
        #expect(covers(corner, 104, -4, StrokeStyle(lineWidth: 10, lineJoin: .miter)))
        #expect(!covers(corner, 106, -4, StrokeStyle(lineWidth: 10, lineJoin: .miter)))
    }

    @Test func aBevelCutsTheCorner() {
        let style = StrokeStyle(lineWidth: 10, lineJoin: .bevel)
        #expect(!covers(corner, 104, -4, style))
        #expect(covers(corner, 102, -2, style))
        // The cut runs from (100, −5) to (105, 0).
        #expect(!covers(corner, 102.6, -2.6, style))
        #expect(covers(corner, 102.4, -2.4, style))
    }

    @Test func aRoundJoinIsACircle() {
        let style = StrokeStyle(lineWidth: 10, lineJoin: .round)
        #expect(covers(corner, 103.5, -3.5, style))
        #expect(!covers(corner, 103.6, -3.6, style))
    }

    @Test func aMiterBeyondItsLimitIsABevel() {
        // At a right angle the miter is √2 = 1.414 half widths long.
        #expect(covers(corner, 104, -4, StrokeStyle(lineWidth: 10, miterLimit: 1.42)))
        #expect(!covers(corner, 104, -4, StrokeStyle(lineWidth: 10, miterLimit: 1.41)))
    }

    @Test func theInnerSideOfACornerIsNotRounded() {
        for join in [CGLineJoin.miter, .round, .bevel] {
            let style = StrokeStyle(lineWidth: 10, lineJoin: join)
            #expect(covers(corner, 96, 4, style))
            #expect(!covers(corner, 94, 6, style))
        }
    }

    @Test func capsEndALine() {
        #expect(!covers(line, -1, 0, StrokeStyle(lineWidth: 10)))
        #expect(covers(line, 0, 0, StrokeStyle(lineWidth: 10)))
        #expect(!covers(line, 100, 0, StrokeStyle(lineWidth: 10)))
        #expect(covers(line, 104, 4, StrokeStyle(lineWidth: 10, lineCap: .square)))
        #expect(!covers(line, 106, 0, StrokeStyle(lineWidth: 10, lineCap: .square)))
        #expect(covers(line, 104.9, 0, StrokeStyle(lineWidth: 10, lineCap: .round)))
        #expect(!covers(line, 104, 4, StrokeStyle(lineWidth: 10, lineCap: .round)))
        #expect(covers(line, -3.5, -3.5, StrokeStyle(lineWidth: 10, lineCap: .round)))
    }

    @Test func aClosedPathHasNoCaps() {
        let style = StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel)
        #expect(!covers(square, -4, -4, style))
    }

    @Test func turningBackIsBevelledRoundOrCutOff() {
        let back = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 0)]) }
        #expect(!covers(back, 103, 0, StrokeStyle(lineWidth: 10, lineJoin: .miter)))
        #expect(!covers(back, 103, 0, StrokeStyle(lineWidth: 10, lineJoin: .bevel)))
        #expect(covers(back, 104.9, 0, StrokeStyle(lineWidth: 10, lineJoin: .round)))
        #expect(!covers(back, 104, 4, StrokeStyle(lineWidth: 10, lineJoin: .round)))
    }

    @Test func dashesLeaveGaps() {
        let style = StrokeStyle(lineWidth: 10, dash: [10, 5])
        #expect(covers(line, 9, 0, style))
        #expect(!covers(line, 12, 0, style))
        #expect(covers(line, 16, 0, style))
        let shifted = StrokeStyle(lineWidth: 10, dash: [10, 5], dashPhase: 8)
        #expect(covers(line, 1, 0, shifted))
        #expect(!covers(line, 3, 0, shifted))
        #expect(covers(line, 8, 0, shifted))
        let back = StrokeStyle(lineWidth: 10, dash: [10, 5], dashPhase: -3)
        #expect(!covers(line, 2, 0, back))
        #expect(covers(line, 4, 0, back))
    }

    @Test func anOddDashPatternSwapsEachTime() {
        let style = StrokeStyle(lineWidth: 10, dash: [10])
        #expect(covers(line, 5, 0, style))
        #expect(!covers(line, 15, 0, style))
        #expect(covers(line, 25, 0, style))
    }

    @Test func dashesGoAroundCorners() {
        // The dash from 90 to 110 has the corner at 100 inside.
        let style = StrokeStyle(lineWidth: 10, dash: [90, 0, 20, 200])
        #expect(covers(corner, 104, -4, style))
        #expect(covers(corner, 100, 9, style))
        #expect(!covers(corner, 100, 11, style))
    }

    @Test func dashesOfNoLengthAreDots() {
        let dots = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
        #expect(covers(line, 21.9, 0, dots))
        #expect(covers(line, 18.1, 0, dots))
        #expect(!covers(line, 25, 0, dots))
        #expect(!covers(line, 20, 0, StrokeStyle(lineWidth: 4, lineCap: .butt, dash: [0, 10])))
    }

    @Test func aSubpathOfNoLengthIsADotWithCaps() {
        let dot = Path { $0.addLines([CGPoint(x: 5, y: 5), CGPoint(x: 5, y: 5)]) }
        #expect(covers(dot, 6.9, 5, StrokeStyle(lineWidth: 4, lineCap: .round)))
        #expect(covers(dot, 6.9, 6.9, StrokeStyle(lineWidth: 4, lineCap: .square)))
        #expect(!covers(dot, 5, 5, StrokeStyle(lineWidth: 4, lineCap: .butt)))
        let move = Path { $0.move(to: CGPoint(x: 5, y: 5)) }
        #expect(!covers(move, 5, 5, StrokeStyle(lineWidth: 4, lineCap: .round)))
    }

    @Test func aWideStrokeHasNoHolesWhereItOverlapsItself() {
        // The pen is wider than the square.
        let small = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
        let style = StrokeStyle(lineWidth: 30)
        for x in stride(from: CGFloat(-14), through: 24, by: 1) {
            for y in stride(from: CGFloat(-14), through: 24, by: 1) { #expect(covers(small, x, y, style)) }
        }
    }

    @Test func withRoundJoinsAndCapsItIsAllWithinHalfTheWidth() {
        var random = FixedRandom(seed: 7)
        for _ in 0..<40 {
            // Whole numbers put many points exactly on the sides of pieces.
            let corners = (0..<4).map { _ in
                CGPoint(
                    x: CGFloat(Int.random(in: 0...8, using: &random) * 10),
                    y: CGFloat(Int.random(in: 0...8, using: &random) * 10))
            }
            let path = Path { $0.addLines(corners) }
            let width = CGFloat(Int.random(in: 2...20, using: &random))
            let area = StrokeArea(path, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
            for x in stride(from: CGFloat(-12), through: 92, by: 4) {
                for y in stride(from: CGFloat(-12), through: 92, by: 4) {
                    let point = CGPoint(x: x, y: y)
                    let distance = zip(corners, corners.dropFirst()).map { self.distance(point, $0, $1) }.min() ?? 0
                    if abs(distance - width / 2) > 1e-9 {
                        #expect(area.contains(point) == (distance < width / 2), "\(path) at \(point)")
                    }
                }
            }
        }
    }

    private func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let squared = dx * dx + dy * dy
        let t = squared == 0 ? 0 : max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared))
        return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
    }

    @Test func outlineAndDistanceAgreeEverywhere() {
        var random = FixedRandom(seed: 5)
        for round in 0..<40 {
            let path = Path { path in
                path.move(to: random.point(in: 0...100))
                for _ in 0..<3 {
                    switch Int.random(in: 0..<3, using: &random) {
                    case 0: path.addLine(to: random.point(in: 0...100))
                    case 1: path.addQuadCurve(to: random.point(in: 0...100), control: random.point(in: 0...100))
                    default:
                        path.addCurve(
                            to: random.point(in: 0...100), control1: random.point(in: 0...100),
                            control2: random.point(in: 0...100))
                    }
                }
                if round.isMultiple(of: 2) { path.closeSubpath() }
            }
            let style = StrokeStyle(
                lineWidth: .random(in: 1...30, using: &random),
                lineCap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
                lineJoin: [.miter, .round, .bevel].randomElement(using: &random) ?? .miter,
                miterLimit: .random(in: 1...10, using: &random),
                dash: round.isMultiple(of: 3) ? [12, 7, 3] : [])
            let outline = path.strokedPath(style)
            let area = StrokeArea(path, style: style)
            var differences = 0
            for _ in 0..<150 {
                let point = random.point(in: -30...130)
                if outline.contains(point) != area.contains(point) { differences += 1 }
            }
            // Round outlines are cubic, the area's are true circles.
            #expect(differences <= 1, "round \(round)")
        }
    }
}
