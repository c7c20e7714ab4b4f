import Foundation

/// The user's files and the entry become a program.
struct ProgramBuild {
    let project: SourceProject
    let choice: ChosenView
    let products: BuildProducts
    let toolchain: Toolchain
    let libraryFolder: String
    let environment: [String: String]

    private var files: [SourceFile] { project.files }

    /// Makes the program; what the user should know about it.
    func make(in folder: String) throws(SourceError) -> [String] {
        let bundle = ProgramBundle(folder: folder)
        try bundle.make(with: project.resources)
        let entry = EntryCode(choice, files: files)
        let entryPath = folder + "/entry.swift"
        try write(Array((entry.entry + project.generatedCode).utf8), to: entryPath)
        var copies = project.copies
        var stubs = StubCode()
        if !project.stubbed.isEmpty {
            // Types that declarations name are missed soonest, and nothing is searched for in vain because of them.
            for _ in 0..<StubCode.mostRounds {
                let result = try frontend(copies, entry, entryPath, in: folder).check(declarationsOnly: true)
                guard stubs.add(CompilerDiagnostic.parse(result.text), project) else { break }
                for (index, text) in stubs.edits(of: copies, project) { copies[index] = text }
                try write(Array((entry.entry + project.generatedCode + stubs.code).utf8), to: entryPath)
            }
        }
        let limit = project.stubbed.isEmpty ? Self.mostMemory : Self.mostStubMemory
        var result = try frontend(copies, entry, entryPath, in: folder, limit).compile(into: folder)
        var rounds = 0
        while !result.succeeded, !project.stubbed.isEmpty, rounds < StubCode.mostRounds {
            // What the compiler does not know may be a stubbed module's.
            guard stubs.add(CompilerDiagnostic.parse(result.text), project) else { break }
            rounds += 1
            for (index, text) in stubs.edits(of: copies, project) { copies[index] = text }
            try write(Array((entry.entry + project.generatedCode + stubs.code).utf8), to: entryPath)
            result = try frontend(copies, entry, entryPath, in: folder, limit).compile(into: folder)
        }
        if !result.succeeded, Self.isOnlySlow(result) {
            // Nothing is wrong but what it takes.
            result = try frontend(copies, entry, entryPath, in: folder, nil).compile(into: folder)
        }
        guard result.succeeded else { throw try failure(result, copies, entry, entryPath, in: folder) }
        try ProgramLink(toolchain: toolchain, libraryFolder: libraryFolder, environment: environment)
            .link(result.objects, to: bundle.executable)
        for object in result.objects { unlink(object) }
        // The linker's list of libraries, which the driver leaves beside the first object.
        unlink("\(folder)/\(ProgramBundle.programName).autolink")
        return project.notes + choice.notes + stubs.notes
    }

    /// The memory for one expression's types, in bytes: a sum of five texts with modifiers takes less than a third of it.
    private static let mostMemory = 64 << 20
    /// The same beside names that are made up in the next round.
    private static let mostStubMemory = 16 << 20

    /// Whether the only errors are about expressions that take too much.
    private static func isOnlySlow(_ result: Frontend.Result) -> Bool {
        let errors = CompilerDiagnostic.parse(result.text).filter { $0.severity == .error }
        return !errors.isEmpty && errors.allSatisfy { $0.message.contains("in reasonable time") }
    }

    private func failure(
        _ result: Frontend.Result, _ copies: [[UInt8]?], _ entry: EntryCode, _ entryPath: String, in folder: String
    ) throws(SourceError) -> SourceError {
        var diagnostics = CompilerDiagnostic.parse(result.text)
        if diagnostics.contains(where: { UnknownNames.isMissingModule($0) }) {
            // The compiler stops at the first missing module. A second look without those imports shows what else there
            // is to do.
            let missing = MissingModules(project, copies: copies)
            let rest = try frontend(missing.copies, entry, entryPath, in: folder).check()
            diagnostics = missing.errors + CompilerDiagnostic.parse(rest.text)
        }
        return CompilerReport(diagnostics, output: result.text, project: project)
            .error(choosing: choice.name, entryPath: entryPath)
    }

    private func frontend(
        _ copies: [[UInt8]?], _ entry: EntryCode, _ entryPath: String, in folder: String,
        _ mostMemory: Int? = mostMemory
    ) throws(SourceError) -> Frontend {
        Frontend(
            toolchain: toolchain, products: products, environment: environment,
            paths: files.map(\.compilePath) + [entryPath],
            sizes: files.map(\.bytes.count) + [0],
            overlay: try writeOverlay(copies, entry.hooks, in: folder), mostMemory: mostMemory)
    }

    // MARK: Rewritten copies

    /// Shows the compiler other contents under a file's own path; nil when every file is as it is on disk.
    private func writeOverlay(
        _ copies: [[UInt8]?], _ hooks: [EntryCode.Hook], in folder: String
    ) throws(SourceError) -> String? {
        var roots: [[String: String]] = []
        for (index, file) in files.enumerated() {
            let own = hooks.filter { $0.file == index }
            guard copies[index] != nil || !own.isEmpty || file.compilePath != file.path else { continue }
            var bytes = copies[index] ?? file.bytes
            for hook in own { bytes += Array(hook.text.utf8) }
            let copy = "\(folder)/copy-\(index).swift"
            try write(bytes, to: copy)
            roots.append(["type": "file", "name": file.compilePath, "external-contents": copy])
        }
        guard !roots.isEmpty else { return nil }
        let overlay: [String: Any] = [
            "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: overlay, options: .sortedKeys) else {
            throw SourceError("a path cannot be written as JSON")
        }
        let path = folder + "/overlay.json"
        try write(Array(data), to: path)
        return path
    }

    private func write(_ bytes: [UInt8], to path: String) throws(SourceError) {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            throw SourceError("cannot write \(path)")
        }
    }
}
