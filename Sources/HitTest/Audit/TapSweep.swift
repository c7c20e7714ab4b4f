import Foundation
import Layout
import ViewTree

/// Where the taps on a target's region go, as pieces with one answer each: by a sweep over all areas on and in front of
/// it, exact but for curves, which are polygons.
struct TapSweep {
    /// A trapezoid of the region.
    struct Piece {
        /// The row that is hit, or -1.
        let hitRow: Int
        /// Who receives, or -1.
        let receiverRow: Int
        let area: Double
        let box: CGRect
        /// Its corners, clockwise on the screen from the top left one.
        let corners: [RegionPoint]

        /// Near its upper left corner: no farther than a length inside, and not on an edge.
        func point(within length: CGSize) -> CGPoint {
            let share = min(0.5, Double(length.height / box.height))
            let left = corners[0].x + (corners[3].x - corners[0].x) * share
            let right = corners[1].x + (corners[2].x - corners[1].x) * share
            return CGPoint(
                x: left + min((right - left) / 2, Double(length.width)),
                y: Double(box.minY) + share * Double(box.height))
        }
    }

    /// From the top down, those of one height from left to right.
    let pieces: [Piece]

    /// nil with a finger, and where a view decides by itself where it is hit: there areas are not known.
    init?(_ tree: LayoutTree, _ row: Int, _ visible: CGRect, _ rules: HitTestRules) {
        guard !rules.areScored || rules.fingerRadius <= 1, !visible.isNull, visible.width > 0, visible.height > 0,
            visible.width.isFinite, visible.height.isFinite
        else { return nil }
        var all = AreaCollector(tree, rules, within: visible, findsDrawn: false, isPart: true)
        all.collect()
        var element = AreaCollector(
            tree, ElementRegion.bareRules, within: visible, findsDrawn: false, findsParts: false, isPart: true)
        element.collect(element: row)
        guard all.sampledRows.isEmpty, element.sampledRows.isEmpty else { return nil }
        var labels = TapLabels(tree, rules, all.owners, element.owners)
        var sweep = all.sweep
        sweep.add(element.sweep, after: all.owners.count)
        let found = sweep.run(&labels, labelCounts: [labels.answers.count])
        pieces = found.trapezoids[0].map { part in
            let (left, right) = (sweep.edges[Int(part.left)], sweep.edges[Int(part.right)])
            let (answer, top, bottom) = (labels.answers[Int(part.label)], part.top, part.bottom)
            let corners = [
                RegionPoint(x: left.x(at: top), y: top), RegionPoint(x: right.x(at: top), y: top),
                RegionPoint(x: right.x(at: bottom), y: bottom), RegionPoint(x: left.x(at: bottom), y: bottom),
            ]
            let area = PolygonArea(rings: [corners])
            return Piece(
                hitRow: answer.hit, receiverRow: answer.receiver, area: area.size, box: area.box, corners: corners)
        }.sorted {
            $0.box.minY != $1.box.minY ? $0.box.minY < $1.box.minY : $0.box.minX < $1.box.minX
        }
    }
}

extension TapSweep {
    /// Which part of a line across the pieces belongs to the region.
    struct Line {
        private let pieces: [Piece]
        private var height = CGFloat.nan
        /// The first piece that may reach the line: pieces come from the top down, and so do most questions.
        private var spans: [(from: Double, to: Double)] = []

        init(_ pieces: [Piece]) { self.pieces = pieces }

        /// Whether a point lies in the region; quick for points of one height in a row.
        mutating func contains(_ point: CGPoint) -> Bool {
            if point.y != height {
                height = point.y
                spans.removeAll(keepingCapacity: true)
                for piece in pieces {
                    if piece.box.minY > height { break }
                    guard piece.box.maxY > height else { continue }
                    let share = Double((height - piece.box.minY) / piece.box.height)
                    let (a, b, c, d) = (piece.corners[0], piece.corners[1], piece.corners[2], piece.corners[3])
                    spans.append((a.x + (d.x - a.x) * share, b.x + (c.x - b.x) * share))
                }
            }
            let x = Double(point.x)
            return spans.contains { $0.from <= x && x < $0.to }
        }
    }
}

/// Who is hit and who receives at each place of a target's region.
private struct TapLabels: SweepLabelling {
    private var hits: RegionLabels
    private var own: ActiveAreas
    private let count: Int
    /// By area: the place of its answer.
    private let labels: [Int32]
    /// The same for those who take taps where no candidate wins.
    private let parents: [ScoredParent: Int32]
    /// The first one is nobody's.
    let answers: [(hit: Int, receiver: Int)]

    let familyCount = 1

    init(
        _ tree: LayoutTree, _ rules: HitTestRules, _ owners: [AreaCollector.Owner], _ element: [AreaCollector.Owner]
    ) {
        let hits = RegionLabels(tree, rules, owners)
        self.hits = hits
        own = ActiveAreas(element)
        count = owners.count
        var answers = [(hit: -1, receiver: -1)]
        var known: [Int64: Int32] = [:]
        func label(_ hit: Int, _ receiver: Int) -> Int32 {
            let key = Int64(hit) << 32 | Int64(UInt32(bitPattern: Int32(receiver)))
            if let label = known[key] { return label }
            let label = Int32(answers.count)
            known[key] = label
            answers.append((hit, receiver))
            return label
        }
        labels = owners.indices.map { place in
            owners[place].isHit ? label(owners[place].row, hits.receiverRow(of: place) ?? -1) : 0
        }
        parents = Dictionary(uniqueKeysWithValues: hits.parents.map { ($0, label($0.hit, $0.receiver)) })
        self.answers = answers
    }

    mutating func begin() {
        hits.begin()
        own.begin()
    }

    mutating func cross(_ owner: Int, winding: Int) {
        if owner >= count { own.cross(owner - count, winding: winding) } else { hits.cross(owner, winding: winding) }
    }

    func answer(into labels: UnsafeMutableBufferPointer<Int32>) {
        guard own.inside.contains(where: { own.allows(Int($0)) }) else {
            labels[0] = -1
            return
        }
        let hit = hits.hit
        labels[0] = hit >= 0 ? self.labels[hit] : hits.parent.flatMap { parents[$0] } ?? 0
    }
}
