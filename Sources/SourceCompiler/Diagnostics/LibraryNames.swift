import Foundation

/// The names that the library's modules hold, for suggestions about mistyped ones.
///
/// A compiled module keeps its names as plain text, each with a zero behind it. There are more of them than anybody may
/// write, names of parameters for one: enough to say what was meant, not to say what there is.
enum LibraryNames {
    private static let modules = ["ViewTree", "UIKit"]
    /// Shorter names are near to too many others.
    private static let shortest = 4

    static func read(from folder: String) -> Set<String> {
        var names: Set<String> = []
        for module in modules {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(module).swiftmodule") else { continue }
            add(data, to: &names)
        }
        return names
    }

    private static func add(_ data: Data, to names: inout Set<String>) {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            guard let start = bytes.baseAddress else { return }
            var first = start
            var next = start
            let end = start + bytes.count
            while next < end {
                let byte = next.load(as: UInt8.self)
                let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a
                if isLetter || byte >= 0x30 && byte <= 0x39 && first < next {
                    next += 1
                    continue
                }
                // With an underscore in front it is nobody's to write.
                let isWhole = byte == 0 && (first == start || (first - 1).load(as: UInt8.self) == 0)
                if isWhole, next - first >= shortest {
                    names.insert(
                        String(decoding: UnsafeRawBufferPointer(start: first, count: next - first), as: UTF8.self))
                }
                next += 1
                first = next
            }
        }
    }
}
