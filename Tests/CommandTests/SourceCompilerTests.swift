import Foundation
import Testing

@testable import SourceCompiler

/// The whole way: files are compiled, linked and run.
@Suite(.serialized) final class SourceCompilerTests {
    private let folder = NSTemporaryDirectory() + "/viewtree-tests-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func compile(_ text: String, view: String? = nil, preview: String? = nil) throws -> CompiledSource {
        let path = folder + "/A.swift"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        var environment = ProcessInfo.processInfo.environment
        environment["VIEWTREE_CACHE"] = folder + "/cache"
        return try SourceCompiler(paths: [path], view: view, preview: preview, environment: environment).compile()
    }

    private func message(_ text: String, view: String? = nil) -> String {
        do {
            _ = try compile(text, view: view)
            return ""
        } catch {
            return "\(error)".replacingOccurrences(of: folder + "/", with: "")
        }
    }

    @Test func privateViewsMainTypesAndPreviewsWithStateCompile() throws {
        let text = """
            \u{FEFF}import SwiftUI
            @main struct MyApp {\u{A0}static func main() {} }
            private struct Hidden: View { var body: some View { Text("a") } }
            enum Outer { private struct Inner: View { var body: some View { Text("b") } } }
            #Preview("State") {
                @Previewable @State var count = 1
                Text("\\(count)")
            }
            #Preview("Arguments", arguments: [1, 2]) { number in Text("\\(number)") }
            @available(iOS 17, *)
            #Preview("Later") { Text("c") }
            """
        #expect(try compile(text, view: "Hidden").viewName == "Hidden")
        #expect(try compile(text, view: "Inner").viewName == "Inner")
        #expect(try compile(text, preview: "State").viewName == "State")
        #expect(try compile(text, preview: "Arguments").viewName == "Arguments")
        #expect(try compile(text, preview: "Later").viewName == "Later")
    }

    @Test func errorsHaveTheUsersLineAndColumnAlsoInsideAPreview() {
        let text = """
            import SwiftUI
            #if os(iOS)
            struct A: View { var body: some View { Text("é").glow() } }
            #endif
            #Preview {
                Glow()
            }
            """
        // The compiler's columns count bytes, of which é has two.
        #expect(
            message(text) == """
                A.swift:3:51: error: value of type 'Text' has no member 'glow'
                struct A: View { var body: some View { Text("é").glow() } }
                                                                 ^
                A.swift:6:5: error: cannot find 'Glow' in scope
                    Glow()
                    ^~~~
                --stub unknown puts placeholders in the place of unknown names
                declared in no file given: name the files that declare them, too, or their folder: Glow
                SwiftUI's or UIKit's and not in ViewTree yet, or an extension's in a file that is not given: .glow
                2 names are unknown: .glow (A.swift:3), Glow (A.swift:6)
                """)
    }

    @Test func missingModulesAreAllNamed() {
        let text = "import SwiftUI\nimport Charts\nimport SwiftData\nstruct A: View { var body: some View { Chart() } }"
        let message = message(text)
        #expect(message.hasPrefix("A.swift:2:8: error: no such module 'Charts'\nimport Charts\n       ^\n"))
        #expect(message.contains("\nCharts is not part of ViewTree: "))
        #expect(
            message.hasSuffix("\n3 names are unknown: Charts (A.swift:2), SwiftData (A.swift:3), Chart (A.swift:4)"))
    }

    @Test func aBracketThatIsNeverClosedIsTheCompilersErrorNotAMissingView() {
        let message = message("import SwiftUI\nstruct A: View { var body: some View { VStack {\n")
        #expect(message.hasPrefix("A.swift:3:1: error: expected '}'"))
    }

    @Test func aFileWithoutAViewSaysSo() {
        #expect(message("struct A {}\n").hasPrefix("no view in A.swift"))
    }

    @Test func anUnchangedFileIsNotCompiledAgain() throws {
        let text = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }"
        let first = try compile(text).executable
        let time = FileStamp.of(first)
        #expect(try compile(text).executable == first)
        #expect(FileStamp.of(first) == time)
        #expect(try compile(text + "\n").executable != first)
    }

    @Test func aCrashExitsWithThree() throws {
        let text = """
            import SwiftUI
            struct A: View {
                init() { fatalError("no way") }
                var body: some View { Text("a") }
            }
            """
        let program = try compile(text)
        #expect(try program.run(arguments: ["dump", folder + "/A.swift"]) == 3)
    }
}
