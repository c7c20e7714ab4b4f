import Foundation
import HitTest
import Layout
import ViewTree

/// All that the page knows: nodes, cells of the screen with the engine's answers, regions, and opacities.
struct InspectorData {
    private let tree: LayoutTree
    private let rules: HitTestRules

    /// On screens of more nodes, only the offered and the answered size of a node is told, not the rules: each rule costs
    /// a layout.
    static let mostExplained = 600
    /// So many receivers get a slider of their opacity.
    static let mostSwept = 200

    init(_ tree: LayoutTree, rules: HitTestRules) {
        self.tree = tree
        self.rules = rules
    }

    var json: JSONValue {
        let regions = HitRegions(tree, rules: rules)
        let cells = HitCells(tree, rules: rules)
        return .object([
            ("view", .string(tree.viewName)),
            ("size", .size(tree.spaceSize)),
            ("fields", .array(InspectorNodes.fields.map { .string($0) })),
            ("nodes", .array(InspectorNodes(tree, rules: rules).values)),
            ("cells", .array(cells.cells.map(Self.json))),
            ("pieces", .array(cells.pieces.map(Self.json))),
            ("offScreen", Self.json(cells.offScreen, cells.offScreen, nil, [])),
            ("nowhere", Self.json(cells.nowhere ?? cells.offScreen, cells.offScreen, nil, [])),
            ("regions", .array(regions.regions.map(Self.json))),
            ("sweeps", .array(sweeps(regions))),
        ])
    }

    // MARK: Taps

    private static func json(_ cell: HitCells.Cell) -> JSONValue {
        json(cell.explanation, nil, cell.result, cell.candidates)
    }

    /// The point that stands for a cell is not the one that is clicked.
    private static func json(
        _ explanation: HitExplanation, _ other: HitExplanation?, _ result: HitTestResult?, _ candidates: [HitCandidate]
    ) -> JSONValue {
        func worded(_ text: String) -> JSONValue {
            guard let point = result?.point else { return .string(text) }
            return .string(text.replacingOccurrences(of: point.short, with: "{point}"))
        }
        return .object([
            ("receiver", .int(result?.receiver?.node.n)),
            ("hit", .int(result?.hit?.node.n)),
            ("verdict", worded(explanation.verdict)),
            ("rule", .string(explanation.rule.rawValue)),
            ("certainty", .string(explanation.certainty.rawValue)),
            ("fix", explanation.fix.map(worded) ?? .null),
            (
                "considered",
                .array(
                    candidates.filter { $0.node.n >= 0 }.map {
                        .array([
                            .int($0.node.n), .string($0.outcome.rawValue), .string($0.rule?.rawValue),
                            worded($0.detail),
                        ])
                    })
            ),
        ])
    }

    private static func json(_ piece: HitCells.Piece) -> JSONValue {
        .array(
            [.int(piece.cell)]
                + [
                    piece.top, piece.bottom, piece.topLeft, piece.topRight, piece.bottomLeft, piece.bottomRight,
                ].map { .number($0) })
    }

    private static func json(_ region: HitRegions.Region) -> JSONValue {
        .object([
            ("n", .int(region.receiver.node.n)), ("kind", .string(region.receiver.kind)),
            ("id", .string(region.receiver.id)), ("label", .string(region.receiver.label)),
            ("area", .number(region.area.size)), ("share", .number(region.share)),
            ("polygons", json(region.area)), ("undrawn", json(region.undrawn)),
        ])
    }

    private static func json(_ area: HitRegions.Area) -> JSONValue {
        .array(area.polygons.map { .array($0.map { .point($0) }) })
    }

    // MARK: Opacity

    /// 0, then ever wider steps up to 1: differences grow fastest at first.
    private static let opacities =
        [0, 0.001, 0.002, 0.004, 0.006, 0.008] + (10...30).map { Double($0) / 1000 }
        + [0.035, 0.04, 0.05, 0.06, 0.08, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

    private func sweeps(_ regions: HitRegions) -> [JSONValue] {
        var rows: [Int] = []
        for region in regions.regions where !rows.contains(region.receiver.node.row) {
            rows.append(region.receiver.node.row)
        }
        // What would take taps, were it not too faint.
        for node in tree.nodes where tree.isFaint(node.row) && !rows.contains(node.row) { rows.append(node.row) }
        return rows.prefix(Self.mostSwept).map { row in
            let node = LayoutNode(tree: tree, row: row)
            let report = SweepReport(
                tree, target: node, id: node.kind, opacities: Self.opacities, rules: rules)
            let own = tree.opacityRow(of: row).map { tree.table.nodes[$0].a } ?? 1
            return .object([
                ("n", .int(node.n)), ("own", .number(own)),
                // Six decimals, cut so that both still hold.
                ("lowest", report.window.lowest.map { .number(($0 * 1e6).rounded(.up) / 1e6) } ?? .null),
                ("highest", report.window.highest.map { .number(($0 * 1e6).rounded(.down) / 1e6) } ?? .null),
                ("point", .point(report.point)),
                (
                    "steps",
                    .array(report.steps.map { .array([.number($0.opacity), $0.deltaE.map { .number($0) } ?? .null]) })
                ),
            ])
        }
    }
}

extension LayoutTree {
    /// Whether a control or a gesture's view takes no taps for its opacity alone.
    fileprivate func isFaint(_ row: Int) -> Bool {
        guard let opacity = opacityRow(of: row), table.nodes[opacity].a < 0.02 else { return false }
        let kind = table.nodes[row].kind
        if kind == .hosted || kind == .button { return true }
        guard !kind.isModifier else { return false }
        // A gesture among the view's own modifiers.
        var inner = row
        while table.nodes[inner].parent >= 0 {
            let around = Int(table.nodes[inner].parent)
            guard table.nodes[around].kind.isModifier || table.nodes[around].kind == .view, inner == around + 1 else {
                return false
            }
            if table.nodes[around].kind == .gesture { return true }
            inner = around
        }
        return false
    }
}
