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
    private let assumption: OpacityAssumption?

    init(
        _ tree: LayoutTree, _ target: LayoutNode, _ reach: Reachability, _ rules: HitTestRules,
        assuming assumption: OpacityAssumption? = nil
    ) {
        self.assumption = assumption
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
        let faults = faults(leaf, missed.point)
        let receiver = missed.receiver
        let isAround = isAround(missed.receiverRow)
        if let fault = faults.first, fault.rule == .occluded { return answer(to: fault, behind: missed) }
        if missed.hitRow >= 0, tree.isInFront(missed.hitRow, of: leaf) {
            if isAround, !hasGesture, let receiver { return handled(by: receiver, missed) }
            // What lies over the place where it would be is not what hides something scrolled away.
            guard let cover = cover(faults) else {
                return faults.contains { $0.rule == .containerBounds }
                    ? answer(to: faults[0], behind: missed) : occluded(missed.hitRow, faults)
            }
            return occluded(cover, faults.filter { $0.rule != .containerBounds })
        }
        if receiver == nil || isAround, let answer = coveredFromInside(missed) { return answer }
        if let fault = faults.first {
            return disabled(leaf, before: fault.rule) ?? answer(to: fault, behind: missed)
        }
        if rules.areScored, !isAround || hasGesture, !inside.contains(missed.hitRow),
            let answer = outscored(missed.point)
        {
            return answer
        }
        if let receiver { return handled(by: receiver, missed) }
        if inside.contains(missed.hitRow), let answer = disabled(missed.hitRow, before: nil) { return answer }
        if let gesture = MissedGesture(missed), let demand = gesture.demand {
            return Answer(reason: .noGesture, detail: demand, fix: gesture.fix)
        }
        return Answer(
            reason: .noGesture, detail: "neither \(name) nor anything around it has a tap gesture",
            fix: HitFix.noGesture(tree, target.row))
    }

    /// What would take taps on a row is disabled, its own gesture or the one around it, and a rule that keeps taps from
    /// the row besides, if there is one, is a less specific reason.
    private func disabled(_ leaf: Int, before rule: HitRule?) -> Answer? {
        guard rule.map({ HitRule.disabled.rank < $0.rank }) ?? true,
            let row = GestureSearch.disabled(tree, from: leaf), GestureSearch.receiver(tree, from: leaf) < 0
        else { return nil }
        let view = tree.hitView(of: row, gestureRow: row).map(HitExplanation.name)
        return Answer(
            reason: .disabled, detail: "\(tree.isOwn(row, of: target.row) ? name : view ?? name) is disabled",
            fix: HitFix.disabled(tree, row))
    }

    private func faults(_ leaf: Int, _ point: CGPoint) -> [PathRules.Fault] {
        PathRules(tree, to: leaf, at: point, rules: rules, assuming: assumption).faults
    }

    /// Whether a receiver has the whole element in it.
    private func isAround(_ receiver: Int) -> Bool {
        receiver >= 0 && Int(tree.table.nodes[receiver].end) >= inside.upperBound && receiver <= target.row
    }

    /// What covers the part of it that its containers show; nil where they show nothing, or nothing covers that.
    private func cover(_ faults: [PathRules.Fault]) -> Int? {
        let containers = faults.filter { $0.rule == .containerBounds }
        guard !containers.isEmpty else { return nil }
        let shown = containers.reduce(reach.visible) { $0.intersection(tree.bounds($1.row)) }
        let pixel = 1 / tree.scale
        guard !shown.isNull, shown.width >= pixel, shown.height >= pixel else { return nil }
        let middle = CGPoint(x: shown.midX, y: shown.midY)
        let leaf = region.leaf(at: middle)
        let hit = tree.hitTest(middle, rules: rules, assuming: assumption).hitRow
        guard leaf >= 0, hit >= 0, tree.isInFront(hit, of: leaf) else { return nil }
        return hit
    }

    /// An overlay that is written inside the element, over what would react.
    private func coveredFromInside(_ missed: HitTestResult) -> Answer? {
        guard inside.contains(missed.hitRow) else { return nil }
        let covered = RecordingWalk(missed).candidates.first { candidate in
            candidate.outcome == .blocked && inside.contains(candidate.row)
                && inside.contains(GestureSearch.receiver(tree, from: candidate.row))
        }
        guard let covered else { return nil }
        let blocker = Blocker(tree, hit: missed.hitRow, for: covered.row)
        let who = blocker?.name ?? "its overlay"
        return Answer(
            reason: .occluded, blocker: blocker, detail: "\(who) is in front of \(HitExplanation.name(covered))",
            fix: HitFix.occluded(tree, covered.row, by: missed.hitRow, named: who, overhangs: false))
    }

    /// Whether anything in it would react.
    private var hasGesture: Bool { tree.hasGesture(in: inside) }

    private func occluded(_ hit: Int, _ faults: [PathRules.Fault]) -> Answer {
        let blocker = Blocker(tree, hit: hit, for: target.row)
        let who = blocker?.name ?? "another view"
        // Taking the blocker away alone would not help.
        let more = faults.first.map { "; and \($0.detail)" } ?? ""
        return Answer(
            reason: .occluded, blocker: blocker, detail: "\(who) is in front of it" + more,
            fix: HitFix.occluded(
                tree, target.row, by: hit, named: who, overhangs: tree.clippedArea(of: hit) != nil))
    }

    private func handled(by receiver: HitView, _ missed: HitTestResult) -> Answer {
        let who = HitExplanation.name(receiver)
        let isDisabled = missed.isDisabled(inside: target.row)
        return Answer(
            reason: .handledBy, blocker: nil,
            detail: "\(who) \(place(of: missed.receiverRow)) takes the tap"
                + (isDisabled ? "; \(name) itself is disabled" : ""),
            fix: HitFix.handledBy(tree, target.row, who))
    }

    private func place(of receiver: Int) -> String {
        if isAround(receiver) { return "around it" }
        guard let row = tree.listRow(around: target.row) else { return "behind it" }
        return tree.listRow(around: receiver) == row ? "in the same row" : "behind it"
    }

    private func answer(to fault: PathRules.Fault, behind missed: HitTestResult?) -> Answer {
        let fix: String?
        var detail = fault.detail
        var blocker: Blocker?
        switch fault.rule {
        case .occluded:
            fix = HitFix.skipped(.occluded, tree, fault.row, rules: rules)
            // The screen that was pushed on this one, or what was hit on it.
            let screen = Int(tree.table.nodes[fault.row].end)
            let hit = missed?.hitRow ?? -1
            let isOnScreen = (screen..<Int(tree.table.nodes[screen].end)).contains(hit)
            blocker = Blocker(tree, hit: isOnScreen ? hit : screen, for: target.row)
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
        return Answer(reason: fault.rule, blocker: blocker, detail: detail + other, fix: fix)
    }

    /// With scored candidates: too faint to win, or not far enough ahead.
    private func outscored(_ point: CGPoint) -> Answer? {
        let walk = ScoredWalk(tree, rules, assuming: assumption)
        let ranked = walk.ranking(at: point)
        guard let own = ranked.first(where: { inside.contains($0.leaf) }) else { return nil }
        let (detail, rival) = walk.shortfall(of: own, in: ranked)
        let blocker = rival.flatMap { Blocker(tree, hit: $0.leaf, for: target.row) }
        // An opaque one loses only to a neighbour within the finger's reach.
        guard walk.isFaint(own.leaf) || blocker == nil else {
            return Answer(
                reason: .occluded, blocker: blocker, detail: detail,
                fix: HitFix.occluded(by: blocker?.name ?? "another view", overhangs: false))
        }
        return Answer(
            reason: .opacity, blocker: blocker, detail: detail,
            fix: "Raise its opacity: the score is proportional to it.")
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
            if let fault = faults(best.leaf, best.point).first {
                return disabled(best.leaf, before: fault.rule) ?? answer(to: fault, behind: nil)
            }
        }
        if let singular { return singular }
        let frame = target.frame
        if isFlat(frame) {
            let area = reach.box
            let size = frame.width <= 0 || frame.height <= 0 ? frame.size : area.size
            return Answer(
                reason: .zeroSize, detail: "it has no area: \(frame.short)",
                fix: HitFix.zeroSize(tree, target.row, size))
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
            fix: HitFix.noGesture(tree, target.row))
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
                guard nodes[row].kind.isEffect, let transform = tree.transform(row) else { return false }
                let size = tree.size(row)
                return size.width > 0 && size.height > 0 && transform.isFlat
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
