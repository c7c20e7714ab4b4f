import Foundation
import SwiftTokens

/// Makes a program of a user's Swift files that carries out a command on a view of theirs.
///
/// The files stay as they are. They are compiled, together with a few lines that make the view, against the modules in
/// the build folder, and linked with the library's own objects, so that there is one copy of every type. Programs are
/// kept: unchanged files are compiled once.
public struct SourceCompiler: Sendable {
    /// Files and folders.
    public var paths: [String]
    /// `--view`: a type's name, with the types around it where needed (`Outer.Inner`); private ones count, too.
    public var view: String?
    /// `--preview`: a title, a number from 1, or `File.swift:line`.
    public var preview: String?
    public var platform: SourcePlatform
    /// Told what takes time, before it does.
    public var progress: (@Sendable (String) -> Void)?

    let environment: [String: String]

    public init(
        paths: [String], view: String? = nil, preview: String? = nil, platform: SourcePlatform = .iOS,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.paths = paths
        self.view = view
        self.preview = preview
        self.platform = platform
        self.environment = environment
    }

    /// The program, made now or earlier.
    public func compile() throws(SourceError) -> CompiledSource {
        let files = try SourceFiles.read(paths)
        let products = try BuildProducts.find(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let cache = try CompileCache.find(environment: environment)
        let fingerprint = products.fingerprint() + FileStamp.of(toolchain.compiler)
        let name = "program-" + key(of: files, fingerprint: fingerprint)
        let library = SharedLibrary(products: products, toolchain: toolchain, fingerprint: fingerprint)
        if let folder = cache.entry(name) {
            let isUsable = cache.entry(library.name) != nil
            if isUsable, let summary = ProgramSummary.read(folder) { return summary.program(in: folder) }
            cache.remove(name)
        }

        let modules = products.modules
        let conditioned = files.map { ConditionedSource(bytes: $0.bytes, platform: platform, modules: modules) }
        let chooser = ViewChooser(scan: SourceScan(conditioned), files: files, sources: conditioned.map(\.source))
        let choice: ChosenView
        do {
            choice = try chooser.choose(view: view, preview: preview)
        } catch {
            throw SyntaxCheck(files: files, toolchain: toolchain, environment: environment).error() ?? error
        }
        let libraryFolder = try library.make(in: cache, environment: environment, progress: progress)
        progress?(files.count == 1 ? "compiling \(files[0].displayPath)" : "compiling \(files.count) files")
        let summary = ProgramSummary(viewName: choice.name, settings: choice.settings, files: files)
        let build = ProgramBuild(
            files: files, conditioned: conditioned, choice: choice, products: products, toolchain: toolchain,
            libraryFolder: libraryFolder, environment: environment)
        let folder = try cache.add(name) { folder throws(SourceError) in
            try build.make(in: folder)
            try summary.write(folder)
        }
        return summary.program(in: folder)
    }

    /// Everything that the program depends on.
    private func key(of files: [SourceFile], fingerprint: String) -> String {
        var hash = StableHash()
        for text in [fingerprint, view ?? "", preview ?? "", platform.name, platform.version.map(String.init) ?? ""] {
            hash.add(text)
        }
        for file in files {
            hash.add(file.displayPath)
            hash.add(file.compilePath)
            hash.add(file.bytes)
        }
        return hash.text
    }
}
