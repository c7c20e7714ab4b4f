import SwiftTokens

extension DeclarationScanner {
    /// Wrappers that need no value because they find theirs elsewhere.
    private static let selfSufficientWrappers: Set<String> = [
        "EnvironmentObject", "Environment", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue",
        "FocusedObject", "FocusedBinding", "Query", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
        "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
    ]

    /// Wrappers that start as nil when their value is optional, and attributes that wrap nothing.
    private static let plainAttributes: Set<String> = [
        "State", "GestureState", "Published", "ViewBuilder", "MainActor", "available", "objc", "IBOutlet",
        "ObservationIgnored", "usableFromInline", "preconcurrency", "NSManaged", "IBInspectable",
    ]

    /// Reads `var a = 1, b: Int`, noting the stored properties that need a value; the index after it.
    mutating func readProperties(at index: Int, until end: Int, _ prefix: Prefix, in scope: Scope) -> Int {
        let isConstant = source.isWord("let", at: index)
        let isStored = !prefix.words.contains("static") && !prefix.words.contains("class")
        var next = index + 1
        while true {
            let binding = readBinding(from: next, until: end)
            if isStored, let type = scope.typeIndex, !prefix.words.contains("lazy"),
                needsValue(binding, isConstant: isConstant, prefix.attributes)
            {
                types[type].neededProperties.append(
                    NeededProperty(
                        name: binding.name, type: binding.type, attributes: prefix.attributes.map(\.name)))
            }
            next = max(binding.end, next)
            guard source.isMark(",", at: next) else { return max(next, index + 2) }
            next += 1
        }
    }

    private struct Binding {
        var name = ""
        var type = ""
        var isOptional = false
        var hasValue = false
        var isComputed = false
        var end = 0
    }

    private func needsValue(_ binding: Binding, isConstant: Bool, _ attributes: [DeclaredAttribute]) -> Bool {
        guard !binding.hasValue, !binding.isComputed else { return false }
        if attributes.contains(where: { Self.selfSufficientWrappers.contains($0.name) }) { return false }
        let wrappers = attributes.filter { !Self.plainAttributes.contains($0.name) }
        if wrappers.contains(where: \.hasArguments) { return false }
        if attributes.contains(where: { ["State", "GestureState"].contains($0.name) && $0.hasArguments }) {
            return false
        }
        guard wrappers.isEmpty else { return true }
        return isConstant || !binding.isOptional
    }

    /// Reads one name with its type, value and accessors.
    private func readBinding(from start: Int, until end: Int) -> Binding {
        var binding = Binding()
        var index = start
        if source.isMark("(", at: index) {
            index = skipBracket(index)
        } else {
            binding.name = source.text(at: index)
            index += 1
        }
        if source.isMark(":", at: index) { index = readType(from: index + 1, until: end, into: &binding) }
        if source.isAssignment(at: index) {
            binding.hasValue = true
            index = endOfExpression(from: index + 1, until: end)
        } else if source.isMark("{", at: index), index < end {
            // Observers stand on stored properties, everything else makes a computed one.
            let first = source.text(at: index + 1)
            binding.isComputed = first != "willSet" && first != "didSet"
            index = skipBracket(index)
        }
        binding.end = min(index, end)
        return binding
    }

    private func readType(from start: Int, until end: Int, into binding: inout Binding) -> Int {
        var index = start
        while index < end {
            if source.isAssignment(at: index) || source.isMark("{", at: index) || source.isMark(",", at: index)
                || source.isMark(";", at: index) || source.isMark("}", at: index)
            {
                break
            }
            if source.isMark("<", at: index), let close = source.endOfAngles(from: index) {
                index = close
            } else if isOpening(index) {
                index = skipBracket(index)
            } else {
                index += 1
            }
            if source.lineBreak(between: index - 1, and: index), !isTypeContinued(index) { break }
        }
        guard index > start else { return index }
        let last = index - 1
        binding.type = source.text(source.tokens[start].range.lowerBound..<source.tokens[last].range.upperBound)
        binding.isOptional =
            source.isMark("?", at: last) || source.isMark("!", at: last) || source.isWord("Optional", at: start)
        return index
    }

    /// Whether a type goes on over the line break in front of the token.
    private func isTypeContinued(_ index: Int) -> Bool {
        let previous: [Unicode.Scalar] = [":", "&", ".", ">"]
        let next: [Unicode.Scalar] = ["&", ".", "=", "{"]
        if source.isMark(">", at: index - 1), !source.isMark("-", at: index - 2) {
            return source.isMark("=", at: index)
        }
        return previous.contains { source.isMark($0, at: index - 1) } || next.contains { source.isMark($0, at: index) }
    }

    /// The index after a property's value and its observers.
    private func endOfExpression(from start: Int, until end: Int) -> Int {
        let joinsNext: [Unicode.Scalar] = ["=", "+", "-", "*", "/", "&", "|", "<", ">", ".", ":", "?", "~", "^", "%"]
        let joinsPrevious: [Unicode.Scalar] = [".", "+", "-", "*", "/", "&", "|", "?", ":", "<", ">", "~", "^", "%"]
        var index = start
        while index < end {
            if source.isMark(";", at: index) || source.isMark("}", at: index) || source.isMark(",", at: index) {
                return index
            }
            // `a < b` and `Set<A, B>()`: only the second is closed.
            if source.isMark("<", at: index), source.touches(index - 1, index),
                let close = source.endOfAngles(from: index)
            {
                index = close
            } else {
                index = isOpening(index) ? skipBracket(index) : index + 1
            }
            guard source.lineBreak(between: index - 1, and: index) else { continue }
            let endsOpen = joinsNext.contains { source.isMark($0, at: index - 1) } && !isPostfix(index - 1)
            let goesOn = joinsPrevious.contains { source.isMark($0, at: index) }
            let words = ["as", "is", "else", "if", "try", "await", "switch", "in"]
            let wordJoins =
                ["as", "is", "else"].contains(source.text(at: index))
                || words.contains(source.text(at: index - 1))
            if !endsOpen, !goesOn, !wordJoins { return index }
        }
        return end
    }

    /// `x?` and `x!` and `Array<Int>` end an expression.
    private func isPostfix(_ index: Int) -> Bool {
        (source.isMark("?", at: index) || source.isMark(">", at: index)) && source.touches(index - 1, index)
    }
}
