import Foundation
import Layout
import ViewTree

/// Adds up what becomes of the taps on a target.
struct SurveyTally {
    /// The target's own and all inside.
    let rows: Range<Int>
    let drawn: CGRect
    private(set) var all = 0.0
    private(set) var reached = 0.0
    private(set) var inner = 0.0
    private(set) var innerRows: [Int] = []
    private(set) var overhang = 0.0
    private(set) var overhangBox = CGRect.null
    private(set) var regionBox = CGRect.null
    /// Places that take no hits, line by line.
    var empty: [CGRect] = []
    private var losses: [TapSurvey.Loss] = []
    private var places: [Int64: Int] = [:]
    private let tree: LayoutTree
    private let isButton: Bool
    private let isSimultaneous: Bool
    /// nil where single taps are what it waits for.
    private let touches: TargetTouches?
    /// Where a tap on a loss is looked at: as near to its corner as a sample would be.
    private let step: CGSize

    init(_ tree: LayoutTree, _ row: Int, drawn: CGRect, _ shown: CGRect, _ touches: TargetTouches?) {
        self.tree = tree
        self.touches = touches
        self.drawn = drawn
        let node = tree.table.nodes[row]
        rows = row..<Int(node.end)
        isButton = node.kind == .button
        isSimultaneous =
            node.kind == .gesture && tree.table.side.gestures[Int(node.payload)].priority == .simultaneous
        step = CGSize(width: shown.width / 128, height: shown.height / 128)
    }

    /// Who gets what the target waits for, where a tap would go to a receiver.
    func receiver(_ hit: Int, _ receiver: Int) -> Int { touches?.takers(from: hit).receiver ?? receiver }

    /// Whether a touch ends at the target itself.
    func reaches(_ hit: Int, _ receiver: Int) -> Bool {
        let row = rows.lowerBound
        if let takers = touches?.takers(from: hit) { return takers.receiver == row || takers.also.contains(row) }
        if receiver == row { return true }
        guard receiver >= 0 else { return false }
        if isSimultaneous { return GestureSearch.also(tree, from: hit, receiver: receiver).contains(row) }
        return isButton && GestureSearch.buttonsBeside(tree, receiver).contains(row)
    }

    mutating func add(_ sample: RegionSamples.Sample, _ result: HitTestResult) {
        let area = Double(sample.area)
        let isReached = add(area, sample.cell, result.hitRow, result.receiverRow) { sample.point }
        if isReached, !drawn.insetBy(dx: -0.5, dy: -0.5).contains(sample.point) {
            overhang += area
            overhangBox = overhangBox.union(sample.cell)
        }
    }

    mutating func add(_ piece: TapSweep.Piece) {
        let isReached = add(piece.area, piece.box, piece.hitRow, piece.receiverRow) { [step] in
            piece.point(within: step)
        }
        if isReached, !drawn.insetBy(dx: -0.5, dy: -0.5).contains(piece.box) { addOverhang(piece) }
    }

    /// What of a piece lies to the left, to the right, above and below what is drawn.
    private mutating func addOverhang(_ piece: TapSweep.Piece) {
        let whole = PolygonArea(rings: [piece.corners])
        guard !drawn.isNull else {
            overhang += piece.area
            overhangBox = overhangBox.union(piece.box)
            return
        }
        let (left, right) = (Double(drawn.minX), Double(drawn.maxX))
        let (top, bottom) = (Double(drawn.minY), Double(drawn.maxY))
        var middle = whole
        middle.clip { $0.x - left }
        middle.clip { right - $0.x }
        var parts = [whole, whole, middle, middle]
        parts[0].clip { left - $0.x }
        parts[1].clip { $0.x - right }
        parts[2].clip { top - $0.y }
        parts[3].clip { $0.y - bottom }
        for part in parts where part.size > 0 {
            overhang += part.size
            overhangBox = overhangBox.union(part.box)
        }
    }

    /// Whether the target itself is reached.
    private mutating func add(
        _ area: Double, _ box: CGRect, _ hit: Int, _ tapReceiver: Int, _ point: () -> CGPoint
    ) -> Bool {
        let receiver = receiver(hit, tapReceiver)
        all += area
        regionBox = regionBox.union(box)
        if reaches(hit, receiver) {
            reached += area
            return true
        }
        if receiver > rows.lowerBound, receiver < rows.upperBound {
            inner += area
            if !innerRows.contains(receiver) { innerRows.append(receiver) }
            return false
        }
        let key = Int64(hit) << 32 | Int64(UInt32(bitPattern: Int32(receiver)))
        if let place = places[key] {
            losses[place].area += area
            losses[place].box = losses[place].box.union(box)
        } else {
            places[key] = losses.count
            losses.append(
                TapSurvey.Loss(hitRow: hit, receiverRow: receiver, area: area, box: box, point: point()))
        }
        return false
    }

    /// The largest first.
    var sortedLosses: [TapSurvey.Loss] {
        losses.enumerated().sorted { ($1.element.area, $0.offset) < ($0.element.area, $1.offset) }.map(\.element)
    }
}
