import Foundation
import SourceCompiler

/// A folder of files that goes when the test does.
final class TemporaryProject {
    let folder = NSTemporaryDirectory() + "/viewtree-project-\(UUID().uuidString)"

    init(_ files: KeyValuePairs<String, String> = [:]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, Data(text.utf8)) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ path: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// What a command answers about the folder, or a message.
    func answer(
        _ words: [String] = ["dump"], view: String? = nil, preview: String? = nil, stubs: [String] = []
    ) -> String {
        let output = "\(folder)-answer"
        defer { try? FileManager.default.removeItem(atPath: output) }
        var environment = ProcessInfo.processInfo.environment
        environment["VIEWTREE_CACHE"] = NSTemporaryDirectory() + "/viewtree-tests-cache"
        do {
            var compiler = SourceCompiler(paths: [folder], view: view, preview: preview, environment: environment)
            compiler.stubbedModules = stubs
            let program = try compiler.compile()
            let code = try program.run(arguments: words + [folder, "--output", output])
            let text = FileManager.default.contents(atPath: output).map { String(decoding: $0, as: UTF8.self) }
            return text ?? "exit code \(code)"
        } catch {
            return "\(error)".replacingOccurrences(of: folder + "/", with: "")
        }
    }
}
