/// Paths of source files as reports for other programs name them.
enum SourcePath {
    /// A path as it is seen from a folder, without `.` and `..`; as it was where it does not lie in it.
    static func relative(_ path: String, to folder: String) -> String {
        let base = parts(folder)
        let all = parts(path.hasPrefix("/") ? path : folder + "/" + path)
        guard all.count > base.count, all.starts(with: base) else { return "/" + all.joined(separator: "/") }
        return all.dropFirst(base.count).joined(separator: "/")
    }

    private static func parts(_ path: String) -> [Substring] {
        var result: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = result.popLast() } else { result.append(part) }
        }
        return result
    }
}
