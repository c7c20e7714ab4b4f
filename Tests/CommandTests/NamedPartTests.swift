import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// Parts of elements go by what is written on them.
struct NamedPartTests {
    private struct Screen: View {
        @State private var span = "day"
        @State private var other = "none"
        @State private var opened = ""

        var body: some View {
            VStack(spacing: 40) {
                Picker("Span", selection: $span) {
                    Text("Day").tag("day")
                    Text("Week").tag("week")
                    Text("All").tag("all")
                }
                .pickerStyle(.segmented)
                Picker("Other", selection: $other) {
                    Text("None").tag("none")
                    Text("All").tag("all")
                }
                .pickerStyle(.segmented)
                Text("Read [the terms](https://example.com/terms) first")
                Text("span: \(span) other: \(other) opened: \(opened)")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = url.lastPathComponent
                    return .handled
                })
        }
    }

    private func played(_ words: String...) throws -> (code: Int32, text: String) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("part-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(["tap", "Screen", "--size", "400x800", "--output", file.path] + words)
        let code = CommandRun(arguments, ViewSource(name: "Screen") { AnyView(Screen()) }).run()
        return (code, (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    @Test func aSegmentIsTappedByItsTitle() throws {
        let (code, text) = try played("--on", "Week")
        #expect(code == 0)
        #expect(text.contains("\"day\" → \"week\""))
    }

    @Test func aLinkInATextIsTappedByItsWords() throws {
        let (code, text) = try played("--on", "the terms")
        #expect(code == 0)
        #expect(text.contains("→ \"terms\""))
    }

    @Test func aNameOfSeveralPartsIsRefused() throws {
        #expect(try played("--on", "All").code == 2)
    }

    @Test func localesThatNobodyKnowsAreRefused() throws {
        for word in ["zz", "de_QQ", ""] {
            #expect(throws: UsageError.self) { try Arguments(["dump", "Screen", "--locale", word]) }
        }
        for word in ["de", "de_AT", "ar", "zh-Hant", "en_XA"] {
            #expect(try Arguments(["dump", "Screen", "--locale", word]).locale == word)
        }
    }
}
