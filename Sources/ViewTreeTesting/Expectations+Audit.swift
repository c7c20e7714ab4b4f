import Foundation
import HitTest
import Inspection
import Layout
import ViewTree

/// Expects that an audit of a screen finds nothing.
///
/// - Parameters:
///   - severity: The least severity that counts.
///   - ignored: Rules that do not count, as `"smallTarget"`, or at one element alone, as `"unreachable@logo"`.
public func expectNoFindings(
    in screen: some Screen, atLeast severity: AuditSeverity = .warning, ignoring ignored: [String] = [],
    fileID: String = #fileID, filePath: String = #filePath, file: StaticString = #filePath, line: Int = #line,
    column: Int = #column
) {
    let site = CallSite(fileID: fileID, filePath: filePath, file: file, line: line, column: column)
    let known = Audit.rules.map(\.name)
    if let unknown = ignored.map({ AuditIgnores.rule(in: $0) }).first(where: { !known.contains($0) }) {
        fail("there is no rule \"\(unknown)\"; the rules are \(known.joined(separator: ", ")).", site)
        return
    }
    let tree = screen.tree
    let findings = Audit(tree, rules: screen.rules, ignoring: AuditIgnores(ignored)).findings
        .filter { $0.severity >= severity.value }
    guard !findings.isEmpty else { return }
    fail("expected no findings.\n" + AuditReport(tree, findings: findings).text, site)
}

/// Expects that an audit of a view finds nothing, on a device.
public func expectNoFindings<V: View>(
    _ view: @autoclosure @escaping @MainActor () -> V, device: Device = .iPhone16Pro,
    atLeast severity: AuditSeverity = .warning,
    ignoring ignored: [String] = [], fileID: String = #fileID, filePath: String = #filePath,
    file: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
    expectNoFindings(
        in: ViewHost(view(), device: device), atLeast: severity, ignoring: ignored, fileID: fileID, filePath: filePath,
        file: file, line: line, column: column)
}

/// How bad a finding of an audit is.
public enum AuditSeverity: String, CaseIterable, Sendable {
    case note, warning, error

    var value: AuditFinding.Severity { AuditFinding.Severity(rawValue: rawValue)! }
}
