import Commands
import Foundation
import Inspection
import Layout
import Testing
import ViewTree

/// What a terminal would obey shows as an escape in text; JSON holds the string itself.
struct PrintedTextTests {
    /// A name that would erase the line, turn the words around and make up another line.
    private static let wild = "a\u{1B}[2K\u{7}b\u{202E}c\u{2028}d\ne\u{9B}f"
    private static let printed = "a\\u{1B}[2K\\u{7}b\\u{202E}c\\u{2028}d\\ne\\u{9B}f"

    private struct Screen: View {
        var body: some View {
            VStack {
                Button(wild) {}.accessibilityIdentifier(wild)
                Text("plain").accessibilityIdentifier("plain")
            }
        }
    }

    private func answer(_ words: String...) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments([words[0], "Screen", "--output", file.path] + words.dropFirst())
        _ = CommandRun(arguments, ViewSource(name: "Screen") { AnyView(Screen()) }).run()
        return try String(decoding: Data(contentsOf: file), as: UTF8.self)
    }

    @Test func controlsAndWhatTurnsTextAroundAreEscaped() {
        #expect(PrintedText.line(Self.wild) == Self.printed)
        #expect(PrintedText.lines("one\n\ttwo\u{1B}\r") == "one\n\ttwo\\u{1B}\\r")
        // Letters, emoji joined by U+200D, Persian's U+200C and the no-break space are text.
        for text in ["Größe", "👩‍👧 ok", "می‌خواهم", "a\u{A0}b", "שלום"] { #expect(PrintedText.line(text) == text) }
    }

    @Test(arguments: [
        ["dump"], ["tap", "--on", wild], ["tap", "--on", "plain"], ["why", "--on", wild], ["sweep", "--on", wild],
        ["map"], ["audit"], ["dump", "--explain", wild], ["tap", "--type", "\(wild)=x"],
    ])
    func everyAnswerInTextIsPlain(_ words: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments([words[0], "Screen", "--output", file.path] + words.dropFirst())
        _ = CommandRun(arguments, ViewSource(name: "Screen") { AnyView(Screen()) }).run()
        guard let data = try? Data(contentsOf: file) else { return }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !PrintedText.isEscaped($0) })
        // Nor is there a line that a label made up.
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("e") && $0.contains("f\"") })
    }

    @Test func jsonHoldsTheStringItself() throws {
        let json = try answer("dump", "--format", "json")
        #expect(json.unicodeScalars.allSatisfy { $0 == "\n" || !PrintedText.isEscaped($0) })
        let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
        let nodes = root?["nodes"] as? [[String: Any]] ?? []
        #expect(nodes.contains { $0["id"] as? String == Self.wild })
        #expect(try JSONReader.read(json)["nodes"]?.array?.contains { $0["id"]?.string == Self.wild } == true)
    }
}
