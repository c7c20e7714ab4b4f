import Foundation

/// A file's size and time of change.
enum FileStamp {
    /// Empty for a file that does not exist.
    static func of(_ path: String) -> String {
        var info = stat()
        guard stat(path, &info) == 0 else { return "" }
        #if canImport(Darwin)
            let time = info.st_mtimespec
        #else
            let time = info.st_mtim
        #endif
        return "\(info.st_size)-\(time.tv_sec).\(time.tv_nsec)"
    }
}
