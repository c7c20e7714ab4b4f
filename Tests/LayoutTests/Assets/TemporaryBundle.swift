import Foundation

/// A bundle of files that goes when the test does.
final class TemporaryBundle {
    let folder = NSTemporaryDirectory() + "/viewtree-bundle-\(UUID().uuidString)"

    init(_ files: KeyValuePairs<String, Data>) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, data) in files {
            let url = URL(fileURLWithPath: "\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var bundle: Bundle { Bundle(path: folder)! }
}

extension Data {
    init(_ text: String) { self.init(text.utf8) }

    /// A PNG's signature and header, of which alone the size is read.
    static func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, width, 0, 0, 0, height])
    }
}
