import Foundation

/// Draws the outline of lines that a pen has drawn.
///
/// Each side of a line is followed once. On the inner side of a corner the outline goes through the corner itself: so
/// the winding number of a point is the number of pieces, joins and caps over it, and filling with the non-zero rule
/// gives exactly their union.
struct StrokeOutline {
    let style: StrokeStyle
    let halfWidth: CGFloat
    private(set) var path = Path()

    init(style: StrokeStyle) {
        self.style = style
        halfWidth = style.lineWidth / 2
    }

    mutating func add(_ line: StrokeLine) {
        let directions = line.directions
        if directions.isEmpty {
            guard style.lineCap != .butt else { return }
            begin(line.points[0].moved(by: halfWidth, along: line.direction.left))
            cap(at: line.points[0], line.direction)
            cap(at: line.points[0], line.direction.reversed)
            path.closeSubpath()
        } else if line.isClosed {
            addLoop(line, directions)
            addLoop(line.reversed, directions.reversed().map(\.reversed))
        } else {
            addSide(line, directions)
            cap(at: line.points[line.points.count - 1], directions[directions.count - 1])
            let back = line.reversed
            addSide(back, directions.reversed().map(\.reversed), isConnected: true)
            cap(at: line.points[0], directions[0].reversed)
            path.closeSubpath()
        }
    }

    private mutating func addLoop(_ line: StrokeLine, _ directions: [UnitVector]) {
        begin(line.points[0].moved(by: halfWidth, along: directions[0].left))
        for index in 1...line.points.count {
            let next = index % line.points.count
            join(at: line.points[next], directions[index - 1], directions[next], isCorner: line.corners[next])
        }
        path.closeSubpath()
    }

    private mutating func addSide(_ line: StrokeLine, _ directions: [UnitVector], isConnected: Bool = false) {
        let start = line.points[0].moved(by: halfWidth, along: directions[0].left)
        if isConnected { path.addLine(to: start) } else { begin(start) }
        for index in 1..<directions.count {
            join(at: line.points[index], directions[index - 1], directions[index], isCorner: line.corners[index])
        }
        path.addLine(
            to: line.points[line.points.count - 1].moved(by: halfWidth, along: directions[directions.count - 1].left))
    }

    private mutating func begin(_ point: CGPoint) { path.move(to: point) }

    /// The left side at a corner.
    private mutating func join(at vertex: CGPoint, _ first: UnitVector, _ second: UnitVector, isCorner: Bool) {
        path.addLine(to: vertex.moved(by: halfWidth, along: first.left))
        if first.cross(second) < 0 {
            path.addLine(to: vertex)
        } else {
            let join = StrokeJoin(
                at: vertex, from: first, to: second, isCorner: isCorner, halfWidth: halfWidth, style: style)
            switch join.kind {
            case .none: return
            case .bevel: break
            case .miter(let tip): path.addLine(to: tip)
            case .round: return arc(around: vertex, from: first.left, sweep: join.sweep)
            }
        }
        path.addLine(to: vertex.moved(by: halfWidth, along: second.left))
    }

    /// The end of a line, from its left side to its right.
    private mutating func cap(at point: CGPoint, _ direction: UnitVector) {
        let right = direction.left.reversed
        switch style.lineCap {
        case .butt: break
        case .square:
            let end = point.moved(by: halfWidth, along: direction)
            path.addLine(to: end.moved(by: halfWidth, along: direction.left))
            path.addLine(to: end.moved(by: halfWidth, along: right))
        case .round: return arc(around: point, from: direction.left, sweep: .pi)
        }
        path.addLine(to: point.moved(by: halfWidth, along: right))
    }

    /// A clockwise arc from where the outline is.
    private mutating func arc(around center: CGPoint, from start: UnitVector, sweep: Double) {
        let end = start.rotated(by: sweep)
        // Inside curves most arcs are too flat to tell from a line.
        if halfWidth * CGFloat(1 - cos(sweep / 2)) <= Path.flatness {
            path.addLine(to: center.moved(by: halfWidth, along: end))
            return
        }
        let angle = Double(atan2(start.dy, start.dx))
        for curve in CubicCurve.arc(center: center, radius: halfWidth, start: angle, sweep: sweep) {
            path.append(curve.element)
        }
    }
}

extension StrokeLine {
    /// The direction of each piece; one more than the corners between them, as many as points if closed.
    var directions: [UnitVector] {
        guard points.count > 1 else { return [] }
        var result: [UnitVector] = []
        result.reserveCapacity(points.count)
        for index in 1..<points.count { result.append(Self.direction(points[index - 1], points[index])) }
        if isClosed { result.append(Self.direction(points[points.count - 1], points[0])) }
        return result
    }

    /// Neighbours differ, but by so little that the length may still vanish.
    private static func direction(_ a: CGPoint, _ b: CGPoint) -> UnitVector { UnitVector(from: a, to: b) ?? .right }

    /// The line drawn backwards. A closed one begins at the same point.
    var reversed: StrokeLine {
        var result = self
        result.points.reverse()
        result.corners.reverse()
        if isClosed, let last = result.points.popLast(), let corner = result.corners.popLast() {
            result.points.insert(last, at: 0)
            result.corners.insert(corner, at: 0)
        }
        return result
    }
}

extension UnitVector {
    fileprivate func rotated(by angle: Double) -> UnitVector {
        let (sine, cosine) = (CGFloat(sin(angle)), CGFloat(cos(angle)))
        return UnitVector(dx: dx * cosine - dy * sine, dy: dx * sine + dy * cosine) ?? self
    }
}
