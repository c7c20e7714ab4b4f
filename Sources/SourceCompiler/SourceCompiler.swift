import Foundation

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
    /// `--stub`: modules whose names are made up, as placeholders without a size or behaviour of their own.
    public var stubbedModules: [String] = []
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
        let sources = try SourceFiles(paths)
        let products = try BuildProducts.find(environment: environment)
        let toolchain = try Toolchain.find(environment: environment)
        let cache = try CompileCache.find(environment: environment)
        let fingerprint = products.fingerprint() + toolchain.fingerprint
        let name = "program-" + key(of: sources, fingerprint: fingerprint)
        let library = SharedLibrary(products: products, toolchain: toolchain, fingerprint: fingerprint)
        if let folder = cache.entry(name) {
            let isUsable = cache.entry(library.name) != nil
            if isUsable, let summary = ProgramSummary.read(folder) { return summary.program(in: folder) }
            cache.remove(name)
        }

        var project = SourceProject(
            sources, platform: platform, modules: products.modules, stubbed: Set(stubbedModules))
        project.separateTargets(view: view, preview: preview, platform: platform)
        let choice: ChosenView
        do {
            choice = try ViewChooser(scan: project.scan, files: project.files).choose(view: view, preview: preview)
        } catch {
            throw SyntaxCheck(project: project, toolchain: toolchain, environment: environment).error() ?? error
        }
        // Needed when everything has been compiled, and made once.
        let libraryFolder = Background { [environment, progress] () throws(SourceError) in
            try library.make(in: cache, environment: environment, progress: progress)
        }
        defer { _ = try? libraryFolder.value() }
        let files = project.files
        progress?(files.count == 1 ? "compiling \(files[0].displayPath)" : "compiling \(files.count) files")
        let build = ProgramBuild(
            project: project, choice: choice, products: products, toolchain: toolchain, libraryFolder: libraryFolder,
            cache: cache, fingerprint: fingerprint, environment: environment)
        var summary = ProgramSummary(viewName: choice.name, files: files)
        let folder = try cache.add(name) { folder throws(SourceError) in
            summary.notes = try build.make(in: folder)
            try summary.write(folder)
        }
        return summary.program(in: folder)
    }

    /// Everything that the program depends on.
    private func key(of sources: SourceFiles, fingerprint: String) -> String {
        var hash = StableHash()
        for text in [fingerprint, view ?? "", preview ?? "", platform.name, platform.version.map(String.init) ?? ""] {
            hash.add(text)
        }
        for module in stubbedModules { hash.add(module) }
        for file in sources.files {
            hash.add(file.displayPath)
            hash.add(file.compilePath)
            hash.add(file.bytes)
        }
        // Resources are linked, not copied: what they hold may change.
        for resource in sources.resources {
            hash.add(resource.path)
            hash.add(resource.language ?? "")
            if resource.name == "Info.plist" { hash.add(FileStamp.of(resource.path)) }
        }
        for asset in AssetSymbols(sources.resources).names { hash.add(asset) }
        return hash.text
    }
}
