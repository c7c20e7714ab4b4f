import Foundation
import Testing
import ViewTree

struct ShapeTests {
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    private func contains(_ shape: some Shape, _ x: CGFloat, _ y: CGFloat, in rect: CGRect? = nil) -> Bool {
        shape.path(in: rect ?? frame).contains(CGPoint(x: x, y: y))
    }

    @Test func aRectangleIsItsFrame() {
        #expect(contains(Rectangle(), 0, 0))
        #expect(contains(Rectangle(), 99.9, 59.9))
        #expect(!contains(Rectangle(), 100, 30))
        #expect(contains(ContainerRelativeShape(), 1, 1))
    }

    @Test func aCircleIsCentredInItsFrame() {
        #expect(contains(Circle(), 50, 1))
        #expect(contains(Circle(), 21, 30))
        #expect(!contains(Circle(), 19, 30))
        #expect(!contains(Circle(), 30, 5))
    }

    @Test func theCircleOfCaseL04LeavesItsCornersOut() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(!contains(Circle(), 3, 3, in: square))
        #expect(contains(Circle(), 50, 50, in: square))
    }

    @Test func anEllipseTouchesAllSides() {
        #expect(contains(Ellipse(), 1, 30))
        #expect(contains(Ellipse(), 50, 1))
        #expect(!contains(Ellipse(), 10, 5))
    }

    @Test func aCapsuleIsRoundAtItsShorterSides() {
        #expect(contains(Capsule(), 1, 30))
        #expect(!contains(Capsule(), 5, 5))
        #expect(contains(Capsule(), 30, 0))
        let upright = CGRect(x: 0, y: 0, width: 60, height: 100)
        #expect(contains(Capsule(), 0, 50, in: upright))
        #expect(!contains(Capsule(), 5, 5, in: upright))
        #expect(contains(Capsule(), 30, 1, in: upright))
    }

    @Test func aRoundedRectangleKeepsItsRadius() {
        #expect(!contains(RoundedRectangle(cornerRadius: 8), 1, 1))
        #expect(contains(RoundedRectangle(cornerRadius: 8), 3, 3))
        #expect(contains(RoundedRectangle(cornerRadius: 0), 0, 0))
        #expect(RoundedRectangle(cornerRadius: 1000).path(in: frame) == Capsule().path(in: frame))
    }

    @Test func insetShapesMoveTheirOutlineInwards() {
        #expect(Rectangle().inset(by: 30).path(in: frame).boundingRect == CGRect(x: 30, y: 30, width: 40, height: 0))
        #expect(Rectangle().inset(by: 31).path(in: frame).isEmpty)
        #expect(Rectangle().inset(by: 3).inset(by: 2).path(in: frame) == Rectangle().inset(by: 5).path(in: frame))
        #expect(
            RoundedRectangle(cornerRadius: 10).inset(by: 4).path(in: frame)
                == Path(roundedRect: CGRect(x: 4, y: 4, width: 92, height: 52), cornerRadius: 6))
        #expect(
            Circle().inset(by: 5).path(in: frame) == Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)))
        #expect(
            Ellipse().inset(by: 5).path(in: frame) == Path(ellipseIn: CGRect(x: 5, y: 5, width: 90, height: 50)))
        #expect(
            Capsule().inset(by: 5).path(in: frame)
                == Path(roundedRect: CGRect(x: 5, y: 5, width: 90, height: 50), cornerRadius: 25))
        #expect(Rectangle().inset(by: -5).path(in: frame).contains(CGPoint(x: -5, y: -5)))
    }

    @Test func theInsetRectangleOfCaseC10ShrinksTheArea() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(!contains(Rectangle().inset(by: 30), 10, 10, in: square))
        #expect(contains(Rectangle().inset(by: 30), 50, 50, in: square))
    }

    @Test func unevenCornersInsetOneByOne() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5)
        // The corner's centre stays at (20, 20), its radius becomes 15.
        #expect(!contains(shape, 20 - 15 * 0.71, 20 - 15 * 0.71))
        #expect(contains(shape, 20 - 15 * 0.7, 20 - 15 * 0.7))
        #expect(contains(shape, 94.9, 5.1))
    }

    @Test func leadingIsRightInRightToLeft() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 30)
        let left = CGPoint(x: 2, y: 2)
        let right = CGPoint(x: 98, y: 2)
        let leftToRight = shape._path(in: frame, layoutDirection: .leftToRight)
        #expect(!leftToRight.contains(left) && leftToRight.contains(right))
        let rightToLeft = shape._path(in: frame, layoutDirection: .rightToLeft)
        #expect(rightToLeft.contains(left) && !rightToLeft.contains(right))
    }

    @Test func ownShapesAreMirroredInRightToLeftUnlessTheySayNo() {
        let there = CGPoint(x: 90, y: 10)
        #expect(UpperRightTriangle().path(in: frame).contains(there))
        #expect(!UpperRightTriangle()._path(in: frame, layoutDirection: .rightToLeft).contains(there))
        #expect(FixedTriangle()._path(in: frame, layoutDirection: .rightToLeft).contains(there))
        #expect(!UpperRightTriangle().scale(1)._path(in: frame, layoutDirection: .rightToLeft).contains(there))
    }

    @Test func aFrameAwayFromTheOriginIsMirroredInItself() {
        let rect = CGRect(x: 100, y: 0, width: 100, height: 60)
        let path = Path(CGRect(x: 110, y: 0, width: 20, height: 10))
        #expect(
            path._path(in: rect, layoutDirection: .rightToLeft) == Path(CGRect(x: 170, y: 0, width: 20, height: 10)))
    }

    @Test func shapesHaveShortNames() {
        func path(_ shape: some Shape) -> Path { shape.path(in: frame) }
        #expect(path(.rect) == path(Rectangle()))
        #expect(path(.rect(cornerRadius: 8)) == path(RoundedRectangle(cornerRadius: 8)))
        #expect(path(.rect(topLeadingRadius: 8)) == path(UnevenRoundedRectangle(topLeadingRadius: 8)))
        #expect(path(.capsule) == path(Capsule()))
        #expect(path(.circle) == path(Circle()))
        #expect(path(.ellipse) == path(Ellipse()))
        #expect(path(.containerRelative) == path(Rectangle()))
        #expect(path(.buttonBorder) == path(ButtonBorderShape.automatic))
        #expect(path(ButtonBorderShape.roundedRectangle(radius: 9)) == path(RoundedRectangle(cornerRadius: 9)))
    }

    @Test func strokesAndTheirCopiesHaveTheirOwnRole() {
        func role<S: Shape>(_: S) -> ShapeRole { S.role }
        #expect(role(Circle()) == .fill)
        #expect(role(Circle().stroke()) == .stroke)
        #expect(role(Circle().stroke().rotation(.degrees(5))) == .stroke)
    }
}

private struct UpperRightTriangle: Shape {
    func path(in rect: CGRect) -> Path {
        Path {
            $0.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY),
            ])
        }
    }
}

private struct FixedTriangle: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path { UpperRightTriangle().path(in: rect) }
}
