import Foundation

/// Watches the files that a source is compiled from, by their times of change: robust on every file system, and cheap
/// for some thousand files.
public struct SourceWatch: Sendable {
    /// Seconds between two looks.
    public static let interval = 0.2

    private let paths: [String]
    private let ignored: String?
    private var stamps: [String: String]

    /// - Parameters:
    ///   - paths: Files and folders as on the command line. Of a folder all Swift files and resources below it count, those
    ///     that come later, too.
    ///   - output: A file that the answer is written to: it is none of the sources wherever it lies.
    public init(_ paths: [String], ignoring output: String? = nil) {
        self.paths = paths
        ignored = output.map { SourceFiles.absolute($0) }
        stamps = Self.stamps(of: paths, ignored)
    }

    /// What is watched, in the order of the paths.
    public var files: [String] { stamps.keys.sorted() }

    /// The files that were changed, added or removed since the last look, by name; none where nothing was.
    public mutating func changes() -> [String] {
        let now = Self.stamps(of: paths, ignored)
        defer { stamps = now }
        return Set(now.keys).union(stamps.keys).filter { now[$0] != stamps[$0] }.sorted()
    }

    private static func stamps(of paths: [String], _ ignored: String?) -> [String: String] {
        var result: [String: String] = [:]
        func note(_ path: String) {
            if let ignored, SourceFiles.absolute(path) == ignored { return }
            result[path] = FileStamp.of(path)
        }
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                // Editors that save by replacing a file take it away for a moment.
                result[path] = ""
                continue
            }
            if isFolder.boolValue {
                let walk = FolderWalk(path)
                for file in walk.swiftFiles { note(file) }
                for resource in walk.resources { note(resource.path) }
            } else {
                note(path)
            }
        }
        return result
    }
}
