import Foundation

extension Path {
    /// The subpaths as polygons that cover as much as the path does: vertices inside a curve lie outside of it by two
    /// thirds of what the chords beside them cut off, so that what is added and what is cut off cancel out.
    ///
    /// Empty for infinite or NaN coordinates. A polygon's first point is not repeated at its end.
    ///
    /// - Parameter tolerance: How far a polygon may be from the curve, in points.
    public func _rings(tolerance: CGFloat) -> [[CGPoint]] {
        switch storage {
        case .empty: return []
        case .rect(let rect):
            return [
                [
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ]
            ]
        case .ellipse(let rect):
            return Self.roundedRings(
                rect, CGSize(width: rect.width / 2, height: rect.height / 2), tolerance)
        case .roundedRect(let rounded): return Self.roundedRings(rounded.rect, rounded.cornerSize, tolerance)
        case .elements: break
        }
        guard elements.allSatisfy(\.isFinite) else { return [] }
        var rings: [[CGPoint]] = []
        var ring: [CGPoint] = []
        func finish() {
            if ring.count > 2 { rings.append(ring) }
            ring = []
        }
        forEachSegment(closing: true) { segment in
            switch segment {
            case .move(let point):
                finish()
                ring = [point]
            case .line(_, let end), .close(_, let end): ring.append(end)
            case .curve(let curve): ring += curve.equalChords(tolerance: tolerance)
            }
        }
        finish()
        return rings
    }

    /// What a pen covers of the path, to be filled with the non-zero rule.
    public func _strokeRings(_ style: StrokeStyle, tolerance: CGFloat) -> [[CGPoint]] {
        guard style.isDrawn else { return [] }
        var style = style
        // Wider than any screen is wide enough: beyond that coordinates lose their last places.
        style.lineWidth = min(style.lineWidth, 1e6)
        var outline = StrokeOutline(style: style)
        // As finely as the outline: more finely, the inner side of a pen wider than its bend is hundreds of lines that
        // all cross each other.
        for line in penLines(style, tolerance: tolerance) { outline.add(line) }
        return outline.path._rings(tolerance: tolerance)
    }

    /// A rectangle whose corners are quarters of an ellipse, clockwise from the top left one.
    private static func roundedRings(_ rect: CGRect, _ corner: CGSize, _ tolerance: CGFloat) -> [[CGPoint]] {
        let (width, height) = (Double(corner.width), Double(corner.height))
        let radius = max(width, height)
        guard radius > 0, radius.isFinite, rect.width > 0, rect.height > 0 else { return [] }
        let step = 2 * acos(max(0, 1 - min(1, Double(tolerance) / radius)))
        let count = min(256, max(2, Int((Double.pi / 2 / max(step, 1e-6)).rounded(.up))))
        let turn = Double.pi / 2 / Double(count)
        // The ends of a quarter stay where they are: the box of a circle is its own. By how much the others are moved
        // out follows from the area: a chord between two of them counts twice, the two at the ends once.
        let (twice, area) = (Double(count - 2), Double.pi / 2 / sin(turn))
        let growth = twice == 0 ? area / 2 : ((1 + twice * area).squareRoot() - 1) / twice
        let middles = [
            (Double(rect.minX) + width, Double(rect.minY) + height),
            (Double(rect.maxX) - width, Double(rect.minY) + height),
            (Double(rect.maxX) - width, Double(rect.maxY) - height),
            (Double(rect.minX) + width, Double(rect.maxY) - height),
        ]
        var ring: [CGPoint] = []
        for (quarter, middle) in middles.enumerated() {
            for number in 0...count {
                let angle = Double.pi + Double(quarter) * .pi / 2 + turn * Double(number)
                let scale = number == 0 || number == count ? 1 : growth
                ring.append(
                    CGPoint(x: middle.0 + width * scale * cos(angle), y: middle.1 + height * scale * sin(angle)))
            }
        }
        return [ring]
    }
}

extension CubicCurve {
    /// The ends of chords that cover as much as the curve does, its beginning left out.
    fileprivate func equalChords(tolerance: CGFloat) -> [CGPoint] {
        let count = pieces(tolerance: tolerance)
        guard count > 1 else { return [p3] }
        let step = 1 / CGFloat(count)
        var points = (0...count).map { point(at: CGFloat($0) * step) }
        // What lies between the middle of each chord and the curve.
        let sagitta = (0..<count).map { number -> CGVector in
            let middle = point(at: (CGFloat(number) + 0.5) * step)
            let (a, b) = (points[number], points[number + 1])
            return CGVector(dx: middle.x - (a.x + b.x) / 2, dy: middle.y - (a.y + b.y) / 2)
        }
        for number in 1..<count {
            let (a, b) = (sagitta[number - 1], sagitta[number])
            points[number].x += (a.dx + b.dx) / 3
            points[number].y += (a.dy + b.dy) / 3
        }
        return Array(points.dropFirst())
    }
}
