/// The names in a file that neither it nor the library knows.
enum UnknownNames {
    struct Name: Equatable, Sendable {
        /// `Chart`, `.chartXAxis`, `@Model`, `MapKit`.
        let name: String
        /// The type that a member was asked of, without generic arguments.
        let owner: String?
        /// Where it is mentioned first.
        let first: CompilerDiagnostic
    }

    /// In the order of their first mention, each once.
    static func of(_ diagnostics: [CompilerDiagnostic]) -> [Name] {
        var names: [Name] = []
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let (name, owner) = name(in: diagnostic.message), !names.contains(where: { $0.name == name }) else {
                continue
            }
            names.append(Name(name: name, owner: owner, first: diagnostic))
        }
        return names
    }

    static func name(in message: String) -> (name: String, owner: String?)? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count > 1 else { return nil }
        if message.hasPrefix("cannot find ") || message.hasPrefix(missingModuleMessage)
            || message.hasPrefix("no macro named")
        {
            return (String(quoted[1]), nil)
        }
        if message.hasPrefix("unknown attribute") { return ("@" + quoted[1], nil) }
        // What `Any` lacks was written for a type that is unknown itself.
        if message.hasPrefix("type 'Any' has") { return nil }
        if message.contains("has no member '") || message.contains("has no dynamic member '"), quoted.count > 3 {
            let owner = quoted[1].prefix { $0 != "<" && $0 != "." }
            return ("." + quoted[3], String(owner))
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
