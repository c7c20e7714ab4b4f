import Foundation

extension Text {
    /// A logical scale of text.
    public struct Scale: Sendable, Hashable {
        var isSecondary: Bool

        public static let `default` = Scale(isSecondary: false)
        /// For text beside text that matters more.
        public static let secondary = Scale(isSecondary: true)
    }
}

/// The secondary scale (measured on macOS 26, iamcgn/swiftui-web TextScale.md): smaller glyphs with spacing of their
/// own, in the lines of the unscaled font.
enum SecondaryTextScale {
    /// The scaled size over the font's; constant up to 17 pt and from 70 pt on.
    static func factor(_ font: ResolvedFont) -> CGFloat {
        let (small, large) = factors(font.weight)
        return small - (small - large) * progress(font)
    }

    /// Added to each character, in points: tracking, and what the heavier face of the scale adds to a letter of half an
    /// em.
    static func spacing(_ font: ResolvedFont) -> CGFloat {
        tracking(font) + 0.5 * 0.024 * font.usableSize * factor(font)
    }

    private static func tracking(_ font: ResolvedFont) -> CGFloat {
        let atTextSizes: CGFloat =
            switch font.weight {
            case .ultraLight: 0.16
            case .thin: 0.15
            case .light: 0.1854
            case .regular: 0.25
            case .medium: 0.4147
            case .semibold: 0
            case .bold: -0.05
            case .heavy: 0.2
            case .black: 0.35
            }
        return atTextSizes * (1 - progress(font))
    }

    private static func progress(_ font: ResolvedFont) -> CGFloat { min(1, max(0, (font.usableSize - 17) / 53)) }

    private static func factors(_ weight: ResolvedFont.Weight) -> (CGFloat, CGFloat) {
        switch weight {
        case .ultraLight, .thin, .light, .regular: (0.8, 0.46)
        case .medium: (0.8, 0.48)
        case .semibold: (0.84, 0.49)
        case .bold: (0.85, 0.5)
        case .heavy: (0.85, 0.52)
        case .black: (0.87, 0.55)
        }
    }
}
