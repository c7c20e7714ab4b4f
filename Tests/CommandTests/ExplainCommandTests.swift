import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// `viewtree dump SOURCE --explain ID`.
struct ExplainCommandTests {
    private let source = ViewSource(name: "Card") {
        AnyView(
            Color.red.frame(width: 100, height: 50).accessibilityIdentifier("card")
                .overlay { Color.blue.frame(width: 10, height: 10) })
    }

    /// What the command answers, and its exit code; nil where it answers nothing.
    private func answer(_ words: String...) throws -> (text: String?, code: Int32) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("explain-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(
            ["dump", "Card", "--size", "400x800", "--safe-area", "47,0,34,0", "--output", file.path] + words)
        let code = CommandRun(arguments, source).run()
        return (try? String(contentsOf: file, encoding: .utf8), code)
    }

    private func complaint(_ words: String...) -> String? {
        do {
            _ = try Arguments(words)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func eachRowIsALineAndEachRuleThatDecidedAnother() throws {
        let (text, code) = try answer("--explain", "card")
        #expect(code == 0)
        #expect(
            text == """
                why @2 Color "card" is 100×50 at 150,381.5
                @0 window is 400×800
                → @1 overlay › @2 id "card" › @3 frame: offered 400×719 · answers 100×50 · at 150,381.5
                    offered by safeArea: 400×800 inside top 47, bottom 34
                    answered by fixedFrame: whatever is offered and inside
                    placed by centred: 100×50 in the safe area's 400×719

                """)
    }

    @Test func jsonHasOneStepALine() throws {
        let (text, code) = try answer("--explain", "card", "--format", "json")
        #expect(code == 0)
        let lines = try #require(text).split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == [
                "{", #""schema": "viewtree.explain/1","#, #""id": "card","#, #""n": 2,"#,
                #""frame": [150,381.5,100,50],"#,
            ])
        #expect(
            lines.contains(
                #"  {"n": 3, "kind": "frame", "id": null, "label": null, "role": "content", "proposal": [400,719], "#
                    + #""answer": [100,50], "frame": [150,381.5,100,50], "rule": "fixedFrame", "#
                    + #""detail": "whatever is offered and inside", "offered": {"rule": "passedOn", "detail": ""}, "#
                    + #""placed": {"rule": "passedOn", "detail": ""}}"#))
    }

    @Test func anElementThatIsNotThereOrNotOneIsAUsageError() throws {
        #expect(try answer("--explain", "nobody").code == 2)
        #expect(try answer("--explain", "Color").code == 2)
    }

    @Test func onlyDumpExplainsAndNotAsAPicture() {
        #expect(complaint("tap", "Card", "--explain", "card")?.hasPrefix("--explain is dump's") == true)
        #expect(
            complaint("dump", "Card", "--explain", "card", "--format", "svg")
                == "--explain answers in text or JSON; --format svg draws the whole screen.")
        #expect(complaint("dump", "Card", "--explain") == "--explain needs a value.")
        #expect(complaint("dump", "Card", "--explain", "a", "--explain", "b")?.contains("twice") == true)
        #expect(complaint("dump", "Card", "--explain", "card") == nil)
    }

    @Test func theSchemaHasTheRulesThatTheLibraryHas() throws {
        let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Schemas/explain.schema.json")
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: schema)) as? [String: Any])
        let rule = (root["$defs"] as? [String: Any])?["rule"] as? [String: Any]
        #expect(rule?["enum"] as? [String] == LayoutRule.allCases.map(\.rawValue))
    }
}
