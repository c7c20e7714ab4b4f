import Foundation

/// The library's objects linked into one shared library, once for each build, so that a user's program links in a moment.
struct SharedLibrary {
    /// As in `-lViewTreeProgram`.
    static let linkName = "ViewTreeProgram"

    let products: BuildProducts
    let toolchain: Toolchain
    let fingerprint: String

    /// Its entry in the cache.
    var name: String { "library-" + fingerprint.filter { $0.isLetter || $0.isNumber } }

    /// The folder that holds it.
    func make(
        in cache: CompileCache, environment: [String: String], progress: (@Sendable (String) -> Void)?
    ) throws(SourceError) -> String {
        if let folder = cache.entry(name) { return folder }
        progress?("preparing the library")
        return try cache.add(name) { folder throws(SourceError) in
            let list = folder + "/objects"
            let objects = products.objects.map { "\"\($0)\"" }.joined(separator: "\n")
            guard FileManager.default.createFile(atPath: list, contents: Data(objects.utf8)) else {
                throw SourceError("cannot write to \(folder)")
            }
            // Debug information of the library's own would only make the link slow.
            let compiler = Subprocess(
                executable: toolchain.compiler,
                arguments: [
                    "-emit-library", "-gnone", "-o", "\(folder)/lib\(Self.linkName).so", "@\(list)",
                    "-Xlinker", "--strip-debug",
                ] + toolchain.linkerArguments,
                environment: environment, capturesOutput: true)
            let (outcome, errors) = try compiler.runCollectingErrors()
            guard outcome.exitCode == 0 else {
                throw SourceError("the library cannot be linked:\n\(errors)")
            }
        }
    }
}

extension Subprocess {
    /// Runs to the end; what was written to standard error, and to standard output after it.
    func runCollectingErrors() throws(SourceError) -> (outcome: Outcome, text: String) {
        var copy = self
        var lines: [String] = []
        copy.onErrorLine = { lines.append($0) }
        let outcome = try copy.run()
        let output = String(decoding: outcome.output, as: UTF8.self)
        return (outcome, lines.joined(separator: "\n") + (output.isEmpty ? "" : "\n" + output))
    }
}
