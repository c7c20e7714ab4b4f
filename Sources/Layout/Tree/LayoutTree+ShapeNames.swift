import ViewTree

extension LayoutTree {
    /// A shape's type without generics; of a stroked, trimmed or inset shape, the shape that the user wrote.
    static func shapeName(_ type: Any.Type) -> String {
        let name = "\(type)"
        guard name.hasPrefix("_") else { return String(name.prefix { $0 != "<" }) }
        var full = Substring(String(reflecting: type))
        // `ViewTree._StrokedShape<ViewTree.Circle>`
        while full.hasPrefix("ViewTree._"), let open = full.firstIndex(of: "<"), full.last == ">" {
            full = full[full.index(after: open)...].dropLast()
        }
        // `ViewTree.Circle._Inset`
        let parts = full.prefix { $0 != "<" }.split(separator: ".")
        let own = parts.count > 1 && parts.last == "_Inset" ? parts.dropLast() : parts[...]
        return own.last.map(String.init) ?? name
    }
}
