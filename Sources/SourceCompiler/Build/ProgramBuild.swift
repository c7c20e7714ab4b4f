import Foundation

/// The user's files and the entry become a program.
struct ProgramBuild {
    let project: SourceProject
    let choice: ChosenView
    let products: BuildProducts
    let toolchain: Toolchain
    let libraryFolder: Background<String>
    let cache: CompileCache
    /// Of the library and the compiler.
    let fingerprint: String
    let environment: [String: String]

    private var files: [SourceFile] { project.files }

    /// Makes the program; what the user should know about it.
    func make(in folder: String) throws(SourceError) -> [String] {
        let bundle = ProgramBundle(folder: folder)
        try bundle.make(with: project.resources)
        let entry = EntryCode(choice, files: files)
        try write(Array(entry.entry.utf8), to: folder + "/\(Self.entryName)")
        var copies = project.copies
        var stubs = StubCode()
        var generated: String { project.generatedCode + stubs.code }
        if !project.stubbed.isEmpty {
            // Types that declarations name are missed soonest, and nothing is searched for in vain because of them.
            for _ in 0..<StubCode.mostRounds {
                let input = try prepare(copies, entry, generated: generated, in: folder, Self.mostMemory)
                let result = try input.frontend.check(declarationsOnly: true)
                guard stubs.add(CompilerDiagnostic.parse(result.text), project) else { break }
                for (index, text) in stubs.edits(of: copies, project) { copies[index] = text }
            }
        }
        let limit = project.stubbed.isEmpty ? Self.mostMemory : Self.mostStubMemory
        var attempt = try compile(copies, entry, generated: generated, in: folder, limit)
        var rounds = 0
        while !attempt.result.succeeded, !project.stubbed.isEmpty, rounds < StubCode.mostRounds {
            // What the compiler does not know may be a stubbed module's.
            guard stubs.add(CompilerDiagnostic.parse(attempt.result.text), project) else { break }
            rounds += 1
            for (index, text) in stubs.edits(of: copies, project) { copies[index] = text }
            attempt = try compile(copies, entry, generated: generated, in: folder, limit)
        }
        if !attempt.result.succeeded, Self.isOnlySlow(attempt.result) {
            // Nothing is wrong but what it takes.
            attempt = try compile(copies, entry, generated: generated, in: folder, nil)
        }
        guard attempt.result.succeeded else { throw try failure(attempt, copies, in: folder) }
        let link = ProgramLink(
            toolchain: toolchain, libraryFolder: try libraryFolder.value(), environment: environment)
        do {
            try link.link(attempt.result.objects, to: bundle.executable)
        } catch {
            // An object that a full disk cut short would stand in the way for good.
            for key in attempt.keys { cache.objects.remove(key) }
            throw error
        }
        for object in attempt.result.objects { unlink(object) }
        // The linker's list of libraries, which the driver leaves beside the first object.
        unlink("\(folder)/program-0.autolink")
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

    private static let entryName = "entry.swift"
    private static let generatedName = "generated.swift"

    /// One go at the files.
    private struct Attempt {
        let frontend: Frontend
        let result: Frontend.Result
        let keys: [String]
    }

    private func compile(
        _ copies: [[UInt8]?], _ entry: EntryCode, generated: String, in folder: String, _ mostMemory: Int?
    ) throws(SourceError) -> Attempt {
        let input = try prepare(copies, entry, generated: generated, in: folder, mostMemory)
        let result = try input.frontend.compile(into: folder, keys: input.keys, cache: cache.objects)
        return Attempt(frontend: input.frontend, result: result, keys: input.keys)
    }

    /// Writes what the compiler is to see; a run of it, and the names of the objects it makes.
    private func prepare(
        _ copies: [[UInt8]?], _ entry: EntryCode, generated: String, in folder: String, _ mostMemory: Int?
    ) throws(SourceError) -> (frontend: Frontend, keys: [String]) {
        var paths = files.map(\.compilePath) + ["\(folder)/\(Self.entryName)"]
        var sizes = files.map(\.bytes.count) + [0]
        let objectKeys = ObjectKeys(
            fingerprint: fingerprint, paths: files.map(\.compilePath),
            contents: files.indices.map { copies[$0] ?? files[$0].bytes }, generated: generated,
            imports: entry.imports)
        var keys = files.indices.map { index in
            let hooks = entry.hooks.filter { $0.file == index }.map(\.text).joined()
            return objectKeys.key(ofFile: index, bytes: (copies[index] ?? files[index].bytes) + Array(hooks.utf8))
        }
        keys.append(objectKeys.key(of: Self.entryName, text: entry.entry))
        if !generated.isEmpty {
            let path = "\(folder)/\(Self.generatedName)"
            let text = "import Foundation\nimport ViewTree\n" + generated
            try write(Array(text.utf8), to: path)
            paths.append(path)
            sizes.append(text.utf8.count)
            keys.append(objectKeys.key(of: Self.generatedName, text: text))
        }
        let frontend = Frontend(
            toolchain: toolchain, products: products, environment: environment, paths: paths, sizes: sizes,
            overlay: try writeOverlay(copies, entry.hooks, in: folder),
            moduleCacheFolder: cache.modules(for: toolchain), mostMemory: mostMemory)
        return (frontend, keys)
    }

    private func failure(
        _ attempt: Attempt, _ copies: [[UInt8]?], in folder: String
    ) throws(SourceError) -> SourceError {
        var diagnostics = CompilerDiagnostic.parse(attempt.result.text)
        if diagnostics.contains(where: { UnknownNames.isMissingModule($0) }) {
            // The compiler stops at the first missing module. A second look without those imports shows what else there
            // is to do.
            let missing = MissingModules(project, copies: copies)
            var frontend = attempt.frontend
            frontend.mostMemory = Self.mostMemory
            frontend.overlay = try writeOverlay(missing.copies, EntryCode(choice, files: files).hooks, in: folder)
            diagnostics = missing.errors + CompilerDiagnostic.parse(try frontend.check().text)
        }
        var report = CompilerReport(diagnostics, output: attempt.result.text, project: project)
        report.libraryNames = { LibraryNames.read(from: products.modulesFolder) }
        return report.error(choosing: choice.name, entryPath: "\(folder)/\(Self.entryName)")
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
