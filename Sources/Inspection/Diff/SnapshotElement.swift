import Foundation

/// A view of a dump with its modifiers, and what is inside of both.
struct SnapshotElement {
    /// The view under the modifiers.
    let view: Int
    /// The numbers of its modifiers, the outermost first.
    let chain: [Int]
    /// The outermost identifier and label in the chain.
    let id: String?
    let label: String?
    let kind: String
    /// The elements inside: the view's, then the layers of its modifiers.
    let children: [Int]
    let parent: Int
    /// Where layout put it: the frame of its identifier, else of the view.
    let frame: CGRect
    let bounds: CGRect
    /// The product of the opacities in the chain.
    let opacity: Double

    /// `Button "save"`.
    var name: String { (id ?? label).map { "\(kind) \"\($0)\"" } ?? kind }
}

/// The elements of a dump, the window first.
struct SnapshotElements {
    private(set) var all: [SnapshotElement] = []
    /// For each node the element that it belongs to.
    private(set) var ofNode: [Int]

    init(_ snapshot: TreeSnapshot) {
        let nodes = snapshot.nodes
        ofNode = Array(repeating: -1, count: nodes.count)
        var children = [[Int]](repeating: [], count: nodes.count)
        for node in nodes where node.parent >= 0 { children[node.parent].append(node.n) }
        // Heads of elements that wait, with the element around them.
        var pending: [(node: Int, parent: Int)] = nodes.isEmpty ? [] : [(0, -1)]
        var inner: [Int: [Int]] = [:]
        while let (head, parent) = pending.popLast() {
            var chain: [Int] = []
            var layers: [Int] = []
            var view = head
            while Self.isModifier(nodes[view].kind), let first = children[view].first {
                chain.append(view)
                layers += children[view].dropFirst()
                view = first
            }
            let place = all.count
            for number in chain + [view] { ofNode[number] = place }
            let named = chain.first { nodes[$0].id != nil }
            let label = chain.first { nodes[$0].kind == "accessibilityLabel" }.flatMap { nodes[$0].label }
            let shown = nodes[named ?? view]
            all.append(
                SnapshotElement(
                    view: view, chain: chain, id: named.flatMap { nodes[$0].id }, label: label ?? nodes[view].label,
                    kind: nodes[view].kind, children: [], parent: parent, frame: shown.frame,
                    bounds: shown.bounds, opacity: (chain + [view]).reduce(1) { $0 * nodes[$1].opacity }))
            if parent >= 0 { inner[parent, default: []].append(place) }
            for child in (children[view] + layers).reversed() { pending.append((child, place)) }
        }
        for place in all.indices {
            let element = all[place]
            all[place] = SnapshotElement(
                view: element.view, chain: element.chain, id: element.id, label: element.label, kind: element.kind,
                children: inner[place] ?? [], parent: element.parent, frame: element.frame, bounds: element.bounds,
                opacity: element.opacity)
        }
    }

    /// A modifier goes by its method's name, a view by its type's. The window is a view.
    private static func isModifier(_ kind: String) -> Bool {
        kind != "window" && (kind.first?.isLowercase ?? false)
    }
}
