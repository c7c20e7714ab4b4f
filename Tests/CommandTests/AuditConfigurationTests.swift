import Foundation
import Testing

@testable import Commands
@testable import Inspection

/// `.viewtree.json` and the options of `audit`: what they take, and one message with the line where it is wrong.
struct AuditConfigurationTests {
    private func configuration(_ text: String) throws -> AuditConfiguration {
        let project = try TemporaryProject([".viewtree.json": text])
        return try AuditConfiguration(path: project.folder + "/.viewtree.json")
    }

    private func message(_ text: String) -> String {
        do {
            _ = try configuration(text)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test func itSetsSeverityIgnoredRulesAndMatrix() throws {
        let settings = try configuration(
            #"{"audit": {"failOn": "error", "ignore": ["smallTarget", "unreachable@logo"], "matrix": ["types"]}}"#)
        #expect(settings.failOn == .some(.error))
        #expect(settings.ignored == ["smallTarget", "unreachable@logo"])
        #expect(settings.matrix == [.types])
        #expect(try configuration(#"{"audit": {"failOn": "never"}}"#).failOn == .some(nil))
    }

    @Test func whatIsNotKnownIsAnErrorWithItsLine() {
        #expect(message("{\n  \"audits\": {}\n}").contains(".viewtree.json:2: there is no key \"audits\""))
        #expect(
            message("{\"audit\": {\n\"failon\": \"error\"}}").contains(".viewtree.json:2: there is no key \"failon\""))
        #expect(
            message("{\"audit\": {\"ignore\": [\n\n\"smallTargets\"]}}").contains(".viewtree.json:3: There is no rule"))
        #expect(message("{\"audit\": {\n\"failOn\": 3}}").contains(".viewtree.json:2: \"failOn\" takes a string"))
        #expect(message("{\n\"audit\" {}}").contains(".viewtree.json:2: a colon is missing"))
    }

    @Test func theNearestFileAboveASourceCounts() throws {
        let project = try TemporaryProject([
            ".viewtree.json": "{}", "App/Views/Screen.swift": "", "Other/.viewtree.json": "{}", "Other/A.swift": "",
        ])
        let inner = AuditConfiguration.path(for: project.folder + "/App/Views/Screen.swift")
        #expect(inner?.hasSuffix("/.viewtree.json") == true && inner?.contains("/App/") == false)
        #expect(AuditConfiguration.path(for: project.folder + "/Other")?.hasSuffix("/Other/.viewtree.json") == true)
    }

    private func usage(_ words: String...) -> String {
        do {
            _ = try Arguments(words)
            return "no error"
        } catch {
            return error.description
        }
    }

    @Test func optionsOfAnAuditAreChecked() throws {
        let arguments = try Arguments([
            "audit", "A.swift", "--fail-on", "note", "--ignore", "smallTarget,unreachable@x", "--matrix",
            "types,devices", "--shard", "2/3", "--format", "sarif",
        ])
        #expect(arguments.audit.failOn == .some(.note))
        #expect(arguments.audit.ignored == ["smallTarget", "unreachable@x"])
        #expect(arguments.audit.matrix == [.devices, .types])
        #expect(arguments.audit.shard == (2, 3))
        #expect(usage("audit", "A", "--fail-on", "bad").contains("--fail-on takes error"))
        #expect(usage("audit", "A", "--ignore", "smallTargets").contains("Near are smallTarget"))
        #expect(usage("audit", "A", "--matrix", "colours").contains("--matrix takes devices"))
        #expect(usage("audit", "A", "--matrix", "types", "--shard", "4/3").contains("--shard takes a part"))
        #expect(usage("dump", "A", "--format", "junit").contains("audit's"))
        #expect(usage("dump", "A", "--fail-on", "error").contains("audit's"))
        #expect(usage("audit", "A", "--at", "1,2").contains("audit looks at everything"))
        #expect(usage("diff", "A").contains("diff takes two"))
        #expect(usage("diff", "A", "B", "--watch").contains("--watch is"))
        #expect(usage("dump", "A", "--receivers").contains("--receivers"))
    }

    @Test func anIdentifierWithACommaOrABackslashIsNamedWithABackslash() throws {
        func ignored(_ words: String...) throws -> [String] {
            try Arguments(["audit", "A.swift"] + words.flatMap { ["--ignore", $0] }).audit.ignored
        }
        #expect(try ignored(#"unreachable@a\,b, smallTarget"#) == ["unreachable@a,b", "smallTarget"])
        #expect(try ignored(#"unreachable@a\\\,b"#) == [#"unreachable@a\,b"#])
        #expect(try ignored(#"unreachable@a\b\"#) == [#"unreachable@a\b\"#])
        #expect(try ignored("unreachable@a=b", "smallTarget@=") == ["unreachable@a=b", "smallTarget@="])
        #expect(try Arguments(["audit", "A.swift", "--ignore=unreachable@a=b"]).audit.ignored == ["unreachable@a=b"])
    }

    @Test func settingsAreCheckedBeforeAnythingIsCompiled() throws {
        let project = try TemporaryProject([
            "A/.viewtree.json": "{\"audit\": {\n\"failOn\": 3}}", "A/View.swift": "no Swift at all",
            "B/.viewtree.json": "{\"audit\": {\"matrix\": [\"types\"]}}", "B/View.swift": "no Swift at all",
            "C/.viewtree.json": "{}", "C/View.swift": "",
        ])
        func check(_ words: String...) -> String {
            do throws(UsageError) {
                var words = words
                words[0] = project.folder + "/" + words[0] + "/View.swift"
                return "\(try Arguments(["audit"] + words).checkAuditSettings())"
            } catch {
                return error.description
            }
        }
        #expect(check("A").contains(".viewtree.json:2: \"failOn\" takes a string"))
        // A matrix that the file asks for can be split as well.
        #expect(check("B", "--shard", "1/2") == "true")
        #expect(check("C") == "false")
        #expect(check("C", "--shard", "1/2").contains("--shard splits"))
        #expect(check("C", "--matrix", "types", "--shard", "1/2") == "true")
    }

    @Test func aFindingsLineIsFoundByIdentifierLabelOrDeclaration() throws {
        let project = try TemporaryProject([
            "Screen.swift": """
            import SwiftUI
            // "save" is not here
            struct Screen: View {
                var body: some View {
                    Button("Go \\"now\\"") {}
                        .accessibilityIdentifier("save")
                }
            }
            struct ScreenRow: View { var body: some View { Text("row") } }
            """
        ])
        let places = SourcePlaces([project.folder])
        func line(_ id: String?, _ label: String?, _ owners: [String] = ["Screen"]) -> Int? {
            places.placed(
                AuditFinding(
                    rule: "unreachable", severity: .error, n: 1, kind: "Button", id: id, label: label, frame: .zero,
                    bounds: .zero, message: "", detail: "", fix: "", owners: owners)
            ).place?.line
        }
        #expect(line("save", nil) == 6)
        #expect(line(nil, "Go \"now\"") == 5)
        #expect(line(nil, nil) == 3)
        #expect(line(nil, nil, ["ScreenRow", "Screen"]) == 9)
        #expect(line("other", nil, ["Nowhere"]) == nil)
    }
}
