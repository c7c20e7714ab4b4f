import Testing

@testable import SourceCompiler

@Suite struct ViewChooserTests {
    private static let body = "var body: some View { Text(\"\") }"

    private func name(_ chooser: ViewChooser, view: String? = nil, preview: String? = nil) throws -> String {
        try chooser.choose(view: view, preview: preview).name
    }

    @Test func theOnlyViewIsChosen() throws {
        #expect(try name(chooser(["A.swift": "struct A: View { \(Self.body) }"])) == "A")
    }

    @Test func ofSeveralTheOneThatNoOtherUsesIsChosen() throws {
        let text = """
            struct Row: View { \(Self.body) }
            struct Screen: View { var body: some View { List { Row() } } }
            struct Badge: View { let n: Int; \(Self.body) }
            """
        #expect(try name(chooser(["A.swift": text])) == "Screen")
    }

    @Test func theFirstPreviewComesBeforeViews() throws {
        let text = "struct A: View { let n: Int; \(Self.body) }\n#Preview { A(n: 1) }\nstruct B: View { \(Self.body) }"
        let choice = try chooser(["A.swift": text]).choose(view: nil, preview: nil)
        guard case .preview(let preview) = choice.source else {
            Issue.record("no preview was chosen")
            return
        }
        #expect(preview.line == 2)
        #expect(choice.name == "A")
    }

    @Test func aProviderIsShownWhereThereIsNoPreviewAndNoApp() throws {
        let text = """
            struct A: View { let n: Int; \(Self.body) }
            struct A_Previews: PreviewProvider { static var previews: some View { A(n: 1) } }
            """
        #expect(try name(chooser(["A.swift": text])) == "A")
        let choice = try chooser(["A.swift": text]).choose(view: nil, preview: nil)
        guard case .providers(let types, nil, _) = choice.source else {
            Issue.record("no provider was chosen")
            return
        }
        #expect(types.map(\.name) == ["A_Previews"])
    }

    @Test func aNameThatNoPreviewHasIsLookedForAmongTheProviders() throws {
        let text = """
            struct A_Previews: PreviewProvider { static var previews: some View { Text("").previewDisplayName("Small") } }
            struct B_Previews: PreviewProvider { static var previews: some View { Text("").previewDisplayName(name) } }
            #Preview("One") { Text("") }
            """
        for (name, expected, wanted) in [
            ("Small", ["A_Previews"], "Small"), ("Large", ["A_Previews", "B_Previews"], "Large"),
            ("3", ["A_Previews", "B_Previews"], "2"),
        ] {
            let choice = try chooser(["A.swift": text]).choose(view: nil, preview: name)
            guard case .providers(let types, let asked, let others) = choice.source else {
                Issue.record("no provider was chosen for \(name)")
                continue
            }
            #expect(types.map(\.name) == expected)
            #expect(asked == wanted)
            #expect(others == ["One"])
        }
    }

    @Test func anAppIsShownByItsWindow() throws {
        let text = """
            @main struct MyApp: App { var body: some Scene { WindowGroup { A().padding() } } }
            struct A: View { \(Self.body) }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            """
        let choice = try chooser(["A.swift": text]).choose(view: nil, preview: nil)
        guard case .app(let type) = choice.source else {
            Issue.record("no app was chosen")
            return
        }
        #expect(type.name == "MyApp")
    }

    @Test func aViewThatNeedsArgumentsIsShownByAPreviewThatHoldsIt() throws {
        let text = "struct A: View { let n: Int; \(Self.body) }\n#Preview { Text(\"\") }\n#Preview { List { A(n: 1) } }"
        let choice = try chooser(["A.swift": text]).choose(view: "A", preview: nil)
        guard case .preview(let preview) = choice.source else {
            Issue.record("no preview was chosen")
            return
        }
        #expect(preview.line == 3)
        #expect(choice.name == "A")
    }

