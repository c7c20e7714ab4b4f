import SwiftTokens

/// A file as the compiler on Linux is to see it: with Apple's platform conditions decided.
///
/// Every change keeps the number of bytes, so lines and columns stay the user's own:
/// - `os(iOS)` in a condition becomes `true` or `false`, and so does `canImport(UIKit)` on macOS;
/// - `targetEnvironment(simulator)` becomes `true`, as in Xcode's previews, but on macOS;
/// - `#available(iOS 26, *)` becomes `false` below that version, `#unavailable` the opposite;
/// - `@objc`, `@IBOutlet` and the like go, and `#selector(` becomes `Selector( `;
/// - `#selector(getter: size)` becomes `Selector("size")`, and `#keyPath(Model.size)` becomes `"size"`.
struct ConditionedSource: Sendable {
    /// What the compiler sees.
    let bytes: [UInt8]
    let isRewritten: Bool
    /// What is left when every condition has been decided; the rest is blank.
    let source: TokenizedSource

    init(bytes: [UInt8], platform: SourcePlatform, modules: Set<String>, stubbed: Set<String> = []) {
        let original = TokenizedSource(bytes: bytes)
        let edits = Self.edits(of: original, for: platform, stubbed)
        isRewritten = !edits.isEmpty
        var result = bytes
        for (range, text) in edits { Self.write(text, over: range, in: &result) }
        self.bytes = result

        let rewritten = edits.isEmpty ? original : TokenizedSource(bytes: result)
        let inactive = InactiveRegions(rewritten, modules: modules).ranges
        for range in inactive { Self.write("", over: range, in: &result) }
        source = inactive.isEmpty ? rewritten : TokenizedSource(bytes: result)
    }

    /// The same bytes without what only the Objective-C runtime gives a meaning.
    static func withoutObjectiveC(_ bytes: [UInt8]) -> [UInt8] {
        let source = TokenizedSource(bytes: bytes)
        var result = bytes
        for index in source.tokens.indices {
            guard let (range, text) = objectiveCEdit(of: source, at: index) else { continue }
            write(text, over: range, in: &result)
        }
        return result
    }

    /// Fills what the text leaves over with spaces; line breaks stay.
    private static func write(_ text: String, over range: Range<Int>, in bytes: inout [UInt8]) {
        let text = Array(text.utf8)
        for (index, offset) in range.enumerated() where bytes[offset] != UInt8(ascii: "\n") {
            bytes[offset] = index < text.count ? text[index] : UInt8(ascii: " ")
        }
    }

    // MARK: Edits

    /// What is written where; the rest of each range becomes spaces.
    private static func edits(
        of source: TokenizedSource, for platform: SourcePlatform, _ stubbed: Set<String>
    ) -> [(Range<Int>, String)] {
        var edits: [(Range<Int>, String)] = []
        var index = 0
        while index < source.tokens.count {
            switch source.kind(at: index) {
            case .pound:
                switch source.text(at: index) {
                case "#if", "#elseif":
                    edits += conditionEdits(of: source, after: index, for: platform, stubbed)
                case "#available", "#unavailable":
                    if let edit = availabilityEdit(of: source, at: index, for: platform) { edits.append(edit) }
                default: if let edit = objectiveCEdit(of: source, at: index) { edits.append(edit) }
                }
            case .attribute: if let edit = objectiveCEdit(of: source, at: index) { edits.append(edit) }
            default: break
            }
            index += 1
        }
        return edits
    }

    /// What is written over an attribute or a `#selector(`; nil for other tokens.
    private static func objectiveCEdit(of source: TokenizedSource, at index: Int) -> (Range<Int>, String)? {
        let start = source.tokens[index].range.lowerBound
        switch source.kind(at: index) {
        case .pound where source.text(at: index) == "#selector" && source.isMark("(", at: index + 1):
            if let accessor = accessorEdit(of: source, at: index) { return accessor }
            return (start..<source.tokens[index + 1].range.upperBound, "Selector( ")
        case .attribute where objectiveCAttributes.contains(source.text(at: index)):
            var end = source.tokens[index].range.upperBound
            if source.isMark("(", at: index + 1), source.touches(index, index + 1),
                let close = source.matchingBracket(of: index + 1)
            {
                end = source.tokens[close].range.upperBound
            }
            return (start..<end, "")
        case .pound where source.text(at: index) == "#keyPath" && source.isMark("(", at: index + 1):
            guard let close = source.matchingBracket(of: index + 1) else { return nil }
            let names = propertyNames(of: source, index + 2..<close)
            return names.isEmpty
                ? nil : (start..<source.tokens[close].range.upperBound, "\"\(names.joined(separator: "."))\"")
        default: return nil
        }
    }

