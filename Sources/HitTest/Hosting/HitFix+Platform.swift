import Layout
import ViewTree

extension HitFix {
    /// The same for a view of UIKit's.
    static func skippedPlatform(_ rule: HitRule, _ tree: LayoutTree, _ row: Int) -> String? {
        let entry = tree.table.side.platformViews[Int(tree.table.nodes[row].payload)]
        switch rule {
        case .hidden: return "Set isHidden of \(entry.kind) to false; an alpha of 0.011 is hardly seen and takes taps."
        case .hostedAlpha: return "Raise the alpha of \(entry.kind) above 0.01: 0.011 is enough."
        case .allowsHitTesting where entry.isInteractive:
            return "Let hitTest(_:with:) of \(entry.kind) answer with the view that is to take the tap."
        case .allowsHitTesting: return "Set isUserInteractionEnabled of \(entry.kind) to true."
        case .contentShape: return "Let point(inside:with:) of \(entry.kind) answer true there."
        default: return nil
        }
    }
}
