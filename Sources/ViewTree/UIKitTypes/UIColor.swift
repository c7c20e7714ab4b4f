import Foundation

/// UIKit's colour, as far as SwiftUI files use it: made from components or by the system's names, and handed to `Color`.
public final class UIColor: Hashable, @unchecked Sendable {
    let color: Color

    init(shown color: Color) { self.color = color }

    public convenience init(_ color: Color) { self.init(shown: color) }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(.sRGB, white: white, opacity: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(shown: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public convenience init?(named name: String) { self.init(shown: Color(name)) }

    public convenience init(cgColor: CGColor) { self.init(shown: cgColor.color) }

    public static func == (lhs: UIColor, rhs: UIColor) -> Bool { lhs.color == rhs.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let resolved = color._resolved(isDark: false)
        guard resolved.alpha > 0 else { return self }
        return UIColor(shown: color.opacity(alpha / resolved.alpha))
    }

    public var cgColor: CGColor { CGColor(shown: color) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color._resolved(isDark: false)
        red?.pointee = resolved.red
        green?.pointee = resolved.green
        blue?.pointee = resolved.blue
        alpha?.pointee = resolved.alpha
        return true
    }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// What `#colorLiteral` makes.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of a `#colorLiteral` that nothing says otherwise of.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(shown: Color(system: color)) }

    public static var black: UIColor { UIColor(shown: .black) }
    public static var white: UIColor { UIColor(shown: .white) }
    public static var clear: UIColor { UIColor(shown: .clear) }
    public static var darkGray: UIColor { UIColor(white: 1 / 3, alpha: 1) }
    public static var lightGray: UIColor { UIColor(white: 2 / 3, alpha: 1) }
    public static var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public static var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public static var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public static var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public static var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public static var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public static var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public static var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public static var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public static var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }

    public static var systemRed: UIColor { system(.red) }
    public static var systemOrange: UIColor { system(.orange) }
    public static var systemYellow: UIColor { system(.yellow) }
    public static var systemGreen: UIColor { system(.green) }
    public static var systemMint: UIColor { system(.mint) }
    public static var systemTeal: UIColor { system(.teal) }
    public static var systemCyan: UIColor { system(.cyan) }
    public static var systemBlue: UIColor { system(.blue) }
    public static var systemIndigo: UIColor { system(.indigo) }
    public static var systemPurple: UIColor { system(.purple) }
    public static var systemPink: UIColor { system(.pink) }
    public static var systemBrown: UIColor { system(.brown) }
    public static var systemGray: UIColor { system(.gray) }
    public static var systemGray2: UIColor { system(.gray2) }
    public static var systemGray3: UIColor { system(.gray3) }
    public static var systemGray4: UIColor { system(.gray4) }
    public static var systemGray5: UIColor { system(.gray5) }
    public static var systemGray6: UIColor { system(.gray6) }
    public static var label: UIColor { system(.label) }
    public static var secondaryLabel: UIColor { system(.secondaryLabel) }
    public static var tertiaryLabel: UIColor { system(.tertiaryLabel) }
    public static var quaternaryLabel: UIColor { system(.quaternaryLabel) }
    public static var placeholderText: UIColor { system(.placeholderText) }
    public static var separator: UIColor { system(.separator) }
    public static var opaqueSeparator: UIColor { system(.opaqueSeparator) }
    public static var link: UIColor { system(.link) }
    public static var tintColor: UIColor { system(.accent) }
    public static var systemFill: UIColor { system(.fill) }
    public static var secondarySystemFill: UIColor { system(.secondaryFill) }
    public static var tertiarySystemFill: UIColor { system(.tertiaryFill) }
    public static var quaternarySystemFill: UIColor { system(.quaternaryFill) }
    public static var systemBackground: UIColor { system(.background) }
    public static var secondarySystemBackground: UIColor { system(.secondaryBackground) }
    public static var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
    public static var systemGroupedBackground: UIColor { system(.groupedBackground) }
    public static var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
    public static var tertiarySystemGroupedBackground: UIColor { system(.tertiaryGroupedBackground) }
}

extension Color {
    public init(_ color: UIColor) { self = color.color }

    public init(uiColor: UIColor) { self = uiColor.color }
}
