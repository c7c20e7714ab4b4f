import Foundation

extension Path {
    /// How far a flattened curve may be from the curve, in points.
    static var flatness: CGFloat { 0.001 }

    /// The subpaths as polygons. A polygon's first point is not repeated at its end, and whether the subpath was closed
    /// is not told. Subpaths without a line are left out, and so is everything with infinite or NaN coordinates.
    ///
    /// - Parameter tolerance: How far a polygon may be from the curve, in points; 0.001 if it is not above 0.
    public func flattened(tolerance: CGFloat) -> [[CGPoint]] {
        strokeLines(tolerance: tolerance > 0 ? tolerance : Self.flatness).map(\.points)
    }
}

extension CubicCurve {
    /// Into how many equal parts of t the curve is cut for a tolerance. The bound is Wang's: the second differences of
    /// the control points limit how far a chord is from its piece.
    func pieces(tolerance: CGFloat) -> Int {
        func difference(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            let (dx, dy) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (dx * dx + dy * dy).squareRoot()
        }
        let count = (0.75 * max(difference(p0, p1, p2), difference(p1, p2, p3)) / tolerance).squareRoot().rounded(.up)
        return count < CGFloat(Self.mostPieces) ? max(1, Int(count)) : Self.mostPieces
    }

    /// The most pieces of one curve: enough for a radius of 3000 points at the usual tolerance.
    private static var mostPieces: Int { 1024 }
}
