import Foundation

extension Path {
    /// The smallest rectangle around the path, without the handles of curves. Null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect): return rect
        case .roundedRect(let rounded): return rounded.rect
        case .elements: break
        }
        var bounds = PointBounds()
        forEachSegment { segment in
            switch segment {
            case .move(let p): bounds.add(p)
            case .line(_, let p), .close(_, let p): bounds.add(p)
            case .curve(let curve):
                bounds.add(curve.p3)
                for t in curve.turnsInX + curve.turnsInY { bounds.add(curve.point(at: t)) }
            }
        }
        return bounds.rect
    }

    /// A rectangle around the path and the handles of its curves; cheaper than `boundingRect`.
    var controlBounds: CGRect {
        switch storage {
        case .elements(let elements):
            var bounds = PointBounds()
            for element in elements {
                _ = element.mapPoints { point in
                    bounds.add(point)
                    return point
                }
            }
            return bounds.rect
        default: return boundingRect
        }
    }
}

/// The bounds of a number of points.
struct PointBounds {
    private var minX = CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var maxY = -CGFloat.infinity

    mutating func add(_ point: CGPoint) {
        (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
        (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }

    /// Null without any point.
    var rect: CGRect { minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null }
}
