import Foundation
import Layout
import ViewTree

/// The UIViews around a hosted control that carry an alpha.
///
/// Opacities on the way up land on one view and multiply there as 32-bit Floats. A blur, a mask, a clip under a
/// transform, or another view of the platform (a scroll view, a list) between them starts another view with an alpha of
/// its own; each is tested alone. A drawing or compositing group is not among them.
/// Source: OpenSwiftUI `DisplayListViewModel`.
enum AlphaGroups {
    /// A view with an alpha below the minimum.
    struct Dead {
        /// The outermost `opacity` row that makes it.
        var row: Int
        /// The product of the opacities as SwiftUI hands it over.
        var alpha: Float
        /// The opacities as written, inside out.
        var factors: [Double]
    }

    /// The innermost group that is dead, or nil.
    static func deadGroup(
        of hosted: Int, in tree: LayoutTree, minimum: Double, assuming assumption: OpacityAssumption? = nil
    ) -> Dead? {
        // The threshold is a Double: as a Float, 0.01 would pass.
        firstGroup(of: hosted, in: tree, assuming: assumption) { !(Double($0.alpha) >= minimum) }
    }

    /// The opacities of each group as written, inside out.
    static func factors(
        around hosted: Int, in tree: LayoutTree, assuming assumption: OpacityAssumption? = nil
    ) -> [[Double]] {
        var result: [[Double]] = []
        _ = firstGroup(of: hosted, in: tree, assuming: assumption) { group in
            result.append(group.factors)
            return false
        }
        return result
    }

    /// The innermost group for which `isWanted` answers true. Groups without an opacity are not asked about.
    private static func firstGroup(
        of hosted: Int, in tree: LayoutTree, assuming assumption: OpacityAssumption?, where isWanted: (Dead) -> Bool
    ) -> Dead? {
        let nodes = tree.table.nodes
        var alpha: Float = 1
        var group = Dead(row: -1, alpha: 1, factors: [])
        func close() -> Dead? {
            defer {
                alpha = 1
                group = Dead(row: -1, alpha: 1, factors: [])
            }
            guard group.row >= 0 else { return nil }
            group.alpha = alpha
            return isWanted(group) ? group : nil
        }
        func multiply(_ opacity: Double, _ row: Int) {
            alpha *= Float(opacity)
            group.row = row
            group.factors.append(opacity)
        }
        var row = Int(nodes[hosted].parent)
        // A control's own row may be the one that is asked about.
        if let assumption, assumption.row == hosted { multiply(assumption.opacity, hosted) }
        while row >= 0 {
            let node = nodes[row]
            switch node.kind {
            case .opacity:
                multiply(row == assumption?.row ? assumption!.opacity : node.a, row)
            // What lies further out belongs to another framework's views, which are tested one by one.
            case .platformView: return close()
            // Scroll views, lists and navigation are views of the platform themselves.
            case .blur, .mask, .scrollView, .navigation:
                if let found = close() { return found }
            case .clipped, .clipShape, .cornerRadius:
                if isTransformed(row, in: tree), let found = close() { return found }
            default:
                break
            }
            if let assumption, assumption.row == row, node.kind != .opacity { multiply(assumption.opacity, row) }
            row = Int(node.parent)
        }
        return close()
    }

    /// Whether an effect other than an offset, and other than the identity, lies around a row.
    private static func isTransformed(_ start: Int, in tree: LayoutTree) -> Bool {
        let nodes = tree.table.nodes
        var row = Int(nodes[start].parent)
        while row >= 0 {
            switch nodes[row].kind {
            case .scaleEffect: if nodes[row].a != 1 || nodes[row].b != 1 { return true }
            case .rotationEffect: if nodes[row].a != 0 { return true }
            case .transformEffect, .projectionEffect: return true
            default: break
            }
            row = Int(nodes[row].parent)
        }
        return false
    }
}

extension LayoutTree {
    /// Whether the alphas around a hosted control let touches through.
    public func isHostedAlive(_ row: Int, rules: HitTestRules) -> Bool {
        AlphaGroups.deadGroup(of: row, in: self, minimum: rules.hostedMinimumAlpha) == nil
    }
}
