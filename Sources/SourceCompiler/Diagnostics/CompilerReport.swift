import Foundation

/// What the user is told about files that do not compile.
struct CompilerReport {
    /// More than this many errors are counted, not shown.
    private static let shownErrors = 20

    let diagnostics: [CompilerDiagnostic]
    let output: String
    let files: [SourceFile]

    /// - Parameter output: What the compiler wrote, for the case that no message is the user's.
    init(_ diagnostics: [CompilerDiagnostic], output: String, files: [SourceFile]) {
        self.diagnostics = diagnostics
        self.output = output
        self.files = files
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

    private func hints(_ errors: [CompilerDiagnostic]) -> [String] {
        let modules = UnknownNames.of(errors.filter { UnknownNames.isMissingModule($0) })
        var hints = modules.map { module in
            "\(module) is not part of ViewTree: put the import and what needs it between #if canImport(\(module)) and "
                + "#endif, or leave out the files that use it"
        }
        let names = UnknownNames.of(errors)
        if names.count == 1 { hints.append("1 name is unknown: \(names[0])") }
        if names.count > 1 { hints.append("\(names.count) names are unknown: \(names.joined(separator: ", "))") }
        return hints
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
