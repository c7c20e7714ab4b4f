import Foundation

/// A corner of a polygon, in points of the screen or of a row's own space.
struct RegionPoint: Hashable {
    var x: Double
    var y: Double
}

/// An area bounded by polygons: outlines, holes, or what a fill rule makes of them. In points.
struct PolygonArea {
    /// Each closed by the line from its last point to its first.
    var rings: [[RegionPoint]]
    var isEvenOdd = false

    static let empty = PolygonArea(rings: [])

    init(rings: [[RegionPoint]], isEvenOdd: Bool = false) {
        self.rings = rings
        self.isEvenOdd = isEvenOdd
    }

    init(_ rect: CGRect) {
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        rings = [
            [
                RegionPoint(x: left, y: top), RegionPoint(x: right, y: top), RegionPoint(x: right, y: bottom),
                RegionPoint(x: left, y: bottom),
            ]
        ]
    }

    var isEmpty: Bool { rings.isEmpty }

    /// The box around it; null where it is empty.
    var box: CGRect {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for ring in rings {
            for point in ring {
                left = min(left, point.x)
                right = max(right, point.x)
                top = min(top, point.y)
                bottom = max(bottom, point.y)
            }
        }
        guard left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// How much it covers, in pt², where its rings neither cross nor lie in each other.
    var size: Double {
        rings.reduce(0) { sum, ring in
            var doubled = 0.0
            for place in ring.indices {
                let (a, b) = (ring[place], ring[(place + 1) % ring.count])
                doubled += a.x * b.y - b.x * a.y
            }
            return sum + abs(doubled) / 2
        }
    }

    /// The rectangle that it is, if it is one with upright sides.
    var uprightRect: CGRect? {
        guard rings.count == 1, rings[0].count == 4 else { return nil }
        let ring = rings[0]
        let isAcrossFirst =
            ring[0].y == ring[1].y && ring[1].x == ring[2].x && ring[2].y == ring[3].y && ring[3].x == ring[0].x
        let isDownFirst =
            ring[0].x == ring[1].x && ring[1].y == ring[2].y && ring[2].x == ring[3].x && ring[3].y == ring[0].y
        return isAcrossFirst || isDownFirst ? box : nil
    }

    /// Its only ring where that is convex, clockwise on the screen; else nil.
    var convexRing: [RegionPoint]? {
        guard rings.count == 1 else { return nil }
        var ring: [RegionPoint] = []
        for point in rings[0] where ring.last != point { ring.append(point) }
        while ring.count > 1, ring.last == ring.first { ring.removeLast() }
        guard ring.count > 2 else { return nil }
        var sign = 0.0
        var turns = 0
        var lastDirection = 0.0
        for place in ring.indices {
            let (a, b, c) = (ring[place], ring[(place + 1) % ring.count], ring[(place + 2) % ring.count])
            let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
            if cross != 0 {
                if sign != 0, (cross > 0) != (sign > 0) { return nil }
                sign = cross
            }
            // A star that goes around twice turns the same way all the time.
            let direction = b.x - a.x
            if direction != 0 {
                if lastDirection != 0, (direction > 0) != (lastDirection > 0) { turns += 1 }
                lastDirection = direction
            }
        }
        guard sign != 0, turns <= 2 else { return nil }
        return sign > 0 ? ring : ring.reversed()
    }

    /// What is left of it inside a rectangle. Windings inside stay what they are.
    func clipped(to rect: CGRect) -> PolygonArea {
        if let own = uprightRect {
            let shared = own.intersection(rect)
            return shared.isNull || shared.width <= 0 || shared.height <= 0 ? .empty : PolygonArea(shared)
        }
        let own = box
        if own.isNull || !own.intersects(rect) { return .empty }
        if rect.contains(own) { return self }
        var result = self
        result.clip { $0.x - Double(rect.minX) }
        result.clip { Double(rect.maxX) - $0.x }
        result.clip { $0.y - Double(rect.minY) }
        result.clip { Double(rect.maxY) - $0.y }
        return result
    }

    /// What is left of it inside a convex polygon that runs clockwise on the screen.
    func clipped(toConvex ring: [RegionPoint]) -> PolygonArea {
        var result = self
        for place in ring.indices where !result.isEmpty {
            let (a, b) = (ring[place], ring[(place + 1) % ring.count])
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 0 else { continue }
            result.clip { (dx * ($0.y - a.y) - dy * ($0.x - a.x)) / length }
        }
        return result
    }

    /// Cuts off where a linear function is below 0.
    mutating func clip(_ distance: (RegionPoint) -> Double) {
        var kept: [[RegionPoint]] = []
        for ring in rings {
            let distances = ring.map(distance)
            if !distances.contains(where: { $0 < 0 }) {
                kept.append(ring)
                continue
            }
            if !distances.contains(where: { $0 > 0 }) { continue }
            var cut: [RegionPoint] = []
            for place in ring.indices {
                let next = (place + 1) % ring.count
                let (a, b) = (ring[place], ring[next])
                let (da, db) = (distances[place], distances[next])
                if da >= 0 { cut.append(a) }
                if (da < 0 && db > 0) || (da > 0 && db < 0) {
                    let t = da / (da - db)
                    cut.append(RegionPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
                }
            }
            if cut.count > 2 { kept.append(cut) }
        }
        rings = kept
    }
}
