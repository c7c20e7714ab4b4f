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

    /// A gap inside something with a gesture: the usual remedy.
    var gap: HitExplanation.Answer? {
        for row in stride(from: tree.table.count - 1, through: 0, by: -1)
        where tree.table.nodes[row].kind == .gesture || tree.table.nodes[row].kind == .button {
            guard tree.bounds(row).contains(result.point), let view = tree.hitView(of: row, gestureRow: row) else {
                continue
            }
            return HitExplanation.Answer(
                rule: .emptyContent,
                verdict: nobody("the point lies in a gap of \(HitExplanation.name(view)), and gaps take no hits"),
                fix: tree.table.nodes[row].kind == .button
                    ? "Add contentShape(Rectangle()) to the button's label."
                    : "Add contentShape(Rectangle()) before the gesture.")
        }
        return nil
    }

    /// On iOS a Toggle's switch takes taps, and what is beside it does not.
    func besideSwitch(_ what: String) -> HitExplanation.Answer? {
        guard !tree.environment.platform.isMacOS else { return nil }
        for (row, name) in tree.table.side.names.sorted(by: { $0.key > $1.key }) where name == "Toggle" {
            let rows = Int(row)..<Int(tree.table.nodes[Int(row)].end)
            guard result.hitRow >= 0 ? rows.contains(result.hitRow) : tree.bounds(Int(row)).contains(result.point),
                let part = rows.first(where: { tree.table.nodes[$0].kind == .hosted }),
                let view = tree.hitView(of: part, gestureRow: part)
            else { continue }
            return HitExplanation.Answer(
                rule: result.hitRow >= 0 ? .noGesture : .emptyContent,
                verdict: nobody(
                    "\(result.hitRow >= 0 ? "it hits \(what)" : "\(what) lies") in \(HitExplanation.name(view)), of which only "
                        + "the switch, \(tree.bounds(part).short), takes taps"),
                fix: "Tap the switch, or add a gesture around the label.")
        }
        return nil
    }

    /// Whether a gesture or a Button stands around a row, whatever taps it takes.
    func isInsideGesture(_ start: Int) -> Bool {
        var row = start
        while row >= 0 {
            switch tree.table.nodes[row].kind {
            case .gesture, .button: return true
            default: row = Int(tree.table.nodes[row].parent)
            }
        }
        return false
    }

    /// A background written after the gesture that it was meant to give an area.
    func backgroundAfterGesture(_ name: String) -> HitExplanation.Answer? {
        let nodes = tree.table.nodes
        var layer = Int(nodes[result.hitRow].parent)
        while layer >= 0 {
            defer { layer = Int(nodes[layer].parent) }
            let primary = layer + 1
            guard nodes[layer].kind == .background, !nodes[layer].flags.contains(.plumbing),
                result.hitRow >= Int(nodes[primary].end)
            else { continue }
            var row = primary
            while nodes[row].kind.isModifier, nodes[row].kind != .gesture, row + 1 < Int(nodes[row].end) { row += 1 }
            guard nodes[row].kind == .gesture || nodes[row].kind == .button,
                let view = tree.hitView(of: row, gestureRow: row)
            else { continue }
            let gesture = view.gesture.map { "the \($0) of \(HitExplanation.name(view))" } ?? HitExplanation.name(view)
            return HitExplanation.Answer(
                rule: .noGesture,
                verdict: nobody("it hits \(name), a background that is written after \(gesture) and is none of it"),
                fix: nodes[row].kind == .button
                    ? "Put the background inside the button's label."
                    : "Write the background before the gesture.")
        }
        return nil
    }

    /// On what dims the screen behind an alert: it takes all touches and does nothing.
    var besideAlert: HitExplanation.Answer? {
        guard let layer = tree.presentationLayer(around: result.hitRow), layer.kind == .alert,
            result.hitRow < Int(tree.table.nodes[layer.row + 1].end)
        else { return nil }
        return HitExplanation.Answer(
            rule: .noGesture, verdict: nobody("an alert is on top, and takes all touches"), fix: HitFix.besideAlert)
    }

    /// Whether the hit belongs to something presented on top of the screen that a row is not part of.
    func isPresented(over other: Int) -> Bool {
        guard let layer = tree.presentationLayer(around: result.hitRow) else { return false }
        return !(layer.row..<Int(tree.table.nodes[layer.row].end)).contains(other)
    }
}
