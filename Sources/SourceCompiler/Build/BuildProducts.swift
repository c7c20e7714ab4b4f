import Foundation

/// What `swift build` left behind: the modules that a user's file is compiled against and the objects it is linked with.
///
/// A program's folder holds them: `.build/debug/viewtree` beside `.build/debug/Modules`. The package manager's own list
/// of what it linked into `viewtree` says which objects belong together.
struct BuildProducts: Sendable {
    /// The target whose objects hold the `main` of the command-line tool.
    private static let toolTarget = "ViewTreeTool"
    /// The product's name.
    private static let toolProduct = "viewtree"
    /// The folder, for a program that lies somewhere else, such as a test.
    private static let folderVariable = "VIEWTREE_BUILD"

    let folder: String
    let objects: [String]
    /// Whether the folder lies where it was built: the compiler's C modules know their path and work nowhere else.
    let isInPlace: Bool

    var modulesFolder: String { folder + "/Modules" }
    /// Nil where the C modules made with the build are of no use.
    var moduleCacheFolder: String? {
        let path = folder + "/ModuleCache"
        return isInPlace && access(path, W_OK) == 0 ? path : nil
    }
    var plugin: String { folder + "/PreviewMacros-tool" }

    /// Names of the modules that can be imported.
    var modules: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: modulesFolder)) ?? []
        return Set(names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
    }

    static func find(environment: [String: String]) throws(SourceError) -> BuildProducts {
        var folder = environment[folderVariable] ?? ""
        if folder.isEmpty { folder = URL(fileURLWithPath: executablePath).deletingLastPathComponent().path }
        folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        let listed = try listedObjects(of: folder)
        let inside = folder + "/"
        let objects = try listed.map { path throws(SourceError) in
            path.hasPrefix(inside) ? path : try here(path, folder)
        }
        let products = BuildProducts(folder: folder, objects: objects, isInPlace: objects == listed)
        guard access(objects[0], R_OK) == 0, access(products.modulesFolder + "/ViewTree.swiftmodule", R_OK) == 0 else {
            throw missing(folder)
        }
        return products
    }

    private static func listedObjects(of folder: String) throws(SourceError) -> [String] {
        let path = "\(folder)/\(toolProduct).product/Objects.LinkFileList"
        guard let data = FileManager.default.contents(atPath: path) else { throw missing(folder) }
        let objects = String(decoding: data, as: UTF8.self).split(separator: "\n").map(unquoted)
            .filter { !$0.contains("/\(toolTarget).build/") && !$0.hasSuffix(".swiftmodule.o") }
        guard !objects.isEmpty else { throw missing(folder) }
        return objects
    }

    /// Where an object lies that is listed elsewhere: in the folder itself, which may be a copy or have been moved.
    private static func here(_ path: String, _ folder: String) throws(SourceError) -> String {
        let parts = path.split(separator: "/")
        let start = parts.lastIndex { $0.hasSuffix(".build") && $0 != ".build" } ?? parts.count - 1
        let copy = "\(folder)/\(parts[start...].joined(separator: "/"))"
        if access(copy, R_OK) == 0 { return copy }
        guard start == parts.count - 1, access(path, R_OK) == 0 else {
            throw SourceError(
                "the build in \(folder) is not complete: it was made in another folder, and \(copy) is not there\n"
                    + "copy the whole folder, or build again (swift build)")
        }
        return path
    }

    /// Paths with spaces stand in quotes.
    private static func unquoted(_ line: Substring) -> String {
        guard line.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\\") }) else {
            return String(line)
        }
        let text = line.hasPrefix("'") && line.hasSuffix("'") ? line.dropFirst().dropLast() : line
        return text.replacingOccurrences(of: "\\ ", with: " ")
    }

    private static func missing(_ folder: String) -> SourceError {
        SourceError(
            "the modules that a Swift file is compiled against are not in \(folder)\n"
                + "run viewtree from its package (swift run viewtree …) or from the build folder itself")
    }

    static var executablePath: String {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            ?? URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath().path
    }

    /// Changes whenever the library is built anew.
    func fingerprint() -> String {
        var hash = StableHash()
        hash.add(folder)
        for path in objects + modules.sorted().map({ "\(modulesFolder)/\($0).swiftmodule" }) + [plugin] {
            hash.add(path)
            hash.add(FileStamp.of(path))
        }
        return hash.text
    }
}
