import SwiftTokens

/// Finds the declarations of one file.
struct DeclarationScanner {
    let source: TokenizedSource
    let file: Int

    var types: [DeclaredType] = []
    var extensions: [DeclaredExtension] = []
    private(set) var previews: [DeclaredPreview] = []
    private(set) var globalNames: Set<String> = []

    /// Words that may stand in front of a declaration.
    private static let modifiers: Set<String> = [
        "private", "fileprivate", "internal", "public", "open", "package", "final", "static", "lazy", "weak", "unowned",
        "override", "mutating", "nonmutating", "nonisolated", "indirect", "convenience", "required", "dynamic",
        "optional", "isolated", "distributed", "borrowing", "consuming", "sending", "prefix", "postfix", "infix",
    ]

    init(_ source: TokenizedSource, file: Int) {
        self.source = source
        self.file = file
    }

    mutating func scanFile() { scan(0..<source.tokens.count, in: Scope()) }

    /// Where declarations stand.
    struct Scope {
        /// Of the type or extension around; empty at the file's top.
        var path = ""
        var isExtension = false
        var isPrivate = false
        var typeIndex: Int?
        var extensionIndex: Int?
    }

    struct Prefix {
        var attributes: [DeclaredAttribute] = []
        var words: Set<String> = []
        var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }
    }

    // MARK: The loop

    mutating func scan(_ range: Range<Int>, in scope: Scope) {
        var index = range.lowerBound
        var prefix = Prefix()
        while index < range.upperBound {
            switch source.kind(at: index) {
            case .attribute:
                index = readAttribute(index, into: &prefix)
                continue
            case .pound:
                index = readPound(index, in: scope)
            case .word:
                let word = source.text(at: index)
                if isModifier(word, at: index) {
                    prefix.words.insert(word)
                    index = source.isMark("(", at: index + 1) ? skipBracket(index + 1) : index + 1
                    continue
                }
                index = readDeclaration(word, at: index, until: range.upperBound, prefix, in: scope)
            default:
                index = readNames(index..<(isOpening(index) ? skipBracket(index) : index + 1), in: scope)
            }
            prefix = Prefix()
        }
    }

    private mutating func readDeclaration(
        _ word: String, at index: Int, until end: Int, _ prefix: Prefix, in scope: Scope
    ) -> Int {
        switch word {
        case "struct", "class", "enum", "actor", "protocol", "extension":
            return readType(word, at: index, prefix, in: scope)
        case "var", "let":
            return readNames(index..<readProperties(at: index, until: end, prefix, in: scope), in: scope)
        case "init":
            return readNames(index..<readInitializer(at: index, until: end, prefix, in: scope), in: scope)
        case "case":
            return readNames(index..<readCases(at: index, until: end, in: scope), in: scope)
        case "func", "subscript", "deinit":
            return readNames(index..<endOfFunction(index, until: end), in: scope)
        default:
            return readNames(index..<index + 1, in: scope)
        }
    }

    private func isModifier(_ word: String, at index: Int) -> Bool {
        if Self.modifiers.contains(word) { return true }
        guard word == "class" else { return false }
        return ["func", "var", "let", "subscript"].contains(source.text(at: index + 1))
    }

    /// Notes the names of types in a range; the range's end.
    @discardableResult
    mutating func readNames(_ range: Range<Int>, in scope: Scope) -> Int {
        for index in range {
            if source.kind(at: index) == .string { readString(at: index, in: scope) }
            guard source.kind(at: index) == .word else { continue }
            let name = source.text(at: index)
            guard let first = name.unicodeScalars.first, first.properties.isUppercase else { continue }
            if let type = scope.typeIndex {
                types[type].usedNames.insert(name)
            } else if let item = scope.extensionIndex {
                extensions[item].usedNames.insert(name)
            } else if scope.path.isEmpty {
                globalNames.insert(name)
            }
        }
        return range.upperBound
    }

    private mutating func readString(at index: Int, in scope: Scope) {
        guard let text = source.plainString(at: index) else { return }
        if let type = scope.typeIndex {
            types[type].strings.insert(text)
        } else if let item = scope.extensionIndex {
            extensions[item].strings.insert(text)
        }
    }

    // MARK: Attributes and directives

    private func readAttribute(_ index: Int, into prefix: inout Prefix) -> Int {
        var name = String(source.text(at: index).dropFirst())
        var next = index + 1
        while source.isMark(".", at: next), source.kind(at: next + 1) == .word, source.touches(next - 1, next) {
            name = source.text(at: next + 1)
            next += 2
        }
        if source.isMark("<", at: next), source.touches(next - 1, next) {
            next = source.endOfAngles(from: next) ?? next
        }
        var hasArguments = false
        if source.isMark("(", at: next), source.touches(next - 1, next) {
            hasArguments = true
            next = skipBracket(next)
        }
        prefix.attributes.append(DeclaredAttribute(name: name, hasArguments: hasArguments))
        return next
    }

    private mutating func readPound(_ index: Int, in scope: Scope) -> Int {
        guard source.text(at: index) == "#Preview", let call = PreviewCall(source, at: index) else { return index + 1 }
        let offset = source.tokens[index].range.lowerBound
        previews.append(
            DeclaredPreview(
                title: title(of: call), file: file, line: source.position(of: offset).line, offset: offset,
                end: source.tokens[call.end - 1].range.upperBound, viewName: viewName(in: call),
                usedNames: typeNames(in: call.body), isNested: !scope.path.isEmpty))
        // What a preview mentions is shown by it, not used by another view: its names do not count.
        return call.end
    }

    /// Names of types, as they are written.
    private func typeNames(in range: Range<Int>) -> Set<String> {
        var names: Set<String> = []
        for index in range where source.kind(at: index) == .word {
            let name = source.text(at: index)
            if name.unicodeScalars.first?.properties.isUppercase == true { names.insert(name) }
        }
        return names
    }

    private func title(of call: PreviewCall) -> String? {
        guard let range = call.title,
            let index = source.tokens.firstIndex(where: { $0.range == range })
        else { return nil }
        return source.plainString(at: index)
    }

    /// The type whose call is the whole body, modifiers aside.
    private func viewName(in call: PreviewCall) -> String? {
        var index = call.body.lowerBound
        // Declarations in front of the view.
        for range in PreviewCall.previewables(in: call.body, of: source) {
            while index < call.body.upperBound, source.tokens[index].range.lowerBound < range.upperBound { index += 1 }
        }
        while source.isWord("return", at: index) { index += 1 }
        var name = ""
        while source.kind(at: index) == .word {
            name = source.text(at: index)
            guard source.isMark(".", at: index + 1), source.kind(at: index + 2) == .word else { break }
            index += 2
        }
        guard let first = name.unicodeScalars.first, first.properties.isUppercase,
            source.isMark("(", at: index + 1) || source.isMark("{", at: index + 1)
        else { return nil }
        // Modifiers go on; a name at the start of a line is a second view.
        index += 1
        while index < call.body.upperBound {
            index = isOpening(index) ? skipBracket(index) : index + 1
            if index < call.body.upperBound, source.kind(at: index) == .word,
                source.lineBreak(between: index - 1, and: index)
            {
                return nil
            }
        }
        return name
    }
}

/// `@State`, `@Environment(\.dismiss)`.
struct DeclaredAttribute: Sendable {
    let name: String
    let hasArguments: Bool
}
