import Foundation
import HitTest
import Layout
import ViewTree

/// The layout tree as text and as JSON.
public struct Dump {
    let tree: LayoutTree
    let rules: HitTestRules

    public init(_ tree: LayoutTree, rules: HitTestRules = .frontMost) {
        self.tree = tree
        self.rules = rules
    }

    /// `viewtree.dump/1`.
    public var json: JSONValue { json(withReceivers: false) }

    /// The same, and who receives taps all over the screen.
    public func json(withReceivers tellsReceivers: Bool) -> JSONValue {
        let areas = HitArea.all(tree, rules: rules)
        return .object([
            ("schema", .string("viewtree.dump/1")),
            ("view", .string(tree.viewName)),
            ("device", .string(tree.device.flatMap { Device.named($0.name) }?.name)),
            ("platform", .string(tree.environment.platform.rawValue)),
            ("size", .size(tree.spaceSize)),
            ("scale", .number(Double(tree.scale))),
            ("receivers", tellsReceivers ? receivers : .null),
            ("nodes", .array(tree.nodes.map { json($0, areas[$0.row]) })),
        ])
    }

    private func json(_ node: LayoutNode, _ area: HitArea) -> JSONValue {
        .object([
            ("n", .int(node.n)),
            ("parent", .int(node.parent?.n)),
            ("kind", .string(node.kind)),
            ("id", .string(node.id)),
            ("label", .string(node.label)),
            ("frame", .rect(node.frame)),
            ("bounds", .rect(node.bounds)),
            ("opacity", .number(node.opacity)),
            ("hit", .object([("area", .string(area.area.rawValue)), ("reason", .string(area.reason?.rawValue))])),
            ("hosted", .bool(node.isHosted)),
            ("approximate", .string(node.approximate)),
        ])
    }

    /// One line a view: its modifiers are folded into it, outermost last.
    ///
    /// ```
    /// InvisibleOverlay · iPhone 16 Pro 402×874 @3x · iOS18
    /// @1 InvisibleOverlay 0,62 402×778
    ///   @2 ZStack 0,62 402×778
    ///     @4 Color 0,0 402×874 · ignoresSafeArea
    /// ```
    public var text: String {
        var lines = [heading]
        var pending: [(part: Part, indent: Int)] = []
        if tree.table.count > 0 {
            let isWindow = tree.table.nodes[0].kind == .window
            let rows = isWindow ? tree.table.children(of: 0).reversed() : [0]
            pending = rows.map { (Part(row: $0), 0) }
        }
        // An explicit stack: a tree may be deeper than the thread's.
        while let (part, indent) = pending.popLast() {
            let (line, inner) = describe(part)
            if let line { lines.append(Self.indented(line, indent)) }
            for child in inner.reversed() { pending.append((child, line == nil ? indent : indent + 1)) }
        }
        return PrintedText.joined(lines) + "\n"
    }

    /// Deeper than a screen is wide, the depth stands as a number.
    private static func indented(_ line: String, _ depth: Int) -> String {
        let widest = 40
        return depth <= widest
            ? String(repeating: "  ", count: depth) + line
            : String(repeating: "  ", count: widest) + "[\(depth) deep] " + line
    }

    private var heading: String {
        "\(tree.viewName) · \(screen)" + (tree.screenApproximation.map { " · approximate: \($0)" } ?? "")
    }

    /// The screen and the platform, as in the first line.
    var screen: String {
        let size = "\(Number.short(Double(tree.spaceSize.width)))×\(Number.short(Double(tree.spaceSize.height)))"
        let device = tree.device.map { $0.name.contains("x") ? "" : "\($0.name) " } ?? ""
        return "\(device)\(size) @\(Number.short(Double(tree.scale)))x · \(tree.environment.platform.rawValue)"
    }

    /// Where a line begins.
    private struct Part {
        var row: Int
        /// What a layer is to the view it belongs to.
        var role = ""
        /// Modifiers around plumbing that holds this view alone; the outermost first.
        var outer: [Int] = []
    }

