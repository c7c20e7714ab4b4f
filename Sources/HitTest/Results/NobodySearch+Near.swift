import Foundation
import Layout
import ViewTree

/// Where the point lies near something that reacts, and what keeps it from that.
extension NobodySearch {
    /// A content shape written after the gesture that it was meant to enlarge.
    func shapeAroundGesture(_ name: String) -> HitExplanation.Answer? {
        let nodes = tree.table.nodes
        guard nodes[result.hitRow].kind == .contentShape else { return nil }
        for row in result.hitRow + 1..<Int(nodes[result.hitRow].end) {
            let isGesture = nodes[row].kind == .gesture
            guard isGesture || nodes[row].kind == .button, let view = tree.hitView(of: row, gestureRow: row) else {
                continue
            }
            let what = view.gesture.map { "the \($0) of \(HitExplanation.name(view))" } ?? HitExplanation.name(view)
            return HitExplanation.Answer(
                rule: .noGesture,
                verdict: nobody(
                    "it hits the content shape around \(what), which reaches only as far as what is inside"),
                fix: isGesture
                    ? "Write contentShape before the gesture: after it, it can only make the area smaller."
                    : "Put contentShape inside the button's label: around it, it can only make the area smaller.")
        }
        return nil
    }

    /// Whether a point lies in a shape's frame and not in the shape.
    func isBesidePath(_ candidate: HitCandidate) -> Bool {
        candidate.outcome == .missed && candidate.isInBox && candidate.rule == nil
            && tree.table.nodes[candidate.row].kind == .shape
    }

    /// A frame or padding around something that takes taps, and takes none itself.
    var aroundFix: HitExplanation.Answer? {
        let nodes = tree.table.nodes
        for start in stride(from: tree.table.count - 1, through: 0, by: -1) {
            switch nodes[start].kind {
            case .frame, .flexibleFrame, .padding: break
            default: continue
            }
            guard tree.bounds(start).contains(result.point) else { continue }
            var row = start + 1
            while row < Int(nodes[start].end), nodes[row].kind.isModifier, nodes[row].kind != .gesture { row += 1 }
            guard row < Int(nodes[start].end) else { continue }
            let isHosted = nodes[row].kind == .hosted
            guard isHosted || nodes[row].kind == .gesture || nodes[row].kind == .button,
                let view = tree.hitView(of: row, gestureRow: row)
            else { continue }
            let name = HitExplanation.name(view)
            return HitExplanation.Answer(
                rule: .emptyContent,
                verdict: nobody("the point lies beside \(name), in its \(tree.kindName(start)), which has no hit area"),
                fix: isHosted ? HitFix.outsideHosted : HitFix.outsideLabel)
        }
        return nil
    }
}
