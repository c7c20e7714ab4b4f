import Foundation

/// The whole tree as one flat table in preorder, with side tables for what does not fit into 32 bytes.
///
/// Built once by ``NodeBuilder``; owned by whoever laid it out. Not shared between threads while it is built.
public final class NodeTable: @unchecked Sendable {
    /// The rows; valid for `0 ..< count`.
    public let nodes: UnsafeMutablePointer<Node>
    /// For each row its place in the structure: the path of child ordinals, branches and ids, as a hash.
    public let identities: UnsafeMutablePointer<UInt64>
    /// The number of rows.
    public let count: Int
    /// How many levels the deepest row lies below the root.
    public let depth: Int
    /// What the kinds' payloads point into.
    public let side: SideTables

    init(
        nodes: UnsafeMutablePointer<Node>, identities: UnsafeMutablePointer<UInt64>, count: Int, depth: Int,
        side: SideTables
    ) {
        self.nodes = nodes
        self.identities = identities
        self.count = count
        self.depth = depth
        self.side = side
    }

    deinit {
        free(nodes)
        free(identities)
    }
}

extension NodeTable {
    /// The row of the first child of `index`, or nil if it is a leaf.
    @inlinable
    public func firstChild(of index: Int) -> Int? {
        index + 1 < Int(nodes[index].end) ? index + 1 : nil
    }

    /// The rows of the children of `index`, first to last.
    public func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < Int(nodes[index].end) {
            result.append(child)
            child = Int(nodes[child].end)
        }
        return result
    }

    /// Checks what every pass relies on: preorder, parents before children, ends that nest.
    public func checkInvariants() {
        for index in 0..<count {
            let node = nodes[index]
            precondition(Int(node.end) > index && Int(node.end) <= count)
            precondition(node.parent < Int32(index))
            if node.parent >= 0 { precondition(node.end <= nodes[Int(node.parent)].end) }
        }
    }
}
