import Foundation

// Checks JSON documents against a JSON Schema: `check-json SCHEMA FILE…`. For continuous integration, which has nothing
// but the Swift toolchain. It knows the keywords that Schemas/ uses, and stops at one that it does not know.

/// A JSON value; numbers and booleans are told apart.
enum JSON: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let string = try? value.decode(String.self) {
            self = .string(string)
        } else if let array = try? value.decode([JSON].self) {
            self = .array(array)
        } else {
            self = .object(try value.decode([String: JSON].self))
        }
    }

    init(file: String) throws {
        self = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
    var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
    var text: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let number) = self { number } else { nil } }

    func isOf(type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}

/// What is wrong with a value, and where.
struct Problem: Error, CustomStringConvertible {
    let path: String
    let message: String

    var description: String { "\(path.isEmpty ? "the document" : path): \(message)" }
}

struct Schema {
    let root: JSON

    func check(_ value: JSON) throws { try check(value, root, "") }

    private func check(_ value: JSON, _ schema: JSON, _ path: String) throws {
        for (keyword, rule) in schema.members.sorted(by: { $0.key < $1.key }) {
            try check(value, schema, keyword, rule, path)
        }
    }

    private func check(_ value: JSON, _ schema: JSON, _ keyword: String, _ rule: JSON, _ path: String) throws {
        func require(_ isMet: Bool, _ message: @autoclosure () -> String) throws {
            if !isMet { throw Problem(path: path, message: message()) }
        }
        switch keyword {
        case "$schema", "$id", "$defs", "title", "description":
            break
        case "$ref":
            try check(value, definition(rule), path)
        case "const":
            try require(value == rule, "is not \(rule.text ?? "\(rule)")")
        case "enum":
            try require(rule.elements.contains(value), "\(value) is not in the closed list")
        case "type":
            let types = rule.text.map { [$0] } ?? rule.elements.compactMap(\.text)
            try require(types.contains { value.isOf(type: $0) }, "\(value) is not of type \(types)")
        case "anyOf":
            let isMet = rule.elements.contains { (try? check(value, $0, path)) != nil }
            try require(isMet, "\(value) is none of what it may be")
        case "properties":
            for (name, property) in rule.members.sorted(by: { $0.key < $1.key }) {
                if let member = value.members[name] { try check(member, property, "\(path)/\(name)") }
            }
        case "required":
            for name in rule.elements.compactMap(\.text) where value.isOf(type: "object") {
                try require(value.members[name] != nil, "the key \(name) is missing")
            }
        case "additionalProperties":
            let known = schema.members["properties"]?.members ?? [:]
            for name in value.members.keys.sorted() {
                try require(rule == .bool(true) || known[name] != nil, "the key \(name) is not in the schema")
            }
        case "items":
            for (index, element) in value.elements.enumerated() { try check(element, rule, "\(path)/\(index)") }
        case "minItems":
            try require(Double(value.elements.count) >= rule.number!, "too few elements")
        case "maxItems":
            try require(Double(value.elements.count) <= rule.number!, "too many elements")
        case "minimum":
            try require(value.number.map { $0 >= rule.number! } ?? true, "\(value) is below \(rule.number!)")
        case "maximum":
            try require(value.number.map { $0 <= rule.number! } ?? true, "\(value) is above \(rule.number!)")
        case "exclusiveMinimum":
            try require(value.number.map { $0 > rule.number! } ?? true, "\(value) is not above \(rule.number!)")
        default:
            throw Problem(path: path, message: "the schema's keyword \(keyword) is not known to check-json")
        }
    }

    private func definition(_ reference: JSON) throws -> JSON {
        let prefix = "#/$defs/"
        guard let text = reference.text, text.hasPrefix(prefix),
            let found = root.members["$defs"]?.members[String(text.dropFirst(prefix.count))]
        else { throw Problem(path: "", message: "the schema has no \(reference)") }
        return found
    }
}

let words = CommandLine.arguments.dropFirst()
do {
    guard words.count >= 2 else { throw Problem(path: "usage", message: "check-json SCHEMA FILE…") }
    let schema = Schema(root: try JSON(file: words.first!))
    for file in words.dropFirst() {
        do {
            try schema.check(try JSON(file: file))
        } catch {
            throw Problem(path: file, message: "\(error)")
        }
    }
} catch {
    FileHandle.standardError.write(Data("check-json: \(error)\n".utf8))
    exit(1)
}
