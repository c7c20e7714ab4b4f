import Foundation
import Testing
import ViewTree

/// The projection of `rotation3DEffect`. Source of the matrix: OpenSwiftUI `_Rotation3DEffect`.
struct Rotation3DTests {
    private let size = CGSize(width: 100, height: 60)

    private func rotation(
        _ degrees: Double, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> ProjectionTransform {
        .rotation3D(
            angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective,
            size: size)
    }

    @Test func aboutZItIsAnOrdinaryRotation() {
        let projection = rotation(90, (0, 0, 1))
        #expect(isClose(CGPoint(x: 100, y: 30).applying(projection), CGPoint(x: 50, y: 80)))
        #expect(isClose(CGPoint(x: 50, y: 30).applying(projection), CGPoint(x: 50, y: 30)))
    }

    @Test func aboutYTheRightSideGoesAwayFromTheViewer() {
        // The right edge's middle is 50 from the axis: x = 50·cos 60° = 25, z = −50·sin 60°, w = 1 + 0.433.
        let projection = rotation(60, (0, 1, 0))
        let depth = 0.5 * CGFloat(3).squareRoot() / 2
        #expect(isClose(CGPoint(x: 100, y: 30).applying(projection), CGPoint(x: 50 + 25 / (1 + depth), y: 30)))
        #expect(isClose(CGPoint(x: 0, y: 30).applying(projection), CGPoint(x: 50 - 25 / (1 - depth), y: 30)))
        #expect(isClose(CGPoint(x: 100, y: 0).applying(projection).y, 30 - 30 / (1 + depth)))
    }

    @Test func aboutXTheBottomComesTowardsTheViewer() {
        // z = 30·sin 30° = 15 of a distance of 100.
        let projection = rotation(30, (1, 0, 0))
        let y = 30 * CGFloat(3).squareRoot() / 2
        #expect(isClose(CGPoint(x: 100, y: 60).applying(projection), CGPoint(x: 50 + 50 / 0.85, y: 30 + y / 0.85)))
    }

    @Test func withoutPerspectiveItIsAffine() {
        let projection = rotation(60, (0, 1, 0), perspective: 0)
        #expect(projection.isAffine)
        #expect(isClose(CGPoint(x: 100, y: 0).applying(projection), CGPoint(x: 75, y: 0)))
    }

    @Test func theAnchorStaysWhereItIs() {
        let projection = rotation(40, (1, 2, 3), anchor: .topLeading)
        #expect(isClose(CGPoint.zero.applying(projection), CGPoint.zero))
    }

    @Test func anAxisInFrontSwingsTheViewToTheSide() {
        // Half a turn about an axis 10 in front brings the centre to z = 20: w = 0.8, x stays.
        let projection = rotation(180, (0, 1, 0), anchorZ: 10, perspective: 1)
        #expect(isClose(CGPoint(x: 50, y: 60).applying(projection), CGPoint(x: 50, y: 30 + 30 / 0.9)))
    }

    @Test func edgeOnThereIsNothingToHit() {
        let projection = rotation(90, (0, 1, 0), perspective: 0)
        #expect(projection.determinant.magnitude < 1e-12)
    }

    @Test func aZeroAxisTurnsNothing() {
        #expect(rotation(45, (0, 0, 0)).isIdentity)
    }

    @Test func aViewWithoutASizeIsNotDividedByZero() {
        let projection = ProjectionTransform.rotation3D(angle: .degrees(30), axis: (0, 1, 0), size: CGSize.zero)
        #expect(projection.isAffine)
    }
}
