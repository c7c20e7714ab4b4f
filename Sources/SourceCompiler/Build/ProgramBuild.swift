import Foundation

/// One run of the compiler: the user's files and the entry become a program.
struct ProgramBuild {
    /// The name of the program in its folder.
    static let programName = "program"
    /// Longer than any file that compiles at all.
    private static let timeLimit = 300.0

    let files: [SourceFile]
    let conditioned: [ConditionedSource]
    let choice: ChosenView
    let products: BuildProducts
    let toolchain: Toolchain
    let libraryFolder: String
    let environment: [String: String]

    func make(in folder: String) throws(SourceError) {
        let entry = EntryCode(choice, files: files)
        let entryPath = folder + "/entry.swift"
        try write(Array(entry.entry.utf8), to: entryPath)
        let copies = conditioned.map { $0.isRewritten ? $0.bytes : nil }
        let (succeeded, text) = try run(
            copies, entry.hook, entryPath, in: folder,
            [
                "-L", libraryFolder, "-l\(SharedLibrary.linkName)", "-Xlinker", "-rpath", "-Xlinker", libraryFolder,
                "-o", "\(folder)/\(Self.programName)",
            ] + toolchain.linkerArguments)
        if succeeded { return }
        var diagnostics = CompilerDiagnostic.parse(text)
        if diagnostics.contains(where: { UnknownNames.isMissingModule($0) }) {
            // The compiler stops at the first missing module. A second look without those imports shows what else there
            // is to do.
            let (missing, copies) = withoutMissingImports()
            let (_, rest) = try run(copies, entry.hook, entryPath, in: folder, ["-typecheck"])
            diagnostics = missing + CompilerDiagnostic.parse(rest)
        }
        throw CompilerReport(diagnostics, output: text, files: files).error(choosing: choice.name, entryPath: entryPath)
    }

    /// Whether the compiler succeeded, and what it said.
    private func run(
        _ copies: [[UInt8]?], _ hook: (file: Int, text: String)?, _ entryPath: String, in folder: String,
        _ action: [String]
    ) throws(SourceError) -> (Bool, String) {
        let overlay = try writeOverlay(copies, hook, in: folder)
        var compiler = Subprocess(
            executable: toolchain.compiler,
            arguments: arguments(entryPath: entryPath, overlay: overlay) + action,
            environment: environment, limits: nil, capturesOutput: true)
        // A crash of the compiler's own must not wait for a debugger.
        compiler.environment["SWIFT_BACKTRACE"] = "enable=no"
        let (outcome, text) = try compiler.runCollectingErrors()
        return (outcome.exitCode == 0, text)
    }

    /// Errors for the imports of modules that are not there, and copies of the files without them.
    private func withoutMissingImports() -> ([CompilerDiagnostic], [[UInt8]?]) {
        let known = products.modules.union(InactiveRegions.toolchainModules)
        var errors: [CompilerDiagnostic] = []
        let copies = conditioned.indices.map { index -> [UInt8]? in
            let source = conditioned[index].source
            let missing = conditioned[index].imports.filter { !known.contains($0.name) }
            guard !missing.isEmpty else { return conditioned[index].isRewritten ? conditioned[index].bytes : nil }
            var bytes = conditioned[index].bytes
            for item in missing {
                let (line, column) = source.position(of: item.nameOffset)
                let marker = String(repeating: " ", count: column - 1) + "^"
                errors.append(
                    CompilerDiagnostic(
                        path: files[index].compilePath, line: line, column: column, severity: .error,
                        message: UnknownNames.missingModule(item.name), context: ["", marker]))
                for offset in item.range { bytes[offset] = UInt8(ascii: " ") }
            }
            return bytes
        }
        return (errors, copies)
    }

    private func arguments(entryPath: String, overlay: String?) -> [String] {
        var arguments = [
            "-module-name", EntryCode.moduleName, "-wmo", "-parse-as-library",
            // What compiles on Apple's platforms by default compiles here.
            "-swift-version", "5",
            "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
            // For the line of a crash.
            "-gline-tables-only",
            "-I", products.modulesFolder,
            "-load-plugin-executable", "\(products.plugin)#PreviewMacros",
            // A `@main` of the user's would be a second `main`.
            "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "viewtreeUserMain",
        ]
        for flag in InactiveRegions.definedFlags.sorted() { arguments += ["-D", flag] }
        // The C modules that the build has already made.
        if access(products.moduleCacheFolder, W_OK) == 0 {
            arguments += ["-module-cache-path", products.moduleCacheFolder]
        }
        if let overlay { arguments += ["-vfsoverlay", overlay] }
        return arguments + files.map(\.compilePath) + [entryPath]
    }

    // MARK: Rewritten copies

    /// Shows the compiler other contents under a file's own path; nil when every file is as it is on disk.
    private func writeOverlay(
        _ copies: [[UInt8]?], _ hook: (file: Int, text: String)?, in folder: String
    ) throws(SourceError) -> String? {
        var roots: [[String: String]] = []
        for (index, file) in files.enumerated() {
            let isHooked = hook?.file == index
            guard copies[index] != nil || isHooked || file.compilePath != file.path else { continue }
            var bytes = copies[index] ?? file.bytes
            if isHooked, let hook { bytes += Array(hook.text.utf8) }
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
