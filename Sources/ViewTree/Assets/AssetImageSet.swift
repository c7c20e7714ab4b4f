import Foundation

/// One image in several scales and for several kinds of device.
struct AssetImageSet: Sendable {
    private struct Variant: Sendable {
        let path: String
        let idiom: String
        /// Pixels per point; nil for a vector image, and for one that is the same at every scale.
        let scale: CGFloat?
    }

    private var variants: [Variant] = []

    init(folder: String) {
        for entry in AssetContents(folder: folder).list("images") {
            // The first look of an image is as large as its others.
            guard let name = entry["filename"] as? String, AssetContents.appearances(of: entry).isEmpty else {
                continue
            }
            variants.append(
                Variant(
                    path: "\(folder)/\(name)", idiom: entry["idiom"] as? String ?? "universal",
                    scale: (entry["scale"] as? String).flatMap(Self.scale)))
        }
    }

    /// `name`, `name@2x` and `name@3x` among a bundle's files; nil without any.
    init?(files name: String, in folder: String) {
        let stem = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        for (suffix, scale) in [("@3x", 3), ("@2x", 2), ("", 1)] as [(String, CGFloat)] {
            for ending in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
                let path = "\(folder)/\(stem)\(suffix).\(ending)"
                guard FileManager.default.fileExists(atPath: path) else { continue }
                variants.append(Variant(path: path, idiom: "universal", scale: scale))
            }
        }
        if variants.isEmpty { return nil }
    }

    private static func scale(_ text: String) -> CGFloat? {
        Double(text.prefix { $0 != "x" }).flatMap { $0 > 0 ? CGFloat($0) : nil }
    }

    /// The size in points on a display; nil when no file tells.
    func size(displayScale: CGFloat, isMacOS: Bool) -> CGSize? {
        let idioms = isMacOS ? ["mac", "universal"] : ["iphone", "universal"]
        let fitting = idioms.lazy.map { idiom in variants.filter { $0.idiom == idiom } }.first { !$0.isEmpty }
        // The display's own scale, else the nearest above, else the largest.
        let byScale = (fitting ?? variants).sorted { ($0.scale ?? displayScale) < ($1.scale ?? displayScale) }
        guard let chosen = byScale.first(where: { ($0.scale ?? displayScale) >= displayScale }) ?? byScale.last,
            let pixels = ImageFile.size(of: chosen.path)
        else { return nil }
        let scale = chosen.scale ?? 1
        return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
}
