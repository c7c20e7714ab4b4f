import Foundation
import Inspection

/// What one process of a matrix tells the one that started it.
enum AuditPart {
    static func written(_ screens: [AuditMatrix.Screen]) -> String {
        JSONValue.array(
            screens.map { screen in
                .object([
                    ("place", .int(screen.place)),
                    ("name", .string(screen.name)),
                    (
                        "findings",
                        .array(
                            screen.findings.map { finding in
                                .object([
                                    ("finding", finding.json), ("owners", .array(finding.owners.map { .string($0) })),
                                ])
                            })
                    ),
                ])
            }
        ).compact + "\n"
    }

    static func read(_ data: Data) -> [AuditMatrix.Screen]? {
        guard let root = try? JSONReader.read(String(decoding: data, as: UTF8.self)), let parts = root.array else {
            return nil
        }
        var result: [AuditMatrix.Screen] = []
        for part in parts {
            guard let place = part["place"]?.number, let name = part["name"]?.string,
                let entries = part["findings"]?.array
            else { return nil }
            let findings = entries.compactMap { entry -> AuditFinding? in
                guard let finding = entry["finding"], var made = AuditFinding(finding) else { return nil }
                made.owners = entry["owners"]?.array?.compactMap(\.string) ?? []
                return made
            }
            guard findings.count == entries.count else { return nil }
            result.append(AuditMatrix.Screen(place: Int(place), name: name, findings: findings))
        }
        return result
    }
}
