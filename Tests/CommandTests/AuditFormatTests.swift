import Foundation
import HitTest
import Layout
import Testing
import ViewTree

@testable import Commands
@testable import Inspection

/// An audit's answers for programs: they hold what their formats ask for.
struct AuditFormatTests {
    private func finding(_ rule: String = "unreachable", _ severity: AuditFinding.Severity = .error) -> AuditFinding {
        AuditFinding(
            rule: rule, severity: severity, n: 3, kind: "Button", id: "save", label: "Save & go",
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), bounds: CGRect(x: 1, y: 2, width: 3, height: 4),
            message: "100 % of \"save\" <is> covered, as said: twice.", detail: "reason occluded", fix: "Move it.",
            place: AuditFinding.SourcePlace(file: "My App/Screen.swift", line: 12), owners: ["Screen"])
    }

    private func report(_ findings: [AuditFinding]) -> AuditReport {
        let tree = LayoutTree(Color.red, device: .iPhone16Pro, name: "Screen")
        return AuditReport(tree, findings: findings, sources: ["My App/Screen.swift"])
    }

    private func read(_ value: JSONValue) throws -> JSONReader.Entry { try JSONReader.read(value.document) }

    @Test func sarifNamesRuleLevelMessagePlaceAndFingerprint() throws {
        let root = try read(report([finding()]).sarif(version: "1.2.3", folder: "/app"))
        #expect(root["version"]?.string == "2.1.0")
        let run = try #require(root["runs"]?.array?.first)
        let rules = try #require(run["tool"]?["driver"]?["rules"]?.array)
        #expect(rules.count == Audit.rules.count)
        let result = try #require(run["results"]?.array?.first)
        #expect(result["ruleId"]?.string == "unreachable")
        let index = try #require(result["ruleIndex"]?.number)
        #expect(rules[Int(index)]["id"]?.string == "unreachable")
        #expect(result["level"]?.string == "error")
        #expect(result["message"]?["text"]?.string?.contains("covered") == true)
        let place = try #require(result["locations"]?.array?.first?["physicalLocation"])
        #expect(place["artifactLocation"]?["uri"]?.string == "My%20App/Screen.swift")
        #expect(place["artifactLocation"]?["uriBaseId"]?.string == "%SRCROOT%")
        #expect(place["region"]?["startLine"]?.number == 12)
        #expect(result["partialFingerprints"]?["viewtreeElement/v1"]?.string?.count == 16)
    }

    @Test func aFingerprintDoesNotDependOnPlacesAndNumbers() throws {
        var moved = finding()
        moved.n = 9
        moved.frame.origin.x = 100
        moved.message = "other numbers"
        func print(_ finding: AuditFinding) throws -> String? {
            try read(report([finding]).sarif(version: "1", folder: "/app"))["runs"]?.array?.first?["results"]?.array?
                .first?[
                    "partialFingerprints"]?["viewtreeElement/v1"]?.string
        }
        #expect(try print(moved) == print(finding()))
        var other = finding()
        other.rule = "smallTarget"
        #expect(try print(other) != print(finding()))
    }

    @Test func pathsAreRelativeToTheFolderThatACommandRunsIn() {
        #expect(SourcePath.relative("/app/App/Screen.swift", to: "/app") == "App/Screen.swift")
        #expect(SourcePath.relative("./App/Screen.swift", to: "/app") == "App/Screen.swift")
        #expect(SourcePath.relative("App/../Screen.swift", to: "/app") == "Screen.swift")
        #expect(SourcePath.relative("../Other/Screen.swift", to: "/app/App") == "/app/Other/Screen.swift")
        #expect(SourcePath.relative("/apple/Screen.swift", to: "/app") == "/apple/Screen.swift")
    }

    @Test func whatIsOutsideOfTheFolderIsAFilesURIAndNeverALineZero() throws {
        var outside = finding()
        outside.place = nil
        let tree = LayoutTree(Color.red, device: .iPhone16Pro, name: "Screen")
        let root = try read(
            AuditReport(tree, findings: [outside], sources: ["/else/Ä b.swift"]).sarif(version: "1", folder: "/app"))
        let place = try #require(
            root["runs"]?.array?.first?["results"]?.array?.first?["locations"]?.array?.first?["physicalLocation"])
        #expect(place["artifactLocation"]?["uri"]?.string == "file:///else/%C3%84%20b.swift")
        #expect(place["artifactLocation"]?["uriBaseId"] == nil)
        #expect(place["region"]?["startLine"]?.number == 1)
    }

    @Test func noTwoFingerprintsAreTheSame() {
        let prints = report([finding(), finding(), finding("smallTarget")]).fingerprints
        #expect(Set(prints).count == 3)
        // Those of one kind keep theirs when another kind is gone.
        #expect(report([finding(), finding()]).fingerprints == Array(prints.prefix(2)))
    }

    @Test func controlCharactersLeaveEveryFormatWellFormed() throws {
        var odd = finding()
        odd.id = "a\u{0}\u{1B}[31m\r\nb\t%,:\u{FFFE}\u{202E}"
        odd.message = "\(odd.name) is odd\u{8}."
        let report = report([odd])
        let xml = report.junit
        #expect(xml.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && $0.value != 0xFFFE) })
        #expect(xml.contains(#"a\u{0}\u{1B}[31m\r\nb\t%,:"#) && xml.contains(#"\u{202E}"#))
        #expect(AuditReport.attribute("a\r\n\tb\u{0}") == "a&#13;&#10;&#9;b\u{FFFD}")
        let lines = report.github(folder: "/app").split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 2 && lines[1].isEmpty)
        #expect(lines[0].contains(#"\r\nb\t%25%2C%3A"#) && !lines[0].contains("\u{1B}"))
        #expect(try read(report.json)["findings"]?.array?.first?["id"]?.string == odd.id)
        #expect(try read(report.sarif(version: "1", folder: "/app"))["version"]?.string == "2.1.0")
    }

    @Test func aLongLabelIsCutInTextAndWholeInJSON() throws {
        var long = finding()
        long.id = nil
        long.label = String(repeating: "word ", count: 60)
        let report = report([long])
        #expect(report.text.contains("Button \"" + String(repeating: "word ", count: 15) + "word…\""))
        #expect(!report.text.contains(long.label!))
        #expect(try read(report.json)["findings"]?.array?.first?["label"]?.string == long.label)
    }

    @Test func junitHasACaseForEachRuleAndFailuresThatCount() {
        let text = report([finding(), finding("smallTarget", .note)]).junit
        #expect(text.contains("tests=\"\(Audit.rules.count)\" failures=\"1\""))
        for rule in Audit.rules { #expect(text.contains("name=\"\(rule.name)\"")) }
        #expect(text.contains("<failure message=\"100 % of &quot;save&quot; &lt;is&gt; covered"))
        #expect(text.contains("<system-out>"))
        #expect(text.contains("My App/Screen.swift:12"))
    }

    @Test func annotationsAreWorkflowCommands() {
        let lines = report([finding(), finding("smallTarget", .note)]).github(folder: "/app").split(separator: "\n")
        #expect(lines.count == 2)
        #expect(
            lines.first?.hasPrefix(
                "::error file=My App/Screen.swift,line=12,title=unreachable%3A @3 Button \"save\"::100 %25 of") == true)
        #expect(lines.first?.contains("%0Afix: Move it.") == true)
        #expect(lines.last?.hasPrefix("::notice ") == true)
    }

    @Test func severitiesDecideWhetherARunFails() {
        var report = report([finding("smallTarget", .note)])
        #expect(!report.fails)
        report.failOn = .note
        #expect(report.fails)
        report.findings = [finding()]
        report.failOn = nil
        #expect(!report.fails)
    }

    @Test func aRuleOrARuleAtAnElementIsIgnored() {
        let tree = LayoutTree(
            ZStack {
                Button("One") {}.accessibilityIdentifier("one")
                Color.red.frame(width: 300, height: 300)
            }, device: .iPhone16Pro)
        func rules(_ ignored: String...) -> [String] {
            Audit(tree, rules: .frontMost, ignoring: AuditIgnores(ignored)).findings.map(\.rule)
        }
        #expect(rules() == ["unreachable"])
        #expect(rules("unreachable") == [])
        #expect(rules("unreachable@one") == [])
        #expect(rules("unreachable@two") == ["unreachable"])
        #expect(rules("partlyCovered@one") == ["unreachable"])
    }

    @Test func theListOfRulesIsWhatTheDocumentSays() throws {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/audit.md")
        let document = try String(contentsOf: path, encoding: .utf8)
        let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.hasSuffix(" |") }
        for rule in Audit.rules {
            #expect(
                rows.contains {
                    $0 == "| `\(rule.name)` | \(rule.severity.rawValue) | \(rule.summary) | \(rule.source) |"
                },
                "docs/audit.md has another row for \(rule.name)")
        }
    }
}
