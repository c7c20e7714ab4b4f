import Foundation

/// What a sweep asks about: who owns which place.
protocol SweepLabelling {
    /// How many independent answers there are about a place.
    var familyCount: Int { get }
    /// A new line is swept, from outside of everything.
    mutating func begin()
    /// An edge is crossed from left to right.
    mutating func cross(_ owner: Int, winding: Int)
    /// The answers for the place between two edges, -1 for none.
    mutating func answer(into labels: UnsafeMutableBufferPointer<Int32>)
}

/// Cuts the plane into trapezoids between edges, and asks for each who owns it.
///
/// All edges are sorted by height. Between two heights at which an edge begins or ends, edges that cross are found by
/// how their order changes, and the group of edges around is cut at those heights: in what is left no edges cross, and a
/// look along its middle tells the owner of every trapezoid. Nothing depends on exact predicates: where edges all but coincide, what
/// rounding decides is about strips as thin as the grid. Coordinates are put on a grid of 2⁻²⁰ points first, so that
/// edges which ought to be the same are.
struct PolygonSweep {
    struct Edge {
        var x0: Double
        var y0: Double
        var x1: Double
        var y1: Double
        var owner: Int32
        var winding: Int32

        @inline(__always)
        func x(at y: Double) -> Double {
            if x0 == x1 || y <= y0 { return x0 }
            return y >= y1 ? x1 : x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
        }
    }

    /// A piece of the plane with one owner, between two edges.
    struct Trapezoid {
        var label: Int32
        var left: Int32
        var right: Int32
        var top: Double
        var bottom: Double
    }

    private static let grid = 1_048_576.0
    /// Edges nearer to each other than this have nothing between them.
    private static let gap = 2.5e-7

    private(set) var edges: [Edge] = []

    /// Farther away than this coordinates have no exact places any more.
    private static let farthest = 1e9

    /// A coordinate on the grid; what no screen has is as far away as coordinates go.
    @inline(__always)
    private static func snapped(_ value: Double) -> Double {
        let place = value > -farthest ? min(value, farthest) : -farthest
        return (place * grid).rounded() / grid
    }

    /// Adds the edges of another sweep, whose owners come after those of this one.
    mutating func add(_ other: PolygonSweep, after count: Int) {
        for var edge in other.edges {
            edge.owner += Int32(count)
            edges.append(edge)
        }
    }

    mutating func add(_ area: PolygonArea, owner: Int) {
        for ring in area.rings where ring.count > 2 {
            var last = ring[ring.count - 1]
            last = RegionPoint(x: Self.snapped(last.x), y: Self.snapped(last.y))
            for corner in ring {
                let point = RegionPoint(x: Self.snapped(corner.x), y: Self.snapped(corner.y))
                if point.y > last.y {
                    edges.append(
                        Edge(x0: last.x, y0: last.y, x1: point.x, y1: point.y, owner: Int32(owner), winding: 1))
                } else if point.y < last.y {
                    edges.append(
                        Edge(x0: point.x, y0: point.y, x1: last.x, y1: last.y, owner: Int32(owner), winding: -1))
                }
                last = point
            }
        }
    }

    /// What a sweep found, by family: trapezoids and the area of each label, in pt².
    struct Result {
        var trapezoids: [[Trapezoid]]
        var areas: [[Double]]
    }

    /// - Parameter keepsTrapezoids: false where the areas are enough.
    mutating func run<Labels: SweepLabelling>(
        _ labels: inout Labels, labelCounts: [Int], keepsTrapezoids: Bool = true
    ) -> Result {
        edges.sort {
            if $0.y0 != $1.y0 { return $0.y0 < $1.y0 }
            if $0.x0 != $1.x0 { return $0.x0 < $1.x0 }
            if $0.y1 != $1.y1 { return $0.y1 < $1.y1 }
            return $0.x1 != $1.x1 ? $0.x1 < $1.x1 : $0.owner < $1.owner
        }
        var strips = Strips(labelCounts: labelCounts, edgeCount: edges.count, keepsTrapezoids: keepsTrapezoids)
        guard !edges.isEmpty else { return Result(trapezoids: strips.closed, areas: strips.areas) }
        var heights = edges.flatMap { [$0.y0, $0.y1] }
        heights.sort()
        var active: [Int32] = []
        var next = 0
        var line = Line()
        edges.withUnsafeBufferPointer { edges in
            for place in 1..<heights.count {
                let (top, bottom) = (heights[place - 1], heights[place])
                if top == bottom { continue }
                active.removeAll { edges[Int($0)].y1 <= top }
                let begins = next
                while next < edges.count, edges[next].y0 <= top {
                    active.append(Int32(next))
                    next += 1
                }
                if active.isEmpty {
                    strips.closeAll()
                    continue
                }
                line.arrange(&active, edges, top, bottom, isNew: next - begins > 24)
                strips.add(&active, edges, top, bottom, &labels, &line)
            }
        }
        strips.closeAll()
        return Result(trapezoids: strips.closed, areas: strips.areas)
    }

