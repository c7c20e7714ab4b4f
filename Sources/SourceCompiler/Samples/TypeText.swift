import SwiftTokens

/// A type as it is written, taken apart: `@escaping (Int) -> Void`, `[String]?`, `Binding<Bool>`.
struct TypeText {
    /// Without attributes, `some` and `any`.
    let text: String
    let isAutoclosure: Bool
    private let source: TokenizedSource

    init(_ written: String) {
        let all = TokenizedSource(written)
        var first = 0
        var isAutoclosure = false
        loop: while first < all.tokens.count {
            switch all.kind(at: first) {
            case .attribute:
                if all.text(at: first) == "@autoclosure" { isAutoclosure = true }
                first += 1
                if all.isMark("(", at: first), all.touches(first - 1, first), let close = all.matchingBracket(of: first)
                {
                    first = close + 1
                }
            case .word
            where Self.prefixes.contains(all.text(at: first)) && all.kind(at: first + 1) != nil
                && !all.isMark(".", at: first + 1):
                first += 1
            default: break loop
            }
        }
        self.isAutoclosure = isAutoclosure
        guard first < all.tokens.count, let last = all.tokens.last else {
            text = ""
            source = TokenizedSource("")
            return
        }
        text = all.text(all.tokens[first].range.lowerBound..<last.range.upperBound)
        source = TokenizedSource(text)
    }

    private static let prefixes: Set<String> = ["some", "any", "inout", "borrowing", "consuming", "sending"]

    private var count: Int { source.tokens.count }
    var isEmpty: Bool { count == 0 }
    var isVoid: Bool { text == "Void" || text == "()" || text == "Swift.Void" }

    private func inner(_ tokens: Range<Int>) -> TypeText {
        guard let first = tokens.first, let last = tokens.last else { return TypeText("") }
        return TypeText(source.text(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound))
    }

    /// The index of the arrow outside brackets.
    private var arrow: Int? {
        var index = 0
        while index < count {
            if source.isMark("(", at: index) || source.isMark("[", at: index) {
                index = (source.matchingBracket(of: index) ?? count) + 1
            } else if source.isMark("-", at: index), source.isMark(">", at: index + 1) {
                return index
            } else if source.isMark("<", at: index), let end = source.endOfAngles(from: index) {
                index = end
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Also in brackets of its own, and when it is optional.
    var isFunction: Bool { arrow != nil || single?.isFunction == true || optional?.isFunction == true }

    /// The number of its parameters, and its result.
    var function: (parameters: Int, result: TypeText)? {
        if let arrow {
            var parameters = 1
            if source.isMark("(", at: 0), let close = source.matchingBracket(of: 0) {
                parameters = source.splitTypes(1..<close).filter { !$0.isEmpty }.count
            }
            return (parameters, inner(arrow + 2..<count))
        }
        return single?.function
    }

    /// What stands in a bracket that is the whole.
    private var single: TypeText? {
        guard source.isMark("(", at: 0), source.matchingBracket(of: 0) == count - 1 else { return nil }
        let parts = source.splitTypes(1..<count - 1).filter { !$0.isEmpty }
        return parts.count == 1 ? inner(parts[0]) : nil
    }

    var optional: TypeText? {
        guard count > 1, arrow == nil else { return nil }
        if source.isMark("?", at: count - 1) || source.isMark("!", at: count - 1) { return inner(0..<count - 1) }
        return nil
    }

    var arrayElement: TypeText? {
        guard source.isMark("[", at: 0), source.matchingBracket(of: 0) == count - 1, !isDictionary else { return nil }
        return inner(1..<count - 1)
    }

    var isDictionary: Bool {
        guard source.isMark("[", at: 0), source.matchingBracket(of: 0) == count - 1 else { return false }
        var index = 1
        while index < count - 1 {
            if source.isMark(":", at: index) { return true }
            if source.isMark("(", at: index) || source.isMark("[", at: index) {
                index = (source.matchingBracket(of: index) ?? count) + 1
            } else {
                index += 1
            }
        }
        return false
    }

    /// The types of a tuple, without their labels.
    var tuple: [TypeText]? {
        guard source.isMark("(", at: 0), source.matchingBracket(of: 0) == count - 1 else { return nil }
        return source.splitTypes(1..<count - 1).filter { !$0.isEmpty }.map { part in
            let isLabelled = source.kind(at: part.lowerBound) == .word && source.isMark(":", at: part.lowerBound + 1)
            return inner(isLabelled ? part.lowerBound + 2..<part.upperBound : part)
        }
    }

    /// `Binding` and `Bool` of `Binding<Bool>`; what follows the arguments counts as part of the name.
    var generic: (name: String, arguments: [TypeText])? {
        guard let open = source.tokens.indices.first(where: { source.isMark("<", at: $0) }), open > 0,
            let end = source.endOfAngles(from: open)
        else { return nil }
        let arguments = source.splitTypes(open + 1..<end - 1).filter { !$0.isEmpty }.map(inner)
        guard !arguments.isEmpty else { return nil }
        let rest = end < count ? inner(end..<count).text : ""
        var name = inner(0..<open).text
        if name.hasPrefix("SwiftUI.") || name.hasPrefix("Swift.") { name = String(name.drop { $0 != "." }.dropFirst()) }
        return (name + rest, arguments)
    }

    /// The parts of a list that commas outside brackets separate.
    static func split(_ list: String) -> [String] {
        let source = TokenizedSource(list)
        return source.splitTypes(0..<source.tokens.count).compactMap { part in
            guard let first = part.first, let last = part.last else { return nil }
            return source.text(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
        }
    }
}
