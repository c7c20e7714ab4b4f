import Foundation
import HitTest
import Layout
import ViewTree

/// Where a node takes hits: in an area of its own, only through what is inside, or not at all.
public struct HitArea: Hashable, Sendable {
    public enum Area: String, Sendable {
        case own = "self"
        case content, none
    }

    public let area: Area
    /// Why not at all.
    public let reason: HitRule?

    /// The areas of all rows, found in two sweeps: rules from the top, contents from the bottom.
    static func all(_ tree: LayoutTree, rules: HitTestRules) -> [HitArea] {
        let nodes = tree.table.nodes
        let count = tree.table.count
        // The rule that takes a row out, its own or from around it.
        var skipped = [HitRule?](repeating: nil, count: count)
        for row in 0..<count {
            let outer = nodes[row].parent >= 0 ? skipped[Int(nodes[row].parent)] : nil
            skipped[row] = outer ?? ownRule(tree, row, rules)
        }
        var areas = [HitArea](repeating: HitArea(area: .none, reason: .emptyContent), count: count)
        for row in stride(from: count - 1, through: 0, by: -1) {
            if let rule = skipped[row] {
                areas[row] = HitArea(area: .none, reason: rule)
                continue
            }
            let node = nodes[row]
            switch node.kind {
            case .contentShape:
                let box = tree.contentShapeBox(row)
                let isEmpty = box.width <= 0 || box.height <= 0
                areas[row] = HitArea(area: isEmpty ? .none : .own, reason: isEmpty ? .zeroSize : nil)
            case .platformView:
                let size = tree.size(row)
                let isEmpty = size.width <= 0 || size.height <= 0
                areas[row] = HitArea(area: isEmpty ? .none : .own, reason: isEmpty ? .zeroSize : nil)
            case .listRow:
                areas[row] = HitArea(area: .own, reason: nil)
            case .color, .style, .shape, .text, .image, .hosted, .divider:
                let size = tree.size(row)
                if tree.isClear(row) {
                    areas[row] = HitArea(area: .none, reason: .emptyContent)
                } else if size.width <= 0 || size.height <= 0 {
                    areas[row] = HitArea(area: .none, reason: .zeroSize)
                } else {
                    areas[row] = HitArea(area: .own, reason: nil)
                }
            default:
                let children = tree.table.children(of: row)
                if children.contains(where: { areas[$0].area != .none }) {
                    areas[row] = HitArea(area: .content, reason: nil)
                } else if children.count == 1 {
                    areas[row] = areas[children[0]]
                }
            }
        }
        return areas
    }

    private static func ownRule(_ tree: LayoutTree, _ row: Int, _ rules: HitTestRules) -> HitRule? {
        let node = tree.table.nodes[row]
        switch node.kind {
        case .opacity: return node.a >= rules.minimumOpacity ? nil : .opacity
        case .hidden: return .hidden
        case .allowsHitTesting: return node.a == 0 ? .allowsHitTesting : nil
        case .scaleEffect, .rotationEffect, .transformEffect, .projectionEffect:
            guard var transform = tree.transform(row) else { return nil }
            return transform.invert() ? nil : .singularTransform
        case .platformView: return tree.platformRule(row, rules: rules)
        case .platformTree: return tree.isHostedAlive(row, rules: rules) ? nil : .hostedAlpha
        case .hosted: return tree.isHostedAlive(row, rules: rules) ? nil : .hostedAlpha
        default: return nil
        }
    }
}
