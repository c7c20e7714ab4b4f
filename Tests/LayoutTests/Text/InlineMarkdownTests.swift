import Foundation
import Testing

@testable import ViewTree

/// CommonMark's rules for what may stand in a line, as far as texts show it.
@Suite struct InlineMarkdownTests {
    /// Each run in tags: b bold, i italic, c code, s struck, l link.
    private func tagged(_ string: String) -> String {
        InlineMarkdown.runs(string.map { .character($0) }).map { run in
            let text = run.elements.map { element in
                if case .character(let character) = element { String(character) } else { "" }
            }.joined()
            let tags: [(InlineMarkdown.Style, String)] = [
                (.strong, "b"), (.emphasized, "i"), (.code, "c"), (.struck, "s"), (.link, "l"),
            ]
            let tag = tags.filter { run.style.contains($0.0) }.map(\.1).joined()
            return tag.isEmpty ? text : "<\(tag)>\(text)</>"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold**", "<b>bold</>"), ("__bold__", "<b>bold</>"), ("*it*", "<i>it</>"),
        ("_it_", "<i>it</>"), ("***both***", "<bi>both</>"), ("`code`", "<c>code</>"), ("~~struck~~", "<s>struck</>"),
        ("[a link](https://example.com)", "<l>a link</>"), ("<https://example.com>", "<l>https://example.com</>"),
        ("Call **now** or [visit](https://example.com) today", "Call <b>now</> or <l>visit</> today"),
        ("[**b** c](x)", "<bl>b</><l> c</>"), ("**a *b* c**", "<b>a </><bi>b</><b> c</>"),
    ])
    func delimitersMakeStyles(_ source: String, _ tagged: String) {
        #expect(self.tagged(source) == tagged)
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "**open", "[text] (x)", "[text]", "5 < 6 > 4", "``open`", "~", "*",
        "**",
        "\\", "", "[a](", "a_b_c", "<b>html</b>",
    ])
    func whatDoesNotPairStaysAsItIs(_ source: String) {
        #expect(tagged(source) == source)
    }

    @Test func backslashesEscape() {
        #expect(tagged("Escaped \\*stars\\*") == "Escaped *stars*")
        #expect(tagged("\\n stays") == "\\n stays")
        #expect(tagged("`\\*`") == "<c>\\*</>")
    }

    @Test func emphasisNestsAndOverlapsAsCommonMarkSays() {
        #expect(tagged("*foo**bar**baz*") == "<i>foo</><bi>bar</><i>baz</>")
        #expect(tagged("***foo** bar*") == "<bi>foo</><i> bar</>")
        #expect(tagged("**foo*") == "*<i>foo</>")
        #expect(tagged("foo*bar*") == "foo<i>bar</>")
        #expect(tagged("foo_bar_") == "foo_bar_")
    }

    @Test func valuesAreNeverMarkdown() {
        let value = "**x**"
        #expect(LocalizedStringKey("Say \(value)").text._plainString == "Say **x**")
        #expect(LocalizedStringKey("**Say** \(value)").text._plainString == "Say **x**")
    }

    /// Text that only nearly is Markdown must not multiply the attempts: that would show as a hang here.
    @Test func manyOpenDelimitersStayWhatTheyAre() {
        for piece in ["*a ", "a* ", "[", "_a", "<a:"] {
            let source = String(repeating: piece, count: 2000)
            #expect(tagged(source) == source, "\(piece)")
        }
        #expect(tagged(String(repeating: "*a* ", count: 2000)) == String(repeating: "<i>a</> ", count: 2000))
    }
}
