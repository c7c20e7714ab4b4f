import Testing

@testable import SourceCompiler

@Suite struct SampleArgumentsTests {
    /// The call made up for the first type of some source.
    private func call(_ text: String) -> String? {
        let files = scan(text)
        return files.types.first.flatMap { SampleArguments(scan: files).call(of: $0) }
    }

    @Test func stringsAreTheParametersNames() {
        #expect(call("struct A { let title: String }") == "(title: \"title\")")
        #expect(call("struct A { let icon: String }") == "(icon: \"star.fill\")")
    }

    @Test func bindingsAreConstants() {
        #expect(call("struct A { @Binding var isOn: Bool }") == "(isOn: .constant(false))")
        #expect(call("struct A { init(_ n: Binding<Int>) {} }") == "(.constant(1))")
    }

    @Test func closuresTakeWhatTheyAreGiven() {
        #expect(call("struct A { let action: (Int, String) -> Void }") == "(action: { _, _ in })")
        #expect(call("struct A { let done: (() -> Void)? }") == "(done: nil)")
        #expect(call("struct A<C: View> { let content: () -> C }") == "(content: { Text(\"content\") })")
    }

    @Test func typesOfTheFileAreMadeInTurn() {
        #expect(
            call(
                "struct A { let item: Item }\nstruct Item { let id: Int\nlet kind: Kind }\nenum Kind { case a, b(Int) }"
            )
                == "(item: Item(id: 1, kind: Kind.a))")
        #expect(call("struct A { let kind: Kind\nenum Kind { case only(n: Int) } }") == "(kind: A.Kind.only(n: 1))")
    }

    @Test func elementsOfAListDiffer() {
        #expect(call("struct A { let names: [String] }") == "(names: [\"names\", \"names 2\", \"names 3\"])")
    }

    @Test func theInitializerWithTheFewestParametersIsCalled() {
        #expect(call("struct A { init(a: Int, b: Int) {}\ninit(_ c: Int = 1, d: Bool) {} }") == "(d: false)")
    }

    @Test func commasBetweenGenericArgumentsDivideNoParameters() {
        #expect(
            call("struct A<T, ID: Hashable> { init(id: KeyPath<T, ID>, n: Int) {} }") == "(id: \\.self, n: 1)")
    }

    @Test func aTypeThatRefersToItselfHasNoArguments() {
        #expect(call("struct A { let a: B }\nstruct B { let b: A }") == nil)
        #expect(call("struct A { let a: Elsewhere }") == nil)
    }
}
