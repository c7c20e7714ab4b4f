import Foundation
import Testing
import ViewTree

struct ProjectionTransformTests {
    private let size = CGSize(width: 100, height: 100)

    @Test func anAffineTransformProjectsTheSameWay() {
        let affine = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 7, ty: 9)
        let projection = ProjectionTransform(affine)
        #expect(projection.isAffine)
        #expect(CGPoint(x: 3, y: 4).applying(projection) == CGPoint(x: 3, y: 4).applying(affine))
        #expect(ProjectionTransform().isIdentity)
    }

    @Test func pointsAreDividedByTheirThirdComponent() {
        var projection = ProjectionTransform()
        projection.m13 = 0.01
        // w = 1 + 100 · 0.01
        #expect(CGPoint(x: 100, y: 50).applying(projection) == CGPoint(x: 50, y: 25))
    }

    @Test func aPointInTheVanishingPlaneIsNotFinite() {
        var projection = ProjectionTransform()
        projection.m13 = -0.01
        #expect(!CGPoint(x: 100, y: 50).applying(projection).x.isFinite)
    }

    @Test func concatenatingDoesTheFirstProjectionFirst() {
        let first = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))
        let second = ProjectionTransform(CGAffineTransform(translationX: 1, y: 1))
        #expect(CGPoint(x: 3, y: 4).applying(first.concatenating(second)) == CGPoint(x: 7, y: 9))
    }

    @Test func theInverseLeadsBack() {
        var random = FixedRandom(seed: 2)
        for _ in 0..<500 {
            let projection = ProjectionTransform.rotation3D(
                angle: .degrees(.random(in: -80...80, using: &random)),
                axis: (
                    .random(in: -1...1, using: &random), .random(in: -1...1, using: &random),
                    .random(in: -1...1, using: &random)
                ),
                anchor: UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: 0...1, using: &random)),
                anchorZ: .random(in: -20...20, using: &random), perspective: .random(in: 0...1, using: &random),
                size: size)
            let point = random.point(in: 0...100)
            let there = point.applying(projection)
            #expect(isClose(there.applying(projection.inverted()), point, within: 1e-7))
        }
    }

    @Test func aSingularProjectionHasNoInverse() {
        let original = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        var projection = original
        let hasInverse = projection.invert()
        #expect(!hasInverse)
        #expect(projection == original)
        #expect(original.inverted() == original)
        #expect(original.unproject(CGPoint(x: 0, y: 0)) == nil)
    }

    @Test func nothingBehindTheViewerIsHit() {
        var projection = ProjectionTransform()
        projection.m13 = -0.01
        // x = 150 lies behind: w = −0.5, drawn at −300 only by the formula.
        #expect(CGPoint(x: 150, y: 0).applying(projection) == CGPoint(x: -300, y: 0))
        #expect(projection.unproject(CGPoint(x: -300, y: 0)) == nil)
        #expect(projection.unproject(CGPoint(x: 100, y: 0)).map { isClose($0, CGPoint(x: 50, y: 0)) } == true)
    }
}
