/// Reads JSON and remembers on which line everything stands, so that messages can say where something is wrong.
public struct JSONReader {
    /// A value and the line it begins on, from 1.
    public indirect enum Item {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([Entry])
        case object([(key: String, line: Int, value: Entry)])
    }

    public struct Entry {
        public var item: Item
        public var line: Int
    }

    /// What is wrong, and on which line.
    public struct Failure: Error {
        public var message: String
        public var line: Int
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var depth = 0

    private init(_ text: String) { bytes = Array(text.utf8) }

    /// The one value of a document.
    public static func read(_ text: String) throws(Failure) -> Entry {
        var reader = JSONReader(text)
        let entry = try reader.value()
        reader.skip()
        guard reader.place == reader.bytes.count else { throw reader.failure("something follows the document's end") }
        return entry
    }

    private func failure(_ message: String) -> Failure { Failure(message: message, line: line) }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skip() {
        while let next = byte, next == 0x20 || next == 0x0a || next == 0x0d || next == 0x09 {
            if next == 0x0a { line += 1 }
            place += 1
        }
    }

    private mutating func take(_ character: Character) -> Bool {
        skip()
        guard byte == character.asciiValue else { return false }
        place += 1
        return true
    }

    private mutating func value() throws(Failure) -> Entry {
        skip()
        depth += 1
        defer { depth -= 1 }
        guard depth <= 100 else { throw failure("it is nested more than 100 deep") }
        let start = line
        guard let next = byte else { throw failure("a value is missing at the end") }
        switch next {
        case UInt8(ascii: "{"): return Entry(item: try object(), line: start)
        case UInt8(ascii: "["): return Entry(item: try array(), line: start)
        case UInt8(ascii: "\""): return Entry(item: .string(try string()), line: start)
        case UInt8(ascii: "t"): return Entry(item: try word("true", .bool(true)), line: start)
        case UInt8(ascii: "f"): return Entry(item: try word("false", .bool(false)), line: start)
        case UInt8(ascii: "n"): return Entry(item: try word("null", .null), line: start)
        default: return Entry(item: .number(try number()), line: start)
        }
    }

    private mutating func word(_ word: String, _ item: Item) throws(Failure) -> Item {
        let wanted = Array(word.utf8)
        guard bytes[place...].starts(with: wanted) else { throw failure("a value is expected here") }
        place += wanted.count
        return item
    }

    private mutating func number() throws(Failure) -> Double {
        let start = place
        let digits = Set("+-.0123456789eE".utf8)
        while let next = byte, digits.contains(next) { place += 1 }
        guard let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)), place > start else {
            throw failure("a value is expected here")
        }
        return number
    }

    private mutating func array() throws(Failure) -> Item {
        place += 1
        var elements: [Entry] = []
        if take("]") { return .array(elements) }
        repeat { elements.append(try value()) } while take(",")
        guard take("]") else { throw failure("a comma or ] is missing") }
        return .array(elements)
    }

    private mutating func object() throws(Failure) -> Item {
        place += 1
        var members: [(key: String, line: Int, value: Entry)] = []
        if take("}") { return .object(members) }
        repeat {
            skip()
            let start = line
            guard byte == UInt8(ascii: "\"") else { throw failure("a key in quotes is expected here") }
            let key = try string()
            guard take(":") else { throw failure("a colon is missing after \"\(key)\"") }
            members.append((key, start, try value()))
        } while take(",")
        guard take("}") else { throw failure("a comma or } is missing") }
        return .object(members)
    }

    private mutating func string() throws(Failure) -> String {
        place += 1
        var result: [UInt8] = []
        while let next = byte, next != UInt8(ascii: "\"") {
            guard next >= 0x20 else { throw failure("a string ends on its line") }
            place += 1
            guard next == UInt8(ascii: "\\") else {
                result.append(next)
                continue
            }
            guard let escaped = byte else { break }
            place += 1
            switch escaped {
            case UInt8(ascii: "n"): result.append(0x0a)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0d)
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0c)
            case UInt8(ascii: "u"): result += String(try scalar()).utf8
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(escaped)
            default: throw failure("there is no escape \\\(Character(Unicode.Scalar(escaped)))")
            }
        }
        guard byte == UInt8(ascii: "\"") else { throw failure("a string has no end") }
        place += 1
        return String(decoding: result, as: UTF8.self)
    }

    /// After `\u`; a surrogate takes its second half along.
    private mutating func scalar() throws(Failure) -> Character {
        let high = try hex()
        guard (0xd800..<0xdc00).contains(high) else {
            return Character(Unicode.Scalar(high) ?? "\u{fffd}")
        }
        guard bytes[place...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return "\u{fffd}" }
        place += 2
        let low = try hex()
        guard (0xdc00..<0xe000).contains(low) else { return "\u{fffd}" }
        return Character(Unicode.Scalar(0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}")
    }

    private mutating func hex() throws(Failure) -> UInt32 {
        guard place + 4 <= bytes.count,
            let value = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
        else { throw failure("\\u needs four hexadecimal digits") }
        place += 4
        return value
    }
}

extension JSONReader.Entry {
    public var string: String? { if case .string(let string) = item { string } else { nil } }
    public var number: Double? { if case .number(let number) = item { number } else { nil } }
    public var bool: Bool? { if case .bool(let bool) = item { bool } else { nil } }
    public var array: [JSONReader.Entry]? { if case .array(let array) = item { array } else { nil } }
    public var members: [(key: String, line: Int, value: JSONReader.Entry)]? {
        if case .object(let members) = item { members } else { nil }
    }
    public var isNull: Bool { if case .null = item { true } else { false } }

    /// The value of a key; nil where there is none.
    public subscript(_ key: String) -> JSONReader.Entry? { members?.first { $0.key == key }?.value }
}
