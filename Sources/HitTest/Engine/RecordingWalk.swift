import Foundation
import Layout
import ViewTree

/// The same walk once more, looking at every view and noting what becomes of it.
///
/// Runs only when the explanation is asked for. On screens of more than ``mostRows`` rows what lies nowhere near the point
/// is not looked at, but counted.
struct RecordingWalk {
    /// Up to so many rows every view is noted, wherever it lies.
    static let mostRows = 4096

    private let walk: HitWalk
    private let hitRow: Int
    private(set) var candidates: [HitCandidate] = []
    private var hasHit = false
    /// How many views far from the point were left out; all of them would be `missed`.
    private(set) var omitted = 0
    /// On long screens alone.
    private let reach: ReachIndex?
    private let point: ReachIndex.Box
    private let location: CGPoint
    private let assumption: OpacityAssumption?
    /// The scores at the point, once they were asked for.
    private var ranking: [ScoredWalk.Candidate]?

    init(_ result: HitTestResult) {
        walk = HitWalk(result.tree, result.rules, assuming: result.assumption)
        hitRow = result.hitRow
        point = ReachIndex.Box(result.point)
        location = result.point
        assumption = result.assumption
        let tree = result.tree
        reach = tree.table.count > Self.mostRows ? tree.reach : nil
        guard result.tree.table.count > 0, result.point.x.isFinite, result.point.y.isFinite else { return }
        let place = walk.child(
            0, HitWalk.Place(x: Double(result.point.x), y: Double(result.point.y), originX: 0, originY: 0))
        withUnsafeMutablePointer(to: &self) { walk in
            StackGuard.recurse(depth: result.tree.table.depth) { walk.pointee.visit(0, place, nil) }
        }
    }

    /// A rule met on the way down that takes out everything inside.
    private struct Skip {
        var row: Int
        var rule: HitRule
        var detail: String
    }

    /// The nearest view of UIKit's further out that was asked at the point: it has asked those inside by itself.
    private var asked: PlatformHit?
    /// What an override said that led to the hit, of the view itself or of one further out.
    private var answer: String?

