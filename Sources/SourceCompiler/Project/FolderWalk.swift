import Foundation

/// What lies below a folder that the user named: Swift files, resources, asset catalogues.
struct FolderWalk {
    /// Folders whose files are no part of an app's own sources.
    private static let skippedFolders: Set<String> = [
        "Tests", "UITests", "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane",
    ]
    /// Folders that are one thing: none of their files is the app's.
    private static let skippedEndings = [
        ".xcodeproj", ".xcworkspace", ".playground", ".docc", ".xcdatamodeld", ".framework", ".xcframework",
        ".xctestplan", "Tests",
    ]
    /// Files that are no resources.
    private static let codeEndings: Set<String> = [
        "swift", "h", "m", "mm", "c", "cpp", "hpp", "pch", "md", "yml", "yaml", "entitlements", "xcconfig", "lock",
        "resolved", "gitignore", "modulemap", "rb", "sh", "storyboard", "xib", "metal",
    ]
    /// A folder with more is no project: somebody's home, for one.
    private static let mostResources = 5000

    /// Entries that are looked at before the walk ends.
    static let mostEntries = 200_000
    private var budget = Self.mostEntries
    /// Whether there was more than that.
    var isCutShort: Bool { budget <= 0 }
    /// The folders that were looked into, by device and number: links may lead in circles.
    private var visited: Set<[UInt64]> = []
    /// Folders that are reached through a link, for the end: what lies below them may be found without.
    private var links: [(path: String, name: String, language: String?, depth: Int)] = []

    private(set) var swiftFiles: [String] = []
    private(set) var resources: [ProjectResource] = []
    /// Names of folders that hold Swift files: modules of a package, which are compiled as one here.
    private(set) var folderNames: Set<String> = []

    init(_ folder: String) {
        walk(folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder, language: nil, depth: 0)
        while !links.isEmpty, budget > 0 {
            let link = links.removeFirst()
            walkFolder(link.path, link.name, link.language, link.depth)
        }
        swiftFiles.sort()
        resources.sort { $0.path < $1.path }
    }

    private mutating func walk(_ folder: String, language: String?, depth: Int) {
        guard depth < 40, let place = Self.place(of: folder), visited.insert(place).inserted else { return }
        // In an order of their own: which of two ways to a folder is taken must not depend on the disk.
        for entry in Self.entries(of: folder).sorted(by: { $0.name < $1.name })
        where !entry.name.hasPrefix(".") && budget > 0 {
            budget -= 1
            let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
            if entry.isFolder {
                if entry.isLink {
                    links.append((path, entry.name, language, depth))
                } else {
                    walkFolder(path, entry.name, language, depth)
                }
            } else if entry.isFile {
                add(file: path, entry.name, language, in: folder)
            }
        }
    }

    private mutating func walkFolder(_ path: String, _ name: String, _ language: String?, _ depth: Int) {
        if Self.skippedFolders.contains(name) || Self.skippedEndings.contains(where: name.hasSuffix) { return }
        if name.hasSuffix(".xcassets") || name.hasSuffix(".bundle") {
            add(ProjectResource(path: SourceFiles.absolute(path), language: language))
        } else if name.hasSuffix(".lproj") {
            walk(path, language: String(name.dropLast(".lproj".count)), depth: depth + 1)
        } else {
            walk(path, language: language, depth: depth + 1)
        }
    }

    private mutating func add(file path: String, _ name: String, _ language: String?, in folder: String) {
        if name.hasSuffix(".swift") {
            if name != "Package.swift" {
                swiftFiles.append(path)
                folderNames.formUnion(folder.split(separator: "/").map(String.init))
            }
            return
        }
        let ending = name.split(separator: ".").count > 1 ? name.split(separator: ".").last.map(String.init) ?? "" : ""
        if Self.codeEndings.contains(ending) || ending.isEmpty { return }
        add(ProjectResource(path: SourceFiles.absolute(path), language: language))
    }

    private mutating func add(_ resource: ProjectResource) {
        if resources.count < Self.mostResources { resources.append(resource) }
    }

    // MARK: Single files

    /// The resources that belong to a single file: catalogues and string tables in its folder or the nearest one above
    /// that has any.
    static func resources(near file: String) -> [ProjectResource] {
        let levels = 4
        var folder = URL(fileURLWithPath: SourceFiles.absolute(file)).deletingLastPathComponent().path
        for _ in 0..<levels where folder != "/" {
            let found = entries(of: folder).flatMap { entry -> [ProjectResource] in
                let path = "\(folder)/\(entry.name)"
                if entry.name.hasSuffix(".lproj"), entry.isFolder {
                    let language = String(entry.name.dropLast(".lproj".count))
                    return entries(of: path).filter { !$0.isFolder }
                        .map { ProjectResource(path: "\(path)/\($0.name)", language: language) }
                }
                let isResource = entry.name.hasSuffix(".xcassets") || entry.name.hasSuffix(".xcstrings")
                return isResource || entry.name.hasSuffix(".json") ? [ProjectResource(path: path)] : []
            }
            if !found.isEmpty { return found.sorted { $0.path < $1.path } }
            folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        }
        return []
    }

    /// The device and the number of a folder; nil where there is none.
    private static func place(of folder: String) -> [UInt64]? {
        var info = stat()
        guard stat(folder, &info) == 0 else { return nil }
        return [UInt64(truncatingIfNeeded: info.st_dev), UInt64(info.st_ino)]
    }

    /// What lies in a folder.
    struct Entry {
        let name: String
        let isFolder: Bool
        /// Not a pipe, a socket or a device: reading one of those might never end.
        let isFile: Bool
        let isLink: Bool
    }

    static func entries(of folder: String) -> [Entry] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var result: [Entry] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            let type = Int32(entry.pointee.d_type)
            var isFolder = type == Int32(DT_DIR)
            var isFile = type == Int32(DT_REG)
            if type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) {
                var info = stat()
                let isThere = stat("\(folder)/\(name)", &info) == 0
                isFolder = isThere && info.st_mode & S_IFMT == S_IFDIR
                isFile = isThere && info.st_mode & S_IFMT == S_IFREG
            }
            result.append(Entry(name: name, isFolder: isFolder, isFile: isFile, isLink: type == Int32(DT_LNK)))
        }
        return result
    }
}
