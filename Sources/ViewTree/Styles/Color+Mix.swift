import Foundation

extension Color {
    /// A colour between this one (`fraction` 0) and another (1). The fraction is limited to 0 … 1; NaN counts as 0.
    ///
    /// `.perceptual` mixes in Oklab (Björn Ottosson, 2020); which perceptual space SwiftUI uses is not documented, so
    /// such a colour says that it is approximate. `.device` mixes the sRGB-encoded components.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let fraction = min(max(fraction.orZero, 0), 1)
        return Color(
            .special(.mix(self, rhs, fraction: fraction, perceptual: colorSpace == .perceptual), opacity: 1))
    }
}

extension ResolvedColor {
    /// The colour `fraction` of the way to `other`; components are weighted by alpha, so that clear adds no hue.
    func mixed(with other: ResolvedColor, by fraction: Double, perceptual: Bool) -> ResolvedColor {
        guard fraction > 0 else { return self }
        guard fraction < 1 else { return other }
        let alpha = alpha + (other.alpha - self.alpha) * fraction
        guard alpha > 0 else { return .clear }
        let weight = other.alpha * fraction / alpha
        let approximate = isApproximate || other.isApproximate
        if perceptual {
            let from = OklabColor(self)
            let to = OklabColor(other)
            var result = OklabColor(
                l: from.l + (to.l - from.l) * weight, a: from.a + (to.a - from.a) * weight,
                b: from.b + (to.b - from.b) * weight
            ).resolved
            result.alpha = alpha
            result.isApproximate = self != other || approximate
            return result
        }
        return ResolvedColor(
            red: red + (other.red - red) * weight, green: green + (other.green - green) * weight,
            blue: blue + (other.blue - blue) * weight, alpha: alpha, isApproximate: approximate)
    }
}

/// A colour in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020).
private struct OklabColor {
    var l: Double
    var a: Double
    var b: Double

    init(l: Double, a: Double, b: Double) {
        self.l = l
        self.a = a
        self.b = b
    }

    init(_ color: ResolvedColor) {
        let red = RGBTransfer.linear(color.red)
        let green = RGBTransfer.linear(color.green)
        let blue = RGBTransfer.linear(color.blue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    var resolved: ResolvedColor {
        func cubed(_ value: Double) -> Double { value * value * value }
        let long = cubed(l + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cubed(l - 0.1055613458 * a - 0.0638541728 * b)
        let short = cubed(l - 0.0894841775 * a - 1.2914855480 * b)
        return ResolvedColor(
            red: RGBTransfer.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            green: RGBTransfer.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            blue: RGBTransfer.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short))
    }
}
