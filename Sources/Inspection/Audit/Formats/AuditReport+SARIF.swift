import Foundation
import Layout

extension AuditReport {
    /// SARIF 2.1.0, for GitHub's code scanning and for editors.
    ///
    /// - Parameters:
    ///   - version: The program's.
    ///   - folder: The repository's, to which paths are relative.
    public func sarif(version: String, folder: String) -> JSONValue {
        let names = Audit.rules.map(\.name)
        let fingerprints = fingerprints
        let rules = Audit.rules.map { rule in
            JSONValue.object([
                ("id", .string(rule.name)),
                ("shortDescription", .object([("text", .string(Self.firstSentence(rule.summary)))])),
                ("fullDescription", .object([("text", .string(rule.summary + " Source: " + rule.source + "."))])),
                ("defaultConfiguration", .object([("level", .string(rule.severity.rawValue))])),
                ("help", .object([("text", .string(rule.summary + " Source: " + rule.source + "."))])),
            ])
        }
        let driver = JSONValue.object([
            ("name", .string("viewtree")), ("version", .string(version)),
            ("semanticVersion", .string(version)), ("rules", .array(rules)),
        ])
        return .object([
            ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
            ("version", .string("2.1.0")),
            (
                "runs",
                .array([
                    .object([
                        ("tool", .object([("driver", driver)])),
                        ("columnKind", .string("utf16CodeUnits")),
                        ("results", .array(zip(findings, fingerprints).map { result($0, names, $1, folder) })),
                    ])
                ])
            ),
        ])
    }

    private func result(
        _ finding: AuditFinding, _ names: [String], _ fingerprint: String, _ folder: String
    ) -> JSONValue {
        var text = finding.message
        if let variant = finding.variant { text += " (on \(variant))" }
        if !finding.detail.isEmpty {
            text += " " + finding.detail.prefix(1).uppercased() + finding.detail.dropFirst() + "."
        }
        text += " Fix: " + finding.fix
        var location: [(String, JSONValue)] = []
        if let file = finding.place?.file ?? sources.first {
            // Code scanning shows no result without a line.
            let line = finding.place?.line ?? 1
            location.append(
                (
                    "physicalLocation",
                    .object([
                        ("artifactLocation", Self.artifact(SourcePath.relative(file, to: folder))),
                        ("region", .object([("startLine", .int(line)), ("endLine", .int(line))])),
                    ])
                ))
        }
        location.append(
            (
                "logicalLocations",
                .array([
                    .object([
                        ("name", .string(finding.id ?? finding.label ?? finding.kind)),
                        ("fullyQualifiedName", .string("\(view)/\(finding.name)")), ("kind", .string("element")),
                    ])
                ])
            ))
        return .object([
            ("ruleId", .string(finding.rule)),
            ("ruleIndex", .int(names.firstIndex(of: finding.rule))),
            ("level", .string(finding.severity.rawValue)),
            ("message", .object([("text", .string(PrintedText.line(text)))])),
            ("locations", .array([.object(location)])),
            ("partialFingerprints", .object([("viewtreeElement/v1", .string(fingerprint))])),
        ])
    }

    /// The same from run to run while the elements keep their names: without positions and numbers. No two are the same.
    var fingerprints: [String] {
        zip(findings, AuditFinding.keys(findings)).map { finding, key in
            hash([view, key.rule, key.kind, key.name, "\(key.number)", finding.variants.first ?? ""])
        }
    }

    private func hash(_ words: [String]) -> String {
        // FNV-1a, 64 bits.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in words.joined(separator: "\u{1f}").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// A path as a reference relative to the sources' root, or a file's URI where it is absolute.
    private static func artifact(_ path: String) -> JSONValue {
        let allowed = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        if escaped.hasPrefix("/") { return .object([("uri", .string("file://" + escaped))]) }
        return .object([("uri", .string(escaped)), ("uriBaseId", .string("%SRCROOT%"))])
    }

    private static func firstSentence(_ text: String) -> String {
        guard let end = text.firstIndex(where: { $0 == ":" || $0 == "." }) else { return text }
        return text[..<end] + "."
    }
}
