import Testing

@testable import SourceCompiler

/// What of a file other files can depend on.
@Suite struct FileInterfaceTests {
    private func interface(_ text: String) -> String { FileInterface(Array(text.utf8)).hash.text }

    /// Pairs that differ in what no other file sees.
    @Test(arguments: [
        ("struct A { func f() -> Int { 1 } }", "struct A { func f() -> Int { let a = 1; return a } }"),
        ("struct A { init() {} }", "struct A { init() { print(1) } }"),
        ("class A { deinit {}\n var x = 1\n}", "class A { deinit { f() }\n /* more */\n var x = 1 // more\n\n}"),
        ("var a: Int { 1 }", "var a: Int { if true { 2 } else { 3 } }"),
        ("var a: Int { get { 1 } set {} }", "var a: Int { get { 2 } set { f() } }"),
        ("struct A { subscript(i: Int) -> Int { i } }", "struct A { subscript(i: Int) -> Int { i + 1 } }"),
        ("struct A: View { var body: some View { a } }", "struct A: View { var body: some View { b } }"),
        ("func f(a: some P) { 1 }", "func f(a: some P) { 2 }"),
        ("#Preview(\"A\") { A() }\nstruct A {}", "#Preview(\"A\") { A(); B() }\nstruct A {}"),
        (
            "enum A { case a\n static func == (l: A, r: A) -> Bool { true } }",
            "enum A { case a\n static func == (l: A, r: A) -> Bool { l.x } }"
        ),
    ])
    func bodiesAndCommentsAreNoInterface(_ one: String, _ other: String) {
        #expect(interface(one) == interface(other))
    }

    /// Pairs that differ in what another file may see.
    @Test(arguments: [
        ("struct A {}", "struct B {}"),
        ("struct A { var a = 1 }", "struct A { var a = 1.5 }"),
        ("struct A { var a: Int { 1 } }", "struct A { var a: Int { get { 1 } set {} } }"),
        ("struct A { var a: Int { get { 1 } } }", "struct A { var a: Int { get throws { 1 } } }"),
        ("struct A { let f = { 1 } }", "struct A { let f = { 1.5 } }"),
        ("struct A { lazy var f: Int = { 1 }() }", "struct A { lazy var f: Int = { 2 }() }"),
        ("func f(a: Int = 1) {}", "func f(a: Int = 2) {}"),
        ("func f(a: () -> Int = { 1 }) {}", "func f(a: () -> Int = { 2 }) {}"),
        ("protocol P { func f()\n var a: Int { get } }", "protocol P { func f()\n var a: Int { get set } }"),
        ("struct A { @State var a = 1 }", "struct A { var a = 1 }"),
        ("struct A { func f() {} }", "struct A { func f() {}\n func g() {} }"),
        ("@inlinable func f() -> Int { 1 }", "@inlinable func f() -> Int { 2 }"),
        (
            "@_silgen_name(\"f\") func f()\nstruct A { var a: Int }",
            "@_silgen_name(\"f\") func f()\nstruct A { var b: Int }"
        ),
        ("enum E { case a, b }", "enum E { case b, a }"),
        (
            "extension View { func card() -> some View { padding() } }",
            "extension View { func card() -> some View { self } }"
        ),
        ("struct A { var a: some View { b } }", "struct A { var a: some View { c } }"),
        ("import Foundation", "import SwiftUI"),
        ("let a = b -c", "let a = b - c"),
        ("struct A { class func f() {} }", "struct A { class func g() {} }"),
        ("let `func` = 1\nvar a = 2", "let `func` = 1\nvar a = 3"),
        ("extension A where T: P { func f() {} }", "extension A { func f() {} }"),
    ])
    func whatIsDeclaredIsInterface(_ one: String, _ other: String) {
        #expect(interface(one) != interface(other))
    }

    @Test func namesInInterpolationsAreMentioned() {
        let file = FileInterface(Array("let a = \"x \\(Other.name) y\"".utf8))
        #expect(file.mentionedAnywhere.contains("Other"))
    }

    // MARK: Dependencies

    /// The files that the first one depends on.
    private func dependencies(_ files: String...) -> [Int] {
        let interfaces = files.map { FileInterface(Array($0.utf8)) }
        return FileDependencies(interfaces).files(mentionedBy: interfaces[0].mentionedAnywhere).filter { $0 != 0 }
    }

    @Test func aFileDependsOnThoseWhoseTypesItMentions() {
        #expect(dependencies("struct A { func f() { B() } }", "struct B {}", "struct C { var a: A }") == [1])
    }

    @Test func aFileDependsOnWhatTheInterfacesOfOthersMention() {
        #expect(dependencies("func f() { B().c.go() }", "struct B { var c: C }", "struct C {}") == [1, 2])
        // What a body mentions stays in it.
        #expect(dependencies("func f() { B() }", "struct B { func g() { C() } }", "struct C {}") == [1])
    }

    @Test func extensionsOfATypeBelongToIt() {
        #expect(dependencies("func f() { B() }", "struct B {}", "extension B: P {}", "protocol P {}") == [1, 2, 3])
    }

    @Test func extensionsOfTheLibrarysTypesAreUsedByName() {
        let view = "struct A: View { var body: some View { Text(\"\").card() } }"
        #expect(dependencies(view, "extension View { func card() -> some View { self } }") == [1])
        #expect(dependencies(view, "extension View { func glow() -> some View { self } }") == [])
    }

    @Test func whatIsUsedWithoutANameBelongsToEveryFile() {
        #expect(dependencies("struct A {}", "extension String: Identifiable { var id: Self { self } }") == [1])
        #expect(dependencies("struct A {}", "extension Array { subscript(safe i: Int) -> Element? { nil } }") == [1])
        #expect(dependencies("struct A {}", "infix operator **\nfunc ** (a: Int, b: Int) -> Int { a }") == [1])
        #expect(dependencies("struct A: Pt {}", "extension Collection { var first: Int { 1 } }") == [1])
    }

    @Test func aNameOfTheLibrarysThatAFileTakesForItselfCounts() {
        #expect(dependencies("struct A { func f() { Text(\"\") } }", "struct Text {}") == [1])
    }
}
