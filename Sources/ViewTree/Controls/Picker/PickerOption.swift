/// One of the values that a picker offers.
struct PickerOption {
    /// What it shows; empty where it has no text.
    var title: String
    /// Its `tag(_:)`, else the id that its `ForEach` gives it.
    var tag: AnyHashable?

    /// Whether it stands for a value; an optional counts as what is in it.
    func matches<Value: Hashable>(_ value: Value) -> Bool {
        guard let tag else { return false }
        return Self.unwrapped(tag.base) == Self.unwrapped(value)
    }

    private static func unwrapped(_ value: Any) -> AnyHashable? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional { return mirror.children.first.flatMap { unwrapped($0.value) } }
        return value as? AnyHashable
    }
}

extension NodeBuilder {
    /// The options that a picker's content consists of. They are looked at, not shown: UIKit shows their texts itself.
    @MainActor
    func options<Content: View>(of content: Content) -> [PickerOption] {
        var scratch = NodeBuilder(environment: environment, store: store, capacity: 64)
        scratch.identity = identity
        scratch.notesIDs = true
        scratch.distributing(
            { builder, content in
                let id = builder.notedID
                builder.node(Node(kind: .id, parent: -1)) { builder in
                    if let id { builder.side.tags[builder.parent] = id }
                    content(&builder)
                }
            }, over: { Content._makeNodes(content, &$0) })
        let table = scratch.finish()
        side.warnings += table.side.warnings
        var options: [PickerOption] = []
        for row in 0..<table.count where table.nodes[row].kind == .id && table.nodes[row].payload < 0 {
            var option = PickerOption(title: "", tag: table.side.tags[Int32(row)])
            for inner in row + 1..<max(row + 1, Int(table.nodes[row].end)) {
                if table.nodes[inner].kind == .tag, let tag = table.side.tags[Int32(inner)] { option.tag = tag }
                if table.nodes[inner].kind == .text {
                    option.title += table.side.texts[Int(table.nodes[inner].payload)].string
                }
            }
            // A divider between options is none.
            if row + 1 < table.count, table.nodes[row + 1].kind == .divider { continue }
            options.append(option)
        }
        return options
    }
}
