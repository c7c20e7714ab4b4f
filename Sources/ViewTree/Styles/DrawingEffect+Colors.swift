import Foundation

// What effects do to colours. Components are sRGB-encoded, as the screen composites them.
extension DrawingEffect {
    /// Why its colours are a guess; nil where they follow from what Apple documents.
    ///
    /// Apple documents how bright, inverted, multiplied and contrasted colours come about, and gives no weights for
    /// brightness as seen: those here are Rec. 709's, and hues turn as W3C's Filter Effects has it.
    public var guess: String? {
        switch self {
        case .saturation, .grayscale: "saturation and grayscale with Rec. 709's weights"
        case .hueRotation: "hueRotation as in W3C's Filter Effects"
        case .luminanceToAlpha: "luminanceToAlpha with Rec. 709's weights"
        case .blend(let mode): mode.isModelled ? nil : "blendMode(.\(mode)) counts as normal"
        default: nil
        }
    }

    /// The colour that the effect makes of one; blend modes leave it as it is, they depend on what is below.
    ///
    /// Components are sRGB-encoded and stay in 0 … 1.
    public func applied(to color: ResolvedColor) -> ResolvedColor {
        let (r, g, b) = (color.red, color.green, color.blue)
        var result = color
        func set(_ red: Double, _ green: Double, _ blue: Double) {
            result.red = Self.limited(red)
            result.green = Self.limited(green)
            result.blue = Self.limited(blue)
        }
        switch self {
        // Apple: adds to every component; 1 is white, -1 black.
        case .brightness(let amount): set(r + amount, g + amount, b + amount)
        // Apple: 1 leaves a colour as it is, 0 is grey, negative values invert.
        case .contrast(let amount):
            set((r - 0.5) * amount + 0.5, (g - 0.5) * amount + 0.5, (b - 0.5) * amount + 0.5)
        // 1 leaves a colour as it is, 0 is its grey.
        case .grayscale(let amount): return DrawingEffect.saturation(1 - amount).applied(to: color)
        case .saturation(let amount):
            let grey = Self.luminance(color)
            set(grey + (r - grey) * amount, grey + (g - grey) * amount, grey + (b - grey) * amount)
        case .hueRotation(let angle):
            let (c, s) = (cos(angle), sin(angle))
            set(
                (0.213 + 0.787 * c - 0.213 * s) * r + (0.715 - 0.715 * c - 0.715 * s) * g
                    + (0.072 - 0.072 * c + 0.928 * s) * b,
                (0.213 - 0.213 * c + 0.143 * s) * r + (0.715 + 0.285 * c + 0.140 * s) * g
                    + (0.072 - 0.072 * c - 0.283 * s) * b,
                (0.213 - 0.213 * c - 0.787 * s) * r + (0.715 - 0.715 * c + 0.715 * s) * g
                    + (0.072 + 0.928 * c + 0.072 * s) * b)
        case .colorInvert: set(1 - r, 1 - g, 1 - b)
        case .colorMultiply(let other):
            set(r * other.red, g * other.green, b * other.blue)
            result.alpha *= other.alpha
        // Apple: the luminance becomes the alpha of a black pixel.
        case .luminanceToAlpha:
            set(0, 0, 0)
            result.alpha = color.alpha * Self.limited(Self.luminance(color))
        case .blend: break
        }
        return result
    }

    private static func luminance(_ color: ResolvedColor) -> Double {
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }

    /// NaN, from an amount that is none, counts as 0.
    private static func limited(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
}
