import HitTest
import Layout
import ViewTree

/// A view that nobody sees and that takes taps meant for what lies below.
enum InvisibleTakerRule: AuditRule {
    static let name = "invisibleTaker"
    static let severity = AuditFinding.Severity.error
    static let summary =
        "A view that is not to be seen (clear with a content shape, or so faint that ΔE2000 stays below 2) and that lies "
        + "in front of a Button, gesture or control and takes its touches, whether it reacts itself or not. An error "
        + "where it takes half or more of a target that waits for taps, a warning where it takes 5 % or more of any."
    static let source = "the thresholds 0.001 and 0.01 below visibility; perception as in `sweep`"

    static func findings(in screen: AuditScreen) -> [AuditFinding] {
        // Who is taken from by whom: each taker with its victims, in the order of the screen.
        var takers: [Int: [(subject: AuditScreen.Subject, area: Double)]] = [:]
        var order: [Int] = []
        for subject in screen.subjects where subject.target.isEnabled && isMeant(subject, screen) {
            for loss in screen.covers(of: subject) {
                let taker = screen.taker(of: loss, from: subject.row)
                guard !screen.areRelated(taker, subject.row) else { continue }
                if takers[taker] == nil { order.append(taker) }
                if let place = takers[taker]?.firstIndex(where: { $0.subject.row == subject.row }) {
                    takers[taker]![place].area += loss.area
                } else {
                    takers[taker, default: []].append((subject, loss.area))
                }
            }
        }
        return order.compactMap { taker in
            let victims = takers[taker]!.filter { $0.area >= 0.05 * $0.subject.survey.region }
            guard !victims.isEmpty, screen.isInvisible(taker), let view = screen.view(of: taker) else { return nil }
            let most = victims.filter(\.subject.takesTaps).map { $0.area / $0.subject.survey.region }.max() ?? 0
            let ink = screen.ink(of: taker)
            let seen = ink == 0 ? "is clear" : "is drawn at \(Number.long(ink)) and not to be seen"
            let taken = victims.map {
                "\($0.subject.name) (\(AuditText.percent($0.area / $0.subject.survey.region)), "
                    + "\(AuditText.area($0.area)))"
            }
            let touches = victims.map { $0.subject.target.touch + "s" }.unique
            return screen.finding(
                Self.self, most >= 0.5 ? .error : .warning, at: view,
                "\(screen.name(of: taker)) \(seen), and takes \(AuditText.list(touches)) meant for "
                    + "\(AuditText.list(taken)).",
                detail: "its \(AuditText.size(screen.tree.bounds(taker))) at "
                    + "\(screen.tree.bounds(taker).short) lie in front",
                fix: "Add allowsHitTesting(false) to it, make it end where its own content ends, or declare what lies "
                    + "below later.")
        }
    }

    /// Whether touches are meant for it: not for gestures of the system's, nor for layers that catch what nobody takes.
    private static func isMeant(_ subject: AuditScreen.Subject, _ screen: AuditScreen) -> Bool {
        guard subject.target.kind == .gesture else { return true }
        return !screen.tree.table.nodes[subject.row].flags.contains(.plumbing) && !screen.isInvisible(subject.row)
    }
}
