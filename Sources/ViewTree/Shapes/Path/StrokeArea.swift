import Foundation

/// The area a pen covers, made ready for many questions.
///
/// A point is inside if it is over a piece of the flattened line, over a join or over a cap. The answers are those of
/// `strokedPath(_:)`, without drawing the outline.
public struct StrokeArea: Sendable {
    private let style: StrokeStyle
    private let halfWidth: CGFloat
    private var lines: [Line] = []

    private struct Line: Sendable {
        var line: StrokeLine
        var directions: [UnitVector]
        /// Nothing outside is covered.
        var reach: CGRect
        /// The same of every ``blockLength`` pieces in a row with their joins: a curve has hundreds.
        var blocks: [CGRect]
    }

    private static let blockLength = 16

    /// The area of a path drawn with a pen. Empty for a width of 0, below 0, infinite or NaN.
    public init(_ path: Path, style: StrokeStyle) {
        self.style = style
        halfWidth = style.lineWidth / 2
        guard style.isDrawn else { return }
        for line in path.penLines(style, tolerance: Path.flatness) {
            var bounds = PointBounds()
            for point in line.points { bounds.add(point) }
            lines.append(
                Line(
                    line: line, directions: line.directions,
                    reach: bounds.rect.insetBy(dx: -style.reach, dy: -style.reach), blocks: Self.blocks(line, style)))
        }
    }

    private static func blocks(_ line: StrokeLine, _ style: StrokeStyle) -> [CGRect] {
        let pieces = line.directions.count
        // Rounding must not move anything out.
        let margin = style.reach * 1.001 + 1e-9
        return stride(from: 0, to: pieces, by: blockLength).map { start in
            var bounds = PointBounds()
            for index in start...min(start + blockLength, pieces) { bounds.add(line.points[index % line.points.count]) }
            return bounds.rect.insetBy(dx: -margin, dy: -margin)
        }
    }

    /// Whether a point is covered. The sides of pieces are half-open, as for `Path.contains`.
    public func contains(_ point: CGPoint) -> Bool {
        guard point.isFinite else { return false }
        return lines.contains { $0.reach.containsHalfOpen(point) && contains(point, $0) }
    }

    private func contains(_ p: CGPoint, _ entry: Line) -> Bool {
        let (line, directions) = (entry.line, entry.directions)
        guard !directions.isEmpty else {
            return style.lineCap != .butt
                && (isInCap(p, at: line.points[0], line.direction)
                    || isInCap(p, at: line.points[0], line.direction.reversed))
        }
        let count = line.points.count
        for (block, box) in entry.blocks.enumerated() where box.containsHalfOpen(p) {
            let start = block * Self.blockLength
            for index in start..<min(start + Self.blockLength, directions.count) {
                if isInPiece(p, from: line.points[index], to: line.points[(index + 1) % count], directions[index]) {
                    return true
                }
                // An open line has no join where it begins.
                guard index > 0 || line.isClosed else { continue }
                let isCovered = isInJoin(
                    p, at: line.points[index], directions[index == 0 ? directions.count - 1 : index - 1],
                    directions[index], isCorner: line.corners[index])
                if isCovered { return true }
            }
        }
        return !line.isClosed
            && (isInCap(p, at: line.points[count - 1], directions[directions.count - 1])
                || isInCap(p, at: line.points[0], directions[0].reversed))
    }

    private func isInPiece(_ p: CGPoint, from a: CGPoint, to b: CGPoint, _ direction: UnitVector) -> Bool {
        // A quick answer for most; the exact one is left to the corners.
        let across = (p.x - a.x) * direction.dy - (p.y - a.y) * direction.dx
        guard across.magnitude <= halfWidth * 1.001 else { return false }
        let (left, right) = (direction.left, direction.left.reversed)
        // The ends go through the path's own points, so that joins share their sides.
        var outline = WindingLoop(from: a, around: p)
        outline.line(to: a.moved(by: halfWidth, along: left))
        outline.line(to: b.moved(by: halfWidth, along: left))
        outline.line(to: b)
        outline.line(to: b.moved(by: halfWidth, along: right))
        outline.line(to: a.moved(by: halfWidth, along: right))
        return outline.isInside
    }

    private func isInJoin(
        _ p: CGPoint, at vertex: CGPoint, _ first: UnitVector, _ second: UnitVector, isCorner: Bool
    ) -> Bool {
        let distance = max((p.x - vertex.x).magnitude, (p.y - vertex.y).magnitude)
        guard distance <= style.reach * 1.001 else { return false }
        let join = StrokeJoin(
            at: vertex, from: first, to: second, isCorner: isCorner, halfWidth: halfWidth, style: style)
        let start = vertex.moved(by: halfWidth, along: join.start)
        let end = vertex.moved(by: halfWidth, along: join.end)
        switch join.kind {
        case .none: return false
        case .bevel, .miter:
            var outline = WindingLoop(from: vertex, around: p)
            outline.line(to: start)
            if case .miter(let tip) = join.kind { outline.line(to: tip) }
            outline.line(to: end)
            return outline.isInside
        case .round:
            let (x, y) = (p.x - vertex.x, p.y - vertex.y)
            return x * x + y * y <= halfWidth * halfWidth && join.start.dx * y - join.start.dy * x >= -overlap
                && x * join.end.dy - y * join.end.dx >= -overlap
        }
    }

    private func isInCap(_ p: CGPoint, at point: CGPoint, _ direction: UnitVector) -> Bool {
        switch style.lineCap {
        case .butt: return false
        case .round:
            let (x, y) = (p.x - point.x, p.y - point.y)
            return x * x + y * y <= halfWidth * halfWidth && x * direction.dx + y * direction.dy >= -overlap
        case .square:
            return isInPiece(p, from: point, to: point.moved(by: halfWidth, along: direction), direction)
        }
    }

    /// How far round joins and caps reach into the pieces beside them, so that rounding leaves no crack. In points.
    private var overlap: CGFloat { halfWidth * 1e-9 }
}

extension StrokeStyle {
    /// Whether anything is drawn: not for widths of 0, below 0, infinite or NaN.
    var isDrawn: Bool { lineWidth > 0 && lineWidth.isFinite }

    /// The farthest a covered point is from the path, in points.
    var reach: CGFloat {
        // An endless limit must not make the bounds infinite.
        let miter = lineJoin == .miter && miterLimit > 1 ? min(miterLimit, 1e6) : 1
        // A square cap reaches to its corner.
        return lineWidth / 2 * max(miter, lineCap == .square ? CGFloat(2).squareRoot() : 1)
    }
}
