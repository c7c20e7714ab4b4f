import Foundation
import PackagePlugin

/// Compiles files written for UIKit on Linux, where there is no Objective-C runtime.
///
/// A target names the files (or their folder) in `exclude:`; what it excludes is compiled all the same, from copies in
/// which `@objc` is blank and `#selector(` reads `Selector( `. The files stay as they are, and so do the names, lines and
/// columns in the compiler's messages.
@main
struct UIKitSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let tool = try context.tool(named: "UIKitSourceTool")
        let compiled = Set(target.sourceFiles.map { $0.url.standardizedFileURL.path })
        let root = target.directoryURL.standardizedFileURL
        let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            let file = root.appending(path: name)
            guard !compiled.contains(file.path) else { return nil }
            let copy = context.pluginWorkDirectoryURL.appending(path: name.replacingOccurrences(of: "/", with: "_"))
            return .buildCommand(
                displayName: "Selectors of \(name)", executable: tool.url, arguments: [file.path, copy.path],
                inputFiles: [file], outputFiles: [copy])
        }
    }
}