    /// A view's line and what is inside it; no line for plumbing.
    private func describe(_ part: Part) -> (String?, [Part]) {
        let nodes = tree.table.nodes
        var row = part.row
        var modifiers = part.outer
        var layers: [Part] = []
        while nodes[row].kind.isModifier, row + 1 < Int(nodes[row].end) {
            modifiers.append(row)
            let primary = row + 1
            let secondary = Int(nodes[primary].end)
            if secondary < Int(nodes[row].end) { layers.append(Part(row: secondary, role: tree.kindName(row))) }
            row = primary
        }
        let inner = tree.table.children(of: row).map { Part(row: $0) }
        // Inner layers first: that is the order they are written in.
        let contents = inner + layers.reversed()
        guard nodes[row].flags.contains(.plumbing), nodes[row].kind != .hosted else {
            return (line(row, modifiers.reversed(), part.role), contents)
        }
        if contents.count == 1, modifiers.contains(where: { !nodes[$0].flags.contains(.plumbing) }) {
            // The modifiers are those of the one view inside, such as the control of a field that grows.
            return (nil, [Part(row: contents[0].row, role: part.role, outer: modifiers)])
        }
        return (nil, contents.map { Part(row: $0.row, role: $0.role.isEmpty ? part.role : $0.role) })
    }

    private func line(_ row: Int, _ modifiers: [Int], _ role: String) -> String {
        let node = LayoutNode(tree: tree, row: row)
        var text = role.isEmpty ? "" : "\(role): "
        if node.tree.node(row: row)?.row == row { text += "@\(node.n) " }
        text += node.kind
        if let label = node.label, !label.isEmpty { text += " \"\(Self.onOneLine(label))\"" }
        let frame = node.frame
        text += " \(frame.short)"
        let bounds = node.bounds
        if !bounds.isClose(to: frame) { text += " (on screen \(bounds.short))" }
        if node.isHosted { text += " · hosted" }
        if let reason = node.approximate { text += " · approximate: \(reason)" }
        text += tree.platformProperties(row).map { " · \($0.name) \($0.value)" }.joined()
        var size = frame
        for modifier in modifiers where !tree.table.nodes[modifier].flags.contains(.plumbing) {
            let own = tree.frame(modifier)
            text += " · \(describe(modifier: modifier))"
            if !own.isClose(to: size) { text += " \(own.short)" }
            size = own
        }
        return text
    }

    /// A label on the line of its view, cut where it is long.
    private static func onOneLine(_ label: String) -> String {
        let longest = 60
        let line = PrintedText.line(label)
        return line.count > longest ? line.prefix(longest - 1) + "…" : line
    }

    /// A modifier with its numbers where they are not the default.
    private func describe(modifier row: Int) -> String {
        let node = tree.table.nodes[row]
        let name = tree.kindName(row)
        func numbers(_ values: Double...) -> String { values.map { Number.exact($0) }.joined(separator: ",") }
        switch node.kind {
        case .opacity, .blur, .cornerRadius, .zIndex, .layoutPriority: return "\(name) \(numbers(node.a))"
        case .offset, .position: return "\(name) \(numbers(node.a, node.b))"
        case .scaleEffect: return "\(name) \(Number.exact(node.a))×\(Number.exact(node.b))"
        case .rotationEffect: return "\(name) \(Number.short(node.a * 180 / .pi))°"
        case .allowsHitTesting: return "\(name) \(node.a == 1)"
        case .disabled: return "\(name) \(node.a == 1)"
        case .accessibilityIdentifier: return "id \"\(tree.table.side.strings[Int(node.payload)])\""
        case .accessibilityLabel: return "label \"\(tree.table.side.strings[Int(node.payload)])\""
        case .id, .tag: return "\(name)(\(tree.table.side.strings[Int(node.payload)]))"
        default: return name
        }
    }
}

extension CGRect {
    func isClose(to other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
