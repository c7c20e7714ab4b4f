import Foundation

/// Joins trapezoids of one label to polygons: closed, in a fixed order, without parts that are thinner than anybody
/// could see.
///
/// Corners lie on a grid of 1e-4 points. Outlines run clockwise on the screen, holes the other way; each begins at its
/// topmost corner, of those at the left one.
struct RegionOutline {
    private static let grid = 10_000.0
    /// Polygons that are thinner than this on average are left out, in points: what rounding leaves between neighbours.
    private static let thinnest = 0.001

    private struct Corner: Hashable {
        var x: Int
        var y: Int
    }

    private struct Piece {
        var from: Corner
        var to: Corner
        /// The edge it is a part of; -1 for horizontal ones.
        var source: Int32
    }

    private struct Level {
        var y: Int
        var from: Int
        var to: Int
    }

    private var pieces: [Piece] = []
    private var levels: [Level] = []

    private init() {}

    static func polygons(_ trapezoids: [PolygonSweep.Trapezoid], _ edges: [PolygonSweep.Edge]) -> [[RegionPoint]] {
        var outline = RegionOutline()
        for trapezoid in trapezoids { outline.add(trapezoid, edges) }
        outline.addLevels()
        return outline.rings()
    }

    /// A coordinate on the grid. Edges of absurd lengths have no exact places: they stay inside of what is looked at.
    private static func snapped(_ value: Double) -> Int {
        let widest = 2 * Double(HitRegions.widest.maxX)
        let place = value > -widest ? min(value, widest) : -widest
        return Int((place * grid).rounded())
    }

    private mutating func add(_ part: PolygonSweep.Trapezoid, _ edges: [PolygonSweep.Edge]) {
        let (left, right) = (edges[Int(part.left)], edges[Int(part.right)])
        let (top, bottom) = (Self.snapped(part.top), Self.snapped(part.bottom))
        let topLeft = Self.snapped(left.x(at: part.top))
        let topRight = max(topLeft, Self.snapped(right.x(at: part.top)))
        let bottomLeft = Self.snapped(left.x(at: part.bottom))
        let bottomRight = max(bottomLeft, Self.snapped(right.x(at: part.bottom)))
        if topLeft == topRight && bottomLeft == bottomRight { return }
        if topLeft < topRight { levels.append(Level(y: top, from: topLeft, to: topRight)) }
        if bottomLeft < bottomRight { levels.append(Level(y: bottom, from: bottomRight, to: bottomLeft)) }
        if top == bottom {
            // Too low for a side: what is left of it lies on the line.
            if topRight != bottomRight { levels.append(Level(y: top, from: topRight, to: bottomRight)) }
            if topLeft != bottomLeft { levels.append(Level(y: top, from: bottomLeft, to: topLeft)) }
            return
        }
        pieces.append(
            Piece(from: Corner(x: topRight, y: top), to: Corner(x: bottomRight, y: bottom), source: part.right))
        pieces.append(Piece(from: Corner(x: bottomLeft, y: bottom), to: Corner(x: topLeft, y: top), source: part.left))
    }

    /// Horizontal sides that lie on each other and run opposite ways cancel out.
    private mutating func addLevels() {
        levels.sort { $0.y != $1.y ? $0.y < $1.y : min($0.from, $0.to) < min($1.from, $1.to) }
        var first = 0
        while first < levels.count {
            var end = first
            var changes: [(x: Int, change: Int)] = []
            while end < levels.count, levels[end].y == levels[first].y {
                let level = levels[end]
                let sign = level.from < level.to ? 1 : -1
                changes.append((min(level.from, level.to), sign))
                changes.append((max(level.from, level.to), -sign))
                end += 1
            }
            changes.sort { $0.x < $1.x }
            let y = levels[first].y
            var cover = 0
            for place in changes.indices {
                if place > 0, cover != 0, changes[place].x > changes[place - 1].x {
                    let (a, b) = (Corner(x: changes[place - 1].x, y: y), Corner(x: changes[place].x, y: y))
                    for _ in 0..<abs(cover) {
                        pieces.append(
                            Piece(from: cover > 0 ? a : b, to: cover > 0 ? b : a, source: -1))
                    }
                }
                cover += changes[place].change
            }
            first = end
        }
    }

