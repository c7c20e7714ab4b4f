import Foundation
import Layout

extension TreeDiff {
    /// `viewtree.diff/1`.
    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.diff/1")),
            ("from", .string(names.from)),
            ("to", .string(names.to)),
            ("note", .string(note)),
            (
                "changes",
                .array(
                    changes.map { change in
                        .object([
                            ("kind", .string(change.kind.rawValue)), ("n", .int(change.n)), ("id", .string(change.id)),
                            ("name", .string(change.name)), ("from", change.from.json), ("to", change.to.json),
                            ("box", change.area.map { .rect($0.box) } ?? .null),
                            ("area", change.area.map { .number($0.size) } ?? .null),
                        ])
                    })
            ),
        ])
    }

    /// A line a change.
    ///
    /// ```
    /// moved     @12 Button "save" 20,100 80×44 → 20,120 80×44 (0,+20)
    /// receiver  16,40 120×48: Button "save" → nobody (5760 pt²)
    /// ```
    public var text: String {
        var lines = ["\(names.from) → \(names.to): \(summary)"]
        lines += changes.map { change in
            let kind = change.kind.rawValue.padding(toLength: 10, withPad: " ", startingAt: 0)
            return kind + Self.line(change)
        }
        if let note { lines.append(note) }
        return PrintedText.joined(lines) + "\n"
    }

    private var summary: String {
        guard !changes.isEmpty else { return "no changes" }
        var kinds: [Change.Kind] = []
        for change in changes where !kinds.contains(change.kind) { kinds.append(change.kind) }
        return kinds.map { kind in "\(changes.count { $0.kind == kind }) \(kind.rawValue)" }.joined(separator: ", ")
    }

    private static func line(_ change: Change) -> String {
        let name = "@\(change.n) \(change.name)"
        switch (change.from, change.to) {
        case (.rect(let from), .rect(let to)):
            let numbers =
                change.kind == .moved
                ? [to.minX - from.minX, to.minY - from.minY] : [to.width - from.width, to.height - from.height]
            let differences = numbers.map { number in
                (number > 0 ? "+" : "") + Number.short(Double(number))
            }
            return
                "\(name) \(from.short) → \(to.short) (\(differences.joined(separator: change.kind == .moved ? "," : "×")))"
        case (.none, .rect(let to)): return "\(name) \(to.short)"
        case (.rect(let from), .none): return "\(name) \(from.short)"
        case (.number(let from), .number(let to)): return "\(name) \(Number.exact(from)) → \(Number.exact(to))"
        case (.string(let from), .string(let to)):
            if let area = change.area {
                return "\(area.box.short): \(from ?? "nobody") → \(to ?? "nobody") (\(Number.short(area.size)) pt²)"
            }
            func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "none" }
            return "\(name): \(quoted(from)) → \(quoted(to))"
        default: return name
        }
    }
}

extension TreeDiff.Value {
    var json: JSONValue {
        switch self {
        case .none: .null
        case .rect(let rect): .rect(rect)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        }
    }
}
