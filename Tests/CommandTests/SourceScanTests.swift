import Testing

@testable import SourceCompiler

@Suite struct SourceScanTests {
    private func needs(_ properties: String) -> [String] {
        scan("struct A: View {\n\(properties)\nvar body: some View { Text(\"\") }\n}").types[0].neededProperties.map(
            \.name)
    }

    @Test func aStoredPropertyWithoutAValueIsAnArgument() {
        #expect(needs("let title: String; var count: Int") == ["title", "count"])
        #expect(needs("let a = 1, b: Int") == ["b"])
        #expect(needs("let items: [String: [Int]]\nlet action: (Int) -> Void") == ["items", "action"])
    }

    @Test func valuesOptionalsAndComputedPropertiesAreNone() {
        #expect(needs("var a = 1, b: [Int] = [1,\n2]") == [])
        #expect(needs("var name: String?\nlazy var x: Int = 1\nstatic let y: Int = 2") == [])
        #expect(needs("var sum: Int { 1 + 2 }\nvar text: some View {\nText(\"{\")\n}") == [])
        #expect(needs("let closure: () -> Int = { 3 }\nlet made: Foo = {\nFoo()\n}()") == [])
    }

    @Test func aConstantOptionalIsAnArgument() {
        #expect(needs("let name: String?") == ["name"])
    }

    @Test func anObservedPropertyWithoutAValueIsAnArgument() {
        #expect(needs("var a: Int { didSet { print(a) } }\nvar b = 0 { willSet { } }") == ["a"])
    }

    @Test func aBindingIsAnArgumentAndStateWithAValueIsNot() {
        #expect(needs("@Binding var isOn: Bool\n@State private var text = \"\"\n@State var n: Int?") == ["isOn"])
        #expect(needs("@ObservedObject var model: Model\n@StateObject private var own = Model()") == ["model"])
        #expect(needs("@ViewBuilder let content: () -> Text") == ["content"])
    }

    @Test func wrappersThatFindTheirValueElsewhereNeedNone() {
        #expect(
            needs(
                "@Environment(\\.dismiss) private var dismiss\n@EnvironmentObject var store: Store\n@Namespace var space\n"
                    + "@FocusState private var isFocused: Bool\n@AppStorage(\"k\") var key: String = \"\"\n"
                    + "@Query(sort: \\Item.date) var items: [Item]") == [])
    }

    @Test func anInitializerOfTheTypeReplacesTheMemberwiseOne() {
        let text = """
            struct A: View { let x: Int; init() { x = 1 }; var body: some View { Text("") } }
            struct B: View { var x = 1; init(x: Int) {}; var body: some View { Text("") } }
            struct C: View { let x: Int; var body: some View { Text("") } }
            extension C { init(y: Int = 2) { self.init(x: y) } }
            struct D: View { init?() {}; var body: some View { Text("") } }
            struct E<T>: View { var body: some View { Text("") } }
            """
        #expect(scan(text).views.filter(\.canBeMadeWithoutArguments).map(\.path) == ["A", "C"])
    }

    @Test func nestedPrivateAndExtendedTypesAreFoundByTheirPaths() {
        let types = scan(
            """
            enum Screens { private struct Home: SwiftUI.View { var body: some View { Text("") } } }
            extension Screens { struct Detail { } }
            extension Screens.Detail: View { var body: some View { Text("") } }
            fileprivate struct Row: View & Equatable { var body: some View { Text("") } }
            protocol Screen: View { var title: String { get } }
            struct Third: Screen { var body: some View { Text("") } }
            """
        )
        #expect(types.views.map(\.path) == ["Screens.Home", "Screens.Detail", "Row", "Third"])
        #expect(types.views.map(\.access) == [.inOuterType, .everywhere, .inFile, .everywhere])
    }

    @Test func aPreviewHasItsTitleLineOffsetAndSettings() throws {
        let text = """
            struct A: View { var body: some View { Text("") } }
            #Preview("Small", traits: .fixedLayout(width: 300, height: 70), .landscapeLeft) {
                @Previewable @State var x = 1
                A().padding()
                    .background(.red)
            }
            #Preview { A() }
            #Preview(as: .systemSmall) { W() } timeline: { e }
            """
        let previews = scan(text).previews
        #expect(previews.map(\.title) == ["Small", nil])
        #expect(previews.map(\.line) == [2, 7])
        #expect(previews.map(\.viewName) == ["A", "A"])
        #expect(previews[0].offset == 52)
    }
}
