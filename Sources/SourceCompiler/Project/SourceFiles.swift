import Foundation

/// The files that the user named, read.
struct SourceFiles: Sendable {
    private(set) var files: [SourceFile] = []
    /// What `Bundle.main` is to find, in the order of their paths.
    private(set) var resources: [ProjectResource] = []
    /// Names of folders with Swift files: an `import` of one means files that are compiled along anyway.
    private(set) var folderNames: Set<String> = []

    /// Files that have been read.
    init(files: [SourceFile]) { self.files = files }

    /// The files in the order of their paths; of a folder all `.swift` files below it, tests and scripts left out.
    init(_ paths: [String]) throws(SourceError) {
        guard !paths.isEmpty else { throw SourceError("no source: name a Swift file or a folder") }
        var reader = Reader()
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw SourceError("no such file or folder: \(path)")
            }
            try Self.check(path)
            if isFolder.boolValue {
                let walk = FolderWalk(path)
                guard !walk.isCutShort, walk.swiftFiles.count <= Self.mostFiles else {
                    throw SourceError(
                        "\(path) holds more than a project does (over "
                            + (walk.isCutShort
                                ? "\(FolderWalk.mostEntries) files" : "\(Self.mostFiles) Swift files")
                            + "): name the folder of one app, or single files")
                }
                guard !walk.swiftFiles.isEmpty else { throw SourceError("no Swift files in \(path)") }
                let count = reader.files.count
                for file in walk.swiftFiles { try reader.read(file, isNamed: false) }
                guard reader.files.count > count else {
                    throw SourceError("no Swift files of an app in \(path), only tests, scripts or manifests")
                }
                resources += walk.resources
                folderNames.formUnion(walk.folderNames)
            } else if path.hasSuffix(".swift") {
                try reader.read(path, isNamed: true)
                resources += FolderWalk.resources(near: path)
            } else {
                throw SourceError("not a Swift file: \(path)")
            }
        }
        files = reader.files
        var seen: Set<String> = []
        resources = resources.filter { seen.insert($0.path).inserted }
    }

    private struct Reader {
        var files: [SourceFile] = []
        private var seen: Set<String> = []
        private var names: [String: Int] = [:]

        mutating func read(_ displayPath: String, isNamed: Bool) throws(SourceError) {
            let path = SourceFiles.absolute(displayPath)
            guard seen.insert(path).inserted else { return }
            try SourceFiles.check(path)
            guard let data = FileManager.default.contents(atPath: path) else {
                throw SourceError("cannot be read: \(displayPath)")
            }
            let url = URL(fileURLWithPath: path)
            let bytes = Array(data)
            if !isNamed, url.lastPathComponent == "main.swift" || ForeignFile.isForeign(bytes) { return }
            let count = names[url.lastPathComponent, default: 0] + 1
            names[url.lastPathComponent] = count
            var compilePath = path
            if count > 1 {
                // Two files of one name are allowed in two modules, not in one.
                let name = url.deletingPathExtension().lastPathComponent
                compilePath = url.deletingLastPathComponent().path + "/\(name)~\(count).swift"
            }
            files.append(SourceFile(displayPath: displayPath, path: path, compilePath: compilePath, bytes: bytes))
        }
    }

    /// More Swift files than one app is made of.
    static let mostFiles = 10_000
    /// In bytes: more than anybody writes, and already minutes for the compiler.
    private static let largestFile = 16 << 20

    /// That a path is no pipe, whose end may never come, and no file that nobody wrote.
    private static func check(_ path: String) throws(SourceError) {
        var info = stat()
        guard stat(path, &info) == 0, info.st_mode & S_IFMT != S_IFDIR else { return }
        guard info.st_mode & S_IFMT == S_IFREG else { throw SourceError("no file and no folder: \(path)") }
        guard info.st_size <= largestFile else {
            throw SourceError("\(path) is larger than \(largestFile >> 20) MB")
        }
    }

    static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        return URL(fileURLWithPath: full).standardizedFileURL.path
    }
}
