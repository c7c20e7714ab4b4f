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

    /// Entries that are looked at before the walk ends: links may lead in circles.
    private var budget = 200_000

    private(set) var swiftFiles: [String] = []
    private(set) var resources: [ProjectResource] = []
    /// Names of folders that hold Swift files: modules of a package, which are compiled as one here.
    private(set) var folderNames: Set<String> = []

    init(_ folder: String) {
        walk(folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder, language: nil, depth: 0)
        swiftFiles.sort()
        resources.sort { $0.path < $1.path }
    }

    private mutating func walk(_ folder: String, language: String?, depth: Int) {
        guard depth < 40 else { return }
        for entry in Self.entries(of: folder) where !entry.name.hasPrefix(".") && budget > 0 {
            budget -= 1
            let path = folder == "/" ? "/" + entry.name : folder + "/" + entry.name
            if entry.isFolder {
                walkFolder(path, entry.name, language, depth)
            } else {
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

    static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var result: [(name: String, isFolder: Bool)] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            var isFolder = Int32(entry.pointee.d_type) == Int32(DT_DIR)
            if Int32(entry.pointee.d_type) == Int32(DT_LNK) || Int32(entry.pointee.d_type) == Int32(DT_UNKNOWN) {
                var info = stat()
                isFolder = stat("\(folder)/\(name)", &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
            }
            result.append((name, isFolder))
        }
        return result
    }
}
