import Foundation
import Testing
import ViewTree

/// Areas of two paths, by the definition of each operation.
@Suite struct PathOperationTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let moved = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
    private let onlyFirst = CGPoint(x: 2, y: 2)
    private let both = CGPoint(x: 7, y: 7)
    private let onlySecond = CGPoint(x: 12, y: 12)

    private func inside(_ path: Path) -> [Bool] { [onlyFirst, both, onlySecond].map { path.contains($0) } }

    @Test func everyOperationKeepsItsPart() {
        #expect(inside(square.union(moved)) == [true, true, true])
        #expect(inside(square.intersection(moved)) == [false, true, false])
        #expect(inside(square.subtracting(moved)) == [true, false, false])
        #expect(inside(square.symmetricDifference(moved)) == [true, false, true])
    }

    @Test func aUnionIsAsLargeAsBoth() {
        #expect(square.union(moved).boundingRect == CGRect(x: 0, y: 0, width: 15, height: 15))
        #expect(square.intersection(moved).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func whatNothingIsLeftOfIsEmpty() {
        let far = Path(CGRect(x: 100, y: 0, width: 10, height: 10))
        #expect(square.intersection(far).isEmpty)
        #expect(square.subtracting(square).isEmpty)
        #expect(Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)).intersection(square).isEmpty)
    }

    @Test func aCircleCutOutOfASquareIsAHole() {
        let ring = square.subtracting(Path(ellipseIn: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(!ring.contains(CGPoint(x: 5, y: 5)))
        #expect(ring.contains(CGPoint(x: 1, y: 5)))
        #expect(ring.contains(CGPoint(x: 2.2, y: 2.2)))
    }

    @Test func linesAreCutAtTheOther() {
        var line = Path()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        #expect(line.lineSubtraction(square).boundingRect == CGRect(x: -5, y: 5, width: 20, height: 0))
    }

    @Test func shapesMeetInTheirFrame() {
        let frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = Rectangle().subtracting(Circle()).path(in: frame)
        #expect(!path.contains(CGPoint(x: 10, y: 5)))
        #expect(path.contains(CGPoint(x: 1, y: 5)))
    }
}
