import Foundation

/// A subpath made straight, as a pen follows it.
struct StrokeLine {
    /// Neighbours differ. A single point is a line without a length.
    var points: [CGPoint]
    /// For each point whether the path has a corner there; false inside curves.
    var corners: [Bool]
    var isClosed = false
    /// Where a line without a length points.
    var direction = UnitVector.right

    init(_ start: CGPoint) {
        points = [start]
        corners = [true]
    }

    mutating func add(_ point: CGPoint, isCorner: Bool) {
        if point == points[points.count - 1] {
            // A curve may begin or end with a piece too short to see.
            corners[points.count - 1] = corners[points.count - 1] || isCorner
        } else {
            points.append(point)
            corners.append(isCorner)
        }
    }

    mutating func close() {
        isClosed = true
        if points.count > 1, points[points.count - 1] == points[0] {
            points.removeLast()
            corners.removeLast()
        }
    }
}

extension Path {
    /// The subpaths that a pen draws, made straight. A lone move draws nothing. Empty for infinite or NaN coordinates.
    func strokeLines(tolerance: CGFloat) -> [StrokeLine] {
        guard elements.allSatisfy(\.isFinite) else { return [] }
        var lines: [StrokeLine] = []
        var line: StrokeLine?
        var isDrawn = false

        func finish() {
            if isDrawn, let line { lines.append(line) }
        }
        forEachSegment { segment in
            switch segment {
            case .move(let point):
                finish()
                (line, isDrawn) = (StrokeLine(point), false)
            case .line(_, let to):
                line?.add(to, isCorner: true)
                isDrawn = true
            case .curve(let curve):
                let count = curve.pieces(tolerance: tolerance)
                for index in 1...count {
                    line?.add(curve.point(at: CGFloat(index) / CGFloat(count)), isCorner: index == count)
                }
                isDrawn = true
            case .close(_, let to):
                line?.add(to, isCorner: true)
                line?.close()
                isDrawn = true
            }
        }
        finish()
        return lines
    }
}