    /// The places of active edges between two heights, and scratch.
    struct Line {
        /// Where the edges are halfway down.
        fileprivate var middles: [Double] = []
        fileprivate var tops: [Double] = []
        fileprivate var bottoms: [Double] = []
        /// Of a group of edges, sorted: heights at which two of them cross.
        fileprivate var crossings: [Double] = []
        /// By place: how far left this edge and all later ones come on their way down.
        private var lows: [Double] = []
        private var order: [Double] = []
        private var above: [Double] = []

        /// Sorts the active edges along the top.
        fileprivate mutating func arrange(
            _ active: inout [Int32], _ edges: UnsafeBufferPointer<Edge>, _ top: Double, _ bottom: Double, isNew: Bool
        ) {
            if isNew {
                active.sort {
                    let (a, b) = (edges[Int($0)].x(at: top), edges[Int($1)].x(at: top))
                    return a != b ? a < b : $0 < $1
                }
            }
            tops.removeAll(keepingCapacity: true)
            bottoms.removeAll(keepingCapacity: true)
            for number in active {
                tops.append(edges[Int(number)].x(at: top))
                bottoms.append(edges[Int(number)].x(at: bottom))
            }
            let count = active.count
            active.withUnsafeMutableBufferPointer { active in
                tops.withUnsafeMutableBufferPointer { tops in
                    bottoms.withUnsafeMutableBufferPointer { bottoms in
                        for place in stride(from: 1, to: count, by: 1) {
                            let (edge, x, below) = (active[place], tops[place], bottoms[place])
                            var free = place
                            while free > 0,
                                tops[free - 1] > x || (tops[free - 1] == x && bottoms[free - 1] > below)
                            {
                                active[free] = active[free - 1]
                                tops[free] = tops[free - 1]
                                bottoms[free] = bottoms[free - 1]
                                free -= 1
                            }
                            active[free] = edge
                            tops[free] = x
                            bottoms[free] = below
                        }
                    }
                }
            }
            middles.removeAll(keepingCapacity: true)
            for place in 0..<count { middles.append((tops[place] + bottoms[place]) / 2) }
            lows.removeAll(keepingCapacity: true)
            lows.append(contentsOf: repeatElement(.infinity, count: count))
            var low = Double.infinity
            for place in stride(from: count - 1, through: 0, by: -1) {
                low = min(low, tops[place], bottoms[place])
                lows[place] = low
            }
        }

        /// The end of the group of edges that begins at a place: those whose ways down overlap. And whether any of them
        /// cross.
        fileprivate func group(from start: Int) -> (end: Int, crosses: Bool) {
            var reach = max(tops[start], bottoms[start])
            var end = start + 1
            var crosses = false
            while end < tops.count, lows[end] < reach {
                // Where any two cross, some neighbours do not keep their order.
                if bottoms[end - 1] > bottoms[end] { crosses = true }
                reach = max(reach, tops[end], bottoms[end])
                end += 1
            }
            return (end, crosses)
        }

        /// Finds where the edges of a group cross between the top and the bottom.
        fileprivate mutating func findCrossings(_ group: Range<Int>, _ top: Double, _ bottom: Double) {
            crossings.removeAll(keepingCapacity: true)
            order.removeAll(keepingCapacity: true)
            above.removeAll(keepingCapacity: true)
            // Every pair that changes its order crosses once.
            for place in group {
                let (x, below) = (tops[place], bottoms[place])
                order.append(below)
                above.append(x)
                var free = order.count - 1
                while free > 0, order[free - 1] > below {
                    let over = x - above[free - 1]
                    let under = order[free - 1] - below
                    // Less than the grid apart on either side is no crossing that anybody could see.
                    if over > PolygonSweep.gap, under > PolygonSweep.gap {
                        let height = PolygonSweep.snapped(top + (bottom - top) * (over / (over + under)))
                        if height > top, height < bottom { crossings.append(height) }
                    }
                    order[free] = order[free - 1]
                    above[free] = above[free - 1]
                    free -= 1
                }
                order[free] = below
                above[free] = x
            }
            crossings.sort()
            crossings.append(bottom)
        }

