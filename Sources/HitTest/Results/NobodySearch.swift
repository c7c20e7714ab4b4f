import Foundation
import Layout
import ViewTree

/// Why nobody receives a tap: the rule that decided, who is in the way, and what to change.
struct NobodySearch {
    let result: HitTestResult
    let candidates: [HitCandidate]
    let tree: LayoutTree

    init(_ result: HitTestResult, _ candidates: [HitCandidate]) {
        self.result = result
        self.candidates = candidates
        tree = result.tree
    }

    private var screen: CGRect { CGRect(origin: .zero, size: tree.spaceSize) }

    func nobody(_ why: String) -> String { "Nobody receives \(result.touchPhrase): \(why)." }

    func answer() -> HitExplanation.Answer {
        let isFinite = result.point.x.isFinite && result.point.y.isFinite
        if !isFinite || (tree.device != nil && !screen.contains(result.point)) {
            return HitExplanation.Answer(
                rule: .offScreen, verdict: nobody("the point lies outside the screen, \(screen.short)"),
                fix: "Tap inside \(screen.short), or lay out there what should take the tap.")
        }
        if let worst = worstSkip {
            return HitExplanation.Answer(
                rule: worst.rule!, verdict: nobody("\(HitExplanation.name(worst)) is left out because \(worst.detail)"),
                fix: fix(for: worst))
        }
        if let answer = skippedAndDisabled { return answer }
        return result.hit.map { atHit($0) } ?? withoutHit()
    }

    // MARK: Something was hit

    private func atHit(_ hit: HitView) -> HitExplanation.Answer {
        if let disabled = GestureSearch.disabled(tree, from: result.hitRow) {
            let view = tree.hitView(of: disabled, gestureRow: disabled)
            return HitExplanation.Answer(
                rule: .disabled, verdict: nobody("\(view.map(HitExplanation.name) ?? "the view") is disabled"),
                fix: HitFix.disabled(tree, disabled))
        }
        let name = HitExplanation.name(hit)
        if let link = tree.link(of: result.hitRow, at: result.point, isEnabled: false) {
            return HitExplanation.Answer(
                rule: .disabled, verdict: nobody("the link to \(link.url.absoluteString) in \(name) is disabled"),
                fix: "Remove disabled(true) around it: links in a text are disabled with it.")
        }
        // Content without a gesture swallows what is meant for a control behind it.
        if let behind = candidates.first(where: { $0.outcome == .blocked && wouldReact($0.row) }),
            let receiver = tree.receiver(from: behind.row)
        {
            let who = HitExplanation.name(receiver)
            // Under scores what is in front may lose.
            let isOutscored = result.rules.areScored && tree.isInFront(behind.row, of: result.hitRow)
            let isFaint = ScoredWalk(tree, result.rules, assuming: result.assumption).isFaint(behind.row)
            return HitExplanation.Answer(
                rule: isOutscored && isFaint ? .opacity : .occluded,
                verdict: nobody("\(name) \(isOutscored ? "outscores" : "is in front of") \(who) and does not react"),
                fix: isOutscored
                    ? "Raise the opacity of \(who), or let \(name) pass taps with allowsHitTesting(false)."
                    : isPresented(over: behind.row)
                        ? (besideAlert?.fix ?? HitFix.presented)
                        : HitFix.occluded(
                            tree, behind.row, by: result.hitRow, named: name,
                            overhangs: tree.clippedArea(of: result.hitRow) != nil),
                blocker: Blocker(tree, hit: result.hitRow, for: behind.row))
        }
        if let answer = besideAlert ?? shapeAroundGesture(name) { return answer }
        if let toggle = besideSwitch(name) { return toggle }
        if let answer = backgroundAfterGesture(name) { return answer }
        let missed = MissedGesture(result)
        return HitExplanation.Answer(
            rule: .noGesture,
            verdict: nobody(
                "it hits \(name), and "
                    + (missed?.phrase ?? "neither that nor anything around it has \(result.wantedGesture)")),
            fix: missed?.fix ?? HitFix.noGesture(tree, result.hitRow))
    }

    // MARK: Nothing was hit

    private func withoutHit() -> HitExplanation.Answer {
        if result.rules.areScored, let scored = outscored() { return scored }
        let clear = candidates.filter { $0.rule == .emptyContent }
        if let clear = clear.first(where: { wouldReact($0.row) }) { return empty(clear) }
        if let shape = candidates.first(where: { isBesidePath($0) && isInsideGesture($0.row) }) {
            return HitExplanation.Answer(
                rule: .emptyContent,
                verdict: nobody("the point lies beside the path of \(HitExplanation.name(shape)), inside its frame"),
                fix: HitFix.shapePath)
        }
        if let toggle = besideSwitch("the point") { return toggle }
        if let gap { return gap }
        if let finger = fingerOnly() { return finger }
        if let clear = clear.first { return empty(clear) }
        return aroundFix
            ?? HitExplanation.Answer(
                rule: .emptyContent, verdict: nobody("there is nothing there that takes hits"),
                fix: "Tap something that takes hits, or put it there.")
    }

    private func empty(_ clear: HitCandidate) -> HitExplanation.Answer {
        HitExplanation.Answer(
            rule: .emptyContent,
            verdict: nobody("\(HitExplanation.name(clear)) is clear and has no hit area"),
            fix: gap?.fix ?? HitFix.emptyContent)
    }

