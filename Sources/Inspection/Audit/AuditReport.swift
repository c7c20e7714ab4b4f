import Foundation
import HitTest
import Layout
import ViewTree

/// What an audit found on a view, on one screen or on several, for people and for programs.
public struct AuditReport {
    /// The view.
    public let view: String
    /// `iPhone 16 Pro 402×874 @3x · iOS18`.
    public let screen: String
    public let device: String?
    public let platform: String
    public let size: CGSize
    /// The files that the view was made from, as they were given or found; empty for an example.
    public let sources: [String]
    /// The other screens that were looked at, each as it is called in findings.
    public var variants: [String] = []
    /// `part 2 of 4`, where other machines look at the other parts of a matrix.
    public var part: String?
    /// Whether the findings of the screen itself are another part's.
    public var isWithoutScreen = false
    /// From which severity on a finding fails the run; nil for never.
    public var failOn: AuditFinding.Severity? = .warning
    public var findings: [AuditFinding]

    public init(_ tree: LayoutTree, findings: [AuditFinding], sources: [String] = []) {
        view = tree.viewName
        device = tree.device.flatMap { Device.named($0.name) }?.name
        platform = tree.environment.platform.rawValue
        size = tree.spaceSize
        let named = device.map { "\($0) " } ?? ""
        screen = "\(named)\(AuditText.size(size)) @\(Number.short(Double(tree.scale)))x · \(platform)"
        self.findings = findings
        self.sources = sources
    }

    /// Whether a finding stands that is bad enough.
    public var fails: Bool { findings.contains { isFailing($0) } }

    func isFailing(_ finding: AuditFinding) -> Bool { failOn.map { finding.severity >= $0 } ?? false }

    /// `viewtree.audit/1`.
    public var json: JSONValue {
        .object([
            ("schema", .string("viewtree.audit/1")),
            ("view", .string(view)),
            ("device", .string(device)),
            ("platform", .string(platform)),
            ("size", .size(size)),
            ("variants", .array(variants.map { .string($0) })),
            ("failOn", .string(failOn?.rawValue ?? "never")),
            ("findings", .array(findings.map(\.json))),
        ])
    }

    /// `error unreachable @12 Button "save" 61,89 280×28`, and below it what was found and what to change. Of many notes
    /// by one rule the first are told in full, and the others named.
    public var text: String {
        var lines = ["audit of \(view) · " + screens + (part.map { " · \($0)" } ?? "")]
        var told: [String: Int] = [:]
        var rest: [(rule: String, findings: [AuditFinding])] = []
        for finding in findings {
            if finding.severity == .note, failOn != .note {
                told[finding.rule, default: 0] += 1
                if told[finding.rule]! > Self.mostNotes {
                    if let place = rest.firstIndex(where: { $0.rule == finding.rule }) {
                        rest[place].findings.append(finding)
                    } else {
                        rest.append((finding.rule, [finding]))
                    }
                    continue
                }
            }
            lines += [""] + Self.lines(finding)
        }
        for (rule, findings) in rest {
            let names = AuditText.list(findings.map { "\($0.name) \(AuditText.size($0.bounds))" }, most: 8)
            lines += ["", "\(findings.count) more note\(findings.count == 1 ? "" : "s") by \(rule): \(names)"]
        }
        if !findings.isEmpty { lines.append("") }
        lines.append(summary)
        return PrintedText.joined(lines) + "\n"
    }

    /// The screens that were looked at.
    private var screens: String {
        guard isWithoutScreen else { return screen + (variants.isEmpty ? "" : " and \(variants.count) more") }
        return variants.isEmpty ? "no screens" : AuditText.list(variants, most: 1)
    }

    /// Notes of one rule that are told in full.
    private static let mostNotes = 3

    private static func lines(_ finding: AuditFinding) -> [String] {
        let place = finding.place.map { " · \($0.file):\($0.line)" } ?? ""
        let variant = finding.variant.map { " · on \($0)" } ?? ""
        let head =
            "\(finding.severity.rawValue) \(finding.rule) \(finding.name) \(finding.frame.short)\(variant)\(place)"
        let detail = finding.detail.isEmpty ? [] : ["  \(finding.detail)"]
        return [head, "  \(finding.message)"] + detail + ["  fix: \(finding.fix)"]
    }

    /// `2 errors, 1 note`.
    public var summary: String {
        let counts = AuditFinding.Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            guard count > 0 else { return nil }
            return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    }
}

extension AuditReport {
    /// Worst first, then in the order of the elements.
    public static func sorted(_ findings: [AuditFinding]) -> [AuditFinding] { Audit.sorted(findings) }
}

extension AuditFinding {
    /// One finding of a report; nil where something is missing.
    public init?(_ entry: JSONReader.Entry) {
        func rect(_ key: String) -> CGRect? {
            guard let numbers = entry[key]?.array, numbers.count == 4 else { return nil }
            let values = numbers.map { CGFloat($0.number ?? .nan) }
            return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        }
        guard let rule = entry["rule"]?.string, let severity = entry["severity"]?.string.flatMap(Severity.init),
            let n = entry["n"]?.number, let kind = entry["kind"]?.string, let frame = rect("frame"),
            let bounds = rect("bounds"), let message = entry["message"]?.string, let fix = entry["fix"]?.string
        else { return nil }
        self.init(
            rule: rule, severity: severity, n: Int(n), kind: kind, id: entry["id"]?.string,
            label: entry["label"]?.string, frame: frame, bounds: bounds, message: message,
            detail: entry["detail"]?.string ?? "", fix: fix,
            variants: entry["variants"]?.array?.compactMap(\.string) ?? [])
    }

    public var json: JSONValue {
        .object([
            ("rule", .string(rule)), ("severity", .string(severity.rawValue)), ("n", .int(n)), ("kind", .string(kind)),
            ("id", .string(id)), ("label", .string(label)), ("frame", .rect(frame)), ("bounds", .rect(bounds)),
            ("message", .string(message)), ("detail", .string(detail)), ("fix", .string(fix)),
            ("variant", .string(variant)), ("variants", .array(variants.map { .string($0) })),
            ("file", .string(place?.file)), ("line", .int(place?.line)),
        ])
    }
}
