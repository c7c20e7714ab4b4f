import Foundation

/// An environment-dependent font. What it measures like is decided by ``_resolve(dynamicTypeSize:isMacOS:)``.
public struct Font: Hashable, Sendable {
    var base: Base
    var traits = Traits()

    enum Base: Hashable, Sendable {
        /// The system font at a fixed size in points; Dynamic Type does not change it.
        case system(size: CGFloat)
        case style(TextStyle)
        indirect case custom(CustomFont)
    }

    /// A font by name.
    struct CustomFont: Hashable, Sendable {
        var name: String
        /// In points, at the default Dynamic Type size.
        var size: CGFloat
        /// The style it grows with; nil for a fixed size.
        var textStyle: TextStyle?
    }

    /// What the modifiers changed; nil for the base's own.
    struct Traits: Hashable, Sendable {
        var weight: Weight?
        var design: Design?
        var width: Width?
        var leading: Leading?
        /// Bold styling without a weight of its own: how heavy that is depends on the font.
        var isBold = false
        var isItalic = false
        var hasMonospacedDigits = false
        var hasSmallCaps = false
    }

    init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
        self.base = base
        traits.weight = weight
        traits.design = design
    }

    /// The system font with a size in points, which Dynamic Type does not change.
    ///
    /// Also takes what the older form with `weight: Font.Weight = .regular, design: Font.Design = .default` takes.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The system font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight: weight, design: design)
    }

    /// A font by name that grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font by name that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(CustomFont(name: name, size: size, textStyle: textStyle)))
    }

    /// A font by name with a size that Dynamic Type does not change.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(CustomFont(name: name, size: fixedSize, textStyle: nil)))
    }
}
