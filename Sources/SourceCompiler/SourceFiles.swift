import Foundation

/// Finds and reads the files that the user named.
enum SourceFiles {
    /// Folders whose files are no part of an app's own sources.
    private static let skippedFolders: Set<String> = ["Tests", "UITests", "Pods", "Carthage", "DerivedData", "build"]

    /// The files in the order of their paths; of a folder all `.swift` files below it, tests left out.
    static func read(_ paths: [String]) throws(SourceError) -> [SourceFile] {
        guard !paths.isEmpty else { throw SourceError("no source: name a Swift file or a folder") }
        var displayPaths: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw SourceError("no such file or folder: \(path)")
            }
            if isFolder.boolValue {
                let found = swiftFiles(below: path).sorted()
                guard !found.isEmpty else { throw SourceError("no Swift files in \(path)") }
                displayPaths += found
            } else if path.hasSuffix(".swift") {
                displayPaths.append(path)
            } else {
                throw SourceError("not a Swift file: \(path)")
            }
        }
        return try read(displayPaths: displayPaths)
    }

    private static func read(displayPaths: [String]) throws(SourceError) -> [SourceFile] {
        var files: [SourceFile] = []
        var seen: Set<String> = []
        var names: [String: Int] = [:]
        for displayPath in displayPaths {
            let path = absolute(displayPath)
            guard seen.insert(path).inserted else { continue }
            guard let data = FileManager.default.contents(atPath: path) else {
                throw SourceError("cannot be read: \(displayPath)")
            }
            let url = URL(fileURLWithPath: path)
            let count = names[url.lastPathComponent, default: 0] + 1
            names[url.lastPathComponent] = count
            var compilePath = path
            if count > 1 {
                let name = url.deletingPathExtension().lastPathComponent
                compilePath = url.deletingLastPathComponent().path + "/\(name)~\(count).swift"
            }
            files.append(
                SourceFile(displayPath: displayPath, path: path, compilePath: compilePath, bytes: Array(data)))
        }
        return files
    }

    private static func swiftFiles(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return names.flatMap { name -> [String] in
            guard !name.hasPrefix(".") else { return [] }
            let path = prefix + name
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            if isFolder.boolValue {
                let isSkipped = skippedFolders.contains(name) || name.hasSuffix("Tests")
                return isSkipped ? [] : swiftFiles(below: path)
            }
            return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
        }
    }

    static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return URL(fileURLWithPath: full).standardizedFileURL.path
    }
}
