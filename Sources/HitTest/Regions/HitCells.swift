import Foundation
import Layout
import ViewTree

/// A screen cut into cells: wherever a tap lands in a cell, the same areas lie below it, and the answer is the same.
///
/// Made for pages that answer clicks without the engine: they look up the cell, and show what the engine said about a
/// point inside of it. Receivers are exact, as in ``HitRegions``; what is out of reach (by its opacity, say) takes part
/// with its box.
public struct HitCells: Sendable {
    /// A part of the screen with one answer.
    public struct Cell: Sendable {
        /// A point inside of it, in the tree's space.
        public let point: CGPoint
        /// What the engine says there.
        public let result: HitTestResult
        /// Those who lie below the point, front to back: the hit, what is behind it, what a rule took out.
        public let candidates: [HitCandidate]
        public let explanation: HitExplanation
    }

    /// A trapezoid with level top and bottom, in points of the tree's space.
    public struct Piece: Sendable {
        public let cell: Int
        public let top: Double
        public let bottom: Double
        public let topLeft: Double
        public let topRight: Double
        public let bottomLeft: Double
        public let bottomRight: Double
    }

    public let cells: [Cell]
    /// From the top down.
    public let pieces: [Piece]
    /// What the engine says beyond the screen, and where nothing lies.
    public let offScreen: HitExplanation
    public let nowhere: HitExplanation?

    public init(_ tree: LayoutTree, rules: HitTestRules) {
        let space = CGRect(origin: .zero, size: tree.spaceSize).intersection(HitRegions.widest)
        let isBounded = !(space.width + space.height).isNaN && !space.isNull && space.width > 0 && space.height > 0
        var collector = AreaCollector(tree, rules, within: isBounded ? space : .zero, findsDrawn: false)
        if isBounded { collector.collect() }
        var sweep = collector.sweep
        var labels = CellLabels(collector.owners)
        labels.addBoxes(of: tree, within: space, isBounded: isBounded, to: &sweep)
        let found = sweep.run(&labels, labelCounts: [0])
        var pieces: [Piece] = []
        var largest = [(size: Double, point: CGPoint)?](repeating: nil, count: labels.count)
        for part in found.trapezoids[0] {
            let (left, right) = (sweep.edges[Int(part.left)], sweep.edges[Int(part.right)])
            let piece = Piece(
                cell: Int(part.label), top: part.top, bottom: part.bottom, topLeft: left.x(at: part.top),
                topRight: right.x(at: part.top), bottomLeft: left.x(at: part.bottom),
                bottomRight: right.x(at: part.bottom))
            pieces.append(piece)
            // The thickest place of the cell stands for it.
            let y = (part.top + part.bottom) / 2
            let (from, to) = (left.x(at: y), right.x(at: y))
            let size = min(to - from, part.bottom - part.top)
            if largest[piece.cell].map({ size > $0.size }) ?? true {
                largest[piece.cell] = (size, CGPoint(x: (from + to) / 2, y: y))
            }
        }
        pieces.sort { $0.top != $1.top ? $0.top < $1.top : $0.topLeft < $1.topLeft }
        cells = largest.map { place in
            let result = tree.hitTest(place?.point ?? .zero, rules: rules)
            let explanation = result.explanation
            return Cell(
                point: result.point, result: result,
                candidates: explanation.candidates.filter {
                    $0.outcome == .hit || ($0.outcome != .missed && $0.isInBox)
                }, explanation: explanation)
        }
        self.pieces = pieces
        offScreen = tree.hitTest(CGPoint(x: -1, y: -1), rules: rules).explanation
        nowhere = isBounded ? Self.explanationOfNowhere(tree, rules, pieces) : nil
    }

    /// The answer at a place without any area; nil where areas cover the screen.
    private static func explanationOfNowhere(
        _ tree: LayoutTree, _ rules: HitTestRules, _ pieces: [Piece]
    ) -> HitExplanation? {
        let size = tree.spaceSize
        // Between two pieces, or between a piece and an edge of the screen.
        func isFree(_ point: CGPoint) -> Bool {
            !pieces.contains { piece in
                guard Double(point.y) >= piece.top, Double(point.y) < piece.bottom else { return false }
                let share = (Double(point.y) - piece.top) / (piece.bottom - piece.top)
                let left = piece.topLeft + (piece.bottomLeft - piece.topLeft) * share
                let right = piece.topRight + (piece.bottomRight - piece.topRight) * share
                return Double(point.x) >= left && Double(point.x) < right
            }
        }
        for line in 0..<32 {
            for column in 0..<16 {
                let point = CGPoint(
                    x: (CGFloat(column) + 0.5) / 16 * size.width, y: (CGFloat(line) + 0.5) / 32 * size.height)
                if isFree(point) { return tree.hitTest(point, rules: rules).explanation }
            }
        }
        return nil
    }
}

/// A number for each set of areas that lie on each other somewhere.
private struct CellLabels: SweepLabelling {
    let familyCount = 1
    private var owners: [AreaCollector.Owner]
    private var areas: ActiveAreas
    /// A protocol's question changes nothing, but new sets are numbered as they are found.
    private final class Numbers {
        var known: [[Int32]: Int32] = [:]
    }

    private let numbers = Numbers()
    var count: Int { numbers.known.count }

    init(_ owners: [AreaCollector.Owner]) {
        self.owners = owners
        areas = ActiveAreas(owners)
    }

    /// Rows that rules take out, by their boxes.
    mutating func addBoxes(
        of tree: LayoutTree, within space: CGRect, isBounded: Bool, to sweep: inout PolygonSweep
    ) {
        guard isBounded else { return }
        var isHit = Set<Int>()
        for owner in owners where owner.isHit { isHit.insert(owner.row) }
        for row in 0..<tree.table.count where tree.table.nodes[row].kind.hasArea && !isHit.contains(row) {
            let size = tree.size(row)
            guard size.width > 0, size.height > 0, (size.width + size.height).isFinite else { continue }
            let ring = [
                CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
                CGPoint(x: 0, y: size.height),
            ].map { tree.onScreen($0, row) }
            guard ring.allSatisfy({ ($0.x + $0.y).isFinite }) else { continue }
            let area = PolygonArea(rings: [ring.map { RegionPoint(x: Double($0.x), y: Double($0.y)) }])
                .clipped(to: space)
            if area.isEmpty { continue }
            sweep.add(area, owner: owners.count)
            owners.append(AreaCollector.Owner(row: row))
        }
        areas = ActiveAreas(owners)
    }

    mutating func begin() { areas.begin() }

    mutating func cross(_ owner: Int, winding: Int) { areas.cross(owner, winding: winding) }

    func answer(into labels: UnsafeMutableBufferPointer<Int32>) {
        let inside = areas.inside.filter { areas.allows(Int($0)) }
        guard !inside.isEmpty else {
            labels[0] = -1
            return
        }
        let next = Int32(numbers.known.count)
        let number = numbers.known[inside] ?? next
        if number == next { numbers.known[inside] = next }
        labels[0] = number
    }
}
