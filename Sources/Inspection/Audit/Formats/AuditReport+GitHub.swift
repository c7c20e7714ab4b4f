import Foundation
import Layout

extension AuditReport {
    /// GitHub's workflow commands: each finding becomes an annotation of the line it is about.
    ///
    /// - Parameter folder: The repository's, to which paths are relative.
    public func github(folder: String) -> String {
        findings.map { finding in
            var properties: [String] = []
            if let file = finding.place?.file ?? sources.first {
                properties.append("file=\(Self.property(SourcePath.relative(file, to: folder)))")
            }
            if let line = finding.place?.line { properties.append("line=\(line)") }
            properties.append("title=\(Self.property(PrintedText.line("\(finding.rule): \(finding.name)")))")
            let command = finding.severity == .note ? "notice" : finding.severity.rawValue
            let variant = finding.variant.map { " (on \($0))" } ?? ""
            return "::\(command) \(properties.joined(separator: ","))::"
                + Self.data(PrintedText.joined(["\(finding.message)\(variant)", "fix: \(finding.fix)"])) + "\n"
        }.joined()
    }

    private static func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}
