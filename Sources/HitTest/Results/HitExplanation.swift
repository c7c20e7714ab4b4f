import Foundation
import Layout
import ViewTree

/// Why a tap went where it went.
public struct HitExplanation: Sendable, CustomStringConvertible {
    /// Every view that was looked at, front to back. On screens of thousands of views those that lie nowhere near the
    /// point are left out: ``omitted`` says how many.
    public let candidates: [HitCandidate]
    /// How many more views there are, all of them `missed` and far from the point; 0 but on very long screens.
    public let omitted: Int
    /// The rule that decided.
    public let rule: HitRule
    /// One sentence.
    public let verdict: String
    /// What else to know: a hit area larger than what is drawn, an option that would change the answer.
    public let notes: [String]
    /// What to change, where something is wrong.
    public let fix: String?
    /// Who is in front of what would have received; nil where nobody is in the way.
    public let blocker: Blocker?
    /// How sure the answer is.
    public let certainty: Certainty
    /// The rules that decided, each with the strength of its sources, by name.
    public let weighed: [WeighedRule]

    init(_ result: HitTestResult) {
        let recording = RecordingWalk(result)
        candidates = recording.candidates
        omitted = recording.omitted
        var answer: Answer
        if let receiver = result.receiver {
            answer = Self.received(by: receiver, result)
        } else {
            answer = NobodySearch(result, candidates).answer()
            if let missed = Self.missedAim(result, at: answer.rule) { answer = missed }
        }
        if let difference = Self.clipDifference(result) { answer.notes.append(difference) }
        if let reach = Self.fingerNote(result, answer.rule) { answer.notes.append(reach) }
        rule = answer.rule
        verdict = answer.verdict
        fix = answer.fix
        blocker = answer.blocker
        let deciding = DecidingRules(result, rule: rule, candidates)
        weighed = deciding.rules.sorted { $0.rawValue < $1.rawValue }
        certainty = deciding.certainty
        notes = answer.notes + (deciding.doubt.map { [$0] } ?? [])
    }

    /// What a search for the deciding rule comes to.
    struct Answer {
        var rule: HitRule
        var verdict: String
        var notes: [String] = []
        var fix: String?
        var blocker: Blocker?
    }

    /// Why the element that was meant cannot be tapped; nil where none was, where it can be, and where the rule at the
    /// point says the same and knows more.
    private static func missedAim(_ result: HitTestResult, at rule: HitRule) -> Answer? {
        guard let aim = result.aim, let node = result.tree.node(row: aim) else { return nil }
        let why = Tappability(result.tree, target: node, rules: result.rules, assuming: result.assumption)
        // Which gesture a double tap or a drag would need `why` does not ask.
        guard let reason = why.reason, reason != rule, reason != .noGesture || result.isSingleTap else { return nil }
        return Answer(
            rule: reason,
            verdict: "Nobody receives \(result.touchPhrase): \(name(of: node)) cannot be tapped, \(why.detail).",
            fix: why.fix, blocker: why.blocker)
    }

    private static func received(by receiver: HitView, _ result: HitTestResult) -> Answer {
        var answer = Answer(rule: receivingRule(result), verdict: "")
        answer.verdict = "\(name(receiver)) receives \(result.touchPhrase)"
        if let overhang = Overhang(result) {
            answer.verdict += ", " + overhang.phrase
            answer.notes.append(overhang.note)
            answer.fix = overhang.fix
        }
        answer.verdict += "."
        if let others = others(result) { answer.notes.append(others) }
        if answer.fix == nil, !GestureSearch.buttonsBeside(result.tree, result.receiverRow).isEmpty {
            answer.fix = HitFix.oneButtonEach
        }
        if let part = result.part {
            answer.notes.append("On \(part.name.isEmpty ? "part \(part.index)" : part.name), \(part.frame.short).")
        }
        if result.receiverRow == result.hitRow, let link = result.link {
            answer.notes.append("On the link to \(link.url.absoluteString).")
        }
        if let thumb = result.missedThumb {
            answer.notes.append("Only a touch on its thumb, \(thumb.short), starts a drag (a guess).")
        }
        return answer
    }

