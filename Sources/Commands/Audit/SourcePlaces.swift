import Foundation
import Inspection

/// Where in the user's files an element is most likely written: found by looking for its identifier, its label, or the
/// declaration of the view it lies in. The tree itself does not know.
struct SourcePlaces {
    private struct File {
        let path: String
        let lines: [Substring]
    }

    private let files: [File]

    /// The files, as they were given or found.
    var paths: [String] { files.map(\.path) }

    /// - Parameter paths: Files and folders as on the command line; what does not exist is left out.
    init(_ paths: [String]) {
        var found: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            found += isFolder.boolValue ? Self.sources(in: path) : path.hasSuffix(".swift") ? [path] : []
        }
        files = found.compactMap { path in
            guard let data = FileManager.default.contents(atPath: path) else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            return File(path: path, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
        }
    }

    /// The Swift files of a folder, by name; not those in hidden folders.
    static func sources(in folder: String) -> [String] {
        let base = folder.hasSuffix("/") ? folder : folder + "/"
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var result: [String] = []
        for case let name as String in walk {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                walk.skipDescendants()
                continue
            }
            if name.hasSuffix(".swift") { result.append((folder == "." ? "" : base) + name) }
        }
        return result.sorted()
    }

    /// The same finding with its place, where one is found.
    func placed(_ finding: AuditFinding) -> AuditFinding {
        guard !files.isEmpty else { return finding }
        var result = finding
        result.place = place(of: finding)
        return result
    }

    private func place(of finding: AuditFinding) -> AuditFinding.SourcePlace? {
        if let id = finding.id {
            let literal = Self.literal(id)
            if let place = line(where: {
                $0.contains("accessibilityIdentifier(\(literal)") || $0.contains("testID(\(literal)")
            })
                ?? line(where: { $0.contains(literal) })
            {
                return place
            }
        }
        if let label = finding.label, !label.isEmpty, label.count < 200 {
            let literal = Self.literal(label)
            if let place = line(where: { $0.contains("\(finding.kind)(\(literal)") })
                ?? line(where: { $0.contains(literal) })
            {
                return place
            }
        }
        for owner in finding.owners {
            if let place = line(where: { Self.declares(owner, $0) }) { return place }
        }
        return nil
    }

    private func line(where matches: (Substring) -> Bool) -> AuditFinding.SourcePlace? {
        for file in files {
            if let number = file.lines.firstIndex(where: matches) {
                return AuditFinding.SourcePlace(file: file.path, line: number + 1)
            }
        }
        return nil
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            .replacingOccurrences(of: "\n", with: "\\n") + "\""
    }

    /// Whether a line declares a type of a name.
    private static func declares(_ name: String, _ line: Substring) -> Bool {
        guard let range = line.range(of: name) else { return false }
        let before = line[..<range.lowerBound].split(separator: " ").last
        let after = line[range.upperBound...].first
        let ends = after.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        return ends && (before == "struct" || before == "class" || before == "enum")
    }
}
