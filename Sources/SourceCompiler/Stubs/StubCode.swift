import SwiftTokens

/// Declarations made up for the names of modules that are not there (`--stub`).
///
/// What the compiler does not know in files that import such a module is declared as it is used there: a type with an
/// initializer for each way it is called, a modifier, a member. Types are views that are shown as a placeholder.
struct StubCode {
    /// Members show once their types are there, and their own members once they are.
    static let mostRounds = 12

    private enum Declared {
        static let stub = "ViewTreeStub"
    }

    /// By name.
    private var types: [String: [String]] = [:]
    private var protocols: Set<String> = []
    private var classes: Set<String> = []
    private var wrappers: [String: [String]] = [:]
    /// Types that observe or are observed: they are classes.
    private var objects: [String: [String]] = [:]
    /// Whole declarations.
    private var others: [String] = []
    /// Members and functions that have a value, whose type is a guess until the compiler says what it is used as.
    private var valued: [StubValue] = []
    /// What a name's value is used as.
    private var valueTypes: [String: String] = [:]
    /// Attributes that are taken out of the files.
    private var attributes: Set<String> = []
    private var seen: Set<String> = []
    private var modules: [String] = []
    /// Whether what looks like a collection was none: until then the other way to take such calls stays out, since the
    /// compiler's messages would be about it and not about what is missing.
    private var hasOtherValues = false

    /// What the user should know.
    var notes: [String] {
        guard !seen.isEmpty else { return [] }
        let names =
            (Array(types.keys) + objects.keys + protocols + classes + wrappers.keys + attributes.map { "@" + $0 })
            .sorted()
        let shown = names.isEmpty ? "members only" : names.joined(separator: ", ")
        let whose = modules == [SourceProject.unknown] ? "" : " for \(modules.joined(separator: ", "))"
        return ["note: made up\(whose): \(shown); what they show and do is a guess"]
    }

