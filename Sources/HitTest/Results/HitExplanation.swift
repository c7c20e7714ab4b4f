import Foundation
import Layout
import ViewTree

/// Why a tap went where it went.
public struct HitExplanation: Sendable, CustomStringConvertible {
    /// Every view that was looked at, front to back.
    public let candidates: [HitCandidate]
    /// The rule that decided.
    public let rule: HitRule
    /// One sentence.
    public let verdict: String
    /// What else to know: a hit area larger than what is drawn, an option that would change the answer.
    public let notes: [String]
    /// What to change, where something is wrong.
    public let fix: String?
    /// How sure the answer is.
    public let certainty: Certainty

    init(_ result: HitTestResult) {
        let tree = result.tree
        candidates = RecordingWalk(result).candidates
        let touch = (result.touch ?? PlayedTouch(kind: .tap(count: 1)))
        let what = touch.phrase(at: result.point)
        let isOff = tree.device != nil && !CGRect(origin: .zero, size: tree.spaceSize).contains(result.point)
        let skipped = candidates.prefix { $0.outcome != .hit }.filter { $0.outcome == .skipped }
        var notes: [String] = []
        var fix: String?
        var deciding: HitCandidate?
        if let receiver = result.receiver {
            rule = Self.receivingRule(result)
            var sentence = "\(Self.name(receiver)) receives \(what)"
            if let overhang = Overhang(result) {
                sentence += ", " + overhang.phrase
                notes.append(overhang.note)
                fix = overhang.fix
            }
            verdict = sentence + "."
        } else {
            let worst = Self.worst(of: skipped)
            let disabled = result.hitRow >= 0 ? GestureSearch.disabled(tree, from: result.hitRow) : nil
            if isOff || !(result.point.x.isFinite && result.point.y.isFinite) {
                rule = .offScreen
                verdict =
                    "Nobody receives \(what): the point lies outside the screen, "
                    + "\(CGRect(origin: .zero, size: tree.spaceSize).short)."
            } else if let worst {
                rule = worst.rule!
                deciding = worst
                verdict = "Nobody receives \(what): \(Self.name(worst)) is left out, \(worst.detail)."
                fix = Self.fix(for: worst)
            } else if let disabled {
                rule = .disabled
                let view = tree.hitView(of: disabled, gestureRow: disabled)
                verdict = "Nobody receives \(what): \(view.map(Self.name) ?? "the view") is disabled."
                fix = "Enable it, or put what should take the tap in front of it."
            } else if let hit = result.hit {
                rule = .noGesture
                verdict =
                    "Nobody receives \(what): it hits \(Self.name(hit)), and neither that nor anything "
                    + "around it has \(touch.wanted)."
            } else {
                rule = .emptyContent
                if let clear = candidates.first(where: { $0.rule == .emptyContent }) {
                    verdict = "Nobody receives \(what): \(Self.name(clear)) is clear and has no hit area."
                } else {
                    verdict = "Nobody receives \(what): there is nothing there that takes hits."
                }
                fix = Self.gapFix(result)
            }
        }
        if let difference = Self.clipDifference(result) { notes.append(difference) }
        self.notes = notes
        self.fix = fix
        certainty = Certainty.of(result, rule: rule, worst: deciding)
    }

    private static func receivingRule(_ result: HitTestResult) -> HitRule {
        if result.rules.selection == .scored { return .scored }
        let node = result.tree.table.nodes[result.receiverRow]
        if node.kind == .hosted { return .hostedControl }
        if node.kind == .gesture, result.tree.table.side.gestures[Int(node.payload)].priority == .high {
            return .highPriority
        }
        return .nearestGesture
    }

    /// The view that most specifically explains why nobody receives.
    private static func worst(of skipped: [HitCandidate]) -> HitCandidate? {
        let order = HitRule.allCases
        return skipped.min { order.firstIndex(of: $0.rule!)! < order.firstIndex(of: $1.rule!)! }
    }

    private static func fix(for candidate: HitCandidate) -> String? {
        switch candidate.rule {
        case .hostedAlpha: "Raise its opacity above 0.01: 0.011 is enough, and 0.014 is hardly seen."
        case .opacity: "Raise the opacity to 0.001 or more, or give it a contentShape outside the opacity."
        case .allowsHitTesting: "Remove allowsHitTesting(false) around it; an inner true cannot undo it."
        case .hidden: "Use opacity(0.011) instead of hidden() for something that should take taps."
        case .contentShape: "Enlarge the content shape, or put it inside the gesture."
        case .singularTransform: "Use a scale other than 0."
        default: nil
        }
    }

    /// A gap inside something with a gesture: the usual remedy.
    private static func gapFix(_ result: HitTestResult) -> String? {
        let tree = result.tree
        for row in stride(from: tree.table.count - 1, through: 0, by: -1)
        where tree.table.nodes[row].kind == .gesture || tree.table.nodes[row].kind == .button {
            guard tree.bounds(row).contains(result.point), let view = tree.hitView(of: row, gestureRow: row) else {
                continue
            }
            return "The point lies in \(name(view)), in a gap of its content: add contentShape(Rectangle()) inside the "
                + "gesture, or to the label of a button."
        }
        return nil
    }

    /// Where the option about clips would change the receiver, both answers are named.
    private static func clipDifference(_ result: HitTestResult) -> String? {
        var other = result.rules
        other.clipsLimitHits.toggle()
        guard other.selection == .frontMost, other.fingerRadius == 0 else { return nil }
        let alternative = result.tree.hitTest(result.point, rules: other, assuming: result.assumption)
        guard alternative.receiverRow != result.receiverRow else { return nil }
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
        if let name = id ?? label { return "\(kind) \"\(name)\"" }
        return kind
    }

    public var description: String {
        var lines = [verdict]
        lines.append("rule: \(rule.rawValue) (\(certainty.rawValue))")
        lines += notes
        if let fix { lines.append("fix: \(fix)") }
        for candidate in candidates where candidate.outcome != .missed {
            let rule = candidate.rule.map { " \($0.rawValue)" } ?? ""
            lines.append(
                "  @\(candidate.node.n) \(Self.name(candidate)): \(candidate.outcome.rawValue)\(rule), \(candidate.detail)"
            )
        }
        return lines.joined(separator: "\n")
    }
}
