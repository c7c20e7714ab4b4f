import ViewTree

extension LayoutPass {
    /// Records what is wrong with a row, under the names of the views it stands in and its own. The same warning twice
    /// is one.
    func warn(_ index: Int, _ message: String) {
        var names: [String] = []
        if let name = side.names[Int32(index)] { names.append(name) }
        var row = Int(nodes[index].parent)
        while row >= 0 {
            if nodes[row].kind == .view { names.append(side.views[Int(nodes[row].payload)].name) }
            row = Int(nodes[row].parent)
        }
        side.warnings.append(Diagnostic(path: Diagnostic.path(inwards: names.reversed()), message: message))
    }
}
