import Foundation

/// A colour with a value for each appearance.
struct AssetColorSet: Sendable {
    private let light: Color
    private let dark: Color

    init?(folder: String) {
        var plain: [(idiom: String, color: Color)] = []
        var dark: [(idiom: String, color: Color)] = []
        for entry in AssetContents(folder: folder).list("colors") {
            guard let color = (entry["color"] as? [String: Any]).flatMap(Self.color) else { continue }
            let appearances = AssetContents.appearances(of: entry)
            let item = (entry["idiom"] as? String ?? "universal", color)
            if appearances.isEmpty || appearances == ["luminosity": "light"] { plain.append(item) }
            if appearances == ["luminosity": "dark"] { dark.append(item) }
        }
        func best(_ items: [(idiom: String, color: Color)]) -> Color? {
            (items.first { $0.idiom == "universal" } ?? items.first { $0.idiom == "iphone" } ?? items.first)?.color
        }
        guard let light = best(plain) ?? best(dark) else { return nil }
        self.light = light
        self.dark = best(dark) ?? light
    }

    func resolved(isDark: Bool, palette: SystemPalette = .iOS13) -> ResolvedColor {
        (isDark ? dark : light)._resolved(isDark: isDark, palette: palette)
    }

    private static func color(_ object: [String: Any]) -> Color? {
        if let reference = object["reference"] as? String { return systemColor(reference) }
        guard let components = object["components"] as? [String: Any] else { return nil }
        func value(_ key: String) -> Double? { (components[key] as? String).flatMap(component) }
        let alpha = value("alpha") ?? 1
        switch object["color-space"] as? String {
        case "gray-gamma-22", "extended-gray":
            return value("white").map { Color(white: $0, opacity: alpha) }
        case let space:
            guard let red = value("red"), let green = value("green"), let blue = value("blue") else { return nil }
            return Color(
                space == "display-p3" ? .displayP3 : .sRGB, red: red, green: green, blue: blue, opacity: alpha)
        }
    }

    /// `0xFF` and `255` are of 255, `1.000` is of 1.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        if text.contains(".") { return Double(text) }
        return Double(text).map { $0 / 255 }
    }

    /// `systemBlueColor` as UIKit names it.
    private static func systemColor(_ reference: String) -> Color? {
        var name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        for word in ["system", "System"] {
            if let range = name.range(of: word) { name.removeSubrange(range) }
        }
        name = name.prefix(1).lowercased() + name.dropFirst()
        return SystemColor.allCases.first { "\($0)" == name }.map { Color(system: $0) }
    }
}
