import Foundation
import Testing
import ViewTree

struct AffineTransformTests {
    private let point = CGPoint(x: 3, y: 5)

    @Test func aRotationTurnsClockwiseInAView() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(isClose(turned, CGPoint(x: 0, y: 1)))
    }

    @Test func scaledByAndTranslatedByComeFirst() {
        // Core Graphics: t' = [operation] * t
        #expect(
            point.applying(CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)) == CGPoint(x: 16, y: 35))
        #expect(
            point.applying(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)) == CGPoint(x: 26, y: 75))
        #expect(
            isClose(
                point.applying(CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi)), CGPoint(x: 7, y: 15)))
    }

    @Test func concatenatingDoesTheFirstTransformFirst() {
        let t = CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 1))
        #expect(point.applying(t) == CGPoint(x: 7, y: 11))
    }

    @Test func theInverseLeadsBack() {
        var random = FixedRandom(seed: 1)
        for _ in 0..<500 {
            let t = CGAffineTransform(rotationAngle: .random(in: -7...7, using: &random))
                .scaledBy(x: .random(in: 0.1...20, using: &random), y: .random(in: -20 ... -0.1, using: &random))
                .translatedBy(
                    x: .random(in: -500...500, using: &random), y: .random(in: -500...500, using: &random))
            let p = random.point(in: -100...100)
            #expect(isClose(p.applying(t).applying(t.inverted()), p, within: 1e-8))
        }
    }

    @Test func aTransformWithoutAnInverseIsReturnedAsItIs() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(!flat.isInvertible)
        #expect(flat.inverted() == flat)
        #expect(!CGAffineTransform(scaleX: .nan, y: 1).isInvertible)
        #expect(!CGAffineTransform(translationX: .infinity, y: 0).isInvertible)
    }

    @Test func sizesIgnoreTranslation() {
        #expect(
            CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 50, ty: 60))
                == CGSize(width: 4, height: 9))
    }

    @Test func aRotatedRectangleBecomesItsBounds() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let side = CGFloat(200).squareRoot()
        #expect(
            isClose(
                rect.applying(CGAffineTransform(rotationAngle: .pi / 4)),
                CGRect(x: -side / 2, y: 0, width: side, height: side)))
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func theIdentityIsKnown() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(point.applying(.identity) == point)
    }
}
