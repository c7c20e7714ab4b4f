import Commands
import Foundation
import Testing
import ViewTree

/// `viewtree map SOURCE`.
struct MapCommandTests {
    private let source = ViewSource(name: "Card") {
        AnyView(
            ZStack {
                Color.blue.frame(width: 200, height: 100)
                Color.red.frame(width: 100, height: 50).onTapGesture {}.accessibilityIdentifier("card")
            })
    }

    private func answer(_ words: String...) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let arguments = try Arguments(["map", "Card", "--size", "400x800", "--output", file.path] + words)
        #expect(CommandRun(arguments, source).run() == 0)
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test func theTextNamesAreasAndWhatIsNotTappable() throws {
        let text = try answer()
        #expect(text.contains("5000 pt²    1.6 %"))
        #expect(text.contains("\"card\" · onTapGesture"))
        #expect(text.contains("nobody: 315000 pt² (98.4 %)"))
        #expect(text.contains("drawn, not tappable: 15000 pt² (4.7 %)"))
    }

    @Test func theJSONHasClosedRings() throws {
        let json = try answer("--format", "json")
        #expect(json.contains("\"schema\": \"viewtree.map/1\""))
        #expect(json.contains("\"polygons\": [[[150,375],[250,375],[250,425],[150,425],[150,375]]]"))
        #expect(json.contains("\"area\": 5000, \"share\": 0.015625"))
    }

    @Test func pictureAndPageAreWholeDocuments() throws {
        #expect(try answer("--format", "svg").hasPrefix("<svg xmlns="))
        let page = try answer("--format", "html")
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("onTapGesture"))
    }

    @Test func aMapTakesNoPoint() {
        #expect(throws: (any Error).self) { try Arguments(["map", "Card", "--at", "1,2"]) }
    }
}
