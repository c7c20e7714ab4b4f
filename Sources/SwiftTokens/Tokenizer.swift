/// Cuts bytes into tokens.
struct Tokenizer {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokenize() -> [Token] {
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 5)
        while let token = next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> Token? {
        while position < bytes.count {
            if skipSpace() || skipComment() { continue }
            let start = position
            return Token(scan(), start..<position)
        }
        return nil
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    // MARK: What is left out

    private mutating func skipSpace() -> Bool {
        switch byte() {
        case 0...0x20: position += 1
        // U+00A0, the no-break space of code pasted from web pages.
        case 0xC2 where byte(1) == 0xA0: position += 2
        // U+FEFF, the byte order mark.
        case 0xEF where byte(1) == 0xBB && byte(2) == 0xBF: position += 3
        default: return false
        }
        return true
    }

    private mutating func skipComment() -> Bool {
        guard byte() == UInt8(ascii: "/") else { return false }
        if byte(1) == UInt8(ascii: "/") {
            while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
            return true
        }
        guard byte(1) == UInt8(ascii: "*") else { return false }
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
        position = min(position, bytes.count)
        return true
    }

    // MARK: Tokens

    private mutating func scan() -> Token.Kind {
        switch byte() {
        case UInt8(ascii: "\""):
            skipString(pounds: 0)
            return .string
        case UInt8(ascii: "#"):
            return scanPound()
        case UInt8(ascii: "@") where Self.startsName(byte(1)):
            position += 1
            skipName()
            return .attribute
        case UInt8(ascii: "`"):
            position += 1
            while position < bytes.count, byte() != UInt8(ascii: "`"), byte() != UInt8(ascii: "\n") { position += 1 }
            if byte() == UInt8(ascii: "`") { position += 1 }
            return .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            scanNumber()
            return .number
        case let first where Self.startsName(first):
            skipName()
            return .word
        default:
            position += 1
            return .mark
        }
    }

    private mutating func scanPound() -> Token.Kind {
        var pounds = 1
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if byte(pounds) == UInt8(ascii: "\"") {
            position += pounds
            skipString(pounds: pounds)
            return .string
        }
        if byte(pounds) == UInt8(ascii: "/") {
            skipRegex(pounds: pounds)
            return .string
        }
        position += 1
        guard Self.startsName(byte()) else { return .mark }
        skipName()
        return .pound
    }

    private mutating func scanNumber() {
        while Self.continuesName(byte())
            || (byte() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(1)))
        {
            position += 1
        }
    }

    private mutating func skipName() {
        while position < bytes.count, Self.continuesName(byte()) {
            if byte() == 0xC2, byte(1) == 0xA0 { return }
            position += 1
        }
    }

    private static func startsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        startsName(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    // MARK: Literals

    /// Moves behind the string literal whose first quote is here, after its number signs.
    private mutating func skipString(pounds: Int) {
        let quote = UInt8(ascii: "\"")
        let multiline = byte(1) == quote && byte(2) == quote
        position += multiline ? 3 : 1
        while position < bytes.count {
            switch byte() {
            case UInt8(ascii: "\n") where !multiline:
                return
            case quote where !multiline || (byte(1) == quote && byte(2) == quote):
                position += multiline ? 3 : 1
                if skipPounds(pounds) { return }
            case UInt8(ascii: "\\"):
                position += 1
                guard skipPounds(pounds) else { continue }
                if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            default:
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private mutating func skipPounds(_ count: Int) -> Bool {
        for offset in 0..<count where byte(offset) != UInt8(ascii: "#") { return false }
        position += count
        return true
    }

    /// Moves behind the bracket that closes an interpolation; strings inside may hold brackets of their own.
    private mutating func skipInterpolation() {
        var depth = 0
        while position < bytes.count {
            if skipSpace() || skipComment() { continue }
            let start = position
            guard scan() == .mark else { continue }
            if bytes[start] == UInt8(ascii: "(") { depth += 1 }
            if bytes[start] == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return }
            }
        }
    }

    /// `#/…/#`. Regexes without number signs need a language mode that user files do not have.
    private mutating func skipRegex(pounds: Int) {
        position += pounds + 1
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\") {
                position += 2
            } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "#") {
                position += 1
                if skipPounds(pounds) { return }
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }
}
