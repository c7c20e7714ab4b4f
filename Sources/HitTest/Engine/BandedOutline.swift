import Foundation
import ViewTree

/// The lines of a path by height, for many questions about one path: a stroked circle has over a thousand, of which a
/// ray meets a handful. Answers as `Path.contains` does.
struct BandedOutline {
    private struct Line {
        var a: CGPoint
        var b: CGPoint
    }

    private let top: CGFloat
    private let height: CGFloat
    private var bands: [[Line]]

    /// nil for a path with curves, with few lines, or without a height.
    init?(_ path: Path) {
        var lines: [Line] = []
        var isPolygon = true
        var first: CGPoint?
        var last = CGPoint.zero
        func close() {
            if let first, first != last { lines.append(Line(a: last, b: first)) }
        }
        // swift-format-ignore: ReplaceForEachWithForLoop
        path.forEach { element in
            switch element {
            case .move(to: let point):
                // A subpath is closed for filling, whether it says so or not.
                close()
                (first, last) = (point, point)
            case .line(to: let point):
                lines.append(Line(a: last, b: point))
                if first == nil { first = point }
                last = point
            case .closeSubpath:
                close()
                if let first { last = first }
            default: isPolygon = false
            }
        }
        close()
        let heights = lines.flatMap { [$0.a.y, $0.b.y] }
        guard isPolygon, lines.count > 64, let top = heights.min(), let bottom = heights.max(), bottom > top,
            lines.allSatisfy({ ($0.a.x + $0.a.y + $0.b.x + $0.b.y).isFinite })
        else { return nil }
        self.top = top
        let count = min(256, lines.count / 4)
        height = (bottom - top) / CGFloat(count)
        guard height > 0, height.isFinite else { return nil }
        bands = [[Line]](repeating: [], count: count)
        for line in lines {
            // One more on each side: rounding must not lose a line.
            let from = max(0, Int(((min(line.a.y, line.b.y) - top) / height).rounded(.down)) - 1)
            let to = min(count - 1, Int(((max(line.a.y, line.b.y) - top) / height).rounded(.down)) + 1)
            for band in from...max(from, to) where band < count { bands[band].append(line) }
        }
    }

    func contains(_ p: CGPoint, eoFill: Bool) -> Bool {
        let place = ((p.y - top) / height).rounded(.down)
        guard place >= -1, place <= CGFloat(bands.count) else { return false }
        var winding = 0
        for line in bands[min(max(Int(place), 0), bands.count - 1)] { winding += Self.crossing(line, p) }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// Of a line the upper end belongs to it, the lower one does not, and a crossing lies to the right of the point.
    private static func crossing(_ line: Line, _ p: CGPoint) -> Int {
        let (a, b) = (line.a, line.b)
        let sign = a.y <= p.y && p.y < b.y ? 1 : b.y <= p.y && p.y < a.y ? -1 : 0
        guard sign != 0 else { return 0 }
        if min(a.x, b.x) > p.x { return sign }
        if max(a.x, b.x) <= p.x { return 0 }
        let (upper, lower) = sign > 0 ? (a, b) : (b, a)
        return upper.x + (p.y - upper.y) / (lower.y - upper.y) * (lower.x - upper.x) > p.x ? sign : 0
    }
}
