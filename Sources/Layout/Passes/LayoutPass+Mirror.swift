import ViewTree

extension LayoutPass {
    /// Right-to-left: everything was placed from the leading edge; now each child is mirrored inside its parent
    /// (OpenSwiftUI `finalizeLayoutDirection`).
    func mirrorChildren(_ index: Int) {
        let width = slots[index].width
        guard width.isFinite, nodes[index].kind != .window else { return }
        // UIKit has its own idea of right to left.
        if nodes[index].kind == .platformTree || nodes[index].kind == .platformView { return }
        var child = index + 1
        while child < Int(nodes[index].end) {
            slots[child].x = width - (slots[child].x + slots[child].width)
            child = Int(nodes[child].end)
        }
    }
}