    private mutating func rings() -> [[RegionPoint]] {
        pieces.sort {
            if $0.from.y != $1.from.y { return $0.from.y < $1.from.y }
            if $0.from.x != $1.from.x { return $0.from.x < $1.from.x }
            if $0.to.y != $1.to.y { return $0.to.y < $1.to.y }
            return $0.to.x != $1.to.x ? $0.to.x < $1.to.x : $0.source < $1.source
        }
        var starts: [Corner: Int] = [:]
        starts.reserveCapacity(pieces.count)
        for place in pieces.indices.reversed() { starts[pieces[place].from] = place }
        var isUsed = Array(repeating: false, count: pieces.count)
        var result: [[RegionPoint]] = []
        for first in pieces.indices where !isUsed[first] {
            var chain = [first]
            isUsed[first] = true
            while pieces[chain[chain.count - 1]].to != pieces[first].from {
                guard let next = successor(of: chain[chain.count - 1], starts, isUsed) else { break }
                isUsed[next] = true
                chain.append(next)
            }
            if let ring = ring(chain) { result.append(ring) }
        }
        return result.enumerated().sorted {
            let (a, b) = ($0.element[0], $1.element[0])
            return a.y != b.y ? a.y < b.y : a.x != b.x ? a.x < b.x : $0.offset < $1.offset
        }.map(\.element)
    }

    /// Of the pieces that begin where one ends the one that turns most to the right: polygons that touch in a corner
    /// come out as two.
    private func successor(of piece: Int, _ starts: [Corner: Int], _ isUsed: [Bool]) -> Int? {
        let corner = pieces[piece].to
        guard let first = starts[corner] else { return nil }
        var best: Int?
        var bestTurn = -Double.infinity
        var place = first
        let (inX, inY) = (Double(corner.x - pieces[piece].from.x), Double(corner.y - pieces[piece].from.y))
        while place < pieces.count, pieces[place].from == corner {
            defer { place += 1 }
            if isUsed[place] { continue }
            let (outX, outY) = (Double(pieces[place].to.x - corner.x), Double(pieces[place].to.y - corner.y))
            var turn = atan2(inX * outY - inY * outX, inX * outX + inY * outY)
            // Back the way it came is the last choice.
            if turn >= .pi - 1e-12 { turn = -.pi }
            if turn > bestTurn {
                bestTurn = turn
                best = place
            }
        }
        return best
    }

    private func ring(_ chain: [Int]) -> [RegionPoint]? {
        var corners: [(at: Corner, source: Int32)] = []
        // Each corner with the piece that leaves it.
        for place in chain {
            corners.append((pieces[place].from, pieces[place].source))
            while reduce(&corners) {}
        }
        // Around the place where the chain was begun.
        var isReduced = true
        while isReduced, corners.count > 2 {
            isReduced = false
            if isStraight(corners[corners.count - 2], corners[corners.count - 1], corners[0]) {
                corners.removeLast()
                isReduced = true
            } else if isStraight(corners[corners.count - 1], corners[0], corners[1]) {
                corners.removeFirst()
                isReduced = true
            }
        }
        guard corners.count > 2 else { return nil }
        var doubled = 0.0
        var length = 0.0
        for place in corners.indices {
            let (a, b) = (corners[place].at, corners[(place + 1) % corners.count].at)
            doubled += Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
            length += hypot(Double(b.x - a.x), Double(b.y - a.y))
        }
        let area = abs(doubled) / 2 / Self.grid / Self.grid
        guard area > Self.thinnest * length / Self.grid / 2 else { return nil }
        let first = corners.indices.min {
            let (a, b) = (corners[$0].at, corners[$1].at)
            return a.y != b.y ? a.y < b.y : a.x < b.x
        }!
        return (0..<corners.count).map { number in
            let corner = corners[(first + number) % corners.count].at
            return RegionPoint(x: Double(corner.x) / Self.grid, y: Double(corner.y) / Self.grid)
        }
    }

    /// Takes out the corner before the last where the line goes straight on.
    private func reduce(_ corners: inout [(at: Corner, source: Int32)]) -> Bool {
        let count = corners.count
        guard count > 2, isStraight(corners[count - 3], corners[count - 2], corners[count - 1]) else { return false }
        corners.remove(at: count - 2)
        return true
    }

    private func isStraight(
        _ a: (at: Corner, source: Int32), _ b: (at: Corner, source: Int32), _ c: (at: Corner, source: Int32)
    ) -> Bool {
        if a.source >= 0, a.source == b.source { return true }
        // On a screen of millions of points the products need more than 64 bits.
        let first = (b.at.x - a.at.x).multipliedFullWidth(by: c.at.y - b.at.y)
        let second = (b.at.y - a.at.y).multipliedFullWidth(by: c.at.x - b.at.x)
        return first == second
    }
}
