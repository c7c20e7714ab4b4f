import Foundation

/// Where programs made from users' files are kept, so that an unchanged file is not compiled again.
///
/// `VIEWTREE_CACHE` names the folder; else it is `viewtree` in `XDG_CACHE_HOME` or `~/.cache`, and where neither can be
/// written, one in the temporary folder.
struct CompileCache: Sendable {
    /// How many programs are kept; the ones used least recently go.
    private static let limit = 64
    /// How many copies of the library are kept, one for each build.
    private static let libraryLimit = 3

    let folder: String

    static func find(environment: [String: String]) throws(SourceError) -> CompileCache {
        var candidates: [String] = []
        if let path = environment["VIEWTREE_CACHE"], !path.isEmpty { candidates.append(path) }
        if let path = environment["XDG_CACHE_HOME"], !path.isEmpty { candidates.append(path + "/viewtree") }
        if let path = environment["HOME"], !path.isEmpty { candidates.append(path + "/.cache/viewtree") }
        candidates.append(NSTemporaryDirectory() + "viewtree-\(getuid())")
        for folder in candidates.map(SourceFiles.absolute) {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if access(folder, W_OK) == 0 { return CompileCache(folder: folder) }
        }
        throw SourceError("no folder for compiled files can be written: set VIEWTREE_CACHE to one")
    }

    /// The folder of an entry when it is complete; it then counts as used now.
    func entry(_ name: String) -> String? {
        let path = "\(folder)/\(name)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        utimes(path, nil)
        return path
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }

    /// Fills a new folder and puts it in place all at once, so that nobody sees half an entry.
    func add(_ name: String, fill: (String) throws(SourceError) -> Void) throws(SourceError) -> String {
        let path = "\(folder)/\(name)"
        let unfinished = "\(folder)/unfinished-\(getpid())-\(name)"
        let files = FileManager.default
        try? files.removeItem(atPath: unfinished)
        defer { try? files.removeItem(atPath: unfinished) }
        do {
            try files.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        } catch {
            throw SourceError("cannot write to \(folder)")
        }
        try fill(unfinished)
        if rename(unfinished, path) != 0, !files.fileExists(atPath: path) {
            throw SourceError("cannot write to \(folder)")
        }
        prune()
        return path
    }

    /// Removes what was used least recently, and what a stopped run left unfinished an hour ago.
    private func prune() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for (prefix, limit) in [("program-", Self.limit), ("library-", Self.libraryLimit)] {
            let entries = names.filter { $0.hasPrefix(prefix) }
            guard entries.count > limit else { continue }
            let byAge = entries.sorted { timeOfUse($0) > timeOfUse($1) }
            for name in byAge.dropFirst(limit) { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
        }
        let hourAgo = Int(Date().timeIntervalSince1970) - 3600
        for name in names where name.hasPrefix("unfinished-") && timeOfUse(name) < hourAgo {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private func timeOfUse(_ name: String) -> Int {
        var info = stat()
        guard stat("\(folder)/\(name)", &info) == 0 else { return 0 }
        #if canImport(Darwin)
            return info.st_mtimespec.tv_sec
        #else
            return info.st_mtim.tv_sec
        #endif
    }
}
