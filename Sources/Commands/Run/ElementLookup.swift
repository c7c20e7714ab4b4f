import Foundation
import HitTest
import Layout

/// Finds the one element that an ID means: by accessibility identifier, label, kind, `@n`, in that order.
enum ElementLookup {
    ///
    /// - Parameter takesWindow: Whether the window itself may be meant, which is no element that one could touch.
    static func find(
        _ id: String, in tree: LayoutTree, takesWindow: Bool = false
    ) throws(UsageError) -> LayoutNode {
        try target(id, in: tree, takesWindow: takesWindow).node
    }

    /// The same, with where to touch it if only a part of the element is meant: a segment, a link in a text.
    static func target(
        _ id: String, in tree: LayoutTree, takesWindow: Bool = false
    ) throws(UsageError) -> (node: LayoutNode, point: CGPoint?) {
        let nodes = tree.nodes
        let ways: [(LayoutNode) -> Bool] = [
            { $0.id == id },
            // A button goes by its title, which is not that of a text in it alone.
            { $0.label == id || tree.buttonTitle(of: $0.row) == id },
            // A back button has the title of the screen before, and is "Back" as well.
            { tree.alias(of: $0.row) == id },
            { $0.kind == id },
            { "@\($0.n)" == id },
        ]
        for (way, matches) in ways.enumerated() {
            if way > 2, !takesWindow, id == "@0" || id == "window" {
                throw UsageError(
                    "\"\(id)\" is the window, which holds everything and takes no taps of its own: tap a point with "
                        + "--at X,Y, or name an element (`viewtree dump` shows their numbers).")
            }
            // Kinds and numbers come after everything that the user can read.
            if way == 3, let part = try Self.part(id, in: tree) { return part }
            let found = outermost(nodes.filter(matches), tree)
            if found.count == 1 { return (found[0], nil) }
            if found.count > 1 {
                // What lies under a presentation or a pushed screen is not meant.
                let front = found.filter { !tree.isCovered($0.row) }
                if front.count == 1 { return (front[0], nil) }
                throw UsageError(
                    "\"\(PrintedText.line(id))\" means \(found.count) elements: "
                        + found.prefix(12).map { numbered($0, in: tree) }.joined(separator: ", ")
                        + (found.count > 12 ? " …" : "") + ". Name one by its number.")
            }
        }
        throw UsageError(
            "Nothing is called \"\(PrintedText.line(id))\"." + suggestions(for: id, nodes, tree.namedParts))
    }

    /// `@12 Button 61,89 280×28`, with the number that a dump in text has: the view's, not its identifier's.
    private static func numbered(_ node: LayoutNode, in tree: LayoutTree) -> String {
        let view = tree.hitView(of: node.row, gestureRow: -1)
        return "@\(view?.node.n ?? node.n) \(view?.kind ?? node.kind) \(node.frame.short)"
    }

    /// A part of an element by what is written on it.
    private static func part(
        _ name: String, in tree: LayoutTree
    ) throws(UsageError) -> (node: LayoutNode, point: CGPoint?)? {
        var found = tree.namedParts.filter { $0.name == name }
        if found.count > 1 {
            let front = found.filter { !tree.isCovered($0.row) }
            if !front.isEmpty { found = front }
        }
        guard let part = found.first, let node = tree.node(row: part.row) else { return nil }
        guard found.count > 1 else { return (node, part.point) }
        throw UsageError(
            "\"\(PrintedText.line(name))\" means \(found.count) parts of elements: "
                + found.prefix(12).map { part in
                    let owner = tree.node(row: part.row)
                    return "of @\(owner?.n ?? 0) \(tree.viewKind(of: owner?.row ?? part.row)) at \(part.point.short)"
                }.joined(separator: ", ") + (found.count > 12 ? " …" : "") + ". Tap one with --at X,Y.")
    }

    /// Matches inside another match are dropped.
    private static func outermost(_ found: [LayoutNode], _ tree: LayoutTree) -> [LayoutNode] {
        var result: [LayoutNode] = []
        for node in found {
            if let last = result.last, node.row < Int(tree.table.nodes[last.row].end) { continue }
            result.append(node)
        }
        return result
    }

    private static func suggestions(for id: String, _ nodes: [LayoutNode], _ parts: [NamedPart]) -> String {
        var names: [String] = []
        for name in nodes.compactMap(\.id) + nodes.compactMap(\.label) + parts.map(\.name) where !names.contains(name) {
            names.append(name)
        }
        guard !names.isEmpty else {
            return " No element has an identifier or a label; `viewtree dump` shows their numbers."
        }
        names = NameDistance.sorted(names, by: id)
        let verb = names.count == 1 ? "is" : "are"
        return " There \(verb) " + names.prefix(12).map { "\"\(PrintedText.line($0))\"" }.joined(separator: ", ")
            + (names.count > 12 ? " …" : "") + "; `viewtree dump` shows all."
    }
}
