import SwiftTokens

/// The parts of a file that its `#if`s leave out.
struct InactiveRegions {
    private(set) var ranges: [Range<Int>] = []

    /// What `DEBUG` and its like are: previews are built for debugging.
    static let definedFlags: Set<String> = ["DEBUG"]

    /// Modules of the toolchain that a file may ask `canImport` about.
    static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Dispatch", "Glibc",
        "FoundationXML", "RegexBuilder", "Synchronization", "XCTest", "Testing", "Builtin", "_Concurrency",
        "Distributed",
        "Cxx",
    ]

    /// Finds the regions of a file whose platform conditions have been decided. A condition that cannot be told is taken
    /// as true.
    init(_ source: TokenizedSource, modules: Set<String>) {
        /// An `#if` whose `#endif` has not come yet.
        struct Open {
            var isActive: Bool
            var isAnyActive: Bool
            var start: Int
        }
        var stack: [Open] = []
        for index in source.tokens.indices where source.tokens[index].kind == .pound {
            let range = source.tokens[index].range
            switch source.text(at: index) {
            case "#if":
                let isActive = Self.evaluate(source, source.condition(after: index), modules)
                stack.append(Open(isActive: isActive, isAnyActive: isActive, start: range.upperBound))
            case "#elseif", "#else":
                guard var open = stack.popLast() else { continue }
                if !open.isActive { ranges.append(open.start..<range.lowerBound) }
                let condition = source.condition(after: index)
                let isElse = source.text(at: index) == "#else"
                open.isActive = !open.isAnyActive && (isElse || Self.evaluate(source, condition, modules))
                open.isAnyActive = open.isAnyActive || open.isActive
                open.start = range.upperBound
                stack.append(open)
            case "#endif":
                guard let open = stack.popLast() else { continue }
                if !open.isActive { ranges.append(open.start..<range.lowerBound) }
            default: break
            }
        }
    }

    private static func evaluate(_ source: TokenizedSource, _ tokens: Range<Int>, _ modules: Set<String>) -> Bool {
        var evaluator = Evaluator(source: source, end: tokens.upperBound, index: tokens.lowerBound, modules: modules)
        return evaluator.disjunction()
    }

    /// `a || b && !c (…)`, by recursive descent.
    private struct Evaluator {
        let source: TokenizedSource
        let end: Int
        var index: Int
        let modules: Set<String>

        mutating func disjunction() -> Bool {
            var result = conjunction()
            while skip("|", "|") { result = conjunction() || result }
            return result
        }

        private mutating func conjunction() -> Bool {
            var result = factor()
            while skip("&", "&") { result = factor() && result }
            return result
        }

        private mutating func skip(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
            guard index + 1 < end, source.isMark(first, at: index), source.isMark(second, at: index + 1) else {
                return false
            }
            index += 2
            return true
        }

        private mutating func factor() -> Bool {
            guard index < end else { return true }
            if source.isMark("!", at: index) {
                index += 1
                return !factor()
            }
            if source.isMark("(", at: index) {
                index += 1
                let result = disjunction()
                index += 1
                return result
            }
            let word = source.text(at: index)
            index += 1
            guard source.isMark("(", at: index), let close = source.matchingBracket(of: index) else {
                return word == "true" || InactiveRegions.definedFlags.contains(word)
            }
            let argument = source.text(at: index + 1)
            // `swift(>=5.9)` and `compiler(>=6)` ask for versions that came before this one.
            let isAtLeast = !source.isMark("<", at: index + 1)
            index = close + 1
            switch word {
            case "canImport": return modules.contains(argument) || toolchainModules.contains(argument)
            case "targetEnvironment", "_runtime", "hasFeature", "os": return false
            case "arch": return argument == Self.architecture
            default: return isAtLeast
            }
        }

        private static var architecture: String {
            #if arch(arm64)
                "arm64"
            #else
                "x86_64"
            #endif
        }
    }
}
