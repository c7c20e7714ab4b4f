import Foundation
import Layout

/// A JSON document with its keys in a fixed order: the same input gives the same bytes.
public indirect enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(String, JSONValue)])

    public static func string(_ string: String?) -> JSONValue { string.map { .string($0) } ?? .null }
    public static func int(_ int: Int?) -> JSONValue { int.map { .number(Double($0)) } ?? .null }

    /// `[x,y,w,h]`; a value that is not finite is null.
    public static func rect(_ rect: CGRect) -> JSONValue {
        .array([
            .number(Double(rect.origin.x)), .number(Double(rect.origin.y)), .number(Double(rect.width)),
            .number(Double(rect.height)),
        ])
    }

    public static func point(_ point: CGPoint) -> JSONValue {
        .array([.number(Double(point.x)), .number(Double(point.y))])
    }

    public static func size(_ size: CGSize) -> JSONValue {
        .array([.number(Double(size.width)), .number(Double(size.height))])
    }
}

extension JSONValue {
    /// The document: one line for each key of the top level, and one for each element of an array of objects there.
    public var document: String {
        guard case .object(let members) = self else { return compact + "\n" }
        let lines = members.map { key, value -> String in
            let name = Self.quoted(key)
            if case .array(let elements) = value, elements.contains(where: \.isObject) {
                return "\(name): [\n" + elements.map { "  \($0.compact)" }.joined(separator: ",\n") + "\n]"
            }
            return "\(name): \(value.compact)"
        }
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }

    private var isObject: Bool {
        if case .object = self { return true }
        return false
    }

    /// On one line.
    public var compact: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value.isFinite ? Number.long(value) : "null"
        case .string(let value): Self.quoted(value)
        case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\(Self.quoted($0)): \($1.compact)" }.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // The same character in ASCII, for whoever looks at it in a terminal.
            case _ where PrintedText.isEscaped(scalar): result += String(format: "\\u%04x", scalar.value)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
