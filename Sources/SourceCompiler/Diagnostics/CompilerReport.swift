import Foundation

/// What the user is told about files that do not compile.
struct CompilerReport {
    /// More than this many errors are counted, not shown.
    private static let shownErrors = 20

    let diagnostics: [CompilerDiagnostic]
    let output: String
    let project: SourceProject
    /// Names that the library has, for suggestions; asked for when there is something to suggest.
    var libraryNames: () -> Set<String> = { [] }
    private var files: [SourceFile] { project.files }

    /// - Parameter output: What the compiler wrote, for the case that no message is the user's.
    init(_ diagnostics: [CompilerDiagnostic], output: String, project: SourceProject) {
        self.diagnostics = diagnostics
        self.output = output
        self.project = project
    }

    /// - Parameters:
    ///   - choice: What was chosen to be shown, for errors in the code that makes it.
    ///   - entryPath: That code.
    func error(choosing choice: String, entryPath: String) -> SourceError {
        if let mismatch = versionMismatch { return mismatch }
        let errors = unique(diagnostics.filter { $0.severity == .error })
        let own = inOrder(errors.filter { file(of: $0) != nil })
        guard !own.isEmpty else {
            if let error = errors.first(where: { $0.path == entryPath || isInHook($0) }) {
                return SourceError(
                    "\(choice) cannot be shown as it is: \(error.message)\nadd a #Preview { … } that makes it")
            }
            if let crash { return crash }
            return SourceError("the compiler failed:\n\(output.trimmingCharacters(in: .whitespacesAndNewlines))")
        }
        var lines = own.prefix(Self.shownErrors).flatMap(text)
        if own.count > Self.shownErrors { lines.append("… and \(own.count - Self.shownErrors) more errors") }
        lines += hints(own)
        return SourceError(lines.joined(separator: "\n"))
    }

