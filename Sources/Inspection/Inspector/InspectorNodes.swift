import Foundation
import HitTest
import Layout
import ViewTree

/// Every node with its place in layout, on the screen, and in the tree.
struct InspectorNodes {
    /// What a node's values are, in this order.
    static let fields = [
        "n", "parent", "kind", "id", "label", "frame", "bounds", "quad", "opacity", "hit", "reason", "hosted",
        "approximate", "isModifier", "isSeen", "alpha", "proposal", "offered", "answered", "placed",
    ]

    let values: [JSONValue]

    init(_ tree: LayoutTree, rules: HitTestRules) {
        let areas = HitArea.all(tree, rules: rules)
        let nodes = tree.nodes
        let steps = nodes.count <= InspectorData.mostExplained ? Self.steps(tree) : [:]
        let isSeen = Self.seen(tree)
        let alphas = Self.alphas(tree)
        values = nodes.map { node in
            let step = steps[node.row]
            let proposal = tree.proposal(node.row)
            let isModifier = tree.table.nodes[node.row].kind.isModifier
            let names = isModifier ? (id: nil, label: nil) : tree.chainNames(of: node.row)
            func length(_ length: CGFloat?) -> JSONValue { length.map { .number(Double($0)) } ?? .null }
            func words(_ decision: LayoutDecision?) -> JSONValue {
                guard let decision else { return .null }
                return .string(
                    decision.detail.isEmpty ? decision.rule.rawValue : "\(decision.rule.rawValue): \(decision.detail)")
            }
            return .array([
                .int(node.n), .int(node.parent?.n), .string(node.kind), .string(names.id ?? node.id),
                .string(names.label ?? node.label),
                .rect(node.frame), .rect(node.bounds), Self.quad(tree, node.row), .number(node.opacity),
                .string(areas[node.row].area.rawValue), .string(areas[node.row].reason?.rawValue),
                .bool(node.isHosted), .string(node.approximate),
                .bool(isModifier), .bool(isSeen[node.row]),
                .number(alphas[node.row]),
                .array([length(proposal.width), length(proposal.height)]), words(step?.offered),
                words(step?.answered), words(step?.placed),
            ])
        }
    }

    /// The corners of a node's box on the screen, x and y by turns; null where it has no area.
    private static func quad(_ tree: LayoutTree, _ row: Int) -> JSONValue {
        let size = tree.size(row)
        guard size.width > 0, size.height > 0 else { return .null }
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
            CGPoint(x: 0, y: size.height),
        ].map { tree.onScreen($0, row) }
        guard corners.allSatisfy({ ($0.x + $0.y).isFinite }) else { return .null }
        return .array(corners.flatMap { [.number(Double($0.x)), .number(Double($0.y))] })
    }

    /// Rows that nothing around them hides.
    private static func seen(_ tree: LayoutTree) -> [Bool] {
        var isSeen = [Bool](repeating: true, count: tree.table.count)
        for row in 0..<tree.table.count {
            let node = tree.table.nodes[row]
            if node.parent >= 0 { isSeen[row] = isSeen[Int(node.parent)] }
            if node.kind == .hidden || tree.isCovered(row) { isSeen[row] = false }
        }
        return isSeen
    }

    /// All opacities around each row, its own included.
    private static func alphas(_ tree: LayoutTree) -> [Double] {
        var alphas = [Double](repeating: 1, count: tree.table.count)
        for row in 0..<tree.table.count {
            let node = tree.table.nodes[row]
            if node.parent >= 0 { alphas[row] = alphas[Int(node.parent)] }
            if node.kind == .opacity { alphas[row] *= max(0, min(1, node.a)) }
            if node.kind == .hidden { alphas[row] = 0 }
        }
        return alphas
    }

    /// How every row came by its frame: asking a leaf tells of all around it.
    private static func steps(_ tree: LayoutTree) -> [Int: LayoutStep] {
        var steps: [Int: LayoutStep] = [:]
        for node in tree.nodes.reversed() where steps[node.row] == nil {
            for step in tree.explanation(of: node.row).steps where steps[step.node.row] == nil {
                if step.role == .around || step.role == .element { steps[step.node.row] = step }
            }
        }
        return steps
    }
}
