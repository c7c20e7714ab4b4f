import Layout
import ViewTree

// What lies on top of what: presentations over the window, and screens over those that they cover.
extension LayoutTree {
    private func isPresentation(_ row: Int) -> Bool {
        table.nodes[row].kind == .zstack && table.side.presentations[table.identities[row]] != nil
    }

    /// The presentation that a row belongs to, the nearest around it; nil for what is on the screen itself.
    func presentationLayer(around start: Int) -> (row: Int, kind: PresentationKind)? {
        guard !table.side.presentations.isEmpty else { return nil }
        var row = start
        while row >= 0 {
            if isPresentation(row), let kind = table.side.presentations[table.identities[row]] { return (row, kind) }
            row = Int(table.nodes[row].parent)
        }
        return nil
    }

    /// Whether touches cannot get to a row, whatever it is: a presentation lies on top of it that lets none through, or
    /// another screen of its navigation stack.
    public func isCovered(_ start: Int) -> Bool {
        if !table.side.presentations.isEmpty {
            for row in start + 1..<max(start + 1, table.count) where isPresentation(row) {
                // What dims the screen is the layer's first part; it is switched off where touches go through.
                let dimming = row + 1
                guard table.nodes[dimming].kind == .allowsHitTesting, table.nodes[dimming].a == 0 else { return true }
            }
        }
        var row = start
        while row >= 0 {
            let node = table.nodes[row]
            // A covered screen is switched off by the stack, not by the user's own modifier.
            if node.kind == .allowsHitTesting, node.a == 0, node.flags.contains(.plumbing) { return true }
            row = Int(node.parent)
        }
        return false
    }
}