    private mutating func visit(_ row: Int, _ start: HitWalk.Place, _ outerSkip: Skip?) {
        let outer = (asked, answer)
        defer { (asked, answer) = outer }
        let tree = walk.tree
        let node = tree.table.nodes[row]
        var place = start
        var skip = outerSkip
        if let rule = walk.skipRule(row, node) {
            if skip == nil { skip = Skip(row: row, rule: rule, detail: walk.detail(of: rule, row)) }
        }
        // What leads to the hit was left out by nobody, whatever its bounds are.
        let holdsHit = node.kind == .platformView && hitRow >= row && hitRow < Int(node.end)
        if node.kind == .platformView, skip == nil, let note = walk.platformNote(row, place, &asked) {
            if holdsHit {
                answer = note.text
            } else {
                skip = Skip(row: row, rule: note.isArea ? .contentShape : .allowsHitTesting, detail: note.text)
            }
        }
        if node.kind.isEffect {
            guard let inner = walk.through(row, place) else {
                let size = tree.size(row)
                let box = HitWalk.Box(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
                if skip == nil, box.contains(place) {
                    note(row, .skipped, .singularTransform, walk.detail(of: .singularTransform, row))
                }
                return
            }
            place = inner
        }
        if walk.rules.clipsLimitHits || node.kind.testsBounds, skip == nil, !holdsHit,
            !walk.isInsideBounds(row, node, place)
        {
            let rule: HitRule = node.kind == .window ? .offScreen : .containerBounds
            skip = Skip(row: row, rule: rule, detail: walk.detail(of: rule, row))
        }
        if node.kind == .contentShape {
            if !walk.isInside(row, node, place) {
                if skip == nil {
                    skip = Skip(row: row, rule: .contentShape, detail: walk.detail(of: .contentShape, row))
                }
            }
        }
        if row + 1 < Int(node.end) {
            visitChildren(row, place, skip)
            if node.kind == .contentShape, row == hitRow {
                hasHit = true
                note(row, .hit, nil, "inside its content shape")
            }
            if node.kind == .listRow, row == hitRow {
                hasHit = true
                note(row, .hit, nil, "inside the row, beside its content")
            }
            if node.kind == .platformView { visitLeaf(row, node, place, skip) }
            if row == hitRow, !hasHit, walk.rules.areScored {
                hasHit = true
                note(row, .hit, nil, "around candidates of which none wins")
            }
        } else {
            visitLeaf(row, node, place, skip)
        }
    }

    private mutating func visitChildren(_ row: Int, _ place: HitWalk.Place, _ skip: Skip?) {
        guard let reach else {
            for child in walk.index.childrenFrontToBack(row, of: walk.tree) {
                visit(child, walk.child(child, place), skip)
            }
            return
        }
        let near = walk.index.childrenFrontToBack(row, of: walk.tree, near: point, reach)
        // A mask's own content is none.
        let nodes = walk.tree.table.nodes
        guard row + 1 < Int(nodes[row].end) else { return }
        let rows = row + 1..<Int(nodes[row].kind == .mask ? nodes[row + 1].end : nodes[row].end)
        omitted += reach.areaCount(rows)
        for child in near {
            omitted -= reach.areaCount(child..<Int(nodes[child].end))
            visit(child, walk.child(child, place), skip)
        }
    }

    private mutating func visitLeaf(_ row: Int, _ node: Node, _ place: HitWalk.Place, _ skip: Skip?) {
        let tree = walk.tree
        if let answer, row == hitRow {
            hasHit = true
            return note(row, .hit, nil, answer)
        }
        let size = tree.size(row)
        guard walk.isInside(row, node, place) else {
            if node.kind.hasArea {
                let box = HitWalk.Box(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
                let isInBox = box.contains(place)
                let isClear = tree.isClear(row) && isInBox
                // Merely outside of its area needs no rule.
                let rule: HitRule? = isClear ? .emptyContent : size.width <= 0 || size.height <= 0 ? .zeroSize : nil
                let why = isClear ? "a clear style has no hit area" : "the point lies outside \(area(row))"
                note(row, .missed, rule, why, isInBox: isInBox)
            }
            return
        }
        if let skip {
            note(
                row, .skipped, skip.rule, skip.detail + (skip.rule == .opacity ? hostedDetail(row, node) : ""),
                of: skip.row)
        } else if node.kind == .hosted, let dead = walk.deadGroup(row) {
            note(row, .skipped, .hostedAlpha, Self.detail(of: dead, minimum: walk.rules.hostedMinimumAlpha))
        } else if row == hitRow {
            hasHit = true
            note(row, .hit, nil, "the point lies inside \(area(row))")
        } else if !isPartOfHit(row) {
            noteBlocked(row)
        }
    }

    /// Content behind the hit; or in front of it and outscored, which only content that is not opaque is.
    private mutating func noteBlocked(_ row: Int) {
        guard !hasHit, walk.rules.areScored else { return note(row, .blocked, .occluded, "behind the hit") }
        let scores = ScoredWalk(walk.tree, walk.rules, assuming: assumption)
        let ranked = ranking ?? scores.ranking(at: location)
        ranking = ranked
        let receiver = GestureSearch.receiver(walk.tree, from: row)
        guard
            let own = ranked.first(where: { $0.leaf == row || (receiver >= 0 && $0.receiver == receiver) })
        else { return note(row, .blocked, .occluded, "something in front of it is opaque") }
        note(row, .blocked, scores.isFaint(row) ? .opacity : .occluded, scores.shortfall(of: own, in: ranked).detail)
    }

    /// Whether a row is a part of the control that was hit: a bordered button's background is not behind the button, nor
    /// is a view of UIKit's behind a part of its own that has no number, such as an effect view's content view.
    private func isPartOfHit(_ row: Int) -> Bool {
        if hitRow > row, walk.tree.table.nodes[row].kind == .platformView,
            hitRow < Int(walk.tree.table.nodes[row].end), let hit = walk.tree.hitView(of: hitRow, gestureRow: -1),
            hit.node.row == row
        {
            return true
        }
        guard hitRow >= 0, walk.tree.table.nodes[row].flags.contains(.plumbing),
            let view = walk.tree.hitView(of: row, gestureRow: -1)
        else { return false }
        let control = view.node.row
        return control != row && control <= hitRow && hitRow < Int(walk.tree.table.nodes[control].end)
    }

    /// Where an opacity takes out a hosted control, UIKit's threshold would have done so as well.
    private func hostedDetail(_ row: Int, _ node: Node) -> String {
        guard node.kind == .hosted, let dead = walk.deadGroup(row) else { return "" }
        return "; and " + Self.detail(of: dead, minimum: walk.rules.hostedMinimumAlpha)
    }

    private mutating func note(
        _ row: Int, _ outcome: HitCandidate.Outcome, _ rule: HitRule?, _ detail: String, of ruleRow: Int? = nil,
        isInBox: Bool = true
    ) {
        guard let view = walk.tree.hitView(of: row, gestureRow: -1) else { return }
        candidates.append(
            HitCandidate(
                row: row, ruleRow: ruleRow ?? row, isInBox: isInBox, node: view.node, outcome: outcome, rule: rule,
                detail: detail,
                id: view.id, label: view.label))
    }

    /// The row's rectangle on the screen.
    private func area(_ row: Int) -> String { walk.tree.decidingBounds(of: row).short }

    /// Names the Float that decided: 0.01 is not 0.01 there.
    static func detail(of dead: AlphaGroups.Dead, minimum: Double) -> String {
        let stored = "\(Number.exact(Double(dead.alpha))) as a 32-bit Float"
        let written = dead.factors.map { Number.exact($0) }.joined(separator: " × ")
        return "its view's alpha \(written) is \(stored), below \(Number.exact(minimum))"
    }
}

extension NodeKind {
    /// Whether the kind may take hits at all.
    public var hasArea: Bool {
        switch self {
        case .color, .style, .shape, .text, .image, .hosted, .divider, .platformView: true
        default: false
        }
    }
}
