import Commands
import Testing

/// Typing and scrolling on the command line.
struct InputArgumentsTests {
    private func targets(_ words: String...) throws -> [Arguments.Tap.Target] {
        try Arguments(["tap", "Form.swift"] + words).taps.map(\.target)
    }

    @Test func typingAndScrollingStandInTheSequenceOfTaps() throws {
        let targets = try targets("--at", "1,2", "--type", "name=a=b", "--scroll", "a:list:0,-40", "--on", "ok")
        guard targets.count == 4, case .typing(let field, let text) = targets[1],
            case .scrolling(let list, let x, let y) = targets[2]
        else {
            Issue.record("\(targets)")
            return
        }
        // The text begins after the first equals sign, the distance after the last colon.
        #expect(field == "name")
        #expect(text == "a=b")
        #expect(list == "a:list")
        #expect((x, y) == (0, -40))
    }

    @Test func aBackslashAndAnNAreTheReturnKey() throws {
        guard case .typing(_, let text)? = try targets("--type", #"name=Ann\n"#).first else {
            Issue.record("no typing")
            return
        }
        #expect(text == "Ann\n")
    }

    @Test(arguments: [
        ["--type", "name"], ["--type", "=x"], ["--scroll", "list"], ["--scroll", "list:1"], ["--scroll", "list:1,inf"],
    ])
    func whatIsNoInputIsSaidSo(words: [String]) {
        #expect(throws: UsageError.self) { try Arguments(["tap", "Form.swift"] + words) }
    }
}
