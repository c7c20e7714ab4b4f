import SwiftTokens

/// What other files of a module can depend on in a file: everything but comments and the bodies of functions, accessors
/// and previews.
///
/// The body behind an opaque result (`some View`) is interface, too: the type that it has becomes part of the callers'
/// code. `var body` is asked for through the protocol, and is not. Else the compiler draws the same line when it builds
/// incrementally. What is not surely such a body counts as interface:
/// the worst that comes of that is a file compiled for nothing.
struct FileInterface: Sendable {
    /// An extension, and what it adds.
    struct Extension: Sendable {
        /// The first name of `Outer.Inner`.
        let target: String
        let addsConformance: Bool
        var members: Set<String> = []
        /// Whether it may be used without being named: operators, subscripts, requirements of protocols.
        var hasImplicitMembers = false
    }

    /// Of the tokens, and of how they are set apart.
    private(set) var hash = StableHash()
    /// Types, at any depth, and everything at the top level.
    private(set) var declared: Set<String> = []
    private(set) var extensions: [Extension] = []
    /// Whether it declares operators: no name gives away who uses them.
    private(set) var declaresOperators = false
    /// Names that the interface mentions.
    private(set) var mentioned: Set<String> = []
    /// Names that stand anywhere in the file, in the interpolations of strings, too.
    private(set) var mentionedAnywhere: Set<String> = []
    /// The modules it imports: what they add to types is seen from other files, too.
    private(set) var imports: [String] = []

    private let source: TokenizedSource
    /// For each opening bracket the index of its partner.
    private let partners: [Int: Int]
    private var index = 0
    /// The extension that is being read.
    private var openExtension: Int?
    private var depth = 0

    init(_ bytes: [UInt8]) {
        let source = TokenizedSource(bytes: bytes)
        self.source = source
        partners = Self.partners(in: source)
        for index in source.tokens.indices { Self.addNames(at: index, of: source, to: &mentionedAnywhere) }
        if source.tokens.indices.contains(where: { Self.exposesBodies(source, $0) }) {
            // Bodies may become part of other files' code.
            let end = source.tokens.count
            readDeclarations(to: end)
            index = 0
            addTokens(to: end)
        } else {
            readDeclarations(to: source.tokens.count)
        }
    }

    private static func exposesBodies(_ source: TokenizedSource, _ index: Int) -> Bool {
        guard source.kind(at: index) == .attribute else { return false }
        let text = source.text(at: index)
        return text.hasPrefix("@_") || text.hasPrefix("@inline") || text.hasPrefix("@inlinable")
            || text.hasPrefix("@backDeployed") || text.hasPrefix("@usableFromInline")
    }

