import Foundation

/// Objects of users' files, each under a name that tells what it was made from. Several commands may add and take at the
/// same time: an object is put in place when it is complete.
struct ObjectCache: Sendable {
    let folder: String

    private func path(_ key: String) -> String { "\(folder)/\(key).o" }

    /// Puts the object at a path of the caller's, where nobody removes it; false if there is none.
    func take(_ key: String, to target: String) -> Bool {
        let source = path(key)
        guard link(source, target) == 0 || copy(source, target) else { return false }
        utimes(source, nil)
        return true
    }

    func add(_ object: String, as key: String) {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if link(object, path(key)) == 0 || errno == EEXIST { return }
        _ = copy(object, path(key))
    }

    func remove(_ key: String) { unlink(path(key)) }

    /// For file systems without hard links.
    private func copy(_ source: String, _ target: String) -> Bool {
        let unfinished = "\(target).\(getpid())"
        do {
            try FileManager.default.copyItem(atPath: source, toPath: unfinished)
        } catch { return false }
        guard rename(unfinished, target) == 0 else {
            unlink(unfinished)
            return false
        }
        return true
    }
}
