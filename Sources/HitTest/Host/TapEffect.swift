import Foundation
import Layout
import ViewTree

/// One thing that a tap changed.
public struct TapEffect: Sendable, CustomStringConvertible {
    public enum Kind: String, Sendable { case state, text, appeared, gone, moved, presented }

    public let kind: Kind
    /// The node's number, on the screen after; for `gone` on the one before.
    public let n: Int?
    public let id: String?
    /// The property's name for `state`, else the node's label.
    public let label: String?
    public let from: Value?
    public let to: Value?
    /// The view itself; nil for `state`.
    let node: LayoutNode?

    public enum Value: Sendable, Hashable, CustomStringConvertible {
        case frame(CGRect)
        case string(String)

        public var description: String {
            switch self {
            case .frame(let rect): rect.short
            case .string(let string): "\"\(string)\""
            }
        }
    }

    public var description: String {
        let property = kind == .state ? id.flatMap { id in label.map { "\(id).\($0)" } } : nil
        let what = property ?? id ?? label ?? node.map { "@\($0.n) \($0.kind)" } ?? ""
        return "\(kind.rawValue) \(what): \(from?.description ?? "–") → \(to?.description ?? "–")"
    }
}

/// Compares the screens before and after.
enum Effects {
    static func between(_ before: LayoutTree, _ after: LayoutTree, _ changes: [StateStore.Change]) -> [TapEffect] {
        var effects = changes.map { change in
            TapEffect(
                kind: .state, n: owner(of: change.identity, in: after)?.n, id: nil, label: change.name,
                from: .string(change.from), to: .string(change.to), node: nil)
        }
        guard before !== after else { return effects }
        let old = keyed(before)
        let new = keyed(after)
        let matched = matches(old, new, before, after)
        let followed = Set(matched.values)
        for (key, node) in new.order.map({ ($0, new.nodes[$0]!) }) {
            guard let previous = old.nodes[matched[key] ?? key] else {
                let isLayer =
                    key.kind == .zstack && after.table.side.presentations[key.identity] != nil
                effects.append(
                    effect(isLayer ? .presented : .appeared, node, from: nil, to: .frame(node.frame)))
                continue
            }
            effects += changedProperties(previous, node)
            if previous.label != node.label, node.kind == "Text" || isPlatformText(previous, node) {
                effects.append(
                    effect(
                        .text, node, from: previous.label.map { .string($0) }, to: node.label.map { .string($0) }))
            }
            if !previous.frame.isSame(as: node.frame) {
                effects.append(effect(.moved, node, from: .frame(previous.frame), to: .frame(node.frame)))
            } else if node.hasMoved(since: previous) {
                // Offsets and transforms move what is seen and tapped, and no frame.
                effects.append(effect(.moved, node, from: .frame(previous.bounds), to: .frame(node.bounds)))
            }
        }
        for key in old.order where new.nodes[key] == nil && !followed.contains(key) {
            let node = old.nodes[key]!
            effects.append(effect(.gone, node, from: .frame(node.frame), to: nil))
        }
        return effects
    }

    private static func effect(
        _ kind: TapEffect.Kind, _ node: LayoutNode, from: TapEffect.Value?, to: TapEffect.Value?
    ) -> TapEffect {
        let names = node.tree.chainNames(of: node.row)
        return TapEffect(kind: kind, n: node.n, id: names.id, label: names.label, from: from, to: to, node: node)
    }

    private static func owner(of identity: UInt64, in tree: LayoutTree) -> LayoutNode? {
        for row in 0..<tree.table.count where tree.table.nodes[row].kind == .view {
            if tree.table.side.views[Int(tree.table.nodes[row].payload)].identity == identity {
                return tree.node(row: row)
            }
        }
        return nil
    }

    /// Views that came where others of the same kind went, with the same `matchedGeometryEffect` around them: one view to
    /// whoever looks. The place that each had before, by its new one.
    private static func matches(
        _ old: (order: [Place], nodes: [Place: LayoutNode]), _ new: (order: [Place], nodes: [Place: LayoutNode]),
        _ before: LayoutTree, _ after: LayoutTree
    ) -> [Place: Place] {
        guard !before.table.side.matched.isEmpty, !after.table.side.matched.isEmpty else { return [:] }
        func named(_ order: [Place], _ nodes: [Place: LayoutNode], _ tree: LayoutTree) -> [(MatchedPlace, Place)] {
            var numbers: [MatchedPlace: Int] = [:]
            return order.compactMap { key in
                guard let row = nodes[key]?.row, let group = tree.matchedGroup(around: row) else { return nil }
                var place = MatchedPlace(group: group, kind: key.kind, number: 0)
                place.number = numbers[place, default: 0]
                numbers[MatchedPlace(group: group, kind: key.kind, number: 0), default: 0] += 1
                return (place, key)
            }
        }
        let gone = named(old.order.filter { new.nodes[$0] == nil }, old.nodes, before)
        let places = Dictionary(gone, uniquingKeysWith: { first, _ in first })
        let came = named(new.order.filter { old.nodes[$0] == nil }, new.nodes, after)
        return Dictionary(
            came.compactMap { place, key in places[place].map { (key, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    private struct MatchedPlace: Hashable {
        var group: MatchedEntry.Group
        var kind: NodeKind
        /// Of several of one kind in a group.
        var number: Int
    }

    /// Views (not modifiers) by their place in the structure. Rows of one place are told apart by kind and order.
    private static func keyed(_ tree: LayoutTree) -> (order: [Place], nodes: [Place: LayoutNode]) {
        var order: [Place] = []
        var nodes: [Place: LayoutNode] = [:]
        for node in tree.nodes where !tree.table.nodes[node.row].kind.isModifier {
            var place = Place(
                identity: tree.table.identities[node.row], kind: tree.table.nodes[node.row].kind, number: 0)
            while nodes[place] != nil { place.number += 1 }
            order.append(place)
            nodes[place] = node
        }
        return (order, nodes)
    }

    private struct Place: Hashable {
        var identity: UInt64
        var kind: NodeKind
        var number: Int
    }
}

extension LayoutTree {
    /// The matched group of the nearest `matchedGeometryEffect` around a row.
    fileprivate func matchedGroup(around row: Int) -> MatchedEntry.Group? {
        var row = row
        while row >= 0 {
            if table.nodes[row].kind == .matchedGeometry {
                return table.side.matched[Int(table.nodes[row].payload)].group
            }
            row = Int(table.nodes[row].parent)
        }
        return nil
    }
}

extension LayoutNode {
    /// Whether an effect at or around a view shows it elsewhere than before. No answer costs more than a look where
    /// there is no effect.
    fileprivate func hasMoved(since previous: LayoutNode) -> Bool {
        guard tree.hasEffects(row) || previous.tree.hasEffects(previous.row) else { return false }
        return !previous.bounds.isSame(as: bounds)
    }
}

extension CGRect {
    /// Equal up to the last bits of sums: frames compare to 1e-6 points.
    fileprivate func isSame(as other: CGRect) -> Bool {
        self == other
            || [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
                .allSatisfy { abs($0) <= 1e-6 }
    }
}
