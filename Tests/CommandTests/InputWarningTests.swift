import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// What `tap` says of fields that nobody could reach.
struct InputWarningTests {
    private struct Form: View {
        @State private var shown = ""
        @State private var covered = ""
        @State private var typed = ""
        @State private var count = 0

        var body: some View {
            VStack {
                TextField("free", text: $shown).accessibilityIdentifier("free")
                TextField("endless", text: $typed).accessibilityIdentifier("endless")
                    .onChange(of: typed) { if !typed.isEmpty { count += 1 } }
                    .onChange(of: count) { count += 1 }
                TextField("covered", text: $covered).accessibilityIdentifier("covered").overlay(Color.red)
            }
        }
    }

    private func code(_ words: String...) throws -> Int32 {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(["tap", "Form", "--size", "400x800", "--output", file.path] + words)
        return CommandRun(arguments, ViewSource(name: "Form") { AnyView(Form()) }).run()
    }

    @Test func typingIntoAFieldThatCanBeTappedSucceeds() throws {
        #expect(try code("--type", "free=a") == 0)
    }

    /// A hardware keyboard's focus gets there, and of the steps only a tap on an element, and `--expect`, assert.
    @Test func typingIntoACoveredFieldIsAWarningWhereATapFails() throws {
        #expect(try code("--type", "covered=a") == 0)
        #expect(try code("--on", "covered") == 1)
    }

    @Test func callbacksWithoutAnEndAreAWarningAndNotARefusal() throws {
        #expect(try code("--type", "endless=a") == 0)
        #expect(try code("--on", "free", "--type", "endless=a") == 0)
    }
}
