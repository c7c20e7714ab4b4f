import Foundation
import Testing

@testable import SourceCompiler

/// Folders as Xcode keeps them.
@Suite struct ProjectTests {
    private static let body = "var body: some View { Text(\"\") }"

    private func names(_ files: KeyValuePairs<String, String>) throws -> [String] {
        let project = try TemporaryProject(files)
        return try SourceFiles([project.folder]).files.map { $0.displayPath.dropFirst(project.folder.count + 1) }
            .map(String.init)
    }

    @Test func testsManifestsAndScriptsAreNoPartOfTheApp() throws {
        let names = try names([
            "App/A.swift": "import SwiftUI", "AppTests/T.swift": "", "Package.swift": "", "Tests/B.swift": "",
            "App/main.swift": "print(1)", "Tools/run.swift": "#!/usr/bin/env swift", "Spec/S.swift": "import XCTest\n",
            "Spec/U.swift": "import Foundation\n@testable import App\n", "Plugins/P.swift": "import PackagePlugin",
            ".build/X.swift": "", "Play.playground/Contents.swift": "", "App/Testing.swift": "import TestingKit",
        ])
        #expect(names == ["App/A.swift", "App/Testing.swift"])
    }

    @Test func twoFilesOfOneNameHaveDifferentNamesForTheCompiler() throws {
        let project = try TemporaryProject(["A/X.swift": "", "B/X.swift": ""])
        let files = try SourceFiles([project.folder]).files
        #expect(files.map(\.fileName) == ["X.swift", "X~2.swift"])
        #expect(files.map(\.fileNameOnDisk) == ["X.swift", "X.swift"])
    }

    @Test func linksThatLeadInCirclesAreFollowedOnce() throws {
        let project = try TemporaryProject(["App/A.swift": "", "App/Parts/B.swift": "", "Shared/C.swift": ""])
        for (link, target) in [("App/Parts/again", ".."), ("App/shared", "../Shared"), ("App/self", "self")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(project.folder)/\(link)", withDestinationPath: target)
        }
        let names = try SourceFiles([project.folder + "/App"]).files.map(\.fileName)
        #expect(names.sorted() == ["A.swift", "B.swift", "C.swift"])
    }

    @Test func aPipeIsNoFile() throws {
        let project = try TemporaryProject(["A.swift": ""])
        let pipe = "\(project.folder)/P.swift"
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: SourceError("no file and no folder: \(pipe)")) { try SourceFiles([pipe]) }
        #expect(try SourceFiles([project.folder]).files.map(\.fileName) == ["A.swift"])
    }

    @Test func aModuleThatNobodyImportsIsNotSilentlyMadeUp() {
        let file = SourceFile(
            displayPath: "A.swift", path: "/p/A.swift", compilePath: "/p/A.swift",
            bytes: Array("import SwiftUI\nimport MapKit".utf8))
        func notes(_ stubbed: Set<String>) -> [String] {
            SourceProject(SourceFiles(files: [file]), platform: .iOS, modules: ["SwiftUI"], stubbed: stubbed).notes
        }
        #expect(notes(["MapKit", "unknown"]).isEmpty)
        #expect(notes(["Foo"]) == ["warning: no file imports Foo (--stub); they import MapKit, SwiftUI"])
    }

    @Test func resourcesAreFoundWithTheirLanguages() throws {
        let project = try TemporaryProject([
            "A.swift": "", "data.json": "", "de.lproj/Localizable.strings": "", "Media.xcassets/Contents.json": "",
            "README.md": "", "App.xcodeproj/project.pbxproj": "",
        ])
        let resources = try SourceFiles([project.folder]).resources
        #expect(resources.map(\.name) == ["Media.xcassets", "data.json", "Localizable.strings"])
        #expect(resources.map(\.language) == [nil, nil, "de"])
    }

    private func project(_ files: KeyValuePairs<String, String>, view: String? = nil, _ platform: SourcePlatform = .iOS)
        -> SourceProject
    {
        let files = files.map { name, text in
            SourceFile(displayPath: name, path: "/p/\(name)", compilePath: "/p/\(name)", bytes: Array(text.utf8))
        }
        var project = SourceProject(SourceFiles(files: files), platform: platform, modules: ["SwiftUI"])
        project.separateTargets(view: view, preview: nil, platform: platform)
        return project
    }

    @Test func ofSeveralTargetsTheAppIsCompiled() {
        let files: KeyValuePairs = [
            "App/Main.swift": "@main struct A: App {}", "App/Views/Row.swift": "struct Row: View { \(Self.body) }",
            "Shared/S.swift": "struct S {}", "Watch/Main.swift": "@main struct W: App {}",
            "Watch/Row.swift": "struct Row: View { \(Self.body) }\nstruct Dial: View { \(Self.body) }",
            "Widget/Widget.swift": "@main struct B: WidgetBundle {}",
        ]
        #expect(project(files).files.map(\.displayPath) == ["App/Main.swift", "App/Views/Row.swift", "Shared/S.swift"])
        let watch = ["Shared/S.swift", "Watch/Main.swift", "Watch/Row.swift"]
        #expect(project(files, SourcePlatform(name: "watchOS")).files.map(\.displayPath) == watch)
        #expect(project(files, view: "Dial").files.map(\.displayPath) == watch)
    }

    @Test func ofFilesThatDeclareTheSameTypeTheNearestStays() {
        let files: KeyValuePairs = [
            "One/Screen.swift": "struct One: View { \(Self.body) }", "One/Row.swift": "struct Row {}",
            "Two/Screen.swift": "struct Two: View { \(Self.body) }", "Two/Row.swift": "struct Row {}",
        ]
        #expect(!project(files, view: "Two").files.map(\.displayPath).contains("One/Row.swift"))
        #expect(!project(files, view: "One").files.map(\.displayPath).contains("Two/Row.swift"))
        #expect(project(files, view: "One").notes == ["note: Two/Row.swift is left out: it belongs to another target"])
    }

    @Test func privateTypesOfOneNameAreNoDuplicates() {
        let files: KeyValuePairs = ["A/A.swift": "private struct Row {}", "B/B.swift": "private struct Row {}"]
        #expect(project(files).files.count == 2)
    }

    @Test func symbolsOfAssetsAreTheirNamesInCamelCase() {
        #expect(AssetSymbols.symbol(of: "Logo") == "logo")
        #expect(AssetSymbols.symbol(of: "Brand Dark-2") == "brandDark2")
        #expect(AssetSymbols.symbol(of: "URLIcon") == "urlIcon")
        #expect(AssetSymbols.symbol(of: "4K") == "_4K")
        #expect(AssetSymbols.symbol(of: "default") == nil)
    }

    @Test func filesAreSharedOutBySize() {
        #expect(Frontend.shares(of: [5, 1, 4, 2], among: 2).map { $0.sorted() } == [[0, 1], [2, 3]])
        #expect(Frontend.shares(of: [5], among: 2).map { $0.sorted() } == [[0]])
    }
}
