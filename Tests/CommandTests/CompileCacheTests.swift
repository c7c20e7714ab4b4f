import Foundation
import Testing

@testable import SourceCompiler

@Suite final class CompileCacheTests {
    private let folder = NSTemporaryDirectory() + "/viewtree-cache-\(UUID().uuidString)"
    private static let hour = 3600.0

    init() throws {
        try FileManager.default.createDirectory(atPath: folder + "/objects", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func exists(_ name: String) -> Bool { access("\(folder)/\(name)", F_OK) == 0 }

    /// A file or a folder with a file of 1,000 bytes, used so many seconds ago.
    private func put(_ name: String, isFolder: Bool = true, ago seconds: Double, from now: Double) throws {
        let path = "\(folder)/\(name)"
        if isFolder { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
        try Data(count: 1000).write(to: URL(fileURLWithPath: isFolder ? path + "/file" : path))
        let date = Date(timeIntervalSince1970: now - seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }

    @Test func theOldestGoUntilTheRestFits() throws {
        let now = Date().timeIntervalSince1970
        try put("program-a", ago: 4 * Self.hour, from: now)
        try put("objects/b.o", isFolder: false, ago: 3 * Self.hour, from: now)
        try put("library-c", ago: 2 * Self.hour, from: now)
        try put("objects/d.o", isFolder: false, ago: Self.hour, from: now)
        CompileCache(folder: folder, limit: 2000).prune(now: now)
        #expect(["program-a", "objects/b.o", "library-c", "objects/d.o"].map(exists) == [false, false, true, true])
    }

    @Test func whatMayBeInUseStays() throws {
        let now = Date().timeIntervalSince1970
        try put("program-a", ago: 5, from: now)
        CompileCache(folder: folder, limit: 10).prune(now: now)
        #expect(exists("program-a"))
    }

    @Test func whatStoppedCommandsLeftUnfinishedGoes() throws {
        let now = Date().timeIntervalSince1970
        try put("unfinished-1-x", ago: Self.hour, from: now)
        try put("unfinished-2-x", ago: Self.hour, from: now)
        try put("unfinished-3-x", ago: 1, from: now)
        let working = FolderLock("\(folder)/unfinished-2-x")
        CompileCache(folder: folder).prune(now: now)
        #expect(["unfinished-1-x", "unfinished-2-x", "unfinished-3-x"].map(exists) == [false, true, true])
        working?.release()
    }

    @Test func anEntryIsThereWhenItIsComplete() throws {
        let cache = CompileCache(folder: folder)
        #expect(throws: SourceError.self) {
            _ = try cache.add("program-a") { folder throws(SourceError) in
                #expect(cache.entry("program-a") == nil)
                throw SourceError("stopped")
            }
        }
        #expect(cache.entry("program-a") == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.hasPrefix("unfinished") })
        _ = try cache.add("program-a") { _ throws(SourceError) in }
        #expect(cache.entry("program-a") != nil)
    }

    // MARK: The build folder

    private func build(objects: [String], listed root: String) throws -> String {
        let build = folder + "/build"
        let files = FileManager.default
        for name in ["viewtree.product", "Modules", "ViewTree.build"] {
            try files.createDirectory(atPath: "\(build)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["Modules/ViewTree.swiftmodule"] + objects {
            try Data().write(to: URL(fileURLWithPath: "\(build)/\(name)"))
        }
        let list = ["ViewTree.build/A.swift.o", "ViewTree.build/B.swift.o"].map { "\(root)/\($0)\n" }.joined()
        try list.write(toFile: build + "/viewtree.product/Objects.LinkFileList", atomically: true, encoding: .utf8)
        return URL(fileURLWithPath: build).resolvingSymlinksInPath().path
    }

    @Test func aBuildFolderThatWasMovedIsUsedWhereItIs() throws {
        let objects = ["ViewTree.build/A.swift.o", "ViewTree.build/B.swift.o"]
        let build = try build(objects: objects, listed: "/elsewhere/.build/debug")
        let products = try BuildProducts.find(environment: ["VIEWTREE_BUILD": build])
        #expect(products.objects == objects.map { "\(build)/\($0)" })
        #expect(products.moduleCacheFolder == nil)
    }

    @Test func aBuildFolderThatIsNotCompleteSaysSo() throws {
        let build = try build(objects: ["ViewTree.build/A.swift.o"], listed: "/elsewhere/.build/debug")
        #expect(throws: SourceError.self) { try BuildProducts.find(environment: ["VIEWTREE_BUILD": build]) }
    }
}
