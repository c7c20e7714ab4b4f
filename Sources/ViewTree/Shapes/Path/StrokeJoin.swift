import Foundation

/// What is added where two pieces of a line meet: the outer side of the corner.
struct StrokeJoin {
    enum Kind: Equatable {
        /// Nothing to add: the line goes straight on.
        case none
        case round
        case bevel
        /// The point where both outer sides meet.
        case miter(CGPoint)
    }

    var vertex: CGPoint
    /// From the vertex to where the outer side of the first piece ends, clockwise first.
    var start: UnitVector
    /// From the vertex to where the outer side of the second piece begins.
    var end: UnitVector
    var kind: Kind

    /// - Parameter isCorner: false inside a curve, whose outer side is round whatever the style says.
    init(
        at vertex: CGPoint, from first: UnitVector, to second: UnitVector, isCorner: Bool, halfWidth: CGFloat,
        style: StrokeStyle
    ) {
        self.vertex = vertex
        let cross = first.cross(second)
        let dot = first.dot(second)
        // Turning clockwise the left side is the outer one, else the left side of the way back.
        (start, end) = cross >= 0 ? (first.left, second.left) : (second.reversed.left, first.reversed.left)
        if cross == 0, dot > 0 {
            kind = .none
        } else if !isCorner || style.lineJoin == .round {
            kind = .round
        } else if style.lineJoin == .miter, (1 + dot) * style.miterLimit * style.miterLimit >= 2, dot > -1 {
            // The tip is halfWidth / cos(turn / 2) away; the limit compares 1 / cos(turn / 2).
            let reach = halfWidth / (1 + dot)
            kind = .miter(
                CGPoint(x: vertex.x + reach * (start.dx + end.dx), y: vertex.y + reach * (start.dy + end.dy)))
        } else {
            kind = .bevel
        }
    }

    /// How many degrees round joins turn through, in radians.
    var sweep: Double { Double(abs(atan2(start.cross(end), start.dot(end)))) }
}
