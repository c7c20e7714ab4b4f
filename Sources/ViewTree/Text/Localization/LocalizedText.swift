import Foundation

/// A key whose string is looked up once the locale is known.
struct LocalizedText: Hashable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    /// Nil for the main bundle.
    let bundlePath: String?

    /// The locale where there is no environment, as in the labels of reports.
    nonisolated(unsafe) static var defaultLocale = Locale(identifier: "en_US")

    /// The key where no table has it.
    func text(in locale: Locale) -> Text {
        guard let tables = StringTables.of(bundlePath: bundlePath),
            let template = tables.template(for: key.format, table: table, locale: locale)
        else { return key.written(in: locale).text }
        return key.written(in: locale).filled(into: template, language: locale.identifier).text
    }
}

/// The locale of what is looked up without an environment: `String(localized:)`, labels in reports.
public func _setDefaultLocale(_ locale: Locale) { LocalizedText.defaultLocale = locale }

extension LocalizedStringKey {
    /// The key as tables have it: `Hello %@`.
    var format: String {
        guard !pieces.isEmpty else { return resolved }
        return pieces.map { piece in
            switch piece {
            case .literal(let string): string.replacingOccurrences(of: "%", with: "%%")
            case .value(_, let specifier, _, _): specifier
            case .text: "%@"
            }
        }.joined()
    }

    /// The values, put where the template has places for them.
    func filled(into template: StringTemplate, language: String) -> LocalizedStringKey {
        let values = pieces.filter { if case .literal = $0 { false } else { true } }
        let numbers = values.map { piece -> Double? in
            if case .value(_, _, let number, _) = piece { number } else { nil }
        }
        let format = template.resolved(numbers: numbers, language: language)
        var result: [Piece] = []
        var literal = ""
        var next = 0
        var rest = format[...]
        while let mark = rest.firstIndex(of: "%") {
            literal += rest[..<mark]
            rest = rest[rest.index(after: mark)...]
            if rest.hasPrefix("%") {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            guard let place = FormatPlace(&rest) else {
                literal += "%"
                continue
            }
            let index = place.position ?? next
            next = place.position == nil ? next + 1 : next
            guard values.indices.contains(index) else { continue }
            if !literal.isEmpty { result.append(.literal(literal)) }
            literal = ""
            if let precision = place.precision, let number = numbers[index] {
                result.append(.value(GroupedDigits.inserted(into: String(format: "%.\(precision)f", number))))
            } else {
                result.append(values[index])
            }
        }
        literal += rest
        if !literal.isEmpty || result.isEmpty { result.append(.literal(literal)) }
        return LocalizedStringKey(pieces: result)
    }
}

/// `%2$.1f`, behind its percent sign.
private struct FormatPlace {
    /// From 0.
    var position: Int?
    var precision: Int?

    /// Takes the place off the front; nil where there is none.
    init?(_ rest: inout Substring) {
        var text = rest
        let digits = text.prefix { $0.isNumber }
        if !digits.isEmpty, text.dropFirst(digits.count).hasPrefix("$") {
            position = Int(digits).map { $0 - 1 }
            text = text.dropFirst(digits.count + 1)
        }
        text = text.drop { "+-# 0123456789'".contains($0) }
        if text.hasPrefix(".") {
            let digits = text.dropFirst().prefix { $0.isNumber }
            precision = Int(digits) ?? 0
            text = text.dropFirst(digits.count + 1)
        }
        text = text.drop { "hlqLztj".contains($0) }
        guard let conversion = text.first, "@dDiuUxXoOfFeEgGcCsSpaA".contains(conversion) else { return nil }
        rest = text.dropFirst()
    }
}

extension String {
    /// A string of a bundle's tables, with values filled in; without a table the key itself.
    public init(
        localized keyAndValue: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let text = LocalizedText(key: keyAndValue, table: table, bundlePath: bundle?.bundlePath)
        self = text.text(in: locale ?? LocalizedText.defaultLocale)._plainString
    }
}
