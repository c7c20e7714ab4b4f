import Foundation
import Testing

@testable import SourceCompiler

/// The protocol between the compiler and its plugins belongs to the compiler (6.3 here): these requests were recorded
/// from it, with the build configuration, which nobody reads, left out.
@Suite struct PreviewPluginTests {
    private static let capability = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#

    private static let freestanding = #"""
        {"expandFreestandingMacro":{"discriminator":"$s7UserApp0012pswift_DrJCafMX4_0_33_B7Ll7PreviewfMf_",\#
        "lexicalContext":[],\#
        "macro":{"moduleName":"PreviewMacros","name":"Preview","typeName":"PreviewMacro"},"macroRole":"declaration",\#
        "syntax":{"kind":"expression",\#
        "location":{"column":75,"fileID":"UserApp/p.swift","fileName":"p.swift","line":2,"offset":89},\#
        "source":"\n// c\n#Preview(\"né\", traits: .portrait) {\n    @Previewable @State var x = 3\n    Text(\"\\(x)\")\n}"}}}
        """#

    private static let attached = #"""
        {"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","source":"@Previewable"},\#
        "macro":{"moduleName":"PreviewMacros","name":"Previewable","typeName":"PreviewableMacro"}}}
        """#

    /// Feeds the plugin a message of eight bytes of length, lowest first, and JSON for each request.
    private func answers(_ requests: [String]) throws -> [[String: Any]] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuildProducts.find(environment: [:]).plugin)
        let (input, output) = (Foundation.Pipe(), Foundation.Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        for request in requests {
            let body = Data(request.utf8)
            var header = UInt64(body.count).littleEndian
            try input.fileHandleForWriting.write(contentsOf: Data(bytes: &header, count: 8) + body)
        }
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)

        var rest = data[...]
        var result: [[String: Any]] = []
        while rest.count >= 8 {
            let count = rest.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) }
            let body = rest.dropFirst(8).prefix(count)
            result.append(try #require(JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]))
            rest = rest.dropFirst(8 + count)
        }
        return result
    }

    private func source(_ answer: [String: Any]) throws -> String {
        let result = try #require(answer["expandMacroResult"] as? [String: Any])
        #expect((result["diagnostics"] as? [Any])?.count == 0)
        return try #require(result["expandedSource"] as? String)
    }

    @Test func theHandshakeNamesAProtocolVersion() throws {
        let answer = try #require(try answers([Self.capability]).first)
        let result = try #require(answer["getCapabilityResult"] as? [String: Any])
        #expect((result["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
    }

    @Test func aPreviewBecomesARegistryWithItsLineAndItsSymbol() throws {
        let source = try source(try #require(try answers([Self.capability, Self.freestanding]).last))
        let unique = "$s7UserApp0012pswift_DrJCafMX4_0_33_B7Ll7PreviewfMf_"
        #expect(
            source == """
                enum \(unique)15PreviewRegistryfMu_: PreviewRegistry {
                static var title: String? { "né" }
                static var fileID: String { "UserApp/p.swift" }
                static var line: Int { 4 }
                static var traits: [PreviewTrait<Preview.ViewTraits>] { [.portrait] }
                @MainActor static func makeView() -> AnyView {
                struct Preview: View {
                #sourceLocation(file: "p.swift", line: 4)
                \(String(repeating: " ", count: 36))
                \(String(repeating: " ", count: 17))@State var x = 3
                \(String(repeating: " ", count: 16))

                #sourceLocation()
                @ViewBuilder var body: some View {
                #sourceLocation(file: "p.swift", line: 4)
                \(String(repeating: " ", count: 36))
                \(String(repeating: " ", count: 33))
                    Text("\\(x)")

                #sourceLocation()
                }
                }
                return PreviewContent.make(traits: traits) { Preview() }
                }
                }
                @_silgen_name("viewtree_preview:UserApp/p.swift:95")
                @MainActor func \(unique)11makePreviewfMu_() -> AnyView { \(unique)15PreviewRegistryfMu_.makeView() }
                """)
    }

    @Test func previewableAloneAddsNothing() throws {
        #expect(try source(try #require(try answers([Self.attached]).first)) == "")
    }

    @Test func anUnknownQuestionHasAnEmptyAnswer() throws {
        #expect(try #require(try answers([#"{"somethingNew":{}}"#]).first).isEmpty)
    }
}
