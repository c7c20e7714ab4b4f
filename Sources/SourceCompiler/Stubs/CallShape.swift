import SwiftTokens

/// How a name is called somewhere: `Chart(data, id: \.day) { item in … }`.
struct CallShape: Hashable, Sendable {
    struct Parameter: Hashable, Sendable {
        indirect enum Kind: Hashable, Sendable {
            case value
            /// `.standard(elevation: 1)`, which needs a type to be looked up in; how it is called, if it is.
            case member(String, CallShape?)
            case keyPath
            /// What returns a value is no builder's.
            case closure(parameters: Int, returns: Bool)
        }

        /// Empty without one.
        let label: String
        let kind: Kind
    }

    private(set) var parameters: [Parameter] = []

    /// Reads the call of the name at `index`; nil where the name is not called.
    init?(_ source: TokenizedSource, at index: Int) {
        var next = index + 1
        if source.isMark("<", at: next), source.touches(index, next), let end = source.endOfAngles(from: next) {
            next = end
        }
        var isCall = false
        if source.isMark("(", at: next), source.touches(next - 1, next), let close = source.matchingBracket(of: next) {
            isCall = true
            for argument in PreviewCall.split(next + 1..<close, of: source) where !argument.isEmpty {
                var value = argument
                var label = ""
                if source.kind(at: value.lowerBound) == .word, source.isMark(":", at: value.lowerBound + 1) {
                    label = source.text(at: value.lowerBound)
                    value = value.lowerBound + 2..<value.upperBound
                }
                parameters.append(Parameter(label: label, kind: Self.kind(of: value, source)))
            }
            next = close + 1
        }
        if source.isMark("{", at: next), !source.lineBreak(between: next - 1, and: next),
            let close = source.matchingBracket(of: next)
        {
            isCall = true
            parameters.append(Parameter(label: "", kind: Self.closure(next, source)))
            next = close + 1
            while source.kind(at: next) == .word, source.isMark(":", at: next + 1), source.isMark("{", at: next + 2),
                let close = source.matchingBracket(of: next + 2)
            {
                parameters.append(Parameter(label: source.text(at: next), kind: Self.closure(next + 2, source)))
                next = close + 1
            }
        }
        guard isCall else { return nil }
    }

    private static func kind(of value: Range<Int>, _ source: TokenizedSource) -> Parameter.Kind {
        let isList = source.isMark("[", at: value.lowerBound)
        let dot = isList ? value.lowerBound + 1 : value.lowerBound
        if source.isMark(".", at: dot), source.kind(at: dot + 1) == .word {
            return .member(source.text(at: dot + 1), CallShape(source, at: dot + 1))
        }
        // A key path with a root is a value like others.
        if source.isMark("\\", at: value.lowerBound), source.isMark(".", at: value.lowerBound + 1) { return .keyPath }
        if source.isMark("{", at: value.lowerBound) { return closure(value.lowerBound, source) }
        return .value
    }

    /// Named parameters stand in front of `in`; others are `$0`, `$1` ….
    private static func closure(_ open: Int, _ source: TokenizedSource) -> Parameter.Kind {
        guard let close = source.matchingBracket(of: open) else { return .closure(parameters: 0, returns: false) }
        let own = ownTokens(open + 1..<close, source)
        let returns = own.contains { source.isWord("return", at: $0) }
        let body = open + 1..<close
        if let parameters = PreviewCall.parameters(of: body, in: source) {
            let tokens = body.filter { parameters.contains(source.tokens[$0].range.lowerBound) }
            let commas = tokens.filter { source.isMark(",", at: $0) }.count
            return .closure(
                parameters: source.isWord("in", at: body.lowerBound) ? 0 : commas + 1, returns: returns)
        }
        let numbered = own.compactMap { index -> Int? in
            let text = source.text(at: index)
            return text.hasPrefix("$") ? Int(text.dropFirst()) : nil
        }
        return .closure(parameters: numbered.max().map { $0 + 1 } ?? 0, returns: returns)
    }

