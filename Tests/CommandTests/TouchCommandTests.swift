import Commands
import Foundation
import Layout
import Testing
import ViewTree

/// `viewtree tap SOURCE --drag X,Y:X,Y --press X,Y --count N`.
struct TouchCommandTests {
    private struct Card: View {
        @State private var word = "nothing"

        var body: some View {
            VStack(spacing: 0) {
                Text(word).accessibilityIdentifier("word")
                Color.red.frame(width: 300, height: 300)
                    .onTapGesture(count: 2) { word = "double" }
                    .onTapGesture { word = "single" }
                    .onLongPressGesture { word = "press" }
                    .gesture(DragGesture().onEnded { word = "drag \($0.translation.width)" })
                    .accessibilityIdentifier("card")
            }
        }
    }

    private let source = ViewSource(name: "Card") { AnyView(Card()) }

    /// The words that the taps changed the text to, and the exit code.
    private func played(_ words: String...) throws -> (words: [String], json: [[String: Any]], code: Int32) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(
            ["tap", "Card", "--size", "400x800", "--format", "json", "--output", file.path] + words)
        let code = CommandRun(arguments, source).run()
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let taps = json?["taps"] as? [[String: Any]] ?? []
        let states = taps.flatMap { $0["effects"] as? [[String: Any]] ?? [] }.filter { $0["kind"] as? String == "text" }
        return (states.compactMap { $0["to"] as? String }, taps, code)
    }

    private func complaint(_ words: String...) -> String? {
        do {
            _ = try Arguments(words)
            return nil
        } catch {
            return error.description
        }
    }

    @Test func touchesArePlayedInTheOrderTheyAreGiven() throws {
        let result = try played(
            "--on", "card", "--drag", "200,400:260,400", "--expect", "card", "--on", "card", "--count", "2", "--press",
            "200,400", "--expect", "card")
        #expect(result.words == ["single", "drag 60.0", "double", "press"])
        #expect(result.code == 0)
        #expect(
            result.json.map { ($0["receiver"] as? [String: Any])?["gesture"] as? String } == [
                "onTapGesture", "gesture", "onTapGesture", "onLongPressGesture",
            ])
        #expect(
            result.json.map { ($0["touch"] as? [String: Any])?["kind"] as? String } == [
                "tap", "drag", "tap", "press",
            ])
    }

    @Test func aDragThatReachesSomebodyElseThanExpectedFails() throws {
        #expect(try played("--drag", "200,400:260,400", "--expect", "none").code == 1)
        #expect(try played("--drag", "5,5:60,5", "--expect", "none").code == 0)
    }

    @Test func aCountMayStandBeforeItsTap() throws {
        #expect(try played("--count", "2", "--at", "200,400").words == ["double"])
    }

    @Test func pressesAndDragsMayBeginOnAnElement() throws {
        let result = try played("--press", "card", "--press", "card,0.2", "--drag", "card:60,0", "--press", "200,400,2")
        // A press of 0.2 s is a tap.
        #expect(result.words == ["press", "single", "drag 60.0", "press"])
        #expect(result.code == 0)
    }

    @Test func anElementThatGetsNoPressFails() throws {
        #expect(try played("--press", "word").code == 1)
        #expect(try played("--drag", "word:0,50").code == 1)
    }

    @Test func wrongWordsAreExplained() {
        #expect(complaint("tap", "Card", "--drag", "1,2")?.contains("X,Y:X,Y") == true)
        #expect(complaint("tap", "Card", "--drag", "1,2:3,nan")?.contains("X,Y:X,Y") == true)
        #expect(complaint("tap", "Card", "--drag", "1,2,3:4,5")?.contains("X,Y:X,Y") == true)
        #expect(complaint("tap", "Card", "--press", "1,nan")?.contains("X,Y") == true)
        #expect(complaint("tap", "Card", "--press", "1,2,3,4")?.contains("X,Y") == true)
        #expect(complaint("tap", "Card", "--press", "card,-1")?.contains("seconds") == true)
        #expect(complaint("tap", "Card", "--advance", "-1")?.contains("seconds") == true)
        #expect(complaint("tap", "Card", "--at", "1,2", "--count", "0")?.contains("from 1") == true)
        #expect(complaint("tap", "Card", "--press", "1,2", "--count", "2")?.contains("--at or --on") == true)
        #expect(complaint("tap", "Card", "--count", "2")?.isEmpty == false)
        #expect(complaint("dump", "Card", "--drag", "1,2:3,4")?.isEmpty == false)
        #expect(complaint("why", "Card", "--on", "a", "--press", "3,4")?.isEmpty == false)
    }
}
