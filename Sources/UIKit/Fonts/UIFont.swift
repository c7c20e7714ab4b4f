import Foundation
import ViewTree

/// A font of UIKit's. Other families are measured like the system font, and views say so.
open class UIFont: NSObject, @unchecked Sendable {
    let resolved: ResolvedFont
    public let fontName: String
    public let familyName: String
    /// The text style it belongs to; nil for none.
    let style: TextStyle?

    init(_ resolved: ResolvedFont, name: String? = nil, style: TextStyle? = nil) {
        self.resolved = resolved
        fontName = name ?? ".SFUI-Regular"
        familyName = name ?? ".AppleSystemUIFont"
        self.style = style
    }

    /// A font by name.
    public convenience init?(name: String, size: CGFloat) {
        self.init(ResolvedFont(size: size), name: name)
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        var font = descriptor.font
        if size > 0 { font.size = size }
        self.init(font, name: descriptor.name)
    }

    /// Whether its letters are not the system's.
    var isForeign: Bool { !fontName.hasPrefix(".SFUI") }

    public var pointSize: CGFloat { resolved.size }
    public var lineHeight: CGFloat { resolved.lineHeight }
    public var capHeight: CGFloat { resolved.capHeight }
    /// 1950/2048 of the size (UIFont, every size 6 … 72, swiftui-web UIFont.md).
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    public var descender: CGFloat { -pointSize * 494 / 2048 }
    public var xHeight: CGFloat { pointSize * (pointSize <= 17 ? 1078 : 1040) / 2048 }
    public var leading: CGFloat { 0 }

    public func withSize(_ size: CGFloat) -> UIFont {
        var font = resolved
        font.size = size
        return UIFont(font, name: isForeign ? fontName : nil)
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved, name: isForeign ? fontName : nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return resolved == other.resolved && fontName == other.fontName
    }

    open override var hash: Int { resolved.hashValue }

    // MARK: System fonts

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(ResolvedFont(size: fontSize)) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.resolved))
    }

    /// Semibold (every size, swiftui-web UIFont.md).
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: .semibold))
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, isItalic: true))
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.resolved, design: .monospaced))
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(ResolvedFont(size: fontSize, weight: weight.resolved, hasMonospacedDigits: true))
    }

    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(style.font._resolve(dynamicTypeSize: .large, isMacOS: false), style: style)
    }

    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(forTextStyle: style)
    }

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var familyNames: [String] { [] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIFont {
    /// How heavy a font is, from -1 to 1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The nearest of the font's weights.
        var resolved: ResolvedFont.Weight {
            let all: [(Weight, ResolvedFont.Weight)] = [
                (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
                (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
            ]
            return all.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }!.1
        }
    }

    /// A style of Dynamic Type.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var font: Font {
            switch self {
            case .largeTitle: .largeTitle
            case .title1: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .callout: .callout
            case .footnote: .footnote
            case .caption1: .caption
            case .caption2: .caption2
            default: .body
            }
        }
    }
}

/// What describes a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let font: ResolvedFont
    let name: String?

    init(_ font: ResolvedFont, name: String?) {
        self.font = font
        self.name = name
    }

    public convenience init(name: String, size: CGFloat) { self.init(ResolvedFont(size: size), name: name) }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public var pointSize: CGFloat { font.size }
    public var postscriptName: String { name ?? ".SFUI-Regular" }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    public struct SystemDesign: Hashable, Sendable {
        let design: ResolvedFont.Design
        public static let `default` = SystemDesign(design: .default)
        public static let serif = SystemDesign(design: .serif)
        public static let rounded = SystemDesign(design: .rounded)
        public static let monospaced = SystemDesign(design: .monospaced)
    }

    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        if traits.contains(.traitBold) { font.weight = .semibold }
        font.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitMonoSpace) { font.design = .monospaced }
        return UIFontDescriptor(font, name: name)
    }

    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var font = font
        font.design = design.design
        return UIFontDescriptor(font, name: name)
    }

    public func withSize(_ size: CGFloat) -> UIFontDescriptor {
        var font = font
        font.size = size
        return UIFontDescriptor(font, name: name)
    }
}

/// Scales fonts with Dynamic Type; at the default size they stay as they are.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    public init(forTextStyle style: UIFont.TextStyle) {}
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
    public init(_ font: UIFont) {
        if let style = font.style {
            self = style.font
        } else if font.isForeign {
            self = .custom(font.fontName, fixedSize: font.pointSize)
        } else {
            var result = Font.system(size: font.pointSize)
            switch font.resolved.weight {
            case .ultraLight: result = result.weight(.ultraLight)
            case .thin: result = result.weight(.thin)
            case .light: result = result.weight(.light)
            case .regular: break
            case .medium: result = result.weight(.medium)
            case .semibold: result = result.weight(.semibold)
            case .bold: result = result.weight(.bold)
            case .heavy: result = result.weight(.heavy)
            case .black: result = result.weight(.black)
            }
            if font.resolved.isItalic { result = result.italic() }
            if font.resolved.hasMonospacedDigits { result = result.monospacedDigit() }
            self = result
        }
    }
}
