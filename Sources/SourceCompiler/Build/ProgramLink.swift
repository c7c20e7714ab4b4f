import Foundation

/// Objects and the library become a program.
struct ProgramLink {
    let toolchain: Toolchain
    let libraryFolder: String
    let environment: [String: String]

    /// What user code may need of the toolchain; those that it does not need are left out by the linker.
    private static let libraries = [
        "swiftCore", "swift_Concurrency", "swift_StringProcessing", "swift_RegexParser", "swiftRegexBuilder",
        "swiftObservation", "swiftSynchronization", "swiftSwiftOnoneSupport", "swiftGlibc", "swiftDispatch", "dispatch",
        "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
        "FoundationNetworking", "FoundationXML", "_FoundationICU",
    ]

    func link(_ objects: [String], to executable: String) throws(SourceError) {
        if let direct = directArguments(objects, executable) {
            let linker = Subprocess(
                executable: toolchain.folder + "/clang", arguments: direct, environment: environment, limits: nil,
                capturesOutput: true)
            if try linker.runCollectingErrors().outcome.exitCode == 0 { return }
        }
        // The driver reads from the objects what else they need.
        let linker = Subprocess(
            executable: toolchain.compiler,
            arguments: objects + libraryArguments + ["-o", executable] + toolchain.linkerArguments,
            environment: environment, limits: nil, capturesOutput: true)
        let (outcome, text) = try linker.runCollectingErrors()
        guard outcome.exitCode == 0 else {
            throw SourceError(
                "the program cannot be linked:\n\(text.trimmingCharacters(in: .whitespacesAndNewlines))")
        }
    }

    private var libraryArguments: [String] {
        ["-L", libraryFolder, "-l\(SharedLibrary.linkName)", "-Xlinker", "-rpath", "-Xlinker", libraryFolder]
    }

    /// What the driver would have clang do, which takes half as long without it; nil where the toolchain is another.
    private func directArguments(_ objects: [String], _ executable: String) -> [String]? {
        #if os(Linux)
            let files = FileManager.default
            let runtime = toolchain.folder + "/../lib/swift/linux"
            let registrar = "\(runtime)/\(Self.architecture)/swiftrt.o"
            guard files.isExecutableFile(atPath: toolchain.folder + "/clang"), !toolchain.linkerArguments.isEmpty,
                files.fileExists(atPath: registrar)
            else { return nil }
            let libraries = Self.libraries.filter { files.fileExists(atPath: "\(runtime)/lib\($0).so") }
            // More threads take longer to start than they save.
            return ["-fuse-ld=lld", "-Xlinker", "--threads=1", "-pie", registrar] + objects
                + ["-L", runtime, "-Xlinker", "-rpath", "-Xlinker", runtime, "-Xlinker", "--as-needed"]
                + libraryArguments + libraries.map { "-l\($0)" } + ["-lm", "-ldl", "-lpthread", "-o", executable]
        #else
            return nil
        #endif
    }

    private static var architecture: String {
        #if arch(arm64)
            "aarch64"
        #else
            "x86_64"
        #endif
    }
}
