import SwiftTokens

extension DeclarationScanner {
    /// Reads `struct Name<T>: View where … { … }`; the index after it.
    mutating func readType(_ keyword: String, at index: Int, _ prefix: Prefix, in scope: Scope) -> Int {
        var next = index + 1
        var name = source.text(at: next)
        guard source.kind(at: next) == .word else { return next }
        next += 1
        while source.isMark(".", at: next), source.kind(at: next + 1) == .word {
            name += "." + source.text(at: next + 1)
            next += 2
        }
        var isGeneric = false
        var generics: [String] = []
        if source.isMark("<", at: next) {
            isGeneric = true
            if let end = source.endOfAngles(from: next) {
                generics.append(text(of: next + 1..<end - 1))
                next = end
            } else {
                next += 1
            }
        }
        let (inherited, open) = readInheritance(from: next)
        guard let open, let close = source.matchingBracket(of: open) else { return next }
        if let condition = (next..<open).first(where: { source.isWord("where", at: $0) }) {
            generics.append(text(of: condition + 1..<open))
        }
        let path = scope.path.isEmpty ? name : scope.path + "." + name
        var inner = Scope(path: path, isPrivate: scope.isPrivate || prefix.isPrivate)
        if keyword == "extension" {
            inner.path = name
            inner.isExtension = true
            inner.extensionIndex = extensions.count
            extensions.append(DeclaredExtension(path: name, inherited: inherited))
        } else {
            guard let kind = DeclaredType.Kind(rawValue: keyword) else { return close + 1 }
            inner.typeIndex = types.count
            types.append(
                DeclaredType(
                    path: path, kind: kind, access: access(prefix, in: scope), isGeneric: isGeneric,
                    generics: generics.joined(separator: ", "), file: file,
                    line: source.position(of: source.tokens[index].range.lowerBound).line,
                    attributes: prefix.attributes.map(\.name), inherited: inherited))
            // A protocol's requirements are nobody's stored properties.
            if kind == .protocol { return close + 1 }
        }
        scan(open + 1..<close, in: inner)
        return close + 1
    }

    private func access(_ prefix: Prefix, in scope: Scope) -> DeclaredType.Access {
        if prefix.words.contains("private"), !scope.path.isEmpty { return .inOuterType }
        return prefix.isPrivate || scope.isPrivate ? .inFile : .everywhere
    }

    /// The names after the colon, and the index of the opening brace.
    private func readInheritance(from start: Int) -> (names: [String], open: Int?) {
        var names: [String] = []
        var index = start
        var isList = false
        while index < source.tokens.count {
            if source.isMark("{", at: index) { return (names, index) }
            if source.isMark("}", at: index) { return (names, nil) }
            if source.isMark(":", at: index), index == start { isList = true }
            if source.isWord("where", at: index) { isList = false }
            if isList, source.kind(at: index) == .word {
                // Of `SwiftUI.View` the last part counts.
                if source.isMark(".", at: index - 1) { _ = names.popLast() }
                names.append(source.text(at: index))
            }
            if source.isMark("<", at: index), let end = source.endOfAngles(from: index) {
                index = end
            } else if source.isMark("(", at: index) {
                index = skipBracket(index)
            } else {
                index += 1
            }
        }
        return (names, nil)
    }

    // MARK: Functions

    /// Reads `init<T>(a: Int, b: Int = 1) throws { … }`; the index after it.
    mutating func readInitializer(at index: Int, until end: Int, _ prefix: Prefix, in scope: Scope) -> Int {
        var next = index + 1
        var isUnusable = prefix.words.contains("private")
        if source.isMark("?", at: next) || source.isMark("!", at: next) {
            isUnusable = isUnusable || source.isMark("?", at: next)
            next += 1
        }
        var generics: [String] = []
        if source.isMark("<", at: next) {
            if let end = source.endOfAngles(from: next) {
                generics.append(text(of: next + 1..<end - 1))
                next = end
            } else {
                next += 1
            }
        }
        guard source.isMark("(", at: next), let close = source.matchingBracket(of: next) else { return next }
        let needed = source.splitTypes(next + 1..<close).filter { parameter in
            !parameter.contains { source.isAssignment(at: $0) } && !isVariadic(parameter)
        }
        let after = [source.text(at: close + 1), source.text(at: close + 2)]
        if after.contains("throws") || after.contains("async") { isUnusable = true }
        let bodyOpen = (close..<end).first { source.isMark("{", at: $0) } ?? end
        if let condition = (close..<bodyOpen).first(where: { source.isWord("where", at: $0) }) {
            generics.append(text(of: condition + 1..<bodyOpen))
        }
        let item = DeclaredInitializer(
            needed: needed.map(parameter), generics: generics.joined(separator: ", "), isUnusable: isUnusable,
            isInExtension: scope.isExtension)
        if let type = scope.typeIndex { types[type].initializers.append(item) }
        if let index = scope.extensionIndex { extensions[index].initializers.append(item) }
        return endOfFunction(index, until: end)
    }

    /// Reads `@ViewBuilder label name: Type`.
    private func parameter(_ range: Range<Int>) -> DeclaredParameter {
        var index = range.lowerBound
        while index < range.upperBound, source.kind(at: index) == .attribute {
            index += 1
            if source.isMark("(", at: index), source.touches(index - 1, index) { index = skipBracket(index) }
        }
        let label = source.text(at: index)
        let name = source.isMark(":", at: index + 1) ? label : source.text(at: index + 1)
        let colon = (index..<range.upperBound).first { source.isMark(":", at: $0) } ?? range.upperBound
        return DeclaredParameter(
            label: label, name: name, type: text(of: min(colon + 1, range.upperBound)..<range.upperBound))
    }

    /// Source as it is written, from one token to another.
    private func text(of tokens: Range<Int>) -> String {
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return source.text(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
    }

    /// Reads `case a, b(id: Int), c = 1` of an enumeration; the index after it.
    mutating func readCases(at index: Int, until end: Int, in scope: Scope) -> Int {
        guard let type = scope.typeIndex, types[type].kind == .enum else { return index + 1 }
        var next = index + 1
        while next < end, source.kind(at: next) == .word {
            let name = source.text(at: next)
            var payload: [String] = []
            next += 1
            if source.isMark("(", at: next), let close = source.matchingBracket(of: next) {
                payload = source.splitTypes(next + 1..<close).map { text(of: $0) }
                next = close + 1
            }
            types[type].cases.append(DeclaredCase(name: name, payload: payload))
            if source.isAssignment(at: next) { next += source.isMark("-", at: next + 1) ? 3 : 2 }
            guard source.isMark(",", at: next) else { break }
            next += 1
        }
        return max(next, index + 1)
    }

    private func isVariadic(_ parameter: Range<Int>) -> Bool {
        parameter.count > 3 && (1...3).allSatisfy { source.isMark(".", at: parameter.upperBound - $0) }
    }

    /// The index after a function's body, or after its signature when it has none.
    func endOfFunction(_ start: Int, until end: Int) -> Int {
        var index = start + 1
        while index < end {
            if source.isMark("{", at: index) { return skipBracket(index) }
            if source.isMark("}", at: index) { return index }
            if source.isMark("(", at: index) || source.isMark("[", at: index) {
                index = skipBracket(index)
            } else {
                index += 1
            }
        }
        return end
    }

    func isOpening(_ index: Int) -> Bool {
        source.isMark("{", at: index) || source.isMark("(", at: index) || source.isMark("[", at: index)
    }

    /// The index after a bracket and what it holds.
    func skipBracket(_ open: Int) -> Int { (source.matchingBracket(of: open) ?? source.tokens.count - 1) + 1 }
}
