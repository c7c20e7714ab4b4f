import Foundation

/// `Localizable.strings` and `Localizable.stringsdict`.
enum StringsFile {
    /// Empty for a file that cannot be read.
    static func strings(of path: String) -> [String: StringTemplate] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        return list.compactMapValues { ($0 as? String).map { StringTemplate($0) } }
    }

    static func plurals(of path: String) -> [String: StringTemplate] {
        guard let data = FileManager.default.contents(atPath: path),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return [:] }
        return list.compactMapValues { value in
            guard let entry = value as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else {
                return nil
            }
            var template = StringTemplate(format)
            for (name, variable) in entry {
                guard let forms = variable as? [String: Any] else { continue }
                template.variables[name] = StringTemplate.Variable(
                    argument: nil, forms: forms.compactMapValues { $0 as? String })
            }
            return template
        }
    }
}

/// `Localizable.xcstrings`: all languages of a table in one file.
struct StringCatalog {
    let sourceLanguage: String
    /// By language, then by key.
    private(set) var strings: [String: [String: StringTemplate]] = [:]

    /// Nil for a file that is none.
    init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let entries = object["strings"] as? [String: Any]
        else { return nil }
        sourceLanguage = object["sourceLanguage"] as? String ?? "en"
        strings[sourceLanguage] = [:]
        for (key, entry) in entries {
            let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (language, value) in localizations {
                guard let value = value as? [String: Any], let template = Self.template(value) else { continue }
                strings[language, default: [:]][key] = template
            }
        }
    }

    private static func template(_ object: [String: Any]) -> StringTemplate? {
        var result: StringTemplate?
        if let value = value(of: object) {
            result = StringTemplate(value)
        } else if let variations = object["variations"] as? [String: Any] {
            if let forms = (variations["plural"] as? [String: Any])?.compactMapValues({ value(of: $0) }) {
                result = StringTemplate(forms: forms)
            } else if let devices = variations["device"] as? [String: Any] {
                let own = (devices["iphone"] ?? devices["other"]) as? [String: Any]
                result = own.flatMap(template)
            }
        }
        for (name, value) in object["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any],
                let variations = value["variations"] as? [String: Any],
                let forms = (variations["plural"] as? [String: Any])?.compactMapValues({ Self.value(of: $0) })
            else { continue }
            let argument = (value["argNum"] as? Int).map { $0 - 1 }
            result?.variables[name] = StringTemplate.Variable(argument: argument, forms: forms)
        }
        return result
    }

    private static func value(of object: Any) -> String? {
        ((object as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String
    }
}