    /// By file, line and column; missing modules first, since much else follows from them.
    private func inOrder(_ errors: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        let keys = errors.enumerated().map { index, error in
            let file = files.firstIndex { $0.compilePath == named(error)?.compilePath } ?? files.count
            let group = UnknownNames.isMissingModule(error) ? 0 : 1
            return (key: [group, file, error.line, error.column, index], error: error)
        }
        return keys.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.error)
    }

    /// What to do about modules that are not there, and which names are unknown: those that come from such modules or
    /// from files of the user's that were not given, apart from those of SwiftUI's that the library does not have.
    private func hints(_ errors: [CompilerDiagnostic]) -> [String] {
        let modules = UnknownNames.of(errors.filter { UnknownNames.isMissingModule($0) })
        let names = UnknownNames.of(errors.filter { !UnknownNames.isMissingModule($0) })
        var hints = modules.map { module in
            "\(module.name) is not part of ViewTree: --stub \(module.name) puts placeholders in the place of what comes "
                + "from it; or put the import and what needs it between #if canImport(\(module.name)) and #endif"
        }
        if !project.stubbed.isEmpty {
            hints.append(
                "--stub \(project.stubbed.sorted().joined(separator: ",")): what is left above cannot be made up from the "
                    + "way it is used; put it between #if canImport and #endif")
        }
        if !names.isEmpty, project.stubbed.isEmpty {
            hints.append("--stub \(SourceProject.unknown) puts placeholders in the place of unknown names")
        }
        let suggestions = suggestions(for: names)
        let groups = Dictionary(grouping: names) { name in
            suggestions[name.name] == nil ? origin(of: name, modules.map(\.name)) : .misspelled
        }
        for origin in NameOrigin.allCases {
            guard let names = groups[origin]?.map(\.name), !names.isEmpty else { continue }
            let listed = names.map { name in name + (suggestions[name].map { " (\($0)?)" } ?? "") }
            hints.append("\(origin.sentence): \(listed.joined(separator: ", "))")
        }
        if errors.contains(where: { $0.message.contains("'optional' can only be applied to members of") }) {
            hints.append(
                "optional requirements need the Objective-C runtime, which is not there on Linux: take optional out, and give "
                    + "the method an empty body in an extension of the protocol")
        }
        let places = (modules + names).map { name in
            "\(name.name) (\(named(name.first)?.fileNameOnDisk ?? name.first.path):\(name.first.line))"
        }
        if !places.isEmpty {
            let verb = places.count == 1 ? "name is" : "names are"
            hints.append("\(places.count) \(verb) unknown: \(places.joined(separator: ", "))")
        }
        return hints
    }

    /// What mistyped names were to be, by name.
    private func suggestions(for names: [UnknownNames.Name]) -> [String: String] {
        let candidates = names.filter { !AppleNames.lists($0.name) && !$0.name.hasPrefix("@") }
        guard !candidates.isEmpty else { return [:] }
        let own = Set(project.scan.declarations.map(\.name))
        let known = own.union(libraryNames())
        var suggestions: [String: String] = [:]
        for name in candidates {
            let mark = name.name.hasPrefix(".") ? "." : ""
            suggestions[name.name] = NearMatches.slip(String(name.name.dropFirst(mark.count)), among: known)
                .map { mark + $0 }
        }
        return suggestions
    }

    /// Where a name that nobody knows most likely comes from.
    private func origin(of name: UnknownNames.Name, _ missing: [String]) -> NameOrigin {
        if let framework = AppleNames.framework(of: name.name) {
            return ["SwiftUI": .swiftUI, "UIKit": .uiKit][framework] ?? .framework
        }
        // A member belongs to the type it is asked of; a type of the user's own has what the user's files give it.
        if name.name.hasPrefix(".") {
            if let owner = name.owner, project.scan.declarations.contains(where: { $0.name == owner }) { return .user }
            let file = project.files.firstIndex { $0.compilePath == named(name.first)?.compilePath }
            let importsMissing = file.map { index in
                project.conditioned[index].imports.contains { missing.contains($0.name) }
            }
            return importsMissing == true ? .framework : .member
        }
        if name.name.hasPrefix("@") { return missing.isEmpty ? .user : .framework }
        return .user
    }

    /// `Row.swift:3:5: error: …`, the line and the marks under it, and the notes that go with it.
    private func text(_ diagnostic: CompilerDiagnostic) -> [String] {
        guard let file = file(of: diagnostic) else { return [] }
        var column = diagnostic.column
        var context = diagnostic.context
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if diagnostic.line == 1, file.bytes.starts(with: Self.byteOrderMark) { column -= Self.byteOrderMark.count }
        if !context.isEmpty, lines.indices.contains(diagnostic.line - 1) {
            // The compiler may have seen a rewritten copy; the user sees what is on disk.
            let line = lines[diagnostic.line - 1]
            context[0] = String(decoding: line, as: UTF8.self)
                .trimmingCharacters(in: CharacterSet(charactersIn: "\r\u{FEFF}"))
            if context.count == 1, column > 0 {
                // It marks no column behind letters of several bytes.
                let before = String(decoding: line.prefix(diagnostic.column - 1), as: UTF8.self)
                context.append(String(repeating: " ", count: before.filter { $0 != "\u{FEFF}" }.count) + "^")
            } else if column < diagnostic.column, let mark = context.last, mark.hasPrefix("   ") {
                // It counts the mark's bytes, which the line above is without.
                context[context.count - 1] = String(mark.dropFirst(Self.byteOrderMark.count))
            }
        }
        let place = column > 0 ? "\(diagnostic.line):\(column)" : "\(diagnostic.line)"
        return ["\(file.displayPath):\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"] + context
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private func unique(_ diagnostics: [CompilerDiagnostic]) -> [CompilerDiagnostic] {
        var result: [CompilerDiagnostic] = []
        for diagnostic in diagnostics where !result.contains(diagnostic) { result.append(diagnostic) }
        return result
    }

    /// The user's file; nil for the library's, for code that a macro made, and behind the file's own end.
    private func file(of diagnostic: CompilerDiagnostic) -> SourceFile? {
        guard diagnostic.line > 0, let file = named(diagnostic) else { return nil }
        let lineCount = file.bytes.lazy.filter { $0 == UInt8(ascii: "\n") }.count + 1
        return diagnostic.line <= lineCount ? file : nil
    }

    private func isInHook(_ diagnostic: CompilerDiagnostic) -> Bool {
        named(diagnostic) != nil && file(of: diagnostic) == nil
    }

    private func named(_ diagnostic: CompilerDiagnostic) -> SourceFile? {
        files.first { $0.compilePath == diagnostic.path } ?? files.first { $0.fileName == diagnostic.path }
    }

    /// A crash of the compiler's own; its notes name the code it was at.
    private var crash: SourceError? {
        guard let start = output.range(of: "Stack dump:") else { return nil }
        let notes = output[start.upperBound...].split(separator: "\n").prefix { line in
            line.first.map(\.isNumber) ?? false
        }
        let known = notes.dropFirst().compactMap { note in
            files.contains { note.contains($0.compilePath) }
                ? note.drop { $0.isNumber || $0 == "." || $0 == "\t" } : nil
        }
        let place = known.last.map { "\n\($0)" } ?? ""
        return SourceError(
            "the Swift compiler crashed: a fault of its own, which some code brings about\(place)\n"
                + "leave out files or previews until it is found (--view NAME does not need the previews)")
    }

    private var versionMismatch: SourceError? {
        let isMismatch = diagnostics.contains { diagnostic in
            diagnostic.message.contains("cannot be imported by the Swift")
                || diagnostic.message.contains("was created by a different version of the compiler")
                || diagnostic.message.contains("was created by a newer version of the compiler")
                || diagnostic.message.contains("was created by an older version of the compiler")
        }
        guard isMismatch else { return nil }
        let message = diagnostics.first { $0.severity == .error }?.message ?? ""
        return SourceError(
            "this swiftc is not the one that viewtree was built with: \(message)\n"
                + "build viewtree again with it (swift build), or set SWIFT_EXEC to the other swiftc")
    }
}