    private static func partners(in source: TokenizedSource) -> [Int: Int] {
        var partners: [Int: Int] = [:]
        var open: [Int] = []
        for (index, token) in source.tokens.enumerated() where token.kind == .mark {
            switch source.bytes[token.range.lowerBound] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let start = open.popLast() { partners[start] = index }
            default: break
            }
        }
        return partners
    }

    // MARK: Declarations

    private enum Keyword {
        case type, proto, extending, function, accessible, variable, other
    }

    /// The declaration that a word begins; nil for any other word.
    private func keyword(at index: Int) -> Keyword? {
        guard source.kind(at: index) == .word, source.bytes[source.tokens[index].range.lowerBound] != UInt8(ascii: "`"),
            let keyword = Self.keywords[source.text(at: index)]
        else { return nil }
        for mark in [".", ":", ",", "&"] as [Unicode.Scalar] where source.isMark(mark, at: index - 1) { return nil }
        if source.isWord("import", at: index - 1) { return nil }
        if keyword == .type {
            // `class func`, `let actor = …`.
            guard source.kind(at: index + 1) == .word else { return nil }
            if source.isWord("class", at: index), Self.afterClass.contains(source.text(at: index + 1)) { return nil }
        }
        return keyword
    }

    private static let keywords: [String: Keyword] = [
        "struct": .type, "class": .type, "enum": .type, "actor": .type, "protocol": .proto, "extension": .extending,
        "func": .function, "init": .function, "deinit": .function, "subscript": .accessible, "var": .variable,
        "let": .other, "typealias": .other, "associatedtype": .other, "case": .other, "import": .other,
        "operator": .other, "precedencegroup": .other,
    ]
    private static let afterClass: Set<String> = [
        "func", "var", "let", "subscript", "private", "fileprivate", "internal", "public", "open", "override", "final",
        "dynamic", "nonisolated", "static",
    ]

    private mutating func readDeclarations(to end: Int) {
        while index < end {
            switch keyword(at: index) {
            case .type, .proto, .extending: readType(to: end)
            case .function: readFunction(to: end)
            case .accessible: readSubscript(to: end)
            case .variable: readVariable(to: end)
            case .other: readOther()
            case nil:
                if source.kind(at: index) == .pound, source.text(at: index) == "#Preview" {
                    readPreview()
                } else {
                    addTokenOrBrackets()
                }
            }
        }
    }

    /// Whether what is at the index cannot belong to the declaration before it.
    private func startsAnother(at index: Int, to end: Int) -> Bool {
        if index >= end || source.isMark("}", at: index) || keyword(at: index) != nil { return true }
        let kind = source.kind(at: index)
        return (kind == .attribute || kind == .pound) && source.lineBreak(between: index - 1, and: index)
    }

    private mutating func readType(to end: Int) {
        let kind = keyword(at: index)
        let name = source.text(at: index + 1)
        addToken()
        if kind != .extending { declare(name, isType: true) }
        var hasConformance = false
        var isConstraint = false
        addToken()
        while !startsAnother(at: index, to: end), !source.isMark("{", at: index) {
            if source.isWord("where", at: index) { isConstraint = true }
            if source.isMark(":", at: index), !isConstraint { hasConformance = true }
            addTokenOrBrackets()
        }
        guard source.isMark("{", at: index), let close = partners[index], kind != .proto else {
            return addTokenOrBrackets(ifBrace: true)
        }
        let outer = openExtension
        if kind == .extending {
            openExtension = extensions.count
            extensions.append(Extension(target: name, addsConformance: hasConformance))
        } else {
            openExtension = nil
        }
        addToken()
        depth += 1
        readDeclarations(to: close)
        depth -= 1
        openExtension = outer
        addToken()
    }

    private mutating func readFunction(to end: Int) {
        declareName(isImplicit: !source.isWord("func", at: index))
        addToken()
        // A function may be called as a keyword is.
        if index < end, !source.isMark("{", at: index) { addTokenOrBrackets() }
        var isOpaque = false
        while !startsAnother(at: index, to: end) {
            if source.isMark("{", at: index), let close = partners[index] {
                return isOpaque ? addTokenOrBrackets(ifBrace: true) : skipBody(to: close)
            }
            if source.isWord("some", at: index) { isOpaque = true }
            addTokenOrBrackets()
        }
    }

    private mutating func readSubscript(to end: Int) {
        declareName(isImplicit: true)
        addToken()
        var isOpaque = false
        while !startsAnother(at: index, to: end) {
            if source.isMark("{", at: index), let close = partners[index] {
                return isOpaque ? addTokenOrBrackets(ifBrace: true) : readAccessors(to: close)
            }
            if source.isWord("some", at: index) { isOpaque = true }
            addTokenOrBrackets()
        }
    }

    private mutating func readVariable(to end: Int) {
        declareName(isImplicit: false)
        addToken()
        let isBody = source.isWord("body", at: index)
        if index < end { addTokenOrBrackets() }
        var isOpaque = false
        while !startsAnother(at: index, to: end), !source.isAssignment(at: index) {
            if source.isMark("{", at: index), let close = partners[index] {
                return isOpaque ? addTokenOrBrackets(ifBrace: true) : readAccessors(to: close)
            }
            if source.isWord("some", at: index), !isBody { isOpaque = true }
            addTokenOrBrackets()
        }
    }

    private mutating func readOther() {
        if source.isWord("import", at: index) {
            var module: [String] = []
            var next = index + 1
            while next < source.tokens.count, !source.lineBreak(between: next - 1, and: next) {
                module.append(source.text(at: next))
                next += 1
            }
            imports.append(module.joined())
        } else if source.isWord("operator", at: index) || source.isWord("precedencegroup", at: index) {
            declaresOperators = true
        } else {
            declareName(isImplicit: false)
        }
        addToken()
    }

    /// `get { … } set { … }`: which there are is interface, what they do is not; without them it is all a getter's body.
    private mutating func readAccessors(to close: Int) {
        let first = index + 1
        let kind = source.kind(at: first)
        guard kind == .attribute || kind == .pound || Self.accessors.contains(source.text(at: first)) else {
            return skipBody(to: close)
        }
        addToken()
        while index < close {
            if source.isMark("{", at: index), let end = partners[index] {
                skipBody(to: end)
            } else {
                addTokenOrBrackets()
            }
        }
        addToken()
    }

    private static let accessors: Set<String> = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "read", "modify", "mutating", "nonmutating", "borrowing",
        "consuming", "unsafeAddress", "unsafeMutableAddress", "init", "nonisolated",
    ]

    private mutating func readPreview() {
        addToken()
        if source.isMark("(", at: index) { addTokenOrBrackets() }
        if source.isMark("{", at: index), let close = partners[index] { skipBody(to: close) }
    }

    // MARK: Names

    /// The name behind a keyword; that of an initializer or subscript is never written where it is used.
    private mutating func declareName(isImplicit: Bool) {
        let isOperator = !isImplicit && source.kind(at: index + 1) == .mark && !source.isMark("(", at: index + 1)
        if isOperator { declaresOperators = true }
        if isImplicit {
            if let openExtension { extensions[openExtension].hasImplicitMembers = true }
        } else if source.kind(at: index + 1) == .word {
            declare(source.text(at: index + 1), isType: false)
        } else if let openExtension {
            // A pattern of several names.
            extensions[openExtension].hasImplicitMembers = true
        } else if depth == 0, source.isMark("(", at: index + 1), let close = partners[index + 1] {
            for next in index + 1..<close { Self.addNames(at: next, of: source, to: &declared) }
        }
    }

    private mutating func declare(_ name: String, isType: Bool) {
        if isType || depth == 0 { declared.insert(name) }
        guard let openExtension else { return }
        extensions[openExtension].members.insert(name)
        // What the language calls by itself.
        let called = ["build", "append", "callAs", "dynamically"]
        if Self.implicit.contains(name) || called.contains(where: name.hasPrefix) {
            extensions[openExtension].hasImplicitMembers = true
        }
    }

    private static let implicit: Set<String> = ["body", "wrappedValue", "projectedValue", "makeIterator", "next"]

    /// The names in a token: of a string those in its interpolations, and more.
    private static func addNames(at index: Int, of source: TokenizedSource, to names: inout Set<String>) {
        switch source.kind(at: index) {
        case .word:
            let name = source.text(at: index)
            names.insert(name)
            // What a property wrapper projects.
            if name.hasPrefix("$") { names.insert(String(name.dropFirst())) }
        case .attribute, .pound: names.insert(String(source.text(at: index).dropFirst()))
        case .string:
            let text = source.text(at: index)
            guard text.contains("\\") else { return }
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                names.insert(String(word))
            }
        default: break
        }
    }

    // MARK: Tokens

    private mutating func addTokens(to end: Int) {
        while index < end { addToken() }
    }

    private mutating func addTokenOrBrackets(ifBrace: Bool = false) {
        guard index < source.tokens.count, !ifBrace || source.isMark("{", at: index) else { return }
        if let close = partners[index] { addTokens(to: close) }
        addToken()
    }

    private mutating func addToken() {
        guard index < source.tokens.count else { return }
        hash.add(source.bytes[source.tokens[index].range])
        let isApart = !source.touches(index, index + 1)
        hash.add(isApart ? source.lineBreak(between: index, and: index + 1) ? "\n" : " " : "")
        Self.addNames(at: index, of: source, to: &mentioned)
        index += 1
    }

    private mutating func skipBody(to close: Int) {
        hash.add("{}")
        index = close + 1
    }
}
