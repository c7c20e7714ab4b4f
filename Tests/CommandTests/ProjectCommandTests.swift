import Foundation
import Testing

/// The whole way, from a folder to an answer.
@Suite(.serialized) struct ProjectCommandTests {
    /// A PNG's signature and header, of which alone the size is read.
    private func image(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
            + Data([0, 0, 0, width, 0, 0, 0, height])
    }

    @Test func anAppsWindowHasItsStateResourcesImagesAndTexts() throws {
        let project = try TemporaryProject([
            "App.swift": """
            import SwiftUI
            @main struct MyApp: App {
                @StateObject private var store = Store()
                var body: some Scene { WindowGroup { Screen().environmentObject(store) } }
            }
            """,
            "Store.swift": """
            import Foundation
            import SwiftUI
            final class Store: ObservableObject {
                let names: [String]
                init() {
                    let url = Bundle.main.url(forResource: "names", withExtension: "json")!
                    names = try! JSONDecoder().decode([String].self, from: Data(contentsOf: url))
                }
            }
            """,
            "Screen.swift": """
            import SwiftUI
            struct Screen: View {
                @EnvironmentObject var store: Store
                var body: some View {
                    Image("Logo").accessibilityIdentifier("logo")
                    Image(.logo).accessibilityIdentifier("symbol")
                    Text("greeting").accessibilityIdentifier("greeting")
                    Text("\\(store.names.count) names").accessibilityIdentifier("count")
                }
            }
            """,
            "Data/names.json": #"["a", "b"]"#,
            "de.lproj/Localizable.strings": "\"greeting\" = \"Guten Tag\";\n\"%lld names\" = \"%lld Namen\";\n",
            "en.lproj/Localizable.strings": "\"greeting\" = \"Hello\";\n",
            "Assets.xcassets/Icons/Logo.imageset/Contents.json":
                #"{"images": [{"idiom": "universal", "scale": "3x", "filename": "logo.png"}]}"#,
        ])
        try project.write("Assets.xcassets/Icons/Logo.imageset/logo.png", image(120, 60))
        let answer = project.answer(["dump", "--locale", "de"])
        #expect(answer.hasPrefix("Screen · iPhone 16 Pro"))
        #expect(answer.contains("40×20 · id \"logo\""))
        #expect(answer.contains("40×20 · id \"symbol\""))
        #expect(answer.contains("Text \"Guten Tag\""))
        #expect(answer.contains("Text \"2 Namen\""))
        #expect(project.answer(["dump"]).contains("Text \"Hello\""))
    }

    @Test func eachOfAProvidersViewsIsAPreviewOfItsOwn() throws {
        let project = try TemporaryProject([
            "A.swift": """
            import SwiftUI
            struct A: View { let text: String; var body: some View { Text(text) } }
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        A(text: "small").previewDisplayName("Small").previewLayout(.fixed(width: 320, height: 70))
                        ForEach(["iPhone SE (3rd generation)", "iPhone 16"], id: \\.self) { name in
                            A(text: name).previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
                        }
                        A(text: "turned").previewInterfaceOrientation(.landscapeLeft)
                    }
                    .environment(\\.font, .largeTitle)
                }
            }
            """
        ])
        #expect(project.answer().hasPrefix("A · 320×70 @2x"))
        #expect(project.answer(preview: "Small").contains("Text \"small\""))
        #expect(project.answer(preview: "iPhone SE (3rd generation)").hasPrefix("A · iPhone SE 375×667 @2x"))
        #expect(project.answer(preview: "4").hasPrefix("A · iPhone 16 Pro 874×402"))
        #expect(project.answer(["dump", "--size", "100x50"], preview: "Small").hasPrefix("A · 100×50"))
        #expect(project.answer(preview: "None") == "exit code 2")
    }

    @Test func aPreviewsTraitsAreWhatTheyAreWorth() throws {
        let project = try TemporaryProject([
            "A.swift": """
            import SwiftUI
            private let width: CGFloat = 310
            #Preview("Fixed", traits: .fixedLayout(width: width, height: width / 5)) { Text("a") }
            #Preview("Fitting", traits: .sizeThatFitsLayout) { Color.red.frame(width: 40, height: 30) }
            #Preview("Local") {
                struct Wrapper: View { @State var isOn = true; var body: some View { Toggle("on", isOn: $isOn) } }
                return Wrapper()
            }
            """
        ])
        #expect(project.answer(preview: "Fixed").hasPrefix("Fixed · 310×62 @2x"))
        #expect(project.answer(preview: "Fitting").hasPrefix("Fitting · 40×30 @2x"))
        #expect(project.answer(preview: "Local").contains("Wrapper"))
    }

    @Test func namesOfAModuleThatIsNotThereAreMadeUp() throws {
        let project = try TemporaryProject([
            "A.swift": """
            import SwiftUI
            import Charts
            struct Sale: Identifiable { let id: Int; let n: Int }
            struct A: View {
                let sales = [Sale(id: 1, n: 3)]
                var body: some View {
                    VStack(spacing: 0) {
                        Chart(sales) { sale in
                            BarMark(x: .value("Day", sale.id), y: .value("Sales", sale.n))
                                .foregroundStyle(by: .value("Day", sale.id))
                            if sale.n > 3 { RuleMark(y: .value("Limit", 4)).lineStyle(StrokeStyle(lineWidth: 1)) }
                        }
                        .chartXAxis { AxisMarks(values: .automatic) { _ in AxisGridLine() } }
                        .chartLegend(.hidden)
                        .frame(width: 200, height: 100)
                        .accessibilityIdentifier("chart")
                        Button("Add") {}
                    }
                }
            }
            """
        ])
        #expect(project.answer().contains("--stub Charts"))
        let answer = project.answer(stubs: ["Charts"])
        #expect(answer.contains("200×100 · approximate: a placeholder stands for Chart, which comes from Charts"))
        #expect(answer.contains("Button"))
    }

    @Test func modelsOfSwiftDataAreMadeUp() throws {
        let project = try TemporaryProject([
            "A.swift": """
            import SwiftUI
            import SwiftData
            @Model final class Todo { var title: String; init(title: String) { self.title = title } }
            struct Todos: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: \\Todo.title) private var todos: [Todo]
                var body: some View {
                    VStack {
                        ForEach(todos) { todo in Text(todo.title) }
                        Button("Add") { context.insert(Todo(title: "new")) }
                    }
                }
            }
            @main struct MyApp: App {
                var body: some Scene { WindowGroup { Todos() }.modelContainer(for: Todo.self) }
            }
            """
        ])
        #expect(project.answer(stubs: ["SwiftData"]).contains("Button"))
    }

    @Test func filesOfAPackagesModulesAreCompiledTogether() throws {
        let project = try TemporaryProject([
            "Sources/Design/Badge.swift": """
            import SwiftUI
            public struct Badge: View { public init() {}; public var body: some View { Text("badge") } }
            """,
            "Sources/App/Screen.swift": """
            import SwiftUI
            import Design
            struct Screen: View { var body: some View { Badge() } }
            """,
        ])
        #expect(project.answer().hasPrefix("Screen · "))
    }
}
