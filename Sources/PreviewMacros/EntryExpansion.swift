import Foundation

/// What `@Entry var name: Type = value` stands for: accessors that go through a key, and the key.
struct EntryExpansion {
    private let name: String
    private let type: String?
    private let value: String?
    private let container: String
    private let role: String

    init?(request: [String: Any]) {
        guard let macro = request["macro"] as? [String: Any], macro["typeName"] as? String == "EntryMacro",
            let declaration = request["declSyntax"] as? [String: Any], let source = declaration["source"] as? String,
            let role = request["macroRole"] as? String,
            let start = source.range(of: #"\bvar\s+"#, options: .regularExpression)
        else { return nil }
        self.role = role
        let rest = source[start.upperBound...]
        name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
        let tail = rest.dropFirst(name.count)
        // No type has an equals sign in it.
        let equals = tail.firstIndex(of: "=")
        let annotation = tail[..<(equals ?? tail.endIndex)].trimmingCharacters(in: .whitespacesAndNewlines)
        type = annotation.hasPrefix(":") ? String(annotation.dropFirst()).trimmingCharacters(in: .whitespaces) : nil
        value = equals.map { String(tail[tail.index(after: $0)...]) }
        let contexts = (request["lexicalContext"] as? [[String: Any]] ?? []).compactMap { $0["source"] as? String }
        let parent = (request["parentDeclSyntax"] as? [String: Any])?["source"] as? String
        let outer = ([parent].compactMap { $0 } + contexts).joined(separator: "\n")
        container =
            ["Transaction", "ContainerValues", "FocusedValues"].first { outer.contains("extension \($0)") } ?? ""
    }

    private var key: String { "__Key_\(name.filter { $0 != "`" })" }

    var source: String {
        if role == "accessor" {
            return """
                get { self[\(key).self] }
                set { self[\(key).self] = newValue }
                """
        }
        let kind =
            ["Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey"][container] ?? "EnvironmentKey"
        if let type {
            return """
                private struct \(key): \(kind) {
                static var defaultValue: \(type) { \(value ?? "nil") }
                }
                """
        }
        return """
            private struct \(key): \(kind) {
            nonisolated(unsafe) static let defaultValue = \(value ?? "()")
            }
            """
    }
}