    /// The tokens of a closure's body that are not in a closure inside; the braces of `if` and `switch` are its own.
    private static func ownTokens(_ body: Range<Int>, _ source: TokenizedSource) -> [Int] {
        var result: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if source.isMark("{", at: index), !isStatementBrace(index, in: body, source) {
                index = source.matchingBracket(of: index) ?? body.upperBound
            } else {
                result.append(index)
            }
            index += 1
        }
        return result
    }

    /// Whether a brace belongs to a statement: one of its words begins the line or stands right in front.
    private static func isStatementBrace(_ brace: Int, in body: Range<Int>, _ source: TokenizedSource) -> Bool {
        if ["else", "do", "defer", "repeat"].contains(source.text(at: brace - 1)) { return true }
        var start = brace
        while start > body.lowerBound, !source.lineBreak(between: start - 1, and: start),
            !source.isMark("{", at: start - 1), !source.isMark("}", at: start - 1), !source.isMark(";", at: start - 1)
        {
            start -= 1
        }
        if source.isWord("else", at: start) { start += 1 }
        return ["if", "guard", "switch", "for", "while", "catch", "do", "func"].contains(source.text(at: start))
    }

    /// What its implicit members, and theirs, are called.
    var members: [(name: String, shape: CallShape?)] {
        parameters.flatMap { parameter -> [(name: String, shape: CallShape?)] in
            guard case .member(let name, let shape) = parameter.kind else { return [] }
            return [(name, shape)] + (shape?.members ?? [])
        }
    }

    // MARK: Declarations

    /// The parameters of a function that takes such a call, and the names of its generic types.
    ///
    /// - Parameter hasElements: Take the first value for a collection whose elements closures are given.
    private func signature(hasElements: Bool) -> (generics: String, parameters: String)? {
        var generics: [String] = []
        var list: [String] = []
        let collection = parameters.firstIndex { $0.kind == .value }
        let takesElements = parameters.contains { parameter in
            if case .closure(let count, _) = parameter.kind { count > 0 } else { parameter.kind == .keyPath }
        }
        if hasElements, collection == nil || !takesElements { return nil }
        let element = hasElements ? "Elements.Element" : "ViewTreeStub"
        for (index, parameter) in parameters.enumerated() {
            let name = "\(parameter.label.isEmpty ? "_" : parameter.label) p\(index): "
            switch parameter.kind {
            case .value where hasElements && index == collection:
                generics.append("Elements: RandomAccessCollection")
                list.append(name + "Elements")
            case .value:
                generics.append("T\(index)")
                list.append(name + "T\(index)")
            case .member: list.append(name + "ViewTreeStub")
            case .keyPath:
                generics.append("T\(index)")
                list.append(name + "KeyPath<\(element), T\(index)>")
            case .closure(let count, let returns):
                let inner = (0..<count).map { $0 == 0 ? element : "ViewTreeStub" }.joined(separator: ", ")
                if returns {
                    generics.append("T\(index)")
                    list.append("\(name)@escaping (\(inner)) -> T\(index)")
                    continue
                }
                list.append("@ViewTreeStubBuilder \(name)@escaping (\(inner)) -> ViewTreeStub")
            }
        }
        return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>", list.joined(separator: ", "))
    }

    /// Both ways to take it; where both fit, that with the elements of a collection.
    var signatures: [Signature] {
        let withElements = signature(hasElements: true).map {
            Signature(attributes: "", generics: $0.generics, parameters: $0.parameters)
        }
        let plain = signature(hasElements: false).map {
            Signature(
                attributes: withElements == nil ? "" : "@_disfavoredOverload ", generics: $0.generics,
                parameters: $0.parameters)
        }
        return [withElements, plain].compactMap { $0 }
    }

    /// What a declaration says in front of its keyword, and behind its name.
    struct Signature {
        let attributes: String
        let generics: String
        let parameters: String
    }
}
