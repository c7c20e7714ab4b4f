import Foundation
import Layout
import ViewTree

/// The nearest enabled gesture that was there and did not take a touch that nobody received: what it waits for.
struct MissedGesture {
    /// `the onTapGesture of Rectangle "card" waits for 2 taps`.
    let phrase: String
    let fix: String?

    init?(_ result: HitTestResult) {
        let tree = result.tree
        var row = result.hitRow
        while row >= 0 {
            let node = tree.table.nodes[row]
            if node.kind == .gesture {
                let entry = tree.table.side.gestures[Int(node.payload)]
                if entry.isEnabled, let view = tree.hitView(of: row, gestureRow: row) {
                    let (why, fix) = Self.reason(entry, result)
                    phrase = "the \(entry.name) of \(HitExplanation.name(view)) \(why)"
                    self.fix = fix
                    return
                }
            }
            row = Int(node.parent)
        }
        return nil
    }

    private static func reason(_ entry: GestureEntry, _ result: HitTestResult) -> (String, String?) {
        let limits = result.rules.tapLimits
        switch result.touch?.kind ?? .tap(count: 1) {
        case .tap(let count) where entry.tapCount > count:
            return (
                "waits for \(entry.tapCount) taps",
                "Tap \(entry.tapCount) times, or add a gesture for \(count == 1 ? "one tap" : "\(count) taps")."
            )
        case .tap: return ("takes no tap", nil)
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
        default: return ("did not begin", nil)
        }
    }
}
