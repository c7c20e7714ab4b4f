import Foundation

extension NodeTable {
    /// What a row of a grafted table was before.
    public enum Origin {
        /// A row of the table before.
        case row(Int32)
        /// A view of a platform tree: where it lies in the row around it, and how large it is.
        case platform(x: Double, y: Double, width: Double, height: Double)
        /// SwiftUI content that has moved into the view that shows it: how far.
        case moved(Int32, dx: Double, dy: Double)
    }

    /// The same table with the views of its platform trees as rows.
    ///
    /// - Returns: the table, and for each of its rows where it comes from. The side tables are shared; what they keep by
    ///   row follows.
    public func grafting() -> (table: NodeTable, origins: [Origin]) {
        var graft = Grafting(self)
        if count > 0 { graft.copy(0, into: -1, moved: nil) }
        return graft.finish()
    }
}

/// Puts the rows of platform trees into a table.
private struct Grafting {
    private let source: NodeTable
    private var nodes: [Node] = []
    private var identities: [UInt64] = []
    private var origins: [NodeTable.Origin] = []
    private var depths: [Int] = []
    private var names: [Int32: Int32] = [:]

    init(_ source: NodeTable) { self.source = source }

    private mutating func add(_ node: Node, _ identity: UInt64, _ origin: NodeTable.Origin, into parent: Int) -> Int {
        var node = node
        node.parent = Int32(parent)
        nodes.append(node)
        identities.append(identity)
        origins.append(origin)
        depths.append(parent < 0 ? 0 : depths[parent] + 1)
        return nodes.count - 1
    }

    /// Copies a row and everything inside.
    mutating func copy(_ row: Int, into parent: Int, moved: (dx: Double, dy: Double)?) {
        // Rows are copied in preorder with a stack of their own: a tree may be deep.
        var open: [(end: Int, row: Int)] = []
        var index = row
        let end = Int(source.nodes[row].end)
        while index < end {
            while let last = open.last, last.end <= index {
                nodes[last.row].end = Int32(nodes.count)
                open.removeLast()
            }
            let origin: NodeTable.Origin =
                index == row && moved != nil
                ? .moved(Int32(index), dx: moved!.dx, dy: moved!.dy) : .row(Int32(index))
            let node = source.nodes[index]
            let new = add(node, source.identities[index], origin, into: open.last?.row ?? parent)
            names[Int32(index)] = Int32(new)
            if node.kind == .platformTree {
                views(of: index, into: new)
                nodes[new].end = Int32(nodes.count)
                index = Int(node.end)
            } else {
                open.append((Int(node.end), new))
                index += 1
            }
        }
        for last in open.reversed() { nodes[last.row].end = Int32(nodes.count) }
    }

    /// The views of the tree at a row.
    private mutating func views(of row: Int, into tree: Int) {
        let side = source.side
        let contents = source.children(of: row)
        let flags = source.nodes[row].flags.intersection(.rightToLeft)
        var open: [(depth: Int, rows: [Int])] = []
        func end(_ open: (depth: Int, rows: [Int])) {
            for row in open.rows { nodes[row].end = Int32(nodes.count) }
        }
        for view in side.platformTrees[Int(source.nodes[row].payload)].rows() {
            while let last = open.last, last.depth >= view.depth {
                end(last)
                open.removeLast()
            }
            var parent = open.last?.rows.last ?? tree
            var rows: [Int] = []
            func layer(_ kind: NodeKind, _ payload: Int, isPlumbing: Bool = false) {
                var node = Node(kind: kind, parent: -1, payload: Int32(payload))
                node.flags = flags
                if isPlumbing { node.flags.insert(.plumbing) }
                if kind == .platformView {
                    node.a = Double(view.size.width)
                    node.b = Double(view.size.height)
                }
                let isOutermost = rows.isEmpty
                parent = add(
                    node, view.identity,
                    .platform(
                        x: isOutermost ? Double(view.origin.x) : 0, y: isOutermost ? Double(view.origin.y) : 0,
                        width: Double(view.size.width), height: Double(view.size.height)), into: parent)
                rows.append(parent)
            }
            if let identifier = view.identifier {
                side.strings.append(identifier)
                layer(.accessibilityIdentifier, side.strings.count - 1)
            }
            if let label = view.accessibilityLabel {
                side.strings.append(label)
                layer(.accessibilityLabel, side.strings.count - 1)
            }
            if let transform = view.transform {
                side.affineTransforms.append(transform)
                layer(.transformEffect, side.affineTransforms.count - 1, isPlumbing: true)
            }
            side.platformViews.append(view.entry)
            layer(.platformView, side.platformViews.count - 1, isPlumbing: view.isPart)
            side.platformRows[ObjectIdentifier(view.entry.view)] = Int32(parent)
            if let reason = view.approximation { side.approximations[Int32(parent)] = reason }
            if let content = view.content, contents.indices.contains(content) {
                copy(
                    contents[content], into: parent,
                    moved: (-Double(view.contentOrigin.x), -Double(view.contentOrigin.y)))
            }
            open.append((view.depth, rows))
        }
        for last in open.reversed() { end(last) }
    }

    consuming func finish() -> (table: NodeTable, origins: [NodeTable.Origin]) {
        // Reasons of platform views are kept under their new rows already.
        let side = source.side
        let new = Set(names.values)
        let views = side.approximations.filter { row, _ in
            Int(row) < nodes.count && nodes[Int(row)].kind == .platformView && !new.contains(row)
        }
        let names = names
        side.moveRows { names[$0] }
        side.approximations.merge(views) { old, _ in old }
        let count = nodes.count
        let kept = UnsafeMutablePointer<Node>.allocate(rows: count)
        let keptIdentities = UnsafeMutablePointer<UInt64>.allocate(rows: count)
        for row in 0..<count {
            kept[row] = nodes[row]
            keptIdentities[row] = identities[row]
        }
        let table = NodeTable(
            nodes: kept, identities: keptIdentities, count: count, depth: depths.max() ?? 0, side: side)
        return (table, origins)
    }
}

extension UnsafeMutablePointer {
    /// From `malloc`, as the table frees it.
    fileprivate static func allocate(rows count: Int) -> UnsafeMutablePointer {
        malloc(max(1, count) * MemoryLayout<Pointee>.stride)!.bindMemory(to: Pointee.self, capacity: max(1, count))
    }
}
