import Foundation
import Layout
import ViewTree

/// The nearest enabled gesture that was there and did not take a touch that nobody received: what it waits for.
struct MissedGesture {
    /// `the onTapGesture of Rectangle "card" waits for 2 taps`.
    let phrase: String
    let fix: String?
    /// `the onTapGesture of Rectangle "card" takes 2 taps: --count 2`; nil where it is not known what it takes.
    let demand: String?

    init?(_ result: HitTestResult) {
        let tree = result.tree
        var row = result.hitRow
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                // The system's own, as what drags a sheet away, is nobody's mistake.
                if entry.isEnabled, !node.flags.contains(.plumbing),
                    let view = tree.hitView(of: row, gestureRow: row)
                {
                    let id = view.id ?? view.label ?? "@\(view.node.n)"
                    let own = GestureDemand(entry)
                    let (why, fix) = Self.reason(entry, result, own, id)
                    let name = "the \(entry.name) of \(HitExplanation.name(view))"
                    phrase = "\(name) \(why)"
                    self.fix = fix
                    demand = own.phrase.map { phrase in
                        let option = if case .taps = own.kind { own.option(id) } else { String?.none }
                        return "\(name) \(phrase)" + (option.map { ": \($0)" } ?? "")
                    }
                    return
                }
            }
            row = Int(node.parent)
        }
        return nil
    }

    private static func reason(
        _ entry: GestureEntry, _ result: HitTestResult, _ demand: GestureDemand, _ id: String
    ) -> (String, String?) {
        let limits = result.rules.tapLimits
        switch result.touch?.kind ?? .tap(count: 1) {
        case .tap(let count) where entry.tapCount > count:
            return (
                "waits for \(entry.tapCount) taps",
                "Tap \(entry.tapCount) times, or add a gesture for \(count == 1 ? "one tap" : "\(count) taps")."
            )
        case .tap:
            guard let phrase = demand.phrase, let option = demand.option(id) else { return ("takes no tap", nil) }
            return (phrase, "Do that instead (\(option)), or add a gesture for a tap, as onTapGesture.")
        case .press(let duration) where entry.tapCount > 0 && duration >= limits.duration:
            return (
                "takes a touch of less than \(Number.short(limits.duration)) s",
                "Lift the finger sooner, or add onLongPressGesture."
            )
        case .drag(let end) where entry.tapCount > 0:
            let x = Double(end.x - result.point.x)
            let y = Double(end.y - result.point.y)
            return (
                "takes a touch that moves less than \(Number.short(limits.movement)) pt, and this one moves "
                    + "\(Number.short((x * x + y * y).squareRoot()))",
                "Add a DragGesture."
            )
        default:
            switch (demand.kind, result.touch?.kind) {
            case (.press(let needed), .press(let duration)) where duration < needed:
                return ("takes presses of \(Number.short(needed)) s", "Hold the finger down for longer.")
            case (.press, .drag), (.drag, .press):
                return (demand.phrase ?? "did not begin", demand.option(id).map { "Do that instead (\($0))." })
            default: return ("did not begin", nil)
            }
        }
    }
}
