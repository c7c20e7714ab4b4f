import Foundation

/// How values of states are written in reports: as `String(describing:)` has them, without the names of modules.
///
/// A value inside another one is described with the full name of its type, `Optional(App.Screen.Field.name)`. The
/// module says nothing that the user does not know, and where a type is private an address stands in it, which differs
/// from run to run.
enum StateDescription {
    static func of(_ value: Any) -> String {
        let text = String(describing: value)
        guard !(value is String), text.contains(".") else { return text }
        let modules = modules(in: String(reflecting: type(of: value)))
        var result = ""
        var isQuoted = false
        var rest = text[...]
        var before: Character = " "
        while let character = rest.first {
            if !isQuoted, rest.hasPrefix(Self.privateContext), let end = rest.range(of: ").") {
                rest = rest[end.upperBound...]
                continue
            }
            if !isQuoted, !before.isName, before != "." {
                if let module = modules.first(where: { rest.hasPrefix($0 + ".") }) {
                    rest = rest.dropFirst(module.count + 1)
                    continue
                }
            }
            if character == "\"", before != "\\" { isQuoted.toggle() }
            result.append(character)
            before = character
            rest.removeFirst()
        }
        return result
    }

    /// What the runtime writes where a type is private.
    private static let privateContext = "(unknown context at $"

    /// The modules that a type's full name has in it: `Swift` and `App` of `Swift.Optional<App.Screen.Field>`.
    private static func modules(in name: String) -> Set<String> {
        var result: Set<String> = []
        var before: Character = " "
        var rest = name[...]
        while let character = rest.first {
            if character.isName, !before.isName, before != "." {
                let word = rest.prefix { $0.isName }
                if rest.dropFirst(word.count).first == "." { result.insert(String(word)) }
            }
            before = character
            rest.removeFirst()
        }
        return result
    }
}

extension Character {
    fileprivate var isName: Bool { isLetter || isNumber || self == "_" }
}
