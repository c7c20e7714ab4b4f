import Foundation
import Layout

extension AuditReport {
    /// JUnit's XML: a test case for each rule and view. Findings that fail the run are failures, others are its output.
    public var junit: String {
        var cases: [String] = []
        var failures = 0
        for rule in Audit.rules {
            let own = findings.filter { $0.rule == rule.name }
            let failing = own.filter { isFailing($0) }
            let head = "  <testcase classname=\"\(Self.attribute(view))\" name=\"\(rule.name)\" time=\"0\""
            guard !own.isEmpty else {
                cases.append(head + "/>")
                continue
            }
            var body: [String] = []
            if let first = failing.first {
                // One failure a case: readers of this format take no more.
                failures += 1
                let more = failing.count > 1 ? " (and \(failing.count - 1) more)" : ""
                let message = Self.attribute(PrintedText.line(first.message + more))
                body.append(
                    "    <failure message=\"\(message)\" type=\"\(first.severity.rawValue)\">"
                        + Self.escaped(failing.map { Self.paragraph($0) }.joined(separator: "\n")) + "</failure>")
            }
            let others = own.filter { !isFailing($0) }
            if !others.isEmpty {
                body.append(
                    "    <system-out>" + Self.escaped(others.map { Self.paragraph($0) }.joined(separator: "\n"))
                        + "</system-out>")
            }
            cases.append(head + ">\n" + body.joined(separator: "\n") + "\n  </testcase>")
        }
        let count = Audit.rules.count
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="viewtree audit" tests="\(count)" failures="\(failures)" errors="0" time="0">
            <testsuite name="\(Self.attribute(view))" tests="\(count)" failures="\(failures)" errors="0" skipped="0" time="0">
            \(cases.joined(separator: "\n"))
            </testsuite>
            </testsuites>

            """
    }

    private static func paragraph(_ finding: AuditFinding) -> String {
        let place = finding.place.map { "\($0.file):\($0.line): " } ?? ""
        let variant = finding.variant.map { " on \($0)" } ?? ""
        return PrintedText.joined([
            "\(place)\(finding.severity.rawValue) \(finding.name)\(variant): \(finding.message)", "fix: \(finding.fix)",
        ])
    }

    /// Readers make spaces of line breaks and tabs in attributes that are not written as references.
    static func attribute(_ text: String) -> String {
        escaped(text).replacingOccurrences(of: "\n", with: "&#10;").replacingOccurrences(of: "\t", with: "&#9;")
    }

    /// What XML 1.0 forbids is shown as a replacement.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            // As such it would be read as a line break.
            case "\r": result += "&#13;"
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
