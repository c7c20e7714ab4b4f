import Foundation

// Prints a table of the SwiftUI names that the sources declare, as Markdown: which are modelled, which are modelled in
// part (a dump then marks the view `approximate`), which are accepted without effect.
//
// A name is what the sources say of it, and nothing is kept by hand:
// - accepted: every declaration hands back an `EmptyModifier`, or its receiver as it was;
// - approximate: its code, or that of the modifier it makes, writes into the table of approximations;
// - modelled: everything else.
//
// The engine's own names are left out: those of its folders (`ownFolders`) and suffixes (`ownSuffixes`).
//
// Usage: feature-table FOLDER…

/// Folders whose types belong to the engine, not to SwiftUI.
let ownFolders = [
    "Nodes/", "Builder/Node", "Text/", "Fonts/", "Localization/", "Assets/", "Gestures/Recognizing/",
    "Controls/Metrics/",
]
/// Endings of the engine's own types.
let ownSuffixes = [
    "Entry", "Box", "Backend", "Registry", "Coordinator", "Table", "Result", "Look", "Value", "Sizes", "Store",
    "StandIn",
    "Guard", "Kind", "Arrangement", "Context", "Input", "Part", "Parts", "Box", "Measurer", "Metrics", "Error",
    "Fields",
]
/// SwiftUI's own names among those.
let swiftUINames: Set = ["AnimationContext", "GraphicsContext", "Table", "LayoutValue", "DynamicTableRowContent"]

/// A public declaration, and the code it consists of.
struct Declaration {
    enum Group: String, CaseIterable {
        case type = "Types"
        case modifier = "Modifiers"
    }

    let group: Group
    let name: String
    var code: String
}

/// Reads declarations off a file: braces alone are counted, strings and comments are blanked out first.
struct Scanner {
    var declarations: [Declaration] = []
    /// The code of every type, extensions included.
    var typeCode: [String: String] = [:]

    private static let heads = try! NSRegularExpression(
        pattern: #"\b(struct|class|enum|protocol|extension|actor)\s+([A-Z_][A-Za-z0-9_]*)"#)
    private static let functions = try! NSRegularExpression(
        pattern: #"\bpublic\s+(?:[a-z]+\s+)*func\s+([A-Za-z0-9_]+)"#)

    mutating func read(_ source: String, isOwn: Bool) {
        let lines = Self.blanked(source).components(separatedBy: "\n")
        /// The types and functions around the line, each with the depth it begins at.
        var around: [(name: String, depth: Int, function: Int?)] = []
        var depth = 0
        for line in lines {
            let head = Self.match(Self.heads, line)
            let isPublic = line.contains("public ") && !line.contains("@_spi")
            if let head, around.allSatisfy({ $0.function == nil }) {
                let isEngines =
                    isOwn || ownSuffixes.contains { head[2].hasSuffix($0) } && !swiftUINames.contains(head[2])
                if isPublic, around.isEmpty, head[1] != "extension", !head[2].hasPrefix("_"), !isEngines {
                    declarations.append(Declaration(group: .type, name: head[2], code: ""))
                }
                around.append((head[2], depth, nil))
            } else if let function = Self.match(Self.functions, line), let type = around.last,
                ["View", "Text", "Image", "Shape", "Scene", "DynamicViewContent", "InsettableShape"].contains(
                    type.name),
                !function[1].hasPrefix("_")
            {
                declarations.append(Declaration(group: .modifier, name: function[1], code: ""))
                around.append((type.name, depth, declarations.count - 1))
            }
            if let function = around.last?.function { declarations[function].code += line + "\n" }
            if let type = around.last(where: { $0.function == nil }) { typeCode[type.name, default: ""] += line + "\n" }
            depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
            // What has no body on its line has it on a later one: it ends where braces are back at its depth.
            while let last = around.last, depth <= last.depth, line.contains("}") { around.removeLast() }
        }
    }

    /// The source without comments and the contents of string literals.
    private static func blanked(_ source: String) -> String {
        source.components(separatedBy: "\n").map { line -> String in
            var result = ""
            var inString = false
            var previous: Character = " "
            for character in line {
                if !inString, character == "/", previous == "/" { return String(result.dropLast()) }
                if character == "\"", previous != "\\" {
                    inString.toggle()
                    result.append(character)
                } else if !inString {
                    result.append(character)
                }
                previous = character
            }
            return result
        }.joined(separator: "\n")
    }

    private static func match(_ expression: NSRegularExpression, _ line: String) -> [String]? {
        let range = NSRange(line.startIndex..., in: line)
        guard let match = expression.firstMatch(in: line, range: range) else { return nil }
        return (0..<match.numberOfRanges).map { Range(match.range(at: $0), in: line).map { String(line[$0]) } ?? "" }
    }
}

enum State: String, Comparable {
    case modelled = "modelled"
    case approximate = "approximate"
    case accepted = "accepted"

    private var rank: Int { self == .accepted ? 0 : self == .approximate ? 1 : 2 }
    static func < (a: State, b: State) -> Bool { a.rank < b.rank }
}

func state(_ declaration: Declaration, _ typeCode: [String: String]) -> State {
    func isGuess(_ code: String) -> Bool {
        code.contains("approximations[") || code.contains("because:") || code.contains("_AcceptedModifier(")
    }
    switch declaration.group {
    case .type:
        return isGuess(typeCode[declaration.name] ?? "") ? .approximate : .modelled
    case .modifier:
        let code = declaration.code
        // `unchanged` is the view as it is.
        let isUnchanged = code.range(of: #"(\{|\n)\s*(unchanged|self)\s*(\}|\n)"#, options: .regularExpression) != nil
        if isUnchanged || code.contains("EmptyModifier()") { return .accepted }
        if isGuess(code) { return .approximate }
        let made = try! NSRegularExpression(pattern: #"modifier\(\s*(_?[A-Z][A-Za-z0-9]*)"#)
        let names = made.matches(in: code, range: NSRange(code.startIndex..., in: code)).compactMap {
            Range($0.range(at: 1), in: code).map { String(code[$0]) }
        }
        return names.contains { isGuess(typeCode[$0] ?? "") } ? .approximate : .modelled
    }
}

var scanner = Scanner()
for folder in CommandLine.arguments.dropFirst() {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in paths.filter({ $0.hasSuffix(".swift") }).sorted() {
        if let source = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8) {
            scanner.read(source, isOwn: ownFolders.contains { path.hasPrefix($0) })
        }
    }
}

print(
    """
    # SwiftUI's names, and what becomes of them

    Written by `Scripts/check-features --update` from what the sources declare. *Modelled*, of a modifier: it has its effect
    on layout, hits or state; of a type: it is there, and its code notes no guess. A type that merely carries a value (a
    style, an option) has no more effect than the modifier that takes it. *Approximate*: in some case or other a dump marks
    the view `approximate`, with the reason. *Accepted*: it compiles and changes nothing.
    """)

for group in Declaration.Group.allCases {
    var best: [String: State] = [:]
    for declaration in scanner.declarations where declaration.group == group {
        // A name with several declarations is as good as the best of them.
        let found = state(declaration, scanner.typeCode)
        best[declaration.name] = max(best[declaration.name] ?? .accepted, found)
    }
    print("\n## \(group.rawValue)\n")
    for wanted in [State.modelled, .approximate, .accepted] {
        let names = best.filter { $0.value == wanted }.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
        guard !names.isEmpty else { continue }
        print("**\(wanted.rawValue)** (\(names.count)): " + names.map { "`\($0)`" }.joined(separator: ", ") + "\n")
    }
}
