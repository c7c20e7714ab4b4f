import Foundation

/// The string tables of a bundle: `.strings` and `.stringsdict` in its `.lproj` folders, and string catalogues
/// (`.xcstrings`).
///
/// Source of the formats: Apple's documentation of Localizable.strings, of stringsdict files, and of string catalogues.
final class StringTables: Sendable {
    /// By table, then by language, then by key.
    private let tables: [String: [String: [String: StringTemplate]]]
    /// The language that the app was written in.
    private let developmentLanguage: String

    private init?(bundlePath: String) {
        let bundle = Bundle(path: bundlePath)
        let folder = bundle?.resourcePath ?? bundlePath
        var tables: [String: [String: [String: StringTemplate]]] = [:]
        var source: String?
        func add(_ strings: [String: StringTemplate], _ table: String, _ language: String) {
            tables[table, default: [:]][language, default: [:]].merge(strings) { $1 }
        }
        for name in Self.names(in: folder) {
            if name.hasSuffix(".xcstrings") {
                guard let catalog = StringCatalog(path: "\(folder)/\(name)") else { continue }
                source = source ?? catalog.sourceLanguage
                let table = String(name.dropLast(".xcstrings".count))
                for (language, strings) in catalog.strings { add(strings, table, language) }
            } else if name.hasSuffix(".lproj") {
                let language = String(name.dropLast(".lproj".count))
                for file in Self.names(in: "\(folder)/\(name)") {
                    let path = "\(folder)/\(name)/\(file)"
                    if file.hasSuffix(".strings") {
                        add(StringsFile.strings(of: path), String(file.dropLast(".strings".count)), language)
                    } else if file.hasSuffix(".stringsdict") {
                        add(StringsFile.plurals(of: path), String(file.dropLast(".stringsdict".count)), language)
                    }
                }
            }
        }
        guard !tables.isEmpty else { return nil }
        self.tables = tables
        // `developmentLocalization` of Foundation on Linux crashes where the list has none.
        let region = bundle?.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        developmentLanguage = source ?? region ?? "en"
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// What a key stands for in the language nearest to a locale's; nil where no table has it.
    func template(for key: String, table: String?, locale: Locale) -> StringTemplate? {
        guard let languages = tables[table ?? "Localizable"] else { return nil }
        for language in Self.candidates(locale.identifier) + [developmentLanguage, "Base", "en"] {
            let match = languages.keys.filter { Self.normal($0) == Self.normal(language) }.sorted().first
            // The app has the language: what is missing in it is shown by its key.
            if let match { return languages[match]?[key] }
        }
        return nil
    }

    /// `zh_Hant_TW`: itself, `zh-Hant`, `zh`.
    static func candidates(_ identifier: String) -> [String] {
        let plain = identifier.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
        var parts = plain.split(separator: "-").map(String.init)
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }

    private static func normal(_ language: String) -> String {
        language.lowercased().replacingOccurrences(of: "_", with: "-")
    }

    // MARK: By bundle

    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: StringTables?] = [:]

    /// Whether the main bundle has none, as in most tests: then keys are shown as they are at no cost.
    static let main: StringTables? = of(bundlePath: Bundle.main.bundlePath)

    /// The tables of a bundle, read once; nil without any.
    static func of(bundlePath: String?) -> StringTables? {
        guard let bundlePath else { return main }
        lock.lock()
        defer { lock.unlock() }
        if let tables = known[bundlePath] { return tables }
        let tables = StringTables(bundlePath: bundlePath)
        known[bundlePath] = .some(tables)
        return tables
    }
}
