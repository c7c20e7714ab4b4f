import Foundation
import Testing
import ViewTree

@testable import Commands

/// What `viewtree tap` prints about the steps of a sequence.
struct SequenceCommandTests {
    /// The text, or the JSON, and the exit code.
    private func played(
        _ view: @autoclosure @escaping @MainActor () -> some View, command: String = "tap", _ words: String...
    ) throws -> (text: String, code: Int32) {
        let source = ViewSource(name: "Screen") { AnyView(view()) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sequence-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let code = CommandRun(try Arguments([command, "Screen", "--output", file.path] + words), source).run()
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "", code)
    }

    private struct Deleting: View {
        @State private var asks = false
        @State private var word = "there"

        var body: some View {
            VStack {
                Text(word).accessibilityIdentifier("word")
                Button("Delete") { asks = true }.accessibilityIdentifier("delete")
                Text("plain").accessibilityIdentifier("plain")
            }
            .alert("Sure?", isPresented: $asks) {
                Button("Delete", role: .destructive) { word = "deleted" }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    @Test func ofTwoElementsOfOneNameTheOneInTheAlertIsMeant() throws {
        let result = try played(Deleting(), "--on", "delete", "--on", "Delete")
        #expect(result.code == 0)
        #expect(result.text.contains("\"there\" → \"deleted\""))
    }

    private struct Pushing: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Next") {}
                    NavigationLink("More") { Button("Next") {}.accessibilityIdentifier("second") }
                }
            }
        }
    }

    @Test func ofTwoElementsOfOneNameTheOneOnThePushedScreenIsMeant() throws {
        let result = try played(Pushing(), "--on", "More", "--on", "Next")
        #expect(result.code == 0)
        #expect(result.text.contains("Button \"second\" receives"))
    }

    @Test func theStepsBeforeAWrongOneArePrinted() throws {
        let text = try played(Deleting(), "--on", "delete", "--on", "nowhere")
        #expect(text.code == 2)
        #expect(text.text.contains("Button \"delete\" receives"))
        let json = try played(Deleting(), "--on", "delete", "--on", "nowhere", "--format", "json")
        #expect(json.code == 2)
        let object = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
        #expect((object?["taps"] as? [Any])?.count == 1)
    }

    @Test func besideAnAlertItsButtonsAreTheFix() throws {
        let result = try played(Deleting(), "--on", "delete", "--at", "5,5")
        #expect(result.text.contains("an alert is on top"))
        #expect(result.text.contains("fix: An alert is on top: tap one of its buttons."))
        #expect(!result.text.contains("onTapGesture"))
    }

    private struct Entering: View {
        @State private var name = ""
        var isDisabled = false

        var body: some View {
            List {
                TextField("Name", text: $name).disabled(isDisabled).accessibilityIdentifier("name")
                ForEach(0..<30) { Text("Row \($0)") }
                Button("Last") {}.accessibilityIdentifier("last")
            }
            .accessibilityIdentifier("rows")
        }
    }

    @Test func typingSaysWhatWasTypedWhere() throws {
        let result = try played(Entering(), "--type", "name=abc")
        #expect(result.text.hasPrefix("typed \"abc\" into TextField \"name\"."))
        #expect(!result.text.contains("fix:"))
        #expect(!result.text.contains("receives the tap"))
    }

    @Test func aDisabledFieldTakesNothing() throws {
        #expect(try played(Entering(isDisabled: true), "--type", "name=abc").code == 2)
    }

    @Test func scrollingSaysHowFarItWentAndHowFarItCanGo() throws {
        let result = try played(Entering(), "--scroll", "rows:0,200", "--scroll", "rows:0,1e6", "--scroll", "rows:0,5")
        let lines = result.text.split(separator: "\n").filter { $0.hasPrefix("List \"rows\"") }
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("List \"rows\" scrolled by 0,200 (to 0,200 of 0,"))
        #expect(lines[2].contains("did not scroll"))
        #expect(!result.text.contains("fix:"))
        // Many views that moved alike are one line.
        #expect(result.text.contains(" views by 0,-200: "))
    }

    @Test func theKindsOfStepsAreNamedInJSON() throws {
        let result = try played(
            Entering(), "--type", "name=a", "--scroll", "rows:0,9", "--advance", "0.5", "--format", "json")
        let object = try JSONSerialization.jsonObject(with: Data(result.text.utf8)) as? [String: Any]
        let taps = object?["taps"] as? [[String: Any]] ?? []
        #expect(taps.map { ($0["touch"] as? [String: Any])?["kind"] as? String } == ["type", "scroll", "advance"])
        #expect(taps.map(\.count) == [11, 11, 11])
        #expect(taps.last?["verdict"] as? String == "0.5 s passed.")
    }

    @Test func anElementOutOfSightIsToldToBeScrolledTo() throws {
        let result = try played(Entering(), "--on", "last")
        #expect(result.code == 1)
        #expect(result.text.contains("fix: Scroll List \"rows\" by 0,"))
        #expect(result.text.contains("--scroll rows:0,"))
    }

    private struct Ticking: View {
        @State private var count = 0

        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View { Text("count \(count)").onReceive(timer) { _ in count += 1 } }
    }

    @Test func timeIsAStep() throws {
        let result = try played(Ticking(), "--advance", "3")
        #expect(result.code == 0)
        #expect(result.text.hasPrefix("3 s passed."))
        #expect(result.text.contains("state count: \"0\" → \"3\""))
    }

    @Test func unknownNamesComeWithTheNearestFirst() throws {
        let names = ["alpha", "beta", "saveButton", "save"]
        #expect(NameDistance.sorted(names, by: "svae").first == "save")
        #expect(NameDistance.sorted(names, by: "savebuton").first == "saveButton")
        #expect(NameDistance.sorted(names, by: "button").first == "saveButton")
    }

    private struct Layers: View {
        var body: some View {
            ZStack {
                Button(action: {}, label: { Color.red }).buttonStyle(.plain).accessibilityIdentifier("save")
                Color.blue.accessibilityIdentifier("layer")
            }
        }
    }

    @Test func aSweepOfALayerWithoutAGestureSaysWhomItBlocks() throws {
        let result = try played(Layers(), command: "sweep", "--on", "layer")
        #expect(result.text.contains("it has no gesture, and keeps taps from Button \"save\" from 0.001"))
        #expect(!result.text.contains("takes no taps"))
    }
}
