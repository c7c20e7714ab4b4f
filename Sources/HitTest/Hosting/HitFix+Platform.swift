import Foundation
import Layout
import ViewTree

/// What to change where views of UIKit's are concerned: in UIKit's words.
extension HitFix {
    static func skippedPlatform(_ rule: HitRule, _ tree: LayoutTree, _ row: Int) -> String? {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        let name = name(tree, row)
        switch rule {
        case .hidden: return "Set isHidden of \(name) to false; an alpha of 0.011 is hardly seen and takes taps."
        case .hostedAlpha: return "Raise the alpha of \(name) above 0.01: 0.011 is enough."
        case .allowsHitTesting where entry.isInteractive:
            return "Let hitTest(_:with:) of \(name) answer with the view that is to take the tap."
        case .allowsHitTesting: return "Set isUserInteractionEnabled of \(name) to true."
        case .contentShape: return "Let point(inside:with:) of \(name) answer true there."
        default: return nil
        }
    }

    /// - Parameters:
    ///   - covered: the row that should have been hit.
    ///   - hit: the row in front of it.
    static func occluded(
        _ tree: LayoutTree, _ covered: Int, by hit: Int, named name: String, overhangs: Bool
    ) -> String {
        guard tree.isPlatformView(hit) else { return occluded(by: name, overhangs: overhangs) }
        let front =
            tree.isPlatformView(covered)
            ? "Put it in front (add it later, or bringSubviewToFront)" : "Put it in front (declare it later, or zIndex)"
        return front + ", or let \(name) pass taps: isUserInteractionEnabled = false, or a hitTest(_:with:) that "
            + "answers nil there."
    }

    static func noGesture(_ tree: LayoutTree, _ row: Int) -> String {
        isPlatform(tree, row) ? "Add a UITapGestureRecognizer, or make it a UIButton." : noGesture
    }

    static func handledBy(_ tree: LayoutTree, _ row: Int, _ name: String) -> String {
        guard isPlatform(tree, row) else { return handledBy(name) }
        return "Nothing, if \(name) is meant to react; else make it a UIControl, or give it a recogniser of its own "
            + "(UITapGestureRecognizer)."
    }

    static func disabledPlatform(_ tree: LayoutTree, _ row: Int) -> String {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        let what =
            entry.isDisabledAround
            ? "Remove disabled(true) around it" : "Set isEnabled of \(name(tree, row)) to true"
        return what + ", or put what should take the tap in front of it."
    }

    static func zeroSize(_ tree: LayoutTree, _ row: Int, _ size: CGSize) -> String {
        guard isPlatform(tree, row) else { return zeroSize(size) }
        let size = "\(Number.short(Double(size.width)))×\(Number.short(Double(size.height)))"
        return "Give it a frame with a size (it is \(size)), or call sizeToFit()."
    }

    static func fingerOnly(_ tree: LayoutTree, _ receiver: Int, _ radius: Double) -> String {
        guard isPlatform(tree, receiver) else { return fingerOnly(radius) }
        return "Make its bounds larger, or let its point(inside:with:) answer true around them; --finger counts a "
            + "finger's reach (radius \(Number.short(radius)))."
    }

    /// How to bring a box into a view of UIKit's, which tests its bounds whether it clips or not.
    static func platformBounds(_ tree: LayoutTree, _ container: Int, _ box: CGRect, _ name: String) -> String {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[container].payload)]
        let bounds = tree.bounds(container)
        if let content = entry.scrollableContent {
            let distance = distance(of: box, from: bounds)
            // The content goes with the finger, the offset against it.
            let x = Number.short(Double(-distance.dx) + 0)
            let y = Number.short(Double(-distance.dy) + 0)
            let goesThere =
                (distance.dx == 0 || content.width > bounds.width)
                && (distance.dy == 0 || content.height > bounds.height)
            if goesThere && (distance.dx != 0 || distance.dy != 0) {
                let id = tree.chainNames(of: container).id ?? tree.node(row: container).map { "@\($0.n)" } ?? "ID"
                return "Scroll \(name) by \(x),\(y) (its contentOffset): --scroll \(id):\(x),\(y)."
            }
            return "Make the contentSize of \(name) larger, or lay it out inside what that shows."
        }
        return
            "Keep it inside \(name): a view's subviews get no touches outside its bounds, whatever clipsToBounds says; "
            + "enlarge the bounds, or override point(inside:with:)."
    }

    private static func isPlatform(_ tree: LayoutTree, _ row: Int) -> Bool {
        guard row >= 0 else { return false }
        // Names and transforms of a view stand around it.
        var inner = row
        let nodes = tree.table.nodes
        while inner + 1 < Int(nodes[inner].end), nodes[inner].kind.isModifier { inner += 1 }
        return tree.isPlatformView(inner)
    }

    private static func name(_ tree: LayoutTree, _ row: Int) -> String {
        tree.hitView(of: row, gestureRow: -1).map { HitExplanation.name($0) }
            ?? tree.table.side.platformViews[Int(tree.table.nodes[row].payload)].kind
    }
}
