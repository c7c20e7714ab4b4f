import Foundation
import Layout
import ViewTree

/// Why an element that no tap reaches cannot be tapped: the most specific reason that applies.
struct ReasonSearch {
    struct Answer {
        var reason: HitRule
        var blocker: Blocker?
        var detail: String
        var fix: String?
    }

    private let tree: LayoutTree
    private let target: LayoutNode
    private let reach: Reachability
    private let rules: HitTestRules
    private let region: RegionTest
    private let name: String

    init(_ tree: LayoutTree, _ target: LayoutNode, _ reach: Reachability, _ rules: HitTestRules) {
        self.tree = tree
        self.target = target
        self.reach = reach
        self.rules = rules
        region = RegionTest(tree, target.row)
        name = HitExplanation.name(of: target)
    }

    private var inside: Range<Int> { target.row..<Int(tree.table.nodes[target.row].end) }

    func answer() -> Answer {
        if let missed = reach.missed, region.contains(missed.point) { return failure(at: missed) }
        return withoutRegion()
    }

    // MARK: A tap that should have reached it

    private func failure(at missed: HitTestResult) -> Answer {
        let leaf = region.leaf(at: missed.point)
        let faults = PathRules(tree, to: leaf, at: missed.point, rules: rules).faults
        let receiver = missed.receiver
        let isAround =
            missed.receiverRow >= 0 && Int(tree.table.nodes[missed.receiverRow].end) >= inside.upperBound
            && missed.receiverRow <= target.row
        if missed.hitRow >= 0, tree.isInFront(missed.hitRow, of: leaf) {
            guard isAround, !hasGesture, let receiver else { return occluded(missed.hitRow, faults) }
            return handled(by: receiver, missed)
        }
        if let fault = faults.first { return answer(to: fault, behind: missed) }
        if let receiver { return handled(by: receiver, missed) }
        if missed.isDisabled(inside: target.row) {
            let row = GestureSearch.disabled(tree, from: missed.hitRow) ?? target.row
            return Answer(
                reason: .disabled, detail: "\(name) is disabled",
                fix: HitFix.disabled(tree, row))
        }
        if missed.hitRow < 0, rules.areScored, let answer = outscored(leaf, missed.point) { return answer }
        if let gesture = MissedGesture(missed), let demand = gesture.demand {
            return Answer(reason: .noGesture, detail: demand, fix: gesture.fix)
        }
        return Answer(
            reason: .noGesture, detail: "neither \(name) nor anything around it has a tap gesture",
            fix: HitFix.noGesture(behind: nil))
    }

    /// Whether anything in it would react.
    private var hasGesture: Bool {
        inside.contains { row in
            let node = tree.table.nodes[row]
            switch node.kind {
            case .gesture, .button: return true
            case .hosted: return tree.table.side.hosted[Int(node.payload)].takesTouches
            case .platformView: return tree.takesTouches(platform: row)
            default: return false
            }
        }
    }

    private func occluded(_ hit: Int, _ faults: [PathRules.Fault]) -> Answer {
        let blocker = Blocker(tree, hit: hit, for: target.row)
        let who = blocker?.name ?? "another view"
        // Taking the blocker away alone would not help.
        let more = faults.first.map { "; and \($0.detail)" } ?? ""
        return Answer(
            reason: .occluded, blocker: blocker, detail: "\(who) is in front of it" + more,
            fix: HitFix.occluded(by: who, overhangs: tree.clippedArea(of: hit) != nil))
    }

    private func handled(by receiver: HitView, _ missed: HitTestResult) -> Answer {
        let who = HitExplanation.name(receiver)
        let isDisabled = missed.isDisabled(inside: target.row)
        return Answer(
            reason: .handledBy, blocker: nil,
            detail: "\(who) around it takes the tap" + (isDisabled ? "; \(name) itself is disabled" : ""),
            fix: HitFix.handledBy(who))
    }

    private func answer(to fault: PathRules.Fault, behind missed: HitTestResult?) -> Answer {
        let fix: String?
        var detail = fault.detail
        switch fault.rule {
        case .containerBounds:
            fix = HitFix.containerBounds(tree, fault.row, reach.box)
            let container = tree.node(row: fault.row).map { HitExplanation.name(of: $0) } ?? "its container"
            detail = "its area \(reach.box.short) lies outside \(tree.bounds(fault.row).short), \(container)"
            if HitFix.canScroll(tree, fault.row, to: reach.box) { detail += ", and scrolling brings it into view" }
        case .offScreen:
            fix = HitFix.offScreen(reach.box, screen)
            detail = "its area \(reach.box.short) lies outside the screen, \(screen.short)"
        default: fix = HitFix.skipped(fault.rule, tree, fault.row, rules: rules)
        }
        let other = missed?.receiver.map { "; \(HitExplanation.name($0)) takes the tap" } ?? ""
        return Answer(reason: fault.rule, detail: detail + other, fix: fix)
    }

