import Foundation
import Layout
import ViewTree

extension Certainty {
    /// How sure an answer is: the weakest strength of the rules that decided it.
    static func of(_ result: HitTestResult, rule: HitRule, worst: HitCandidate?) -> Certainty {
        let tree = result.tree
        let nodes = tree.table.nodes
        var certainty = rule.certainty
        func weaken(_ other: Certainty) { certainty = max(certainty, other) }
        switch rule {
        case .singularTransform:
            // Derived: a transform without an inverse.
            weaken(.uncertain)
        case .opacity:
            // Between nothing and 0.001 systems before iOS 18 may answer otherwise.
            if let worst, worst.node.row >= 0, isFaint(worst, result) { weaken(.uncertain) }
        case .disabled:
            if let row = GestureSearch.disabled(tree, from: result.hitRow),
                nodes[row].kind == .hosted || nodes[row].kind == .platformView
            {
                weaken(.uncertain)
            }
        case .emptyContent:
            if hasClearButton(result) { weaken(.uncertain) }
        default: break
        }
        if isLimitedByShape(result) { weaken(.uncertain) }
        guard result.hitRow >= 0 else { return certainty }
        switch nodes[result.hitRow].kind {
        case .divider: weaken(.uncertain)
        case .style: weaken(.likely)
        // Links have one good source; where they stand in a text of the user's own measurer is a guess.
        case .text where result.receiverRow == result.hitRow:
            let entry = tree.table.side.texts[Int(nodes[result.hitRow].payload)]
            weaken(entry.measurer is EmbeddedTextMeasurer ? .likely : .uncertain)
        case .shape:
            // That a shape is hit by its path has one good source; a rectangle's path is its box.
            if tree.table.side.shapes[Int(nodes[result.hitRow].payload)].name != Rectangle.self { weaken(.likely) }
        case .platformView: weaken(ofAlphas(around: result.hitRow, tree))
        case .hosted:
            weaken(ofAlphas(around: result.hitRow, tree))
            // That a slider beside its thumb keeps the tap is derived, and where the thumb ends a guess.
            if result.missedThumb != nil { weaken(.uncertain) }
            // That AppKit's views answer below UIKit's threshold is derived.
            let usual = HitTestRules().hostedMinimumAlpha
            if result.rules.hostedMinimumAlpha < usual,
                AlphaGroups.deadGroup(of: result.hitRow, in: tree, minimum: usual) != nil
            {
                weaken(.uncertain)
            }
        default: break
        }
        var row = Int(nodes[result.hitRow].parent)
        while row >= 0 {
            // Nobody has measured masks.
            if nodes[row].kind == .mask { weaken(.likely) }
            row = Int(nodes[row].parent)
        }
        if result.receiverRow >= 0, isRejectedByScore(result) { weaken(.uncertain) }
        return certainty
    }

    private static func isFaint(_ candidate: HitCandidate, _ result: HitTestResult) -> Bool {
        let nodes = result.tree.table.nodes
        var row = candidate.node.row
        while row >= 0 {
            if row == result.assumption?.row { return result.assumption!.opacity > 0 }
            if nodes[row].kind == .opacity, nodes[row].a < result.rules.minimumOpacity { return nodes[row].a > 0 }
            row = Int(nodes[row].parent)
        }
        return false
    }

    /// Alphas that multiply have one good source; that a blur keeps them apart is derived.
    private static func ofAlphas(around hosted: Int, _ tree: LayoutTree) -> Certainty {
        let nodes = tree.table.nodes
        var opacities = 0
        var certainty = Certainty.settled
        var isSplit = false
        var row = Int(nodes[hosted].parent)
        while row >= 0 {
            switch nodes[row].kind {
            case .opacity where nodes[row].a != 1:
                opacities += 1
                if opacities > 1 { certainty = max(certainty, isSplit ? .uncertain : .likely) }
            case .blur, .mask, .drawingGroup: if opacities > 0 { isSplit = true }
            default: break
            }
            row = Int(nodes[row].parent)
        }
        return certainty
    }

    /// A Button whose label is clear: shipped as if it took taps, and by the rule it does not.
    private static func hasClearButton(_ result: HitTestResult) -> Bool {
        let tree = result.tree
        for row in 0..<tree.table.count where tree.table.nodes[row].kind == .button {
            if tree.bounds(row).contains(result.point) { return true }
        }
        return false
    }

    /// SwiftUI content so faint that scoring would leave it out: which of the two holds is open (K1).
    private static func isRejectedByScore(_ result: HitTestResult) -> Bool {
        let nodes = result.tree.table.nodes
        guard result.rules.selection == .frontMost, nodes[result.hitRow].kind != .hosted,
            nodes[result.hitRow].kind != .platformView
        else { return false }
        let scoring = HitScoring()
        var row = result.hitRow
        while row >= 0 {
            if nodes[row].kind == .opacity,
                nodes[row].a * scoring.gesturePriority * scoring.ringWeight < scoring.leastScore
            {
                // Plain gestures this faint are reported to work (0.001 on a Rectangle); Buttons nobody has reported.
                return nodes[result.receiverRow].kind == .button
            }
            row = Int(nodes[row].parent)
        }
        return false
    }

    /// A hosted control inside a content shape: nobody has measured whether the shape limits it (K6).
    private static func isLimitedByShape(_ result: HitTestResult) -> Bool {
        let nodes = result.tree.table.nodes
        let tree = result.tree
        for row in 0..<tree.table.count where nodes[row].kind == .hosted || nodes[row].kind == .platformTree {
            var ancestor = Int(nodes[row].parent)
            while ancestor >= 0 {
                if nodes[ancestor].kind == .contentShape, tree.bounds(row).contains(result.point) { return true }
                ancestor = Int(nodes[ancestor].parent)
            }
        }
        return false
    }
}
