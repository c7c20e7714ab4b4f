import Testing

@testable import SourceCompiler

@Suite struct ConditionedSourceTests {
    private func text(_ source: String, _ platform: SourcePlatform = .iOS) -> String {
        let result = ConditionedSource(bytes: Array(source.utf8), platform: platform, modules: ["UIKit"])
        return String(decoding: result.bytes, as: UTF8.self)
    }

    @Test func thePlatformsConditionsAreDecidedInPlace() {
        #expect(text("#if os(iOS) && DEBUG\n#endif") == "#if true    && DEBUG\n#endif")
        #expect(text("#if os(watchOS)\n#endif") == "#if false      \n#endif")
        #expect(
            text("#if os(watchOS)\n#endif", SourcePlatform(name: "watchOS")) == "#if true       \n#endif")
    }

    @Test func previewsRunInASimulatorButOnAMac() {
        let source = "#if targetEnvironment(simulator)\n#endif"
        #expect(text(source) == "#if true\(String(repeating: " ", count: 24))\n#endif")
        #expect(text(source, SourcePlatform(name: "macOS")).hasPrefix("#if false "))
        #expect(text("#if targetEnvironment(macCatalyst)\n#endif").hasPrefix("#if false "))
    }

    @Test func aStubbedModuleCanBeImported() {
        let source = ConditionedSource(
            bytes: Array("#if canImport(Charts)\n#endif".utf8), platform: .iOS, modules: [], stubbed: ["Charts"])
        #expect(String(decoding: source.bytes, as: UTF8.self).hasPrefix("#if true "))
    }

    @Test func availabilityFollowsTheVersion() {
        #expect(text("if #available(iOS 26.0, *) {") == "if false\(String(repeating: " ", count: 18)) {")
        #expect(text("if #available(iOS 17, *) {") == "if #available(iOS 17, *) {")
        #expect(text("if #unavailable(iOS 26) {") == "if true\(String(repeating: " ", count: 16)) {")
        #expect(text("@available(iOS 26, *) struct A {}") == "@available(iOS 26, *) struct A {}")
    }

    @Test func objectiveCsAttributesAndSelectorsKeepTheirColumns() {
        #expect(text("@objc func a()") == "      func a()")
        #expect(text("x(#selector(A.b))") == "x(Selector( A.b))")
        #expect(text("\"@objc\" // @objc") == "\"@objc\" // @objc")
    }

    @Test func whatAConditionLeavesOutIsNotScanned() {
        let text = """
            #if os(macOS)
            struct A: View { let x: Int }
            #elseif canImport(UIKit) && !targetEnvironment(macCatalyst)
            struct B: View { }
            #else
            struct C: View { }
            #endif
            #if swift(>=5.9)
            struct D: View { }
            #endif
            """
        #expect(scan(text).views.map(\.path) == ["B", "D"])
        #expect(
            chooser(["A.swift": text], platform: SourcePlatform(name: "macOS")).scan.views.map(\.path) == ["A", "D"])
    }

    @Test func importsAreFoundWithTheirModules() {
        let source = ConditionedSource(
            bytes: Array(
                "import SwiftUI\n@testable import A.B\nimport struct C.D\n#if os(macOS)\nimport E\n#endif".utf8),
            platform: .iOS, modules: [])
        #expect(source.imports.map(\.name) == ["SwiftUI", "A", "C"])
    }
}