    /// A property's getter or setter is known by its name alone: `#selector(setter: Model.size)` is `setSize:`.
    private static func accessorEdit(of source: TokenizedSource, at index: Int) -> (Range<Int>, String)? {
        guard let close = source.matchingBracket(of: index + 1), source.isMark(":", at: index + 3) else { return nil }
        let start = source.tokens[index].range.lowerBound
        let isGetter = source.isWord("getter", at: index + 2)
        guard isGetter || source.isWord("setter", at: index + 2),
            let name = propertyNames(of: source, index + 4..<close).last
        else { return nil }
        let selector = isGetter ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        return (start..<source.tokens[close].range.upperBound, "Selector(\"\(selector)\")")
    }

    /// The names in `Model.child.size` from the first one that begins with a small letter.
    private static func propertyNames(of source: TokenizedSource, _ range: Range<Int>) -> [String] {
        let names = range.map { source.text(at: $0) }.filter { $0 != "." && $0 != "self" }
        return Array(names.drop { $0.first.map { !$0.isLowercase && $0 != "_" } ?? true })
    }

    /// Attributes that only the Objective-C runtime gives a meaning.
    private static let objectiveCAttributes: Set<String> = [
        "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@IBSegueAction",
        "@NSManaged", "@UIApplicationMain", "@NSApplicationMain",
    ]

    private static func conditionEdits(
        of source: TokenizedSource, after directive: Int, for platform: SourcePlatform, _ stubbed: Set<String>
    ) -> [(Range<Int>, String)] {
        var edits: [(Range<Int>, String)] = []
        for index in source.condition(after: directive) {
            guard source.isMark("(", at: index + 1), source.isMark(")", at: index + 3) else { continue }
            let argument = source.text(at: index + 2)
            let range = source.tokens[index].range.lowerBound..<source.tokens[index + 3].range.upperBound
            if source.isWord("os", at: index) {
                edits.append((range, "\(argument == platform.name)"))
            } else if source.isWord("targetEnvironment", at: index) {
                edits.append((range, "\(argument == "simulator" && platform.name != "macOS")"))
            } else if source.isWord("canImport", at: index), argument == "UIKit", platform.name == "macOS" {
                edits.append((range, "false"))
            } else if source.isWord("canImport", at: index), stubbed.contains(argument) {
                edits.append((range, "true"))
            }
        }
        return edits
    }

    private static func availabilityEdit(
        of source: TokenizedSource, at index: Int, for platform: SourcePlatform
    ) -> (Range<Int>, String)? {
        guard source.isMark("(", at: index + 1), let close = source.matchingBracket(of: index + 1),
            let version = platform.version
        else { return nil }
        for part in PreviewCall.split(index + 2..<close, of: source) {
            // `iOS 17.0`: a name and a number.
            guard source.text(at: part.lowerBound) == platform.name, part.count > 1,
                let needed = Int(source.text(at: part.lowerBound + 1).prefix { $0 != "." }), needed > version
            else { continue }
            let range = source.tokens[index].range.lowerBound..<source.tokens[close].range.upperBound
            return (range, source.text(at: index) == "#available" ? "false" : "true")
        }
        return nil
    }
}

extension TokenizedSource {
    /// The tokens of a directive's condition: those on its line.
    func condition(after directive: Int) -> Range<Int> {
        var end = directive + 1
        while end < tokens.count, !lineBreak(between: end - 1, and: end) { end += 1 }
        return directive + 1..<end
    }
}
