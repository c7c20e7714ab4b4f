import Foundation
import Inspection

/// What one process of a matrix tells the one that started it.
enum AuditPart {
    static func written(_ parts: [(place: Int, findings: [AuditFinding])]) -> String {
        JSONValue.array(
            parts.map { part in
                .object([
                    ("place", .int(part.place)),
                    (
                        "findings",
                        .array(
                            part.findings.map { finding in
                                .object([
                                    ("finding", finding.json), ("owners", .array(finding.owners.map { .string($0) })),
                                ])
                            })
                    ),
                ])
            }
        ).compact + "\n"
    }

    static func read(_ data: Data) -> [(place: Int, findings: [AuditFinding])]? {
        guard let root = try? JSONReader.read(String(decoding: data, as: UTF8.self)), let parts = root.array else {
            return nil
        }
        var result: [(place: Int, findings: [AuditFinding])] = []
        for part in parts {
            guard let place = part["place"]?.number, let entries = part["findings"]?.array else { return nil }
            let findings = entries.compactMap { entry -> AuditFinding? in
                guard let finding = entry["finding"], var made = AuditFinding(finding) else { return nil }
                made.owners = entry["owners"]?.array?.compactMap(\.string) ?? []
                return made
            }
            guard findings.count == entries.count else { return nil }
            result.append((Int(place), findings))
        }
        return result
    }
}
