import Inspection
import Testing

/// The reader of JSON that knows its lines.
struct JSONReaderTests {
    @Test func valuesComeBack() throws {
        let root = try JSONReader.read(#"{"a": [1, -2.5e3, true, false, null], "b": "\"\\\n\u00e9\ud83d\ude00é"}"#)
        let a = try #require(root["a"]?.array)
        #expect(a[0].number == 1 && a[1].number == -2500 && a[2].bool == true && a[3].bool == false && a[4].isNull)
        #expect(root["b"]?.string == "\"\\\né😀é")
        #expect(root["c"] == nil)
    }

    @Test func keysAndValuesKnowTheirLines() throws {
        let root = try JSONReader.read("{\n \"a\":\n 1,\n \"b\": [\n 2]\n}")
        let members = try #require(root.members)
        #expect(members.map(\.line) == [2, 4])
        #expect(members[0].value.line == 3)
        #expect(members[1].value.array?.first?.line == 5)
    }

    @Test(arguments: [
        ("", 1), ("{", 1), ("{\n\"a\" 1}", 2), ("[1,\n\n]", 3), ("[1 2]", 1), ("\"a\n\"", 1), ("{}\nx", 2), ("tru", 1),
        ("\"\\x\"", 1), ("\"\\u12\"", 1), ("{a: 1}", 1), ("[1", 1),
    ]) func whatIsWrongIsToldWithItsLine(_ text: String, _ line: Int) {
        do {
            _ = try JSONReader.read(text)
            Issue.record("no error")
        } catch {
            #expect(error.line == line, "\(error)")
        }
    }

    @Test func deepNestingIsRefused() {
        #expect(throws: JSONReader.Failure.self) {
            try JSONReader.read(String(repeating: "[", count: 100_000))
        }
    }
}
