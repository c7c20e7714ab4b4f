import Foundation

/// The images and colours of a bundle's asset catalogues (`.xcassets`), which are folders with a `Contents.json` each.
///
/// Source of the format: Apple's archived "Asset Catalog Format Reference".
final class AssetCatalog: @unchecked Sendable {
    private let lock = NSLock()
    /// Folders by name, with the folders that have a namespace in front.
    private let imageSets: [String: String]
    private let colorSets: [String: String]
    private let resources: String
    private var images: [String: AssetImageSet?] = [:]
    private var colors: [String: AssetColorSet?] = [:]

    private init(bundlePath: String) {
        let resources = Bundle(path: bundlePath)?.resourcePath ?? bundlePath
        self.resources = resources
        var images: [String: String] = [:]
        var colors: [String: String] = [:]
        /// Finds the sets of a folder, at any depth.
        func walk(_ folder: String, namespace: String, depth: Int) {
            // Far deeper than anybody sorts images.
            guard depth < 16 else { return }
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] {
                let path = "\(folder)/\(name)"
                if name.hasSuffix(".imageset") {
                    images[namespace + name.dropLast(".imageset".count)] = path
                } else if name.hasSuffix(".colorset") {
                    colors[namespace + name.dropLast(".colorset".count)] = path
                } else if !name.contains(".") {
                    let contents = AssetContents(folder: path)
                    walk(
                        path, namespace: contents.providesNamespace ? "\(namespace)\(name)/" : namespace,
                        depth: depth + 1)
                }
            }
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: resources))?.sorted() ?? []
        where name.hasSuffix(".xcassets") {
            walk("\(resources)/\(name)", namespace: "", depth: 0)
        }
        imageSets = images
        colorSets = colors
    }

    /// The image of a name; of one that no catalogue has, the file beside them.
    func image(named name: String) -> AssetImageSet? {
        lock.lock()
        defer { lock.unlock() }
        if let known = images[name] { return known }
        let found = imageSets[name].map(AssetImageSet.init(folder:)) ?? AssetImageSet(files: name, in: resources)
        images[name] = .some(found)
        return found
    }

    func color(named name: String) -> AssetColorSet? {
        lock.lock()
        defer { lock.unlock() }
        if let known = colors[name] { return known }
        let found = colorSets[name].flatMap(AssetColorSet.init(folder:))
        colors[name] = .some(found)
        return found
    }

    // MARK: By bundle

    private static let catalogsLock = NSLock()
    nonisolated(unsafe) private static var catalogs: [String: AssetCatalog] = [:]

    /// The catalogues of a bundle, read once; nil is the main one.
    static func of(bundlePath: String?) -> AssetCatalog {
        let path = bundlePath ?? Bundle.main.bundlePath
        catalogsLock.lock()
        defer { catalogsLock.unlock() }
        if let known = catalogs[path] { return known }
        let catalog = AssetCatalog(bundlePath: path)
        catalogs[path] = catalog
        return catalog
    }
}

/// A `Contents.json`; empty where there is none, or one that cannot be read.
struct AssetContents {
    let object: [String: Any]

    init(folder: String) {
        let data = FileManager.default.contents(atPath: "\(folder)/Contents.json")
        object = data.flatMap { (try? JSONSerialization.jsonObject(with: $0)) as? [String: Any] } ?? [:]
    }

    func list(_ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }

    var providesNamespace: Bool { (object["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false }

    /// What an entry says about the appearance it is for, such as `luminosity` → `dark`.
    static func appearances(of entry: [String: Any]) -> [String: String] {
        let list = entry["appearances"] as? [[String: String]] ?? []
        return Dictionary(
            list.compactMap { item in item["appearance"].flatMap { key in item["value"].map { (key, $0) } } },
            uniquingKeysWith: { first, _ in first })
    }
}