    /// With scored candidates: too faint to win, or not far enough ahead.
    private func outscored(_ leaf: Int, _ point: CGPoint) -> Answer? {
        let walk = ScoredWalk(tree, rules)
        let ranked = walk.ranking(at: point)
        guard let own = ranked.first(where: { inside.contains($0.leaf) }) else { return nil }
        let needed = Number.short(walk.needed(ranked))
        let detail = "its score \(Number.short(own.score)) is below \(needed)"
        if let other = ranked.first(where: { !inside.contains($0.leaf) }),
            own.score >= rules.scoring.leastScore
        {
            let blocker = Blocker(tree, hit: other.leaf, for: target.row)
            let who = blocker?.name ?? "another view"
            return Answer(
                reason: .occluded, blocker: blocker,
                detail: "\(detail): \(who) scores \(Number.short(other.score))",
                fix: HitFix.occluded(by: who, overhangs: false))
        }
        return Answer(reason: .opacity, detail: detail, fix: "Raise its opacity: the score is proportional to it.")
    }

    // MARK: Nothing on the screen that could be hit

    private var screen: CGRect { CGRect(origin: .zero, size: tree.spaceSize) }

    private func withoutRegion() -> Answer {
        // Its content as it would be hit if no rule took anything out, nearest to where one would tap it.
        var best: (point: CGPoint, leaf: Int)?
        for sample in RegionSamples.even(reach.box, depth: tree.table.depth) {
            let leaf = region.leafWithoutRules(at: sample)
            guard leaf >= 0 else { continue }
            if best.map({
                $0.point.squaredDistance(to: reach.activation) > sample.squaredDistance(to: reach.activation)
            }) ?? true {
                best = (sample, leaf)
            }
        }
        if let best {
            let faults = PathRules(tree, to: best.leaf, at: best.point, rules: rules).faults
            if let fault = faults.first {
                return answer(to: fault, behind: nil)
            }
        }
        if let singular { return singular }
        let frame = target.frame
        if isFlat(frame) {
            let area = reach.box
            let size = frame.width <= 0 || frame.height <= 0 ? frame.size : area.size
            return Answer(
                reason: .zeroSize, detail: "it has no area: \(frame.short)", fix: HitFix.zeroSize(size))
        }
        if best == nil {
            return Answer(
                reason: .emptyContent, detail: "nothing in it takes hits: it is clear, or empty",
                fix: HitFix.emptyContent)
        }
        if !reach.box.intersects(screen) {
            return Answer(
                reason: .offScreen,
                detail: "its area \(reach.box.short) lies outside the screen, \(screen.short)",
                fix: HitFix.offScreen(reach.box, screen))
        }
        return Answer(
            reason: .noGesture, detail: "neither \(name) nor anything around it has a tap gesture",
            fix: HitFix.noGesture(behind: nil))
    }

    /// Whether all content with an area, or else the element itself, has no width or no height.
    private func isFlat(_ frame: CGRect) -> Bool {
        var hasArea = false
        for row in inside where tree.table.nodes[row].kind.hasArea || tree.table.nodes[row].kind == .contentShape {
            // Spacers and clear colours have none, whatever their size.
            if tree.table.nodes[row].kind.hasArea && tree.isClear(row) { continue }
            hasArea = true
            let size = tree.size(row)
            if size.width > 0 && size.height > 0 { return false }
        }
        return hasArea || frame.width <= 0 || frame.height <= 0
    }

    /// An effect around it, or around all there is in it, that leaves no point.
    private var singular: Answer? {
        let nodes = tree.table.nodes
        var row = target.row
        var path: [Int] = []
        while row >= 0 {
            path.append(row)
            row = Int(nodes[row].parent)
        }
        row = target.row
        while nodes[row].kind.isModifier, row + 1 < Int(nodes[row].end) {
            row += 1
            path.append(row)
        }
        guard
            let effect = path.first(where: { row in
                guard nodes[row].kind.isEffect, var transform = tree.transform(row) else { return false }
                let size = tree.size(row)
                return size.width > 0 && size.height > 0 && !transform.invert()
            })
        else { return nil }
        let walk = HitWalk(tree, rules)
        return Answer(
            reason: .singularTransform, detail: walk.detail(of: .singularTransform, effect),
            fix: HitFix.skipped(.singularTransform, tree, effect, rules: rules))
    }
}

extension RegionSamples {
    /// Points all over a box, its middle among them; none where it is empty.
    static func even(_ box: CGRect, depth: Int) -> [CGPoint] {
        guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else { return [] }
        // Odd, so that the middle is one of them.
        let side = min(33, side(depth: depth) | 1)
        return (0..<side * side).map { number in
            CGPoint(
                x: box.minX + (CGFloat(number % side) + 0.5) * box.width / CGFloat(side),
                y: box.minY + (CGFloat(number / side) + 0.5) * box.height / CGFloat(side))
        }
    }
}
