import Foundation
import Inspection

/// `.viewtree.json`: what a project says about its audits. Found in the folder of the first source, or above it.
///
/// ```json
/// { "audit": { "failOn": "warning", "ignore": ["smallTarget", "unreachable@logo"], "matrix": ["types"] } }
/// ```
///
/// The command line wins over it; what is ignored adds up.
struct AuditConfiguration {
    static let fileName = ".viewtree.json"
    static let keys = ["failOn", "ignore", "matrix"]

    private(set) var failOn: AuditFinding.Severity??
    private(set) var ignored: [String] = []
    private(set) var matrix: [AuditOptions.Dimension] = []

    /// The nearest file in the folder of a source or above it; nil where there is none.
    static func path(for source: String) -> String? {
        guard FileManager.default.fileExists(atPath: source) else { return nil }
        var folder = URL(fileURLWithPath: source).standardizedFileURL
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
        if !isFolder.boolValue { folder.deleteLastPathComponent() }
        while true {
            let candidate = folder.appendingPathComponent(fileName).path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            guard folder.pathComponents.count > 1 else { return nil }
            folder.deleteLastPathComponent()
        }
    }

    init(path: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("Cannot read the configuration \(path).")
        }
        func error(_ line: Int, _ message: String) -> UsageError { UsageError("\(path):\(line): \(message)") }
        let root: JSONReader.Entry
        do {
            root = try JSONReader.read(String(decoding: data, as: UTF8.self))
        } catch let failure {
            throw error(failure.line, failure.message)
        }
        guard let members = root.members else { throw error(root.line, "an object is expected: { \"audit\": { … } }") }
        for member in members {
            guard member.key == "audit" else {
                throw error(member.line, "there is no key \"\(member.key)\"; known is audit")
            }
            guard let settings = member.value.members else {
                throw error(member.value.line, "\"audit\" takes an object")
            }
            for setting in settings { try take(setting.key, setting.line, setting.value, error) }
        }
    }

    private mutating func take(
        _ key: String, _ line: Int, _ value: JSONReader.Entry, _ error: (Int, String) -> UsageError
    ) throws(UsageError) {
        /// Says on which line a value is none.
        func checked<T>(_ line: Int, _ body: () throws(UsageError) -> T) throws(UsageError) -> T {
            do throws(UsageError) { return try body() } catch let failure { throw error(line, failure.description) }
        }
        func words() throws(UsageError) -> [(word: String, line: Int)] {
            guard let array = value.array else { throw error(value.line, "\"\(key)\" takes a list of strings") }
            var result: [(word: String, line: Int)] = []
            for entry in array {
                guard let word = entry.string else { throw error(entry.line, "\"\(key)\" takes strings") }
                result.append((word, entry.line))
            }
            return result
        }
        switch key {
        case "failOn":
            guard let word = value.string else { throw error(value.line, "\"failOn\" takes a string") }
            failOn = .some(
                try checked(value.line) { () throws(UsageError) in try AuditOptions.severity(word, "\"failOn\"") })
        case "ignore":
            for entry in try words() {
                try checked(entry.line) { () throws(UsageError) in try AuditOptions.check(ignored: entry.word) }
                ignored.append(entry.word)
            }
        case "matrix":
            for entry in try words() {
                matrix += try checked(entry.line) { () throws(UsageError) in try AuditOptions.matrix(entry.word) }
            }
            matrix = AuditOptions.Dimension.allCases.filter(matrix.contains)
        default:
            throw error(line, "there is no key \"\(key)\" in \"audit\"; known are \(Self.keys.joined(separator: ", "))")
        }
    }
}