    @Test func aPreviewOfAClassOfAppKitsGivesWayToAView() throws {
        let text = """
            class Screen: NSViewController {}
            #Preview { Screen() }
            #Preview("Label") { NSTextField() }
            struct A: View { \(Self.body) }
            """
        #expect(try name(chooser(["A.swift": text])) == "A")
        #expect(
            message(chooser(["A.swift": text]), preview: "Label")
                == "A.swift:3: this preview shows NSTextField, a class of UIKit's or AppKit's kind, which cannot be shown"
        )
    }

    @Test func severalViewsAreListed() {
        let text = "struct A: View { \(Self.body) }\nstruct B: View { \(Self.body) }"
        #expect(
            message(chooser(["A.swift": text])) == "several views: A, B\nname one with --view, such as --view A")
    }

    @Test func anAppDecidesBetweenSeveral() throws {
        let text = """
            @main struct MyApp: App { var body: some Scene { WindowGroup { B() } } }
            struct A: View { \(Self.body) }
            struct B: View { \(Self.body) }
            """
        #expect(try name(chooser(["A.swift": text])) == "B")
        #expect(try name(chooser(["A.swift": text]), view: "MyApp") == "B")
    }

    @Test func aFileWithoutAViewSaysSo() {
        #expect(
            message(chooser(["A.swift": "let x = 1"])) == "no view in A.swift: a view is a type that conforms to View")
    }

    @Test func aPartOfViewsIsShownOnAViewOfItsKind() throws {
        #expect(try sample("struct Flow: Layout { let gap: CGFloat }")?.contains("(Flow(gap: ") == true)
        #expect(try sample("struct Wide: ButtonStyle {}") == "Button(\"Button\") {}.buttonStyle(Wide())")
        let inside = "struct Wide: ButtonStyle { struct Face: View { let configuration: Configuration } }"
        #expect(try sample(inside) == "Button(\"Button\") {}.buttonStyle(Wide())")
    }

    @Test func aViewThatNeedsArgumentsIsShownWithMadeUpOnes() throws {
        let text = "struct A: View { let n: Int\n@Binding var isOn: Bool\n\(Self.body) }"
        #expect(try sample(text) == "A(n: 1, isOn: .constant(false))")
        #expect(try sample(text, view: "A") == "A(n: 1, isOn: .constant(false))")
    }

    @Test func aViewWhoseArgumentsNobodyKnowsNamesThem() {
        let text = "struct A: View { let n: Elsewhere\n\(Self.body) }"
        #expect(
            message(chooser(["A.swift": text]))
                == "no view can be made without arguments:\n  A needs n: Elsewhere\nadd a #Preview { … } that makes one"
        )
        #expect(message(chooser(["A.swift": text]), view: "A")?.hasPrefix("A.swift:1: A cannot be made") == true)
    }

    /// What is made up to show the only thing in a file.
    private func sample(_ text: String, view: String? = nil) throws -> String? {
        let choice = try chooser(["A.swift": text]).choose(view: view, preview: nil)
        guard case .sample(let type, let before, let call, let after) = choice.source else { return nil }
        return before + type.path + call + after
    }

    @Test func aNamedViewThatNeedsArgumentsIsShownByItsPreview() throws {
        let text = "struct A: View { let n: Int; \(Self.body) }\n#Preview { Text(\"\") }\n#Preview { A(n: 1) }"
        let choice = try chooser(["A.swift": text]).choose(view: "A", preview: nil)
        guard case .preview(let preview) = choice.source else {
            Issue.record("no preview was chosen")
            return
        }
        #expect(preview.line == 3)
    }

    @Test func anUnknownNameHasNearOnes() {
        let text = "struct SettingsRow: View { \(Self.body) }"
        #expect(
            message(chooser(["A.swift": text]), view: "SetingsRow")
                == "no view named SetingsRow; did you mean SettingsRow?\nthe views are SettingsRow")
    }

    @Test func previewsAreNamedByTitleNumberOrLine() throws {
        let text = "struct A: View { \(Self.body) }\n#Preview(\"One\") { VStack { A() } }\n#Preview { Text(\"\") }"
        for (name, line) in [("One", 2), ("1", 2), ("2", 3), ("A.swift:3", 3)] {
            let choice = try chooser(["A.swift": text]).choose(view: nil, preview: name)
            guard case .preview(let preview) = choice.source else {
                Issue.record("no preview was chosen for \(name)")
                continue
            }
            #expect(preview.line == line)
        }
        #expect(message(chooser(["A.swift": text]), preview: "Two")?.contains("the previews are One, 2") == true)
    }

    @Test func aProvidersPreviewIsNamedByTheViewItShows() throws {
        let text = """
            struct A: View { var body: some View { Text("") } }
            struct B: View { var body: some View { Text("") } }
            struct A_Previews: PreviewProvider { static var previews: some View { A() } }
            struct B_Previews: PreviewProvider { static var previews: some View { B() } }
            """
        let choice = try chooser(["A.swift": text]).choose(view: nil, preview: "B")
        guard case .providers(let types, let wanted, _) = choice.source else {
            Issue.record("no provider was chosen")
            return
        }
        #expect(types.map(\.path) == ["B_Previews"])
        #expect(wanted == nil)
    }
}