        /// Sorts a group of active edges along a height at which none of them cross.
        fileprivate mutating func sort(
            _ active: inout [Int32], _ group: Range<Int>, _ edges: UnsafeBufferPointer<Edge>, at height: Double
        ) {
            for place in group { middles[place] = edges[Int(active[place])].x(at: height) }
            resort(&active, group)
        }

        /// Sorts a group of active edges by their places halfway down.
        fileprivate mutating func resort(_ active: inout [Int32], _ group: Range<Int>) {
            for place in group.dropFirst() {
                let (edge, x) = (active[place], middles[place])
                var free = place
                while free > group.lowerBound,
                    middles[free - 1] > x || (middles[free - 1] == x && active[free - 1] > edge)
                {
                    active[free] = active[free - 1]
                    middles[free] = middles[free - 1]
                    free -= 1
                }
                active[free] = edge
                middles[free] = x
            }
        }
    }

    /// Strips one below the other; a trapezoid that goes on in the next one stays open.
    struct Strips {
        private struct Open {
            var trapezoid: Trapezoid
            var strip: Int
        }

        fileprivate var closed: [[Trapezoid]]
        fileprivate var areas: [[Double]]
        private var open: [[Open]]
        /// By left edge: the place among the open ones, -1 for none.
        private var places: [[Int32]]
        private let keepsTrapezoids: Bool
        private var strip = 0
        private var found: [Int32]
        /// By family: who owns the place to the right of the last edge, piece by piece from the top down.
        private var pending: [[Pending]]

        private struct Pending {
            var top: Double
            var bottom: Double
            var label: Int32
            var left: Int32
        }

        fileprivate init(labelCounts: [Int], edgeCount: Int, keepsTrapezoids: Bool) {
            let families = labelCounts.count
            self.keepsTrapezoids = keepsTrapezoids
            closed = Array(repeating: [], count: families)
            open = Array(repeating: [], count: families)
            areas = labelCounts.map { Array(repeating: 0, count: $0) }
            places = Array(repeating: Array(repeating: -1, count: keepsTrapezoids ? edgeCount : 0), count: families)
            found = Array(repeating: -1, count: families)
            pending = Array(repeating: [], count: families)
        }

        /// Adds what lies between two heights. Where edges cross, only the group of edges around is cut further.
        fileprivate mutating func add<Labels: SweepLabelling>(
            _ active: inout [Int32], _ edges: UnsafeBufferPointer<Edge>, _ top: Double, _ bottom: Double,
            _ labels: inout Labels, _ line: inout Line
        ) {
            strip += 1
            labels.begin()
            for family in pending.indices {
                pending[family].removeAll(keepingCapacity: true)
                pending[family].append(Pending(top: top, bottom: bottom, label: -1, left: -1))
            }
            var start = 0
            while start < active.count {
                let (end, crosses) = line.group(from: start)
                let group = start..<end
                if crosses {
                    line.findCrossings(group, top, bottom)
                    addCrossing(&active, group, edges, top, bottom, &labels, &line)
                } else {
                    if group.count > 1 { line.resort(&active, group) }
                    for place in group {
                        let edge = edges[Int(active[place])]
                        labels.cross(Int(edge.owner), winding: Int(edge.winding))
                        let isLast = place + 1 == active.count
                        if !isLast, line.middles[place + 1] - line.middles[place] <= PolygonSweep.gap { continue }
                        answer(&labels, isLast: isLast)
                        for family in pending.indices where found[family] != pending[family][0].label {
                            for piece in pending[family] where piece.label >= 0 {
                                note(family, piece.label, piece.left, active[place], edges, piece.top, piece.bottom)
                            }
                            pending[family].removeAll(keepingCapacity: true)
                            pending[family].append(
                                Pending(top: top, bottom: bottom, label: found[family], left: active[place]))
                        }
                    }
                }
                start = end
            }
            if keepsTrapezoids { closeEnded() }
        }

