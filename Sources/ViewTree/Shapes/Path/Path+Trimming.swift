import Foundation

extension Path {
    /// The part between two fractions of the path's length, counted from its first point along all subpaths. Fractions
    /// are cut down to 0…1; if `from` is not below `to`, or either is NaN, the result is empty.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard from < to, from < 1, to > 0 else { return Path() }
        let (from, to) = (max(0, from), min(1, to))
        if from == 0, to == 1 { return self }
        var total: CGFloat = 0
        forEachSegment { total += $0.length }
        guard total > 0, total.isFinite else { return Path() }

        var trimmer = PathTrimmer(start: from * total, end: to * total)
        forEachSegment { trimmer.add($0) }
        return trimmer.path
    }
}

/// Collects the part of a path between two lengths.
private struct PathTrimmer {
    var start: CGFloat
    var end: CGFloat
    var path = Path()
    private var position: CGFloat = 0
    /// Whether the next piece follows the last one.
    private var isConnected = false
    /// Whether nothing of the current subpath has been left out so far.
    private var isWhole = false

    init(start: CGFloat, end: CGFloat) {
        self.start = start
        self.end = end
    }

    mutating func add(_ segment: Path.Segment) {
        let length = segment.length
        defer { position += length }
        switch segment {
        case .move:
            isConnected = false
            isWhole = position >= start
        case .line(let a, let b): add(from: a, to: b, length)
        case .curve(let curve):
            guard let (low, high) = part(length) else { return }
            let piece = curve.section(from: curve.parameter(at: low), to: curve.parameter(at: high))
            connect(piece.p0)
            path.append(piece.element)
        case .close(let a, let b):
            if isWhole, isConnected, position + length <= end {
                path.closeSubpath()
            } else {
                add(from: a, to: b, length)
            }
        }
    }

    private mutating func add(from a: CGPoint, to b: CGPoint, _ length: CGFloat) {
        guard let (low, high) = part(length) else { return }
        connect(low > 0 ? a.mixed(with: b, low / length) : a)
        path.append(.line(to: high < length ? a.mixed(with: b, high / length) : b))
    }

    /// The part of a segment that is kept, in lengths from its beginning.
    private func part(_ length: CGFloat) -> (CGFloat, CGFloat)? {
        let low = max(0, start - position)
        let high = min(length, end - position)
        return low < high ? (low, high) : nil
    }

    private mutating func connect(_ point: CGPoint) {
        if !isConnected { path.move(to: point) }
        isConnected = true
    }
}

extension Path.Segment {
    /// In points.
    fileprivate var length: CGFloat {
        switch self {
        case .move: return 0
        case .line(let a, let b), .close(let a, let b):
            return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
        case .curve(let curve): return curve.length
        }
    }
}
