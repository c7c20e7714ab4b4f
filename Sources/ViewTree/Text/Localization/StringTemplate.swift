import Foundation

/// A localised string with places for values, and the forms that depend on numbers among them.
struct StringTemplate: Hashable, Sendable {
    /// A part that differs with a number: `%#@items@` in the format.
    struct Variable: Hashable, Sendable {
        /// Which of the values decides, from 0; nil for the next one that is a number.
        var argument: Int?
        /// By plural category: `one`, `other` ….
        var forms: [String: String]
    }

    var format: String
    var variables: [String: Variable] = [:]

    init(_ format: String) { self.format = format }

    /// A string that differs as a whole with its first number.
    init(forms: [String: String]) {
        format = "%#@_@"
        variables = ["_": Variable(argument: nil, forms: forms)]
    }

    /// The format with each variable's form in its place.
    func resolved(numbers: [Double?], language: String) -> String {
        var result = ""
        var rest = format[...]
        var nextNumber = 0
        // Forms may hold further variables, which end somewhere.
        var budget = 32
        while let mark = rest.range(of: "%"), budget > 0 {
            result += rest[..<mark.lowerBound]
            let tail = rest[mark.upperBound...]
            let position = tail.prefix { $0.isNumber || $0 == "$" }
            guard tail.dropFirst(position.count).hasPrefix("#@"),
                let end = tail.dropFirst(position.count + 2).firstIndex(of: "@")
            else {
                // Another place, or a percent sign: both are left to whoever fills in the values.
                let count = tail.hasPrefix("%") ? 1 : 0
                result += "%" + tail.prefix(count)
                rest = tail.dropFirst(count)
                continue
            }
            budget -= 1
            let name = String(tail[tail.index(tail.startIndex, offsetBy: position.count + 2)..<end])
            rest = tail[tail.index(after: end)...]
            guard let variable = variables[name] else { continue }
            let explicit = Int(position.dropLast()).map { $0 - 1 } ?? variable.argument
            let index = explicit ?? numbers.indices.first { $0 >= nextNumber && numbers[$0] != nil }
            let number = index.flatMap { numbers.indices.contains($0) ? numbers[$0] : nil } ?? 0
            if let index { nextNumber = index + 1 }
            let category = PluralRule.category(of: number, language: language)
            var form =
                (number == 0 ? variable.forms["zero"] : nil) ?? variable.forms[category] ?? variable.forms["other"]
                ?? ""
            if let index, name != "_" {
                form = form.replacingOccurrences(of: "%arg", with: "%\(index + 1)$@")
                form = Self.numbered(form, index + 1)
            }
            rest = Substring(form + rest)
        }
        return result + rest
    }

    /// A variable's own places all mean its number.
    private static func numbered(_ form: String, _ position: Int) -> String {
        form.replacingOccurrences(
            of: "%(l{0,2}[diu]|l?f)", with: "%\(position)\\$$1", options: .regularExpression)
    }
}
