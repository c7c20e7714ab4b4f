import Foundation
import SwiftTokens

/// The symbols that Xcode makes of asset catalogues: `Image(.logo)`, `Color(.brand)`, `Color.brand`.
struct AssetSymbols {
    private struct Asset: Hashable {
        /// With the folders that have a namespace in front.
        let name: String
        let symbol: String
    }

    private var colors: [Asset] = []
    private var images: [Asset] = []

    init(_ resources: [ProjectResource]) {
        for resource in resources where resource.name.hasSuffix(".xcassets") {
            walk(resource.path, namespace: "", depth: 0)
        }
        colors = Self.unique(colors)
        images = Self.unique(images)
    }

    private mutating func walk(_ folder: String, namespace: String, depth: Int) {
        guard depth < 16 else { return }
        for entry in FolderWalk.entries(of: folder).sorted(by: { $0.name < $1.name }) where entry.isFolder {
            let parts = entry.name.split(separator: ".")
            guard let stem = parts.first.map(String.init) else { continue }
            switch parts.count > 1 ? parts.last : nil {
            case "imageset", "symbolset":
                if let symbol = Self.symbol(of: stem) { images.append(Asset(name: namespace + stem, symbol: symbol)) }
            case "colorset":
                // Its symbol would be the accent colour's own.
                guard stem != "AccentColor", let symbol = Self.symbol(of: stem) else { continue }
                colors.append(Asset(name: namespace + stem, symbol: symbol))
            case nil:
                let path = "\(folder)/\(entry.name)"
                let inner = Self.providesNamespace(path) ? "\(namespace)\(entry.name)/" : namespace
                walk(path, namespace: inner, depth: depth + 1)
            default: continue
            }
        }
    }

    private static func providesNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return false }
        let text = String(decoding: data, as: UTF8.self).filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }

    /// Of two assets with one symbol the first.
    private static func unique(_ assets: [Asset]) -> [Asset] {
        var seen: Set<String> = []
        return assets.filter { seen.insert($0.symbol).inserted }
    }

    /// `Brand Dark-2` is `brandDark2`: words joined, the first one in small letters. Nil for a word of Swift's.
    static func symbol(of name: String) -> String? {
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return nil }
        // Leading capitals are one word: `URLIcon` is `urlIcon`.
        let capitals = first.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < first.count ? capitals.count - 1 : capitals.count
        words[0] = first.prefix(count).lowercased() + first.dropFirst(count)
        for index in words.indices.dropFirst() {
            words[index] = words[index].prefix(1).uppercased() + words[index].dropFirst()
        }
        let symbol = words.joined()
        if keywords.contains(symbol) { return nil }
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    private static let keywords: Set<String> = [
        "default", "in", "is", "as", "for", "while", "if", "else", "switch", "case", "return", "self", "init", "class",
        "struct", "enum", "func", "var", "let", "import", "public", "private", "static", "repeat", "do", "try", "catch",
        "throw", "true", "false", "nil", "where", "guard", "defer", "break", "continue", "internal", "operator",
        "protocol", "extension", "super", "any", "inout", "subscript", "typealias", "fallthrough", "rethrows",
    ]

    /// Names that `Color` and `ShapeStyle` have themselves.
    private static let taken: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor", "accent", "tint", "foreground",
        "background", "selection", "separator", "placeholder", "link", "fill", "tertiary", "quaternary",
    ]

    /// The names of all assets that have symbols.
    var names: [String] { colors.map(\.name) + images.map(\.name) }

    /// The symbols that files name after a dot; in `Color` only those that no file declares itself.
    func code(for sources: [TokenizedSource]) -> String {
        guard !colors.isEmpty || !images.isEmpty else { return "" }
        var used: Set<String> = []
        var declared: Set<String> = []
        for source in sources {
            for index in source.tokens.indices where source.kind(at: index) == .word {
                if source.isMark(".", at: index - 1) { used.insert(source.text(at: index)) }
                if source.isWord("let", at: index - 1) || source.isWord("var", at: index - 1) {
                    declared.insert(source.text(at: index))
                }
            }
        }
        let colors = colors.filter { used.contains($0.symbol) }
        let images = images.filter { used.contains($0.symbol) }
        let own = colors.filter { !Self.taken.contains($0.symbol) && !declared.contains($0.symbol) }
        return Self.resources("ColorResource", colors) + Self.resources("ImageResource", images)
            + Self.statics("extension Color", own) + Self.statics("extension ShapeStyle where Self == Color", own)
    }

    private static func resources(_ type: String, _ assets: [Asset]) -> String {
        block(
            "extension \(type)",
            assets.map { "static let \($0.symbol) = \(type)(name: \"\($0.name)\", bundle: .main)" })
    }

    private static func statics(_ head: String, _ assets: [Asset]) -> String {
        block(head, assets.map { "static var \($0.symbol): Color { Color(ColorResource.\($0.symbol)) }" })
    }

    private static func block(_ head: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(head) {\n\(lines.map { "    \($0)\n" }.joined())}\n"
    }
}
