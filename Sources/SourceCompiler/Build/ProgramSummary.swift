import Foundation

/// What is known about a program beside its file, kept with it.
struct ProgramSummary: Codable {
    let viewName: String
    let files: [CompiledSource.File]
    /// What the user should know about the program, each time it answers.
    var notes: [String] = []

    init(viewName: String, files: [SourceFile]) {
        self.viewName = viewName
        self.files = files.map { CompiledSource.File(displayPath: $0.displayPath, compilePath: $0.compilePath) }
    }

    static func read(_ folder: String) -> ProgramSummary? {
        FileManager.default.contents(atPath: path(folder)).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
    }

    func write(_ folder: String) throws(SourceError) {
        guard let data = try? JSONEncoder().encode(self),
            FileManager.default.createFile(atPath: Self.path(folder), contents: data)
        else { throw SourceError("cannot write to \(folder)") }
    }

    private static func path(_ folder: String) -> String { folder + "/summary.json" }

    func program(in folder: String) -> CompiledSource {
        CompiledSource(
            executable: ProgramBundle(folder: folder).executable, viewName: viewName, notes: notes, files: files)
    }
}
