import Foundation

/// A direction in the plane.
struct UnitVector: Equatable {
    let dx: CGFloat
    let dy: CGFloat

    /// nil for a vector without a direction.
    init?(dx: CGFloat, dy: CGFloat) {
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0, length.isFinite else { return nil }
        (self.dx, self.dy) = (dx / length, dy / length)
    }

    /// nil where both points are the same.
    init?(from start: CGPoint, to end: CGPoint) { self.init(dx: end.x - start.x, dy: end.y - start.y) }

    private init(unit dx: CGFloat, _ dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

    static var right: UnitVector { UnitVector(unit: 1, 0) }

    /// The direction to the left of this one, seen along it in a view; where it points right, this points up.
    var left: UnitVector { UnitVector(unit: dy, -dx) }

    var reversed: UnitVector { UnitVector(unit: -dx, -dy) }

    func dot(_ other: UnitVector) -> CGFloat { dx * other.dx + dy * other.dy }

    /// Positive when the other direction lies clockwise of this one in a view.
    func cross(_ other: UnitVector) -> CGFloat { dx * other.dy - dy * other.dx }
}

extension CGPoint {
    func moved(by distance: CGFloat, along direction: UnitVector) -> CGPoint {
        CGPoint(x: x + distance * direction.dx, y: y + distance * direction.dy)
    }
}