    /// Candidates that scored, and too little.
    private func outscored() -> HitExplanation.Answer? {
        let walk = ScoredWalk(tree, result.rules, assuming: result.assumption)
        let ranked = walk.ranking(at: result.point)
        guard let best = ranked.first, let view = tree.hitView(of: best.leaf, gestureRow: -1) else { return nil }
        let scoring = result.rules.scoring
        let name = HitExplanation.name(view)
        let score = Number.short(best.score)
        guard best.score >= scoring.leastScore, ranked.count > 1,
            let second = tree.hitView(of: ranked[1].leaf, gestureRow: -1)
        else {
            return HitExplanation.Answer(
                rule: .opacity,
                verdict: nobody("\(name) scores \(score), and a winner needs \(Number.short(scoring.leastScore))"),
                fix: "Raise its opacity: the score is proportional to it.")
        }
        return HitExplanation.Answer(
            rule: .occluded,
            verdict: nobody(
                "\(name) scores \(score), not \(Number.short(scoring.lead)) times the \(Number.short(ranked[1].score)) of "
                    + HitExplanation.name(second)),
            fix: "Put some distance between the two: their areas lie within one finger's reach.",
            blocker: Blocker(tree, hit: ranked[1].leaf, for: best.leaf))
    }

    /// A point misses by less than a finger's reach; or a finger does, whose centre lies beside a hosted control.
    private func fingerOnly() -> HitExplanation.Answer? {
        // A mouse is one point.
        guard result.rules.tapLimits != .mouse || result.rules.fingerRadius > 1 else { return nil }
        let radius = result.rules.fingerRadius > 1 ? result.rules.fingerRadius : FingerReach.radius
        let samples = ScoredWalk.samples(result.point, radius: radius)
        var rules = result.rules
        rules.fingerRadius = 0
        var reached: HitTestResult?
        if result.rules.fingerRadius > 1 {
            reached = samples.lazy.map { tree.hitTest($0.point, rules: rules, assuming: result.assumption) }
                .first { $0.receiverRow >= 0 }
        } else {
            reached = FingerReach(tree, rules).result(at: result.point)
        }
        guard let reached, let receiver = reached.receiver else { return nil }
        let area = tree.decidingBounds(of: reached.hitRow)
        let isHosted = tree.table.nodes[reached.receiverRow].kind == .hosted
        return HitExplanation.Answer(
            rule: .fingerOnly,
            verdict: nobody(
                "the area of \(HitExplanation.name(receiver)), \(area.short), is within a finger's reach alone"
                    + (isHosted ? ", and a hosted control takes only what is inside it" : "")),
            fix: HitFix.fingerOnly(tree, reached.receiverRow, radius))
    }

    // MARK: What was left out

    /// The view that most specifically explains why nobody receives: only one that would have reacted can.
    private var worstSkip: HitCandidate? {
        candidates.prefix { $0.outcome != .hit }.filter { $0.outcome == .skipped && wouldReact($0.row) }
            .min { $0.rule!.rank < $1.rule!.rank }
    }

    /// A view that was left out and would not have reacted either, for it is disabled: of the two reasons the more
    /// specific one counts.
    private var skippedAndDisabled: HitExplanation.Answer? {
        for candidate in candidates.prefix(while: { $0.outcome != .hit }) where candidate.outcome == .skipped {
            guard let row = GestureSearch.disabled(tree, from: candidate.row) else { continue }
            guard HitRule.disabled.rank < candidate.rule!.rank else {
                return HitExplanation.Answer(
                    rule: candidate.rule!,
                    verdict: nobody("\(HitExplanation.name(candidate)) is left out because \(candidate.detail)"),
                    fix: fix(for: candidate))
            }
            // What lies outside of its container or its shape is not what was meant.
            guard candidate.rule != .containerBounds, candidate.rule != .contentShape else { continue }
            let view = tree.hitView(of: row, gestureRow: row)
            return HitExplanation.Answer(
                rule: .disabled,
                verdict: nobody(
                    "\(view.map(HitExplanation.name) ?? HitExplanation.name(candidate)) is disabled, and "
                        + candidate.detail),
                fix: HitFix.disabled(tree, row))
        }
        return nil
    }

    /// Whether a tap on a row would have an effect if it got there.
    func wouldReact(_ row: Int) -> Bool {
        if tree.receiver(from: row, at: result.point) >= 0 { return true }
        if tree.isPlatformTransform(row) {
            return (row + 1..<Int(tree.table.nodes[row].end)).contains { tree.takesTouches(platform: $0) }
        }
        return (row..<Int(tree.table.nodes[row].end)).contains { inner in
            switch tree.table.nodes[inner].kind {
            case .gesture, .button: true
            case .hosted: tree.table.side.hosted[Int(tree.table.nodes[inner].payload)].takesTouches
            default: false
            }
        }
    }

    private func fix(for candidate: HitCandidate) -> String? {
        switch candidate.rule! {
        case .containerBounds:
            HitFix.containerBounds(tree, candidate.ruleRow, tree.bounds(candidate.row))
        case .offScreen: HitFix.offScreen(tree.bounds(candidate.row), screen)
        default: HitFix.skipped(candidate.rule!, tree, candidate.ruleRow, rules: result.rules)
        }
    }
}

extension LayoutTree {
    /// Calls `body` for every row whose frame or hit area may hold a point, in preorder.
    func forEachRow(near point: CGPoint, _ body: (Int) -> Void) {
        reach.forEachRow(near: ReachIndex.Box(point), body)
    }

    /// Who would receive a tap that hits a row; nil for nobody.
    fileprivate func receiver(from row: Int) -> HitView? {
        let receiver = GestureSearch.receiver(self, from: row)
        return receiver < 0 ? nil : hitView(of: receiver, gestureRow: receiver)
    }
}
