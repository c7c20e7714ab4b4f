import ViewTree

extension LayoutPass {
    /// How eagerly a stack serves a row. Frames, padding, aspectRatio, position and containers hide it; fixedSize
    /// passes it on (OpenSwiftUI; MetalUI's rule says hidden).
    @inline(__always)
    func priority(of index: Int) -> Double {
        nodes[index].flags.contains(.priority) ? statedPriority(index) : 0
    }

    private func statedPriority(_ start: Int) -> Double {
        var index = start
        while nodes[index].flags.contains(.priority) {
            let node = nodes[index]
            switch node.kind {
            case .layoutPriority: return node.a
            case .spacer: return -.infinity
            default:
                if node.kind.isContainer && child(index) < 0 { return -.infinity }
            }
            index += 1
        }
        return 0
    }
}
