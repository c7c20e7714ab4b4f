import Foundation
import SourceCompiler
import Testing

/// Which changes of files make a watched command answer anew.
struct SourceWatchTests {
    @Test func aSavedANewAndARemovedFileAreChanges() throws {
        let project = try TemporaryProject(["A.swift": "a", "Inner/B.swift": "b", "Makefile": "no source"])
        var watch = SourceWatch([project.folder])
        #expect(watch.files.count == 2)
        #expect(watch.changes() == [])
        try project.write("A.swift", Data("longer".utf8))
        #expect(watch.changes().map { ($0 as NSString).lastPathComponent } == ["A.swift"])
        #expect(watch.changes() == [])
        try project.write("Inner/C.swift", Data("c".utf8))
        #expect(watch.changes().map { ($0 as NSString).lastPathComponent } == ["C.swift"])
        try FileManager.default.removeItem(atPath: project.folder + "/Inner/B.swift")
        #expect(watch.changes().map { ($0 as NSString).lastPathComponent } == ["B.swift"])
        try project.write("Makefile", Data("still none".utf8))
        #expect(watch.changes() == [])
    }

    @Test func theAnswersOwnFileIsNone() throws {
        let project = try TemporaryProject(["A.swift": "a"])
        var watch = SourceWatch([project.folder], ignoring: project.folder + "/audit.json")
        try project.write("audit.json", Data("{}".utf8))
        #expect(watch.changes() == [])
    }

    @Test func aFileThatIsReplacedIsAChange() throws {
        let project = try TemporaryProject(["A.swift": "a"])
        let path = project.folder + "/A.swift"
        var watch = SourceWatch([path])
        try FileManager.default.removeItem(atPath: path)
        #expect(watch.changes() == [path])
        try project.write("A.swift", Data("a".utf8))
        #expect(watch.changes() == [path])
    }
}
