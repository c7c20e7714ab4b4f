import Foundation

extension Path {
    /// Whether a point is inside. Open subpaths count as closed.
    ///
    /// Edges are half-open: a point on a left or top edge is inside, on a right or bottom edge outside, so that of two
    /// areas side by side exactly one contains a point between them. Curves are solved for, not flattened. Nothing is
    /// inside a path with infinite or NaN coordinates or without an area, and no such point is inside anything.
    ///
    /// - Parameter eoFill: Whether a point is inside when an odd number of outlines surround it; else a point is inside
    ///   when the outlines around it do not cancel out.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        guard p.isFinite else { return false }
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.containsHalfOpen(p)
        case .roundedRect(let rounded): return rounded.contains(p)
        case .ellipse(let rect):
            guard rect.containsHalfOpen(p) else { return false }
            let x = (p.x - rect.midX) / (rect.width / 2)
            let y = (p.y - rect.midY) / (rect.height / 2)
            return x * x + y * y <= 1
        case .elements(let elements):
            guard elements.allSatisfy(\.isFinite) else { return false }
            let winding = winding(around: p)
            return eoFill ? !winding.isMultiple(of: 2) : winding != 0
        }
    }

    /// How often the outlines go around a point, clockwise in a view.
    private func winding(around p: CGPoint) -> Int {
        var result = 0
        forEachSegment(closing: true) { segment in
            switch segment {
            case .move: break
            case .line(let a, let b), .close(let a, let b): result += Winding.line(a, b, around: p)
            case .curve(let curve): result += Winding.curve(curve, around: p)
            }
        }
        return result
    }
}

extension CGRect {
    /// Minimum edges in, maximum edges out; nothing is inside a rectangle with infinite edges. It has no negative sides.
    func containsHalfOpen(_ p: CGPoint) -> Bool {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return p.x >= origin.x && p.x < right && p.y >= origin.y && p.y < bottom && right.isFinite && bottom.isFinite
    }
}