    /// Takes in what the compiler does not know; false when there is nothing new that can be made up.
    mutating func add(_ diagnostics: [CompilerDiagnostic], _ project: SourceProject) -> Bool {
        modules = project.stubbed.sorted()
        let count = seen.count
        if !hasOtherValues, diagnostics.contains(where: { $0.message.contains("'RandomAccessCollection'") }) {
            hasOtherValues = true
            seen.insert("other values")
        }
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let file = project.files.firstIndex(where: { $0.compilePath == diagnostic.path }) else { continue }
            let source = project.conditioned[file].source
            let index = source.token(line: diagnostic.line, column: diagnostic.column)
            guard let (name, owner) = UnknownNames.name(in: diagnostic.message) else {
                if addNested(diagnostic.message) { continue }
                if !addType(of: diagnostic.message, at: index, source) { addOverload(diagnostic, source, project) }
                continue
            }
            if name.hasPrefix("@") {
                addAttribute(String(name.dropFirst()), project)
            } else if name.hasPrefix(".") {
                addMember(
                    String(name.dropFirst()), of: StubValues.owner(in: diagnostic.message) ?? owner ?? "",
                    diagnostic.message, at: index, source,
                    declared: Set(project.scan.declarations.map(\.name)).subtracting(project.scan.views.map(\.name)),
                    declaredClasses: Set(project.scan.declarations.filter { $0.kind == .class }.map(\.name)))
            } else {
                addName(name, at: index, source, project)
            }
        }
        return seen.count > count
    }

    /// Signatures of a call, with its implicit members declared: `.hidden` may mean a method of `View`'s otherwise.
    private mutating func signatures(of shape: CallShape) -> [CallShape.Signature] {
        for member in shape.members { addStatic(member.name, of: Declared.stub, member.shape) }
        return shape.signatures
    }

    private mutating func addStatic(_ name: String, of owner: String, _ shape: CallShape?) {
        guard seen.insert("static \(owner).\(name)\(shape.map { "\($0)" } ?? "")").inserted else { return }
        let (extended, type, value) = StubValues.owner(owner, name)
        guard let shape else {
            others.append("extension \(extended) { static var \(name): \(type) { \(value) } }")
            return
        }
        others += signatures(of: shape).map {
            "extension \(extended) { \($0.attributes)static func \(name)\($0.generics)(\($0.parameters)) -> \(type) { \(value) } }"
        }
    }

    /// A type inside a made-up one: `'Inner' is not a member type of struct 'UserCode.Outer'`.
    private mutating func addNested(_ message: String) -> Bool {
        guard message.contains("is not a member type of") else { return false }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count > 3 else { return false }
        var outer = quoted[3]
        if outer.hasPrefix(EntryCode.moduleName + ".") {
            outer = String(outer.dropFirst(EntryCode.moduleName.count + 1))
        }
        guard types[outer] != nil || objects[outer] != nil || classes.contains(outer),
            seen.insert("\(outer).\(quoted[1])").inserted
        else { return false }
        others.append("extension \(outer) { typealias \(quoted[1]) = \(Declared.stub) }")
        return true
    }

    /// What the compiler says a made-up value is used as; false for other messages.
    private mutating func addType(of message: String, at index: Int?, _ source: TokenizedSource) -> Bool {
        guard let index, let type = StubValues.wantedType(in: message) else { return false }
        let names = Set(valued.map(\.name))
        guard let name = source.lastName(of: names, from: index), valueTypes[name] == nil else { return false }
        valueTypes[name] = type
        seen.insert("type of \(name)")
        return true
    }

    // MARK: Names

    private mutating func addName(_ name: String, at index: Int?, _ source: TokenizedSource, _ project: SourceProject) {
        guard seen.insert(name).inserted else { return }
        guard name.first?.isUppercase == true else {
            guard let index, let shape = CallShape(source, at: index) else {
                valued.append(StubValue(name: name, before: "var \(name): ", after: ""))
                return
            }
            valued += signatures(of: shape).map {
                StubValue(
                    name: name,
                    before: "@discardableResult \($0.attributes)func \(name)\($0.generics)(\($0.parameters)) -> ",
                    after: "")
            }
            return
        }
        switch index.flatMap({ Self.inheritance(of: $0, source) }) {
        case "class": classes.insert(name)
        case .some: protocols.insert(name)
        case nil where project.conditioned.contains { $0.source.observes(name) }:
            objects[name] = initializers(of: name, project)
        case nil: types[name] = initializers(of: name, project)
        }
    }

    /// The keyword of the declaration that inherits from the name at `index`.
    private static func inheritance(of index: Int, _ source: TokenizedSource) -> String? {
        var position = index - 1
        while position > 0, source.isMark(",", at: position) || source.isMark(":", at: position) {
            let isColon = source.isMark(":", at: position)
            position -= 1
            guard source.kind(at: position) == .word else { return nil }
            if isColon {
                // Behind the name of a type stands what it is; a generic one is passed over.
                let keyword = source.text(at: position - 1)
                return ["struct", "class", "enum", "extension", "actor", "protocol"].contains(keyword) ? keyword : nil
            }
            position -= 1
        }
        return nil
    }

    private mutating func initializers(of name: String, _ project: SourceProject) -> [String] {
        var shapes: [CallShape] = []
        for conditioned in project.conditioned {
            let source = conditioned.source
            for index in source.tokens.indices where source.kind(at: index) == .word && source.text(at: index) == name {
                if let shape = CallShape(source, at: index), !shapes.contains(shape) { shapes.append(shape) }
            }
        }
        return shapes.filter { !$0.parameters.isEmpty }.flatMap { signatures(of: $0) }.map {
            "\($0.attributes)init\($0.generics)(\($0.parameters)) {}"
        }
    }

    private mutating func addAttribute(_ name: String, _ project: SourceProject) {
        guard seen.insert("@" + name).inserted else { return }
        var shapes: [CallShape] = []
        var isWrapper = false
        for conditioned in project.conditioned {
            let source = conditioned.source
            for index in source.tokens.indices where source.text(at: index) == "@" + name {
                var next = index + 1
                if let shape = CallShape(source, at: index) {
                    if !shapes.contains(shape) { shapes.append(shape) }
                    if source.isMark("(", at: next) { next = (source.matchingBracket(of: next) ?? next) + 1 }
                }
                while ["private", "public", "internal", "fileprivate", "static"].contains(source.text(at: next)) {
                    next += 1
                }
                if source.isWord("var", at: next), source.isMark(":", at: next + 2) { isWrapper = true }
            }
        }
        guard isWrapper else {
            attributes.insert(name)
            // Of a class with such an attribute (`@Model`), objects can be told apart.
            for type in project.scan.declarations where type.kind == .class && type.attributes.contains(name) {
                let own = Set(type.inherited)
                if !own.contains("Identifiable") { others.append("extension \(type.path): Identifiable {}") }
                if own.isDisjoint(with: ["Hashable", "Equatable"]) {
                    others.append(
                        """
                        extension \(type.path): Hashable {
                            static func == (a: \(type.path), b: \(type.path)) -> Bool { a === b }
                            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
                        }
                        """)
                }
            }
            return
        }
        wrappers[name] = shapes.filter { !$0.parameters.isEmpty }.flatMap { signatures(of: $0) }.map {
            "\($0.attributes)init\($0.generics)(\($0.parameters)) where Value: ViewTreeStubbed { wrappedValue = Value.viewTreeStub }"
        }
    }

    // MARK: Members

    private mutating func addMember(
        _ name: String, of owner: String, _ message: String, at index: Int?, _ source: TokenizedSource,
        declared: Set<String>, declaredClasses: Set<String>
    ) {
        let shape = index.flatMap { CallShape(source, at: $0) }
        let isObject = objects[owner] != nil
        let isOwn = types[owner] != nil || isObject || classes.contains(owner) || owner == Declared.stub
        if message.hasPrefix("type '") {
            if isOwn || StubValues.hasValue(owner) { addStatic(name, of: owner, shape) }
            return
        }
        guard seen.insert("\(owner).\(name)\(shape.map { "\($0)" } ?? "")").inserted else { return }
        let isScene = Self.scenes.contains(owner) || owner == "some Scene"
        if let shape, types[owner] != nil || owner == Declared.stub {
            // It may be a modifier, and the next one follows; or a value, whose members are asked for next.
            others += signatures(of: shape).map {
                "extension \(owner) { @discardableResult \($0.attributes)func \(name)\($0.generics)(\($0.parameters)) -> \(owner) { self } }"
            }
        } else if let shape, isOwn || declared.contains(owner) || StubValues.isPlain(owner) {
            valued += signatures(of: shape).map {
                StubValue(
                    name: name,
                    before:
                        "extension \(owner) { @discardableResult \($0.attributes)func \(name)\($0.generics)(\($0.parameters)) -> ",
                    after: " }")
            }
        } else if let shape {
            let kind = isScene ? "Scene" : "View"
            others += signatures(of: shape).map {
                "extension \(kind) { \($0.attributes)func \(name)\($0.generics)(\($0.parameters)) -> some \(kind) { self } }"
            }
        } else if isOwn || owner == "EnvironmentValues" || declared.contains(owner) || StubValues.isPlain(owner) {
            let isClass = isObject || classes.contains(owner) || declaredClasses.contains(owner)
            let setter =
                owner == "EnvironmentValues" || declared.contains(owner) && !isClass
                ? "" : "\(isClass ? "" : "nonmutating ")set"
            valued.append(
                StubValue(name: name, before: "extension \(owner) { var \(name): ", after: " }", setter: setter))
        }
    }

    private static let scenes: Set<String> = ["WindowGroup", "DocumentGroup", "Settings", "Window", "MenuBarExtra"]

    /// A modifier of SwiftUI's that a module adds a way to call to: `.foregroundStyle(by: …)`.
    private mutating func addOverload(
        _ diagnostic: CompilerDiagnostic, _ source: TokenizedSource, _ project: SourceProject
    ) {
        guard let index = source.token(line: diagnostic.line, column: diagnostic.column) else { return }
        if diagnostic.message.hasPrefix("cannot infer key path type"), source.isMark("\\", at: index),
            source.isMark("(", at: index - 1), source.text(at: index - 2) == "@Environment",
            source.kind(at: index + 2) == .word, seen.insert("environment \(source.text(at: index + 2))").inserted
        {
            others.append(
                "extension EnvironmentValues { var \(source.text(at: index + 2)): ViewTreeStub { ViewTreeStub() } }")
        }
        guard diagnostic.message.contains("argument label") || diagnostic.message.hasPrefix("no exact matches") else {
            return
        }
        let name = source.kind(at: index) == .word ? index : index - 1
        guard source.kind(at: name) == .word, let shape = CallShape(source, at: name) else { return }
        let text = source.text(at: name)
        guard source.isMark(".", at: name - 1) else {
            guard let start = StubValues.initializer(of: text), seen.insert("init \(text)\(shape)").inserted else {
                return
            }
            others += signatures(of: shape).map {
                "extension \(text) { \($0.attributes)\(start.keyword)init\($0.generics)(\($0.parameters)) { \(start.body) } }"
            }
            return
        }
        guard seen.insert(".\(text)\(shape)").inserted else { return }
        others += signatures(of: shape).map {
            "extension View { \($0.attributes)func \(text)\($0.generics)(\($0.parameters)) -> some View { self } }"
        }
    }

    // MARK: The code

    var code: String {
        guard !seen.isEmpty else { return "" }
        var lines = [Self.prelude]
        for name in types.keys.sorted() {
            let initializers = shown(types[name]!).joined(separator: "\n    ")
            lines.append(
                """
                struct \(name): View, Hashable, Identifiable, Sendable, ViewTreeStubbed {
                    init() {}
                    \(initializers)
                    var id: Int { 0 }
                    static var viewTreeStub: \(name) { Self() }
                    var body: some View { _StubContent(name: "\(name)", modules: "\(module(of: name))") }
                }
                """)
        }
        for name in objects.keys.sorted() {
            let initializers = shown(objects[name]!).joined(separator: "\n    ")
            lines.append(
                """
                final class \(name): ObservableObject, Hashable, Identifiable, @unchecked Sendable, ViewTreeStubbed {
                    init() {}
                    \(initializers)
                    static var viewTreeStub: \(name) { Self() }
                    static func == (a: \(name), b: \(name)) -> Bool { a === b }
                    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
                }
                """)
        }
        for name in protocols.sorted() { lines.append("protocol \(name) {}") }
        for name in classes.sorted() { lines.append("class \(name): NSObject { }") }
        for name in wrappers.keys.sorted() {
            lines.append(
                """
                @propertyWrapper struct \(name)<Value> {
                    var wrappedValue: Value
                    init() where Value: ViewTreeStubbed { wrappedValue = Value.viewTreeStub }
                    \(shown(wrappers[name]!).joined(separator: "\n    "))
                }
                """)
        }
        let values = valued.map { $0.code(type: valueTypes[$0.name] ?? Declared.stub) }
        return "\n" + (lines + shown(others) + shown(values)).joined(separator: "\n") + "\n"
    }

    private func shown(_ declarations: [String]) -> [String] {
        declarations.filter { hasOtherValues || !$0.contains("@_disfavoredOverload") }
    }

    private func module(of name: String) -> String {
        let known = AppleNames.framework(of: name)
        let own = modules.filter { $0 != SourceProject.unknown }
        return own.first { $0 == known } ?? known ?? (own.isEmpty ? "files not given" : own.joined(separator: " or "))
    }

    /// Files without the attributes that mean nothing here.
    func edits(of copies: [[UInt8]?], _ project: SourceProject) -> [Int: [UInt8]] {
        guard !attributes.isEmpty else { return [:] }
        var result: [Int: [UInt8]] = [:]
        for (file, conditioned) in project.conditioned.enumerated() {
            let source = conditioned.source
            var bytes = copies[file] ?? conditioned.bytes
            var isChanged = false
            for index in source.tokens.indices where source.kind(at: index) == .attribute {
                guard attributes.contains(String(source.text(at: index).dropFirst())) else { continue }
                var end = source.tokens[index].range.upperBound
                if source.isMark("(", at: index + 1), source.touches(index, index + 1),
                    let close = source.matchingBracket(of: index + 1)
                {
                    end = source.tokens[close].range.upperBound
                }
                SourceProject.blank(source.tokens[index].range.lowerBound..<end, in: &bytes)
                isChanged = true
            }
            if isChanged { result[file] = bytes }
        }
        return result
    }

    /// What stands for values whose types nobody knows.
    private static let prelude = """
        protocol ViewTreeStubbed { static var viewTreeStub: Self { get } }
        extension Array: ViewTreeStubbed { static var viewTreeStub: [Element] { [] } }
        extension Optional: ViewTreeStubbed { static var viewTreeStub: Wrapped? { nil } }
        @dynamicMemberLookup @dynamicCallable
        struct ViewTreeStub: View, Hashable, Comparable, Identifiable, Sendable, ViewTreeStubbed,
            ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
            ExpressibleByBooleanLiteral
        {
            nonisolated init() {}
            nonisolated init(stringLiteral value: String) {}
            nonisolated init(floatLiteral value: Double) {}
            nonisolated init(integerLiteral value: Int) {}
            nonisolated init(booleanLiteral value: Bool) {}
            nonisolated static func < (a: ViewTreeStub, b: ViewTreeStub) -> Bool { false }
            static var viewTreeStub: ViewTreeStub { ViewTreeStub() }
            var id: Int { 0 }
            var body: some View { EmptyView() }
            subscript(dynamicMember name: String) -> ViewTreeStub { ViewTreeStub() }
            @discardableResult func dynamicallyCall(withArguments: [Any]) -> ViewTreeStub { ViewTreeStub() }
            @discardableResult
            func dynamicallyCall(withKeywordArguments: KeyValuePairs<String, Any>) -> ViewTreeStub { ViewTreeStub() }
        }
        @resultBuilder enum ViewTreeStubBuilder {
            static func buildExpression<T>(_ value: T) -> ViewTreeStub { ViewTreeStub() }
            static func buildBlock(_ parts: ViewTreeStub...) -> ViewTreeStub { ViewTreeStub() }
            static func buildOptional(_ part: ViewTreeStub?) -> ViewTreeStub { ViewTreeStub() }
            static func buildEither(first part: ViewTreeStub) -> ViewTreeStub { part }
            static func buildEither(second part: ViewTreeStub) -> ViewTreeStub { part }
            static func buildArray(_ parts: [ViewTreeStub]) -> ViewTreeStub { ViewTreeStub() }
            static func buildLimitedAvailability(_ part: ViewTreeStub) -> ViewTreeStub { part }
        }
        """
}

extension TokenizedSource {
    /// The token at a line and a column, both from 1, the column in bytes.
    func token(line: Int, column: Int) -> Int? {
        var current = 1
        var offset = 0
        while current < line, offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "\n") { current += 1 }
            offset += 1
        }
        offset += column - 1
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return tokens.indices.contains(low) && tokens[low].range.contains(offset) ? low : nil
    }
}
