import Foundation

/// A folder may hold several targets: an app, its widget, a watch app. They are modules of their own, and two of them
/// may declare the same types; here one of them is compiled.
extension SourceProject {
    /// Leaves out the files of the targets that the wanted view is not in.
    mutating func separateTargets(view: String?, preview: String?, platform: SourcePlatform) {
        let mains = Dictionary(
            scan.declarations.filter(\.isMain).map { (directory(of: $0.file), $0) },
            uniquingKeysWith: { first, _ in first })
        if mains.count > 1 { keepOneTarget(mains, view: view, preview: preview, platform: platform) }
        leaveOutDuplicates(view: view)
    }

    private func directory(of file: Int) -> String {
        URL(fileURLWithPath: files[file].path).deletingLastPathComponent().path
    }

    private static func contains(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder + "/")
    }

    private mutating func keepOneTarget(
        _ mains: [String: DeclaredType], view: String?, preview: String?, platform: SourcePlatform
    ) {
        // A target's folder reaches up to where another `@main` comes into sight.
        let roots = mains.keys.sorted().map { folder -> (root: String, main: DeclaredType) in
            var root = folder
            while true {
                let parent = URL(fileURLWithPath: root).deletingLastPathComponent().path
                let others = mains.keys.contains { $0 != folder && Self.contains(parent, $0) }
                if others || parent == root { break }
                root = parent
            }
            return (root, mains[folder]!)
        }
        func declares(_ root: String, _ name: String) -> Bool {
            scan.declarations.contains {
                ($0.name == name || $0.path == name) && Self.contains(root, files[$0.file].path)
            }
        }
        func rank(_ item: (root: String, main: DeclaredType)) -> [Int] {
            let isApp = item.main.inherited.contains("App")
            let isWatch = item.root.lowercased().contains("watch")
            let isNamed = view.map { declares(item.root, $0) } ?? false
            let hasPreview = scan.previews.contains {
                preview != nil && $0.title == preview && Self.contains(item.root, files[$0.file].path)
            }
            let isOther = ["macos", "tvos", "visionos", "mac", "tv", "clip"].contains { word in
                (item.root as NSString).lastPathComponent.lowercased().contains(word)
                    && !word.hasPrefix(platform.name.lowercased().prefix(3))
            }
            return [
                isNamed ? 0 : 1, hasPreview ? 0 : 1, isApp ? 0 : 1, isWatch == (platform.name == "watchOS") ? 0 : 1,
                isOther ? 1 : 0,
            ]
        }
        let chosen = roots.min { rank($0).lexicographicallyPrecedes(rank($1)) }
        let others = roots.filter { $0.root != chosen?.root }.map(\.root)
        let paths = files.map(\.path)
        keep { index in !others.contains { Self.contains($0, paths[index]) } }
    }

    /// Of files in different folders that declare the same type, the ones nearest to the wanted view stay.
    private mutating func leaveOutDuplicates(view: String?) {
        let homes = scan.declarations.filter { $0.access == .everywhere && !$0.path.contains(".") }
        let byName = Dictionary(grouping: homes, by: \.path).filter { $0.value.count > 1 }
        guard !byName.isEmpty else { return }
        let wanted =
            scan.declarations.first { $0.name == view || $0.path == view }
            ?? scan.declarations.first { $0.isMain }
            ?? scan.previews.first.flatMap { preview in
                scan.declarations.first { $0.file == preview.file }
            }
        let home = (wanted ?? homes[0]).file
        let near = directory(of: home).split(separator: "/")
        func distance(_ file: Int) -> Int {
            let folder = directory(of: file).split(separator: "/")
            let common = zip(near, folder).prefix { $0 == $1 }.count
            return file == home ? -1 : near.count + folder.count - 2 * common
        }
        var dropped: Set<Int> = []
        for (_, types) in byName {
            let files = Set(types.map(\.file)).sorted()
            // Twice in one folder is the user's own mistake, and the compiler says so.
            guard files.count > 1, Set(files.map(directory)).count > 1 else { continue }
            let nearest = files.min { (distance($0), $0) < (distance($1), $1) }
            for file in files where file != nearest && directory(of: file) != nearest.map(directory) {
                dropped.insert(file)
            }
        }
        keep { !dropped.contains($0) }
    }
}
