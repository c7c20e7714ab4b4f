import Foundation
import Testing

@testable import SourceCompiler

/// One file of a folder changes, in every way: the answer is the one that a first command would give.
@Suite(.serialized) final class IncrementalBuildTests {
    private let folder = NSTemporaryDirectory() + "/viewtree-incremental-\(UUID().uuidString)"
    private var cache: CompileCache { CompileCache(folder: folder + "/cache") }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ files: [String: String]) throws {
        try FileManager.default.createDirectory(atPath: folder + "/App", withIntermediateDirectories: true)
        for (name, text) in files {
            try "import SwiftUI\n\(text)\n".write(toFile: "\(folder)/App/\(name)", atomically: true, encoding: .utf8)
        }
    }

    /// What `dump` says about the folder, or a message.
    private func answer(view: String? = nil) -> String { Self.answer(about: folder, view: view) }

    private static func answer(about folder: String, view: String? = nil) -> String {
        var environment = ProcessInfo.processInfo.environment
        environment["VIEWTREE_CACHE"] = folder + "/cache"
        let output = folder + "/answer-\(UInt32.random(in: 0 ... .max))"
        do {
            let program = try SourceCompiler(paths: [folder + "/App"], view: view, environment: environment).compile()
            let code = try program.run(arguments: ["dump", folder + "/App", "--output", output])
            return (try? String(contentsOfFile: output, encoding: .utf8)) ?? "exit code \(code)"
        } catch { return "\(error)" }
    }

    /// Everything but the library goes.
    private func emptyCache() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: cache.folder)
        where name == "objects" || name.hasPrefix("program-") { cache.remove(name) }
    }

    private var objects: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: cache.objects.folder)) ?? [])
    }

    private static let start = [
        "Screen.swift":
            "#Preview { Screen() }\nstruct Screen: View { var body: some View { VStack { Row(item: Item()).card() } } }",
        "Row.swift":
            "struct Row: View { let item: Item\n var body: some View { Text(item.title).frame(width: item.width) } }",
        "Item.swift": "struct Item { var title = \"Milk\"\n var width: CGFloat { 80 } }",
        "Card.swift": "extension View { func card() -> some View { padding(8) } }",
    ]

    @Test func everyChangeGivesTheAnswerOfAFirstCommand() throws {
        try write(Self.start)
        var last = answer()
        #expect(last.contains("80"))
        let changes: [(what: String, files: [String: String], compiled: Int)] = [
            ("a body", ["Item.swift": "struct Item { var title = \"Milk\"\n var width: CGFloat { 90 } }"], 1),
            (
                "a body with another type",
                ["Card.swift": "extension View { func card() -> some View { padding(9).frame(width: 200) } }"], 2
            ),
            (
                "a stored property",
                [
                    "Item.swift":
                        "struct Item { var more = [1.5, 2]\n var title = \"Oats\"\n var width: CGFloat { 90 } }"
                ], 3
            ),
            (
                "a type",
                ["Item.swift": "struct Item { var more = 1\n var title = \"Bread\"\n var width: Double { 70 } }"], 3
            ),
            (
                "a default value",
                ["Card.swift": "extension View { func card(_ by: CGFloat = 20) -> some View { padding(by) } }"], 2
            ),
            (
                "another default value",
                ["Card.swift": "extension View { func card(_ by: CGFloat = 30) -> some View { padding(by) } }"], 2
            ),
            (
                "a new file that changes what a name means",
                [
                    "Text.swift":
                        "struct Text: View { let text: String\n init(_ text: String) { self.text = text }\n var body: some View { Color.red.frame(height: 33) } }"
                ], 3
            ),
            (
                "a renamed type",
                [
                    "Item.swift": "struct Thing { var title = \"Tea\"\n var width: Double { 60 } }",
                    "Row.swift":
                        "struct Row: View { let item: Thing\n var body: some View { Text(item.title).frame(width: item.width) } }",
                    "Screen.swift":
                        "#Preview { Screen() }\nstruct Screen: View { var body: some View { VStack { Row(item: Thing()).card() } } }",
                ], 3
            ),
        ]
        for change in changes {
            try write(change.files)
            let before = objects
            let incremental = answer()
            #expect(objects.subtracting(before).count <= change.compiled, "\(change.what)")
            try emptyCache()
            #expect(incremental == answer(), "\(change.what)")
            #expect(incremental != last, "\(change.what)")
            last = incremental
        }
        // A file that goes, with a name that others use and the library has, too.
        try FileManager.default.removeItem(atPath: folder + "/App/Text.swift")
        let incremental = answer()
        try emptyCache()
        #expect(incremental == answer())
        #expect(incremental != last)
        // A file that goes and is missed.
        try FileManager.default.removeItem(atPath: folder + "/App/Card.swift")
        #expect(answer().contains("has no member 'card'"))
    }

    @Test func anotherViewOfTheSameFilesCompilesNoFileAgain() throws {
        try write(Self.start)
        _ = answer()
        let before = objects
        #expect(answer(view: "Screen").contains("Screen"))
        // The code that makes the view.
        #expect(objects.subtracting(before).count == 1)
    }

    @Test func commandsAtTheSameTimeDoNotSpoilEachOther() throws {
        try write(Self.start)
        let answers = Answers()
        let folder = folder
        DispatchQueue.concurrentPerform(iterations: 3) { _ in answers.add(Self.answer(about: folder)) }
        #expect(Set(answers.all).count == 1)
        #expect(answers.all.first?.contains("Row") == true)
        let left = try FileManager.default.contentsOfDirectory(atPath: cache.folder)
        #expect(!left.contains { $0.hasPrefix("unfinished-") })
    }

    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var texts: [String] = []

        func add(_ text: String) { lock.withLock { texts.append(text) } }

        var all: [String] { lock.withLock { texts } }
    }
}
