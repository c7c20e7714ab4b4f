import Foundation
import Testing
import ViewTree

struct ShapeOperationTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    private func contains(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat) -> Bool {
        shape.path(in: frame).contains(CGPoint(x: x, y: y))
    }

    @Test func aScaledShapeGrowsAboutItsAnchor() {
        #expect(Rectangle().scale(0.5).path(in: frame) == Path(CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(
            Rectangle().scale(x: 2, y: 1, anchor: .topLeading).path(in: frame)
                == Path(CGRect(x: 0, y: 0, width: 200, height: 100)))
    }

    @Test func aRotatedShapeTurnsAboutItsAnchor() {
        #expect(!contains(Rectangle().rotation(.degrees(45)), 2, 2))
        #expect(contains(Rectangle().rotation(.degrees(45)), 115, 50))
        #expect(contains(Rectangle().rotation(.degrees(90), anchor: .topLeading), -50, 50))
    }

    @Test func anOffsetShapeMoves() {
        #expect(!contains(Rectangle().offset(x: 20, y: 0), 10, 10))
        #expect(contains(Rectangle().offset(CGSize(width: 20, height: 0)), 110, 10))
        #expect(contains(Rectangle().offset(CGPoint(x: 0, y: -5)), 10, -5))
    }

    @Test func aTransformedShapeTurnsAboutTheOrigin() {
        #expect(
            Rectangle().transform(CGAffineTransform(scaleX: 2, y: 0.5)).path(in: frame)
                == Path(CGRect(x: 0, y: 0, width: 200, height: 50)))
    }

    @Test func aSizedShapeIgnoresItsFrameButForTheOrigin() {
        #expect(
            Rectangle().size(width: 20, height: 30).path(in: frame.offsetBy(dx: 5, dy: 6))
                == Path(CGRect(x: 5, y: 6, width: 20, height: 30)))
    }

    @Test func aTrimmedCircleIsTheLowerHalf() {
        #expect(contains(Circle().trim(from: 0, to: 0.5), 50, 75))
        #expect(!contains(Circle().trim(from: 0, to: 0.5), 50, 25))
    }

    @Test func aStrokedShapeIsItsRing() {
        #expect(contains(Circle().stroke(lineWidth: 10), 50, 2))
        #expect(!contains(Circle().stroke(lineWidth: 10), 50, 50))
        #expect(contains(Circle().stroke(style: StrokeStyle(lineWidth: 10)), 50, -3))
    }

    @Test func insetReachesThroughOffsetAndRotation() {
        let moved = Rectangle().offset(x: 10).inset(by: 20)
        #expect(moved.path(in: frame) == Path(CGRect(x: 30, y: 20, width: 60, height: 60)))
        let turned = Rectangle().rotation(.degrees(45)).inset(by: 20)
        #expect(contains(turned, 50, 9))
        #expect(!contains(turned, 50, 7))
    }

    @Test func operationsFollowEachOther() {
        let shape = Rectangle().scale(0.5).offset(x: 25).rotation(.degrees(180))
        #expect(isClose(shape.path(in: frame).boundingRect, CGRect(x: 0, y: 25, width: 50, height: 50)))
    }

    @Test func anyShapeIsTheShapeInside() {
        let shape = AnyShape(AnyShape(RoundedRectangle(cornerRadius: 7)))
        #expect(shape.path(in: frame) == Path(roundedRect: frame, cornerRadius: 7))
        #expect(AnyShape(Circle()).layoutDirectionBehavior == .fixed)
    }
}
