import Testing

@testable import SourceCompiler

/// Whatever stands in a file, looking for views in it ends, and ends well.
@Suite struct BrokenSourceTests {
    private static let sample = #"""
        import struct A.B
        #if os(iOS) && !(canImport(X) || swift(>=5))
        @main struct App<T: P<Q>, each U>: SwiftUI.View & B where T == [Int: (a: Int) -> Set<U>] {
            @State(initialValue: 1) private(set) var a: Int?, b = [1, 2].map { $0 + 1 }, (c, d): (Int, Int) { didSet { } }
            let f: @Sendable (Int) async throws -> [String: Int] = { _ in ["\("a" + "\(1)")": 1] }
            init?<V>(_ x: V..., y: Int = 1) throws where V: P { self.a = x < y ? 1 : 2 }
            subscript(i: Int) -> Int { get { i } set { } }
            @available(iOS 26, *) func g() { if #available(iOS 26.0, *), x { } }
        }
        #elseif os(macOS)
        extension App.C: View { enum E { case a(Int), b } }
        #else
        #endif
        #Preview("a\nb", traits: .fixedLayout(width: 1, height: 2), arguments: [1]) { (n: Int) in
            @Previewable @State var x = 1
            App()/* c */.padding(#"}"#)
        }
        """#

    private func look(at bytes: [UInt8]) {
        let source = ConditionedSource(bytes: bytes, platform: .iOS, modules: ["SwiftUI"])
        #expect(source.bytes.count == bytes.count)
        let file = SourceFile(displayPath: "A.swift", path: "/A.swift", compilePath: "/A.swift", bytes: bytes)
        let chooser = ViewChooser(scan: SourceScan([source]), files: [file])
        _ = message(chooser)
        _ = message(chooser, view: "App")
        _ = message(chooser, preview: "1")
        _ = source.imports
    }

    @Test func everyBeginningAndEndOfAFile() {
        let bytes = Array(Self.sample.utf8)
        for index in bytes.indices {
            look(at: Array(bytes[..<index]))
            look(at: Array(bytes[index...]))
        }
    }

    @Test func aFileWithAnyByteMissingOrDoubled() {
        let bytes = Array(Self.sample.utf8)
        for index in bytes.indices {
            look(at: Array(bytes[..<index] + bytes[(index + 1)...]))
            look(at: Array(bytes[...index] + bytes[index...]))
        }
    }
}
