import ViewTree

extension NodeTable {
    /// Takes the mark off images whose own size is a guess that layout never asked for: resizable ones that were offered
    /// a size on both axes.
    func forgetGuessesThatDoNotMatter() {
        guard !side.approximations.isEmpty else { return }
        side.approximations = side.approximations.filter { row, reason in
            let node = nodes[Int(row)]
            guard node.kind == .image else { return true }
            let image = side.images[Int(node.payload)]
            return !image.isResizable || image.wasAskedForOwnSize || image.guess != reason
        }
    }
}