        private mutating func answer<Labels: SweepLabelling>(_ labels: inout Labels, isLast: Bool) {
            if isLast {
                for family in found.indices { found[family] = -1 }
            } else {
                found.withUnsafeMutableBufferPointer { labels.answer(into: $0) }
            }
        }

        /// A group of edges that cross, from one crossing to the next.
        private mutating func addCrossing<Labels: SweepLabelling>(
            _ active: inout [Int32], _ group: Range<Int>, _ edges: UnsafeBufferPointer<Edge>, _ top: Double,
            _ bottom: Double, _ labels: inout Labels, _ line: inout Line
        ) {
            let before = pending
            for family in pending.indices { pending[family].removeAll(keepingCapacity: true) }
            var from = top
            for height in line.crossings where height > from {
                line.sort(&active, group, edges, at: (from + height) / 2)
                // What the group is entered with, as far as it lies between these heights.
                var pieces = before.map { pieces in
                    pieces.compactMap { piece -> Pending? in
                        guard piece.top < height, piece.bottom > from else { return nil }
                        return Pending(
                            top: max(piece.top, from), bottom: min(piece.bottom, height), label: piece.label,
                            left: piece.left)
                    }
                }
                for place in group {
                    let edge = edges[Int(active[place])]
                    labels.cross(Int(edge.owner), winding: Int(edge.winding))
                    let isLast = place + 1 == active.count
                    if place + 1 < group.upperBound,
                        line.middles[place + 1] - line.middles[place] <= PolygonSweep.gap
                    {
                        continue
                    }
                    answer(&labels, isLast: isLast)
                    for family in pieces.indices where found[family] != pieces[family].first?.label {
                        for piece in pieces[family] where piece.label >= 0 {
                            note(family, piece.label, piece.left, active[place], edges, piece.top, piece.bottom)
                        }
                        pieces[family].removeAll(keepingCapacity: true)
                        pieces[family].append(
                            Pending(top: from, bottom: height, label: found[family], left: active[place]))
                    }
                }
                for family in pending.indices {
                    for piece in pieces[family] {
                        if let last = pending[family].last, last.label == piece.label, last.left == piece.left,
                            last.bottom == piece.top
                        {
                            pending[family][pending[family].count - 1].bottom = piece.bottom
                        } else {
                            pending[family].append(piece)
                        }
                    }
                }
                from = height
                guard height < bottom else { break }
                // Back to where the group begins.
                for place in group.reversed() {
                    let edge = edges[Int(active[place])]
                    labels.cross(Int(edge.owner), winding: -Int(edge.winding))
                }
            }
        }

        private mutating func note(
            _ family: Int, _ label: Int32, _ left: Int32, _ right: Int32, _ edges: UnsafeBufferPointer<Edge>,
            _ top: Double, _ bottom: Double
        ) {
            let (a, b) = (edges[Int(left)], edges[Int(right)])
            let above = max(0, b.x(at: top) - a.x(at: top))
            let below = max(0, b.x(at: bottom) - a.x(at: bottom))
            while areas[family].count <= Int(label) { areas[family].append(0) }
            areas[family][Int(label)] += (above + below) / 2 * (bottom - top)
            guard keepsTrapezoids else { return }
            let place = Int(places[family][Int(left)])
            if place >= 0 {
                let known = open[family][place].trapezoid
                if known.label == label, known.right == right, known.bottom == top {
                    open[family][place].trapezoid.bottom = bottom
                    open[family][place].strip = strip
                    return
                }
                // Another one begins at the same edge: the old one is found to have ended by its strip.
            }
            places[family][Int(left)] = Int32(open[family].count)
            open[family].append(
                Open(
                    trapezoid: Trapezoid(label: label, left: left, right: right, top: top, bottom: bottom),
                    strip: strip))
        }

        private mutating func closeEnded() {
            for family in open.indices {
                var kept = 0
                for place in open[family].indices {
                    let entry = open[family][place]
                    let left = Int(entry.trapezoid.left)
                    if entry.strip == strip {
                        if kept != place { open[family][kept] = entry }
                        places[family][left] = Int32(kept)
                        kept += 1
                    } else {
                        closed[family].append(entry.trapezoid)
                        if places[family][left] == Int32(place) { places[family][left] = -1 }
                    }
                }
                open[family].removeLast(open[family].count - kept)
            }
        }

        fileprivate mutating func closeAll() {
            guard keepsTrapezoids else { return }
            strip += 1
            closeEnded()
        }
    }
}
