import SwiftTokens
import Testing

@testable import SourceCompiler

@Suite struct CallShapeTests {
    private func parameters(_ text: String) -> [CallShape.Parameter]? {
        CallShape(TokenizedSource(text), at: 0)?.parameters
    }

    private func declaration(_ text: String) -> [String] {
        CallShape(TokenizedSource(text), at: 0)?.signatures.map { "\($0.generics)(\($0.parameters))" } ?? []
    }

    @Test func labelsMembersAndClosuresAreRead() {
        #expect(
            parameters("Map(position: $x, .standard) { a, b in a } label: { $1 }") == [
                .init(label: "position", kind: .value), .init(label: "", kind: .member("standard", nil)),
                .init(label: "", kind: .closure(parameters: 2, returns: false)),
                .init(label: "label", kind: .closure(parameters: 2, returns: false)),
            ])
        #expect(parameters("Map") == nil)
        #expect(parameters("Map()") == [])
        #expect(
            parameters("Map(style: .a(b: 1))")?.first?.kind
                == .member("a", CallShape(TokenizedSource("a(b: 1)"), at: 0)))
    }

    @Test func aClosureInsideHasParametersOfItsOwn() {
        #expect(
            parameters("Axis { Marks { x in x } }") == [
                .init(label: "", kind: .closure(parameters: 0, returns: false))
            ])
    }

    @Test func aClosureOfACollectionsElementsKeepsTheirType() {
        #expect(
            declaration("Chart(data, id: \\.day) { item in Bar() }").first
                == "<Elements: RandomAccessCollection, T1>(_ p0: Elements, id p1: KeyPath<Elements.Element, T1>, "
                + "@ViewTreeStubBuilder _ p2: @escaping (Elements.Element) -> ViewTreeStub)")
    }

    @Test func aClosureThatReturnsIsNoBuilders() {
        #expect(
            declaration("Player { return x }") == ["<T0>(_ p0: @escaping () -> T0)"])
        #expect(
            declaration("Player { list.map { return $0 } }") == [
                "(@ViewTreeStubBuilder _ p0: @escaping () -> ViewTreeStub)"
            ])
    }
}
