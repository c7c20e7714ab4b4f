import Foundation

/// Where programs made from users' files are kept, so that an unchanged file is not compiled again.
///
/// `VIEWTREE_CACHE` names the folder; else it is `viewtree` in `XDG_CACHE_HOME` or `~/.cache`, and where neither can be
/// written, one in the temporary folder. Any number of commands may use it at the same time.
///
///     program-…    a program, and what is known about it
///     library-…    a build of the library as one shared library
///     objects/…    objects of users' files
///     modules-…    the toolchain's C modules, where the build folder's cannot be used
///     unfinished-… what a command that is still running is making
struct CompileCache: Sendable {
    /// In bytes, about: it may be exceeded by what is added in a minute.
    static let usualLimit = 1 << 30
    /// What was used more recently than this, in seconds, may be in use, and stays.
    private static let recent = 60.0

    let folder: String
    var limit = Self.usualLimit

    static func find(environment: [String: String]) throws(SourceError) -> CompileCache {
        var candidates: [String] = []
        if let path = environment["VIEWTREE_CACHE"], !path.isEmpty { candidates.append(path) }
        if let path = environment["XDG_CACHE_HOME"], !path.isEmpty { candidates.append(path + "/viewtree") }
        if let path = environment["HOME"], !path.isEmpty { candidates.append(path + "/.cache/viewtree") }
        candidates.append(NSTemporaryDirectory() + "viewtree-\(getuid())")
        for folder in candidates.map(SourceFiles.absolute) {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
            if isThere, isFolder.boolValue, access(folder, W_OK) == 0 { return CompileCache(folder: folder) }
        }
        throw SourceError("no folder for compiled files can be written: set VIEWTREE_CACHE to one")
    }

    var objects: ObjectCache { ObjectCache(folder: "\(folder)/objects") }

    /// The folder for the C modules of a toolchain.
    func modules(for toolchain: Toolchain) -> String {
        var hash = StableHash()
        hash.add(toolchain.fingerprint)
        let path = "\(folder)/modules-\(hash.text)"
        utimes(path, nil)
        return path
    }

    /// The folder of an entry when it is complete; it then counts as used now.
    func entry(_ name: String) -> String? {
        let path = "\(folder)/\(name)"
        guard access(path, F_OK) == 0 else { return nil }
        utimes(path, nil)
        return path
    }

    func remove(_ name: String) { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }

    /// Fills a new folder and puts it in place all at once, so that nobody sees half an entry.
    func add(_ name: String, fill: (String) throws(SourceError) -> Void) throws(SourceError) -> String {
        let path = "\(folder)/\(name)"
        let unfinished = "\(folder)/unfinished-\(getpid())-\(UInt32.random(in: 0 ... .max))-\(name)"
        let files = FileManager.default
        defer { try? files.removeItem(atPath: unfinished) }
        do {
            try files.createDirectory(atPath: unfinished, withIntermediateDirectories: true)
        } catch {
            throw SourceError("cannot write to \(folder)")
        }
        // Locked as long as somebody works on it: the lock goes with the process, however that ends.
        let lock = FolderLock(unfinished)
        defer { lock?.release() }
        try fill(unfinished)
        if rename(unfinished, path) != 0, access(path, F_OK) != 0 {
            throw SourceError("cannot write to \(folder)")
        }
        if isPruningDue { prune(now: Date().timeIntervalSince1970) }
        return path
    }

    // MARK: Bounds

    /// Whether nobody has looked at all of it for a while, which takes longer than to add to it.
    private var isPruningDue: Bool {
        let mark = "\(folder)/pruned"
        if let time = Self.timeOfUse(mark), Date().timeIntervalSince1970 - time < Self.recent { return false }
        if access(mark, F_OK) != 0 { close(creat(mark, 0o644)) }
        utimes(mark, nil)
        return true
    }

    /// Removes what was used least recently, as long as there is too much, and what stopped commands left unfinished.
    ///
    /// - Parameter now: The time, in seconds since 1970.
    func prune(now: Double) {
        var entries: [(path: String, time: Double, size: Int)] = []
        for name in FolderWalk.entries(of: folder).map(\.name) {
            let path = "\(folder)/\(name)"
            guard let time = Self.timeOfUse(path) else { continue }
            if name.hasPrefix("unfinished-") {
                if now - time > Self.recent, let lock = FolderLock(path) {
                    try? FileManager.default.removeItem(atPath: path)
                    lock.release()
                }
            } else if name == "objects" {
                for object in FolderWalk.entries(of: path).map(\.name) {
                    let path = "\(path)/\(object)"
                    entries.append((path, Self.timeOfUse(path) ?? 0, Self.size(of: path)))
                }
            } else if ["program-", "library-", "modules-"].contains(where: name.hasPrefix) {
                entries.append((path, time, Self.size(of: path)))
            }
        }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > limit else { return }
        for entry in entries.sorted(by: { $0.time < $1.time }) where now - entry.time > Self.recent {
            try? FileManager.default.removeItem(atPath: entry.path)
            total -= entry.size
            if total <= limit { break }
        }
    }

    /// In seconds since 1970; nil for what is not there.
    private static func timeOfUse(_ path: String) -> Double? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// What a file, or all that lies in a folder, takes up, in bytes; links to other places count as nothing.
    private static func size(of path: String) -> Int {
        var info = stat()
        guard lstat(path, &info) == 0 else { return 0 }
        if info.st_mode & S_IFMT == S_IFREG { return Int(info.st_size) }
        guard info.st_mode & S_IFMT == S_IFDIR else { return 0 }
        return FolderWalk.entries(of: path).reduce(0) { $0 + size(of: "\(path)/\($1.name)") }
    }
}

/// A lock on a folder that ends with the process.
struct FolderLock {
    private let descriptor: Int32

    /// Nil when somebody else has it.
    init?(_ folder: String) {
        descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    func release() { close(descriptor) }
}
