import Foundation

extension Font {
    /// What the font measures like.
    ///
    /// A custom font is measured like the system font of its size, because its file is not at hand; see
    /// ``_approximateReason``. A custom font that grows with a style grows by the same factor as that style's system font.
    public func _resolve(dynamicTypeSize: DynamicTypeSize, isMacOS: Bool) -> ResolvedFont {
        let size: CGFloat
        var weight = ResolvedFont.Weight.regular
        switch base {
        case .system(let fixed):
            size = fixed
        case .style(let style):
            size = style.key.pointSize(dynamicTypeSize, isMacOS: isMacOS)
            weight = style.key.weight(isMacOS: isMacOS)
        case .custom(let font):
            size = font.size * font.growth(dynamicTypeSize, isMacOS: isMacOS)
        }
        if traits.isBold { weight = base.emphasizedWeight(isMacOS: isMacOS) }
        if let own = traits.weight { weight = ResolvedFont.Weight(own) }
        return ResolvedFont(
            size: size, weight: weight, design: ResolvedFont.Design(traits.design ?? .default),
            isItalic: traits.isItalic, hasMonospacedDigits: traits.hasMonospacedDigits,
            leading: ResolvedFont.Leading(traits.leading ?? .standard), platform: isMacOS ? .macOS : .iOS)
    }

    /// Why texts in this font measure differently from the real ones beyond the usual error; nil if they do not.
    public var _approximateReason: String? {
        if case .custom(let font) = base { return "the font \"\(font.name)\" is measured like the system font" }
        if let width = traits.width, width != .standard { return "font widths are measured like the standard one" }
        if traits.hasSmallCaps { return "small capitals are measured like ordinary letters" }
        if traits.isItalic, traits.design != .monospaced { return "italics are measured like upright letters" }
        switch traits.design {
        case .serif: return "the serif design is measured like the default one"
        case .rounded: return "the rounded design is measured like the default one"
        case .default, .monospaced, nil: return nil
        }
    }
}

extension Font.Base {
    /// The weight that bold styling gives the font: a trait, which each font answers in its own way (recorded on macOS,
    /// iamcgn/swiftui-web text/bold-trait; `UIFont.boldSystemFont` is semibold on iOS).
    func emphasizedWeight(isMacOS: Bool) -> ResolvedFont.Weight {
        switch self {
        case .system: isMacOS ? .bold : .semibold
        case .style(let style): style.key.emphasizedWeight(isMacOS: isMacOS)
        case .custom: .bold
        }
    }
}

extension Font.CustomFont {
    /// How much larger than at the default Dynamic Type size it is shown.
    func growth(_ dynamicTypeSize: DynamicTypeSize, isMacOS: Bool) -> CGFloat {
        guard let key = textStyle?.key, dynamicTypeSize != .large else { return 1 }
        let usual = key.pointSize(.large, isMacOS: isMacOS)
        return usual > 0 ? key.pointSize(dynamicTypeSize, isMacOS: isMacOS) / usual : 1
    }
}

extension Font.TextStyle {
    /// The style's row in the table of sizes.
    var key: TextStyleKey {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        case .extraLargeTitle: .extraLargeTitle
        case .extraLargeTitle2: .extraLargeTitle2
        }
    }
}
