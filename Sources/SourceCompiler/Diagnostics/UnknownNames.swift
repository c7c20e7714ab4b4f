/// The names in a file that neither it nor the library knows.
enum UnknownNames {
    /// In the order of their first mention, each once: `Chart`, `.chartXAxis`, `MapKit`.
    static func of(_ diagnostics: [CompilerDiagnostic]) -> [String] {
        var names: [String] = []
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let name = name(in: diagnostic.message), !names.contains(name) else { continue }
            names.append(name)
        }
        return names
    }

    private static func name(in message: String) -> String? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count > 1 else { return nil }
        if message.hasPrefix("cannot find ") || message.hasPrefix(missingModuleMessage)
            || message.hasPrefix("no macro named")
        {
            return String(quoted[1])
        }
        if message.hasPrefix("unknown attribute") { return "@" + quoted[1] }
        // What `Any` lacks was written for a type that is unknown itself.
        if message.hasPrefix("type 'Any' has") { return nil }
        if message.contains("has no member '") || message.contains("has no dynamic member '"), quoted.count > 3 {
            return "." + quoted[quoted.count - 2]
        }
        return nil
    }

    private static let missingModuleMessage = "no such module"

    /// In the compiler's words.
    static func missingModule(_ name: String) -> String { "\(missingModuleMessage) '\(name)'" }

    static func isMissingModule(_ diagnostic: CompilerDiagnostic) -> Bool {
        diagnostic.severity == .error && diagnostic.message.hasPrefix(missingModuleMessage)
    }
}