    /// Gestures and buttons that fire for the same tap.
    private static func others(_ result: HitTestResult) -> String? {
        let also = result.also
        guard !also.isEmpty else { return nil }
        let names = also.map { view in view.gesture.map { "the \($0) of \(name(view))" } ?? name(view) }
        let last = names.last!
        guard names.count > 1 else { return "\(last.capitalizedFirst) fires too, for the same touch." }
        let all = names.dropLast().joined(separator: ", ") + " and " + last
        return "\(all.capitalizedFirst) fire too, for the same touch."
    }

    private static func receivingRule(_ result: HitTestResult) -> HitRule {
        if result.rules.areScored { return .scored }
        let node = result.tree.table.nodes[result.receiverRow]
        if node.kind == .hosted || result.tree.isPlatformControl(result.receiverRow) { return .hostedControl }
        if node.kind == .gesture, result.tree.table.side.gestures[Int(node.payload)].priority == .high {
            return .highPriority
        }
        return .nearestGesture
    }

    /// A finger's reach where it decides, and where it would.
    private static func fingerNote(_ result: HitTestResult, _ rule: HitRule) -> String? {
        var point = result.rules
        point.fingerRadius = 0
        if result.rules.fingerRadius > 1, let receiver = result.receiver {
            let single = result.tree.hitTest(result.point, rules: point, assuming: result.assumption)
            guard single.receiverRow != result.receiverRow else { return nil }
            return
                "Only within a finger's reach: the point itself reaches \(single.receiver.map(name) ?? "nobody"), and not "
                + "\(name(receiver))."
        }
        guard rule == .noGesture, result.receiverRow < 0, result.isSingleTap, result.rules.tapLimits != .mouse,
            let finger = FingerReach(result.tree, result.rules).result(at: result.point)
        else { return nil }
        return "A finger (radius \(Number.short(FingerReach.radius))) would reach \(finger.receiver.map(name) ?? "it")."
    }

    /// Where the option about clips would change the receiver, both answers are named.
    private static func clipDifference(_ result: HitTestResult) -> String? {
        var other = result.rules
        other.clipsLimitHits.toggle()
        // Another tree of hits is asked about single taps alone.
        guard !other.areScored, result.isSingleTap else { return nil }
        let same = result.tree.hitTest(result.point, rules: result.rules, assuming: result.assumption)
        let alternative = result.tree.hitTest(result.point, rules: other, assuming: result.assumption)
        guard alternative.receiverRow != same.receiverRow else { return nil }
        let who = alternative.receiver.map(name) ?? "nobody"
        return result.rules.clipsLimitHits
            ? "Clips limit hits here, as asked for. SwiftUI does not do that: there \(who) would receive the tap."
            : "clipped() cuts only what is drawn. If clips limited hits, as in other toolkits, \(who) would receive it."
    }

    /// `ColorPicker "picker"`.
    static func name(_ view: HitView) -> String { name(view.kind, view.id, view.label) }
    static func name(_ candidate: HitCandidate) -> String {
        name(candidate.node.kind, candidate.id, candidate.label)
    }
    /// The view under a node's modifiers.
    public static func name(of node: LayoutNode) -> String {
        node.tree.hitView(of: node.row, gestureRow: -1).map { name($0) } ?? node.kind
    }
    public static func name(_ kind: String, _ id: String?, _ label: String?) -> String {
        guard let name = id ?? label else { return kind }
        // A whole page of text is no name.
        let longest = 80
        return "\(kind) \"\(name.count > longest ? name.prefix(longest - 1) + "…" : name[...])\""
    }

    public var description: String { text(fix: fix) }

    /// All of it, with another fix than its own.
    func text(fix: String?) -> String {
        var lines = [verdict]
        lines.append("rule: \(rule.rawValue) (\(certainty.rawValue))")
        if let blocker {
            let ancestor = blocker.ancestor.map { " (in @\($0.n) \($0.tree.viewKind(of: $0.row)))" } ?? ""
            lines.append("in the way: @\(blocker.hit.node.n) \(blocker.name)\(ancestor)")
        }
        lines += notes
        if let fix { lines.append("fix: \(fix)") }
        for candidate in candidates where candidate.outcome != .missed {
            let rule = candidate.rule.map { " \($0.rawValue)" } ?? ""
            lines.append(
                "  @\(candidate.node.n) \(Self.name(candidate)): \(candidate.outcome.rawValue)\(rule), \(candidate.detail)"
            )
        }
        if omitted > 0 { lines.append("  \(omitted) more views lie elsewhere") }
        return PrintedText.joined(lines)
    }
}

extension String {
    /// With a capital at the beginning of a sentence.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
