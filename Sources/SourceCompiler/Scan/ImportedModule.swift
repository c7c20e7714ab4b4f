import SwiftTokens

/// An `import` in a file.
struct ImportedModule: Sendable, Equatable {
    let name: String
    /// Of the whole statement, as UTF-8 offsets.
    let range: Range<Int>
    /// Of the name.
    let nameOffset: Int
}

extension ConditionedSource {
    /// The words that may stand between `import` and the name of a single declaration.
    private static let declarationKinds: Set<String> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor",
    ]

    /// The imports that no condition leaves out.
    var imports: [ImportedModule] {
        source.tokens.indices.compactMap { index in
            guard source.isWord("import", at: index) else { return nil }
            var name = index + 1
            if Self.declarationKinds.contains(source.text(at: name)), !source.lineBreak(between: name, and: name + 1) {
                name += 1
            }
            guard source.kind(at: name) == .word, !source.lineBreak(between: index, and: name) else { return nil }
            var last = name
            while source.isMark(".", at: last + 1), source.kind(at: last + 2) == .word { last += 2 }
            // `@testable` and the like go with it.
            var first = index
            while source.kind(at: first - 1) == .attribute { first -= 1 }
            return ImportedModule(
                name: source.text(at: name),
                range: source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound,
                nameOffset: source.tokens[name].range.lowerBound)
        }
    }
}
