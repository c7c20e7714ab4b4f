import Foundation

/// Asks the compiler whether files can be read at all: a bracket that is never closed hides every view after it.
struct SyntaxCheck {
    let project: SourceProject
    let toolchain: Toolchain
    let environment: [String: String]

    /// What the compiler says is wrong with them; nil if nothing is.
    func error() -> SourceError? {
        var compiler = Subprocess(
            executable: toolchain.frontend,
            arguments: ["-frontend", "-parse", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
                + project.files.map(\.path),
            environment: environment, limits: nil, capturesOutput: true)
        compiler.environment["SWIFT_BACKTRACE"] = "enable=no"
        guard let (outcome, text) = try? compiler.runCollectingErrors(), outcome.exitCode != 0 else { return nil }
        let diagnostics = CompilerDiagnostic.parse(text)
        guard !diagnostics.isEmpty else { return nil }
        return CompilerReport(diagnostics, output: text, project: project).error(choosing: "", entryPath: "")
    }
}
