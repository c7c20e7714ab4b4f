/// Files that lie in a project's folder and are no part of the app: tests, manifests, scripts.
enum ForeignFile {
    private static let imports: Set<String> = [
        "import XCTest", "import Testing", "import PackageDescription", "import PackagePlugin",
    ]
    /// Imports stand at the top; what is behind the first declarations is not looked at.
    private static let headSize = 8192

    static func isForeign(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: Array("#!".utf8)) { return true }
        return bytes.prefix(headSize).split(separator: UInt8(ascii: "\n")).contains { line in
            // Most lines are ruled out by their first letter.
            guard let first = line.first(where: { $0 > UInt8(ascii: " ") }),
                first == UInt8(ascii: "i") || first == UInt8(ascii: "@")
            else { return false }
            let words = String(decoding: line, as: UTF8.self).split {
                $0 == " " || $0 == "\t" || $0 == "\r" || $0 == ";"
            }
            return words.prefix(2) == ["@testable", "import"]
                || words.count == 2 && imports.contains(words.joined(separator: " "))
        }
    }
}
