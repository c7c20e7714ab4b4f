import Foundation
import Testing
import ViewTree

struct CGPathTests {
    @Test func aCGPathIsAPathWithAnglesInRadians() {
        let mutable = CGMutablePath()
        mutable.move(to: CGPoint(x: 50, y: 50))
        mutable.addArc(
            center: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        mutable.closeSubpath()
        let expected = Path { path in
            path.move(to: CGPoint(x: 50, y: 50))
            path.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .zero, endAngle: .radians(.pi / 2),
                clockwise: false)
            path.closeSubpath()
        }
        #expect(Path(mutable) == expected)
        #expect(expected.cgPath == mutable)
    }

    @Test func aCopyDoesNotChangeWithItsOriginal() {
        let original = CGMutablePath()
        original.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        let path = Path(original)
        let copy = original.copy()
        original.addRect(CGRect(x: 10, y: 0, width: 5, height: 5))
        #expect(path == Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
        #expect(copy?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(original.contains(CGPoint(x: 12, y: 2)))
    }

    @Test func theBoundingBoxIncludesHandles() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -10))
        #expect(path.boundingBox == CGRect(x: 0, y: -10, width: 10, height: 10))
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: -5, width: 10, height: 5)))
    }
}
