/// The imports of modules that are not there.
struct MissingModules {
    /// In the compiler's words, one for each import.
    private(set) var errors: [CompilerDiagnostic] = []
    /// The files without those imports.
    private(set) var copies: [[UInt8]?]

    init(_ project: SourceProject, copies: [[UInt8]?]) {
        self.copies = copies
        for (index, file) in project.files.enumerated() {
            let conditioned = project.conditioned[index]
            let missing = conditioned.imports.filter { !project.isKnown(module: $0.name) }
            guard !missing.isEmpty else { continue }
            var bytes = copies[index] ?? file.bytes
            for item in missing {
                let (line, column) = conditioned.source.position(of: item.nameOffset)
                errors.append(
                    CompilerDiagnostic(
                        path: file.compilePath, line: line, column: column, severity: .error,
                        message: UnknownNames.missingModule(item.name),
                        context: ["", String(repeating: " ", count: column - 1) + "^"]))
                for offset in item.range { bytes[offset] = UInt8(ascii: " ") }
            }
            self.copies[index] = bytes
        }
    }
}
